import { refetching } from '@mister-x/kiosk/lib/refetch.ts';

export type Pages = typeof import('./pages.js');

const modules = refetching(() => import('./pages.js'));
let areThere: Promise<Pages> | undefined;

/** Log and plans. Asked again, it fetches what did not come. */
export async function loadPages(): Promise<Pages> {
  areThere ??= load();
  try {
    return await areThere;
  } catch (fault) {
    areThere = undefined;
    throw fault;
  }
}

async function load(): Promise<Pages> {
  const pages = await modules();
  await pages.loadMessages();
  return pages;
}
