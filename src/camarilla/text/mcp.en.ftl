### A seat for a language model (camarilla mcp): what tools and resources say. Models read it, and people who watch them.

cli-mcp = Serve one seat to a language model, as an MCP server.
cli-mcp-examples = {"  "}CAMARILLA_LINK="http://127.0.0.1:8000/#/sit/TABLE/KEY" camarilla mcp --house http://127.0.0.1:8000
  {"  "}CAMARILLA_KEY=KEY camarilla mcp --table TABLE --http 8765
cli-opt-mcp-house = address of the running house
cli-opt-mcp-table = the table of the seat; its key is read from CAMARILLA_KEY
cli-opt-mcp-link = a seat link: an invitation, or one’s own; better in CAMARILLA_LINK, for a command line can be read by everybody on the machine
cli-opt-mcp-http = streamable HTTP on this port of this machine, instead of stdio
cli-mcp-missing = The MCP server needs its packages: pip install 'camarilla[mcp]'
cli-mcp-no-key = A table needs the key of its seat: put it into the variable CAMARILLA_KEY, or a link into CAMARILLA_LINK.
cli-mcp-no-link = This is not a seat link: one ends with #/sit/TABLE/KEY.
cli-mcp-port = Nobody can listen on port { $port } here: { $why }. Nobody has sat down; another number after --http will do.
cli-mcp-serving = MCP at { $address }, for whoever sends the header Authorization: Bearer { $secret }
cli-mcp-instructions = At a table of Camarilla you play a political board game against people and bots. If you have no seat yet, call list_tables and take one with join_table. Call look to see the table, question to read what you are asked with its options and rules, answer to answer, wait until you are asked again. Talk, promise and offer deals as you like; nobody is bound to the truth. You see what your seat may see and nothing else. A refusal names the rule: read it with rule and try again.

## Tools

cli-mcp-tool-list-tables = Tables with a free seat.
cli-mcp-tool-join-table = Sit down at an open table, on this seat or on any free one. From then on this server is bound to that seat.
cli-mcp-tool-look = What happened and what was said since the last time, the whole table as your seat sees it, and who is awaited.
cli-mcp-tool-question = What you are asked: the options with their keys and whole answers, and the rules behind them. With steps (keys of options chosen so far) what may come next. With interjection what you may say out of turn.
cli-mcp-tool-answer = Answer the question, either with the whole answer as it stands behind an option, or with the keys of the small steps that lead to it.
cli-mcp-tool-offer = Offer goods for goods to another seat, in games whose rules know it: cards (numbers), notes (how many of 1, 2 and 3 MP), money (a sum you ask for). It binds nobody until it is accepted.
cli-mcp-tool-talk = Say something: to everybody, or to some seats alone. Answers with the newest lines.
cli-mcp-tool-promise = A promise in words, to everybody or to some seats, perhaps until a round. It binds nobody, but it is remembered.
cli-mcp-tool-wait = Wait until you are asked something or the game is over, at most so many seconds.
cli-mcp-tool-rule = A rule by its number, or all rules below a number.
cli-mcp-resource-rules = The rules of the game at this table.
cli-mcp-resource-cards = The cards of the game at this table.
cli-mcp-resource-log = Everything that your seat has heard.

## What they say

cli-mcp-no-seat = You have no seat yet: call list_tables, then join_table.
cli-mcp-bound = You sit already. This server is bound to its one seat.
cli-mcp-no-house = The house does not answer: { $why }
cli-mcp-table = { $id } “{ $name }”: { $game }, free seats { $free }
cli-mcp-no-tables = No table has a free seat. Somebody must open one with the door open to everybody.
cli-mcp-you = You are { $name }, seat { $seat }, at a table of { $game }
cli-mcp-not-begun = The match has not begun. Call wait.
cli-mcp-asked = You are asked: { $what } Call question for the options.
cli-mcp-awaited = You are not being asked. Awaited: { $who }. Call wait.
cli-mcp-discreet = You are not being asked. Somebody else may be, discreetly. Call wait.
cli-mcp-nothing-aside = There is nothing you could say out of turn now.
cli-mcp-over = The game is over: { $ending }. Winners: { $winners }. Scores by seat: { $scores }.
cli-mcp-steps = After the steps { $steps }:
cli-mcp-complete = These steps are a whole answer: { $answer }
cli-mcp-not-whole = These steps are not a whole answer yet. Add the key of one of these:
cli-mcp-promise-instead = Promise it in words instead: call promise.
cli-mcp-promised = { $who } promises: { $text }
cli-mcp-said = { $who }: { $text }
cli-mcp-said-to = { $who }, to { $to } alone: { $text }
cli-mcp-no-rule = There is no rule { $number }. The book goes from { $first } to { $last }.
cli-mcp-no-cards = This game has no cards with a text.

## What to try instead, by kind of refusal

cli-mcp-hint-illegal = Nothing has changed. Call question for what is legal, and answer with one of its options.
cli-mcp-hint-not_asked = Nothing has changed. Call wait until you are asked.
cli-mcp-hint-stale = Something else is asked by now. Call question and answer that.
cli-mcp-hint-not_now = Not at this time. Call look to see what is going on.
cli-mcp-hint-bad_input = The answer was not understood. Copy a whole answer from question, or use steps.
cli-mcp-hint-forbidden = This seat is not yours, or its key was changed. Nothing can be done about it from here.
cli-mcp-hint-not_found = Call list_tables for the tables there are.
cli-mcp-hint-too_large = Say it in fewer words.
cli-mcp-hint-too_many = You are too fast. Wait a little and try the same again.
cli-mcp-hint-unavailable = The house cannot write anything down at the moment. Nothing is lost; try the same again in a moment.
cli-mcp-hint-broken = A mistake of the house. Nothing has changed; call look and try something else.
