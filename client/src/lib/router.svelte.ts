/** A tiny hash router: `#/table/abc?seat=2` is ['table', 'abc'] with { seat: '2' }. */
export interface Route {
  readonly path: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

export function parseHash(hash: string): Route {
  const text = hash.replace(/^#\/?/, '');
  const [path = '', search = ''] = text.split('?', 2);
  return {
    path: path.split('/').filter(Boolean).map(decode),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(path: readonly string[], query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

class Router {
  route = $state.raw<Route>(parseHash(typeof location === 'undefined' ? '' : location.hash));

  start(): () => void {
    const update = () => (this.route = parseHash(location.hash));
    addEventListener('hashchange', update);
    update(); // the address may have changed while the texts were still on their way
    return () => removeEventListener('hashchange', update);
  }

  /** Shows another address for what is open: a key in it stays in no bar, no history and no bookmark. */
  cover(path: readonly string[]): void {
    history.replaceState(null, '', hashOf(path));
  }

  /** Goes there without leaving a page behind. */
  replace(path: readonly string[]): void {
    this.cover(path);
    this.route = parseHash(location.hash);
  }

  go(path: readonly string[], query: Record<string, string> = {}): void {
    location.hash = hashOf(path, query);
  }
}

export const router = new Router();
