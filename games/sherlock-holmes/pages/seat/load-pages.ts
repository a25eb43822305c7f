import { refetching } from '@mister-x/kiosk/browser/refetch.ts';

export type SeatPages = typeof import('./pages.js');

const pagesModule = refetching(() => import('./pages.js'));

/** What nobody needs for his first move: map, notebook and log. Asked again, it fetches what did not come. */
export async function loadPages(): Promise<SeatPages> {
  const pages = await pagesModule();
  await pages.loadMessages();
  return pages;
}
