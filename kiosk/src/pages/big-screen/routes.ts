import type { TableId } from '@mister-x/engine/protocol';

/** Pages beside the tables. */
export const PAGES = ['new', 'record', 'devices', 'printing', 'studio'] as const;
export type PageName = (typeof PAGES)[number];

/** Where someone is who runs the referee. The address says it, so Back, Forward and a reload lead there. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: TableId }
  | { readonly page: PageName /** Of the studio. */; readonly draft?: string };

export const HOME_ROUTE: Route = { page: 'home' };

export function routeOf({ table, page, draft }: AddressHash): Route {
  if (table !== undefined) return { page: 'table', table };
  const name = PAGES.find((each) => each === page);
  if (name === undefined) return HOME_ROUTE;
  return name === 'studio' && draft !== undefined ? { page: name, draft } : { page: name };
}

/** The fragment of its address. */
export function hashOf(place: Route): string {
  if (place.page === 'home') return '';
  if (place.page === 'table') return `#table=${place.table}`;
  const draft = place.draft === undefined ? '' : `&draft=${place.draft}`;
  return `#page=${place.page}${draft}`;
}

export function isSame(a: Route, b: Route): boolean {
  return hashOf(a) === hashOf(b);
}

export type AddressHash = {
  /** Lets this screen in, once. */
  readonly pair?: string;
  readonly table?: string;
  readonly watch?: string;
  /** A page beside the tables, and what of it. */
  readonly page?: string;
  readonly draft?: string;
  /** Opens a table to try a game at: `hidden`, or any other word for the open side. */
  readonly try?: string;
  readonly channel?: string;
};

/**
 * The fragment of the kiosk's address: `#pair=…`, `#table=…`, `#watch=…`, `#page=…`, `#try=1` or `#try=hidden`, with `channel=…` the key of
 * the private channel. It never reaches a server's log.
 */
export function parseHash(hash: string): AddressHash {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const found: { -readonly [F in keyof AddressHash]: AddressHash[F] } = {};
  for (const name of ['pair', 'table', 'watch', 'page', 'draft', 'try', 'channel'] as const) {
    const value = fields.get(name);
    if (value !== null && value !== '') found[name] = value;
  }
  return found;
}

/**
 * The fragment of the address bar. Where it lets a screen in it is taken out of the address at once, and so
 * out of the history; a table stays there.
 */
export function takeHash(
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): AddressHash {
  const taken = parseHash(hash);
  if (taken.pair !== undefined || taken.try !== undefined) {
    const left = taken.table === undefined ? '' : `#table=${taken.table}`;
    history.replaceState(null, '', pathname + search + left);
  }
  return taken;
}
