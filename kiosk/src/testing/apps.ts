import '../lib/theme/theme.js';
import '../play/seat/phone.css';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { expect } from 'vitest';
import { Session } from '../lib/client/session.svelte.js';
import { speech } from '../lib/i18n/index.svelte.js';
import { forget, remember, tab } from '../lib/store.js';
import { toasts } from '../lib/ui/toasts.svelte.js';
import Phone from '../pages/phone/App.svelte';
import { Phone as PhoneState } from '../pages/phone/phone.svelte.js';
import Screen from '../pages/big-screen/App.svelte';
import type { Hash } from '../pages/big-screen/hash.js';
import { ScreenRouter } from '../pages/big-screen/screen-router.svelte.js';
import type { PageReferee } from './page-referee.js';

/** All parts of pages are here before one is mounted: none comes while it is looked at. */
import.meta.glob(
  [
    '../**/*.svelte',
    '../../../games/*/pages/**/*.svelte',
    '!**/testing/**',
    '!../lib/scan/Camera.svelte',
  ],
  { eager: true },
);

/** Takes the page away again, with all that it remembers. */
export type Leave = () => Promise<void>;

/** The big screen as its own page starts it, at the place that the address names. */
export async function openScreen(referee: PageReferee, hash: Hash): Promise<Leave> {
  remember('host-key', 'key');
  await speech.need('common', 'screen', 'trust', 'cards');
  const session = new Session(referee.wire());
  const router = new ScreenRouter(session);
  const leave = open(Screen, { router }, session, referee);
  await router.begin(hash);
  await isShown();
  return leave;
}

/** The phone that holds a seat, as its own page starts it. */
export async function openPhone(referee: PageReferee, seat: string): Promise<Leave> {
  await speech.need('common', 'phone', 'trust');
  const session = new Session(referee.wire());
  const phone = new PhoneState(session);
  const leave = open(Phone, { phone }, session, referee);
  await phone.resume({ table: referee.info.table, seat, secret: 's' });
  await isShown();
  return leave;
}

const isShown = () => expect.poll(() => document.querySelector('#app main')).not.toBeNull();

function open<Props extends Record<string, unknown>>(
  page: Component<Props>,
  props: Props,
  session: Session,
  { file }: PageReferee,
): Leave {
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) =>
    file !== undefined && String(path).startsWith('/boards/')
      ? Promise.resolve(new Response(file))
      : fetch(path, init);
  const target = document.createElement('div');
  target.id = 'app';
  document.body.append(target);
  const mounted = mount(page, { target, props });
  flushSync();
  return async () => {
    await unmount(mounted);
    target.remove();
    globalThis.fetch = fetch;
    session.close();
    for (const { id } of toasts.list) toasts.dismiss(id);
    for (const key of ['host-key', 'seats', 'chains', 'cursors']) forget(key);
    for (const key of ['setup', 'cursors']) tab.forget(key);
  };
}
