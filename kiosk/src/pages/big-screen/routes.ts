import type { TableId } from '@mister-x/engine/protocol';
import type { Hash } from './hash.js';

/** Pages beside the tables. */
export const PAGES = ['new', 'record', 'devices', 'printing', 'studio'] as const;
export type PageName = (typeof PAGES)[number];

/** Where someone is who runs the referee. The address says it, so Back, Forward and a reload lead there. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly table: TableId }
  | { readonly page: PageName /** Of the studio. */; readonly draft?: string };

export const HOME: Route = { page: 'home' };

export function routeOf({ table, page, draft }: Hash): Route {
  if (table !== undefined) return { page: 'table', table };
  const name = PAGES.find((each) => each === page);
  if (name === undefined) return HOME;
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
