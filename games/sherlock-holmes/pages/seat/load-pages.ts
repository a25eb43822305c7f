import { refetching } from '@mister-x/kiosk/lib/refetch.ts';

export type Pages = typeof import('./pages.js');

const modules = refetching(() => import('./pages.js'));

/** What nobody needs for his first move: map, notebook and log. Asked again, it fetches what did not come. */
export async function loadPages(): Promise<Pages> {
  const pages = await modules();
  await pages.loadMessages();
  return pages;
}
