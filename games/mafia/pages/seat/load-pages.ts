import { refetching } from '@mister-x/kiosk/browser/refetch.ts';

export type SeatPages = typeof import('./pages.js');

const pagesModule = refetching(() => import('./pages.js'));
let loadedPages: Promise<SeatPages> | undefined;

/** Log and plans. Asked again, it fetches what did not come. */
export async function loadPages(): Promise<SeatPages> {
  loadedPages ??= load();
  try {
    return await loadedPages;
  } catch (fault) {
    loadedPages = undefined;
    throw fault;
  }
}

async function load(): Promise<SeatPages> {
  const pages = await pagesModule();
  await pages.loadMessages();
  return pages;
}
