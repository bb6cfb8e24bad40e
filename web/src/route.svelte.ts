// Where we are: the lobby, a table, the replay of a finished game, or a board of which a program takes a picture.

export type Route =
  { page: 'lobby' } | { page: 'picture' } | { page: 'table'; id: string } | { page: 'replay'; id: string };

export function parse(path: string): Route {
  const [, kind, id] = /^\/(t|r)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 't' && id) return { page: 'table', id };
  if (kind === 'r' && id) return { page: 'replay', id };
  return path === '/picture' ? { page: 'picture' } : { page: 'lobby' };
}

class Place {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = parse(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** For links: an ordinary click stays inside the page; a new tab stays possible. */
export function inside(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  place.go(link.pathname + link.hash);
}
