// A whole bot for every game, without any package: node remote_bot.mjs http://127.0.0.1:8000 TABLE [NAME PASSWORD]
// Node 22 or newer. It takes the first whole answer it finds, at random among the small steps.
import { randomUUID } from 'node:crypto';

const [base, table, name, password] = process.argv.slice(2);
if (typeof WebSocket === 'undefined') throw new Error('Node 22 or newer, please: this one has no WebSocket.');

async function call(method, path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`${base}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await reply.json();
  if (!reply.ok) throw Object.assign(new Error(`${said.error.kind} ${said.error.words.id}`), said.error);
  return said;
}

async function account() {
  if (!name) return undefined; // a guest
  const wish = { name, password, bot: true, token: true };
  return (await call('POST', '/account', wish).catch(() => call('POST', '/account/session', wish))).token;
}

const joined = await call('POST', `/tables/${table}/join`, {}, await account());
const address = `${base.replace('http', 'ws')}/api/tables/${table}/live`;
const socket = new WebSocket(address, { headers: { authorization: `Bearer ${joined.token}` } });
const waiting = new Map(); // key -> who waits for its reply
let seq = 0, busy = false, question = null;
console.log(`seat ${joined.seat} of table ${table}`);

function ask(message) {
  const key = randomUUID();
  socket.send(JSON.stringify({ key, ...message }));
  return new Promise((resolve) => waiting.set(key, resolve));
}

async function chosen(menu) {
  for (const soFar = []; ; menu = await ask({ type: 'steps', so_far: soFar })) {
    if (menu.type === 'refused') return undefined; // something else is asked by now
    if (menu.complete && (!menu.options.length || Math.random() < 0.5)) return menu.answer;
    const step = menu.options[Math.floor(Math.random() * menu.options.length)];
    if (step.answer !== null) return step.answer;
    soFar.push(step.key);
  }
}

async function think() {
  if (busy || !question) return;
  busy = true;
  const asked = { question, seq };
  const answer = await chosen(asked.question);
  const reply = answer === undefined ? null : await ask({ type: 'answer', seq: asked.seq, answer });
  busy = false;
  if (reply?.type === 'accepted' && question === asked.question) question = null; // the next update asks anew
  else await think();
}

socket.onmessage = ({ data }) => {
  const frame = JSON.parse(data);
  if (frame.type === 'welcome' || frame.type === 'update') {
    [seq, question] = [frame.seq, frame.seen?.question ?? null];
    if (frame.seen?.outcome) { console.log('over:', JSON.stringify(frame.seen.outcome)); socket.close(); return; }
    think();
  } else if (waiting.has(frame.key)) { waiting.get(frame.key)(frame); waiting.delete(frame.key); }
};
socket.onclose = ({ code }) => process.exit(code === 1000 || code === 1005 ? 0 : 1);
