import '../seat/phone.css';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { expect, onTestFinished } from 'vitest';
import { GAME_FACTS } from '../games/phones.js';
import { Session } from '../visit/session.svelte.js';
import { speech } from '../messages/index.svelte.js';
import { forget, remember, tabStore } from '../browser/store.js';
import { toasts } from '../kit/toasts.svelte.js';
import Phone from '../pages/phone/App.svelte';
import { Phone as PhoneState } from '../pages/phone/phone.svelte.js';
import Screen from '../pages/big-screen/App.svelte';
import type { Wire } from '../line/wire.js';
import type { AddressHash } from '../pages/big-screen/routes.js';
import { ScreenRouter } from '../pages/big-screen/screen-router.svelte.js';
import type { WireSwitch, PageReferee } from './page-referee.js';

/** All parts of pages are here before one is mounted: none comes while it is looked at. */
import.meta.glob(['../**/*.svelte', '../../../games/*/pages/**/*.svelte', '!**/testing/**', '!../scan/Camera.svelte'], {
  eager: true,
});

/** What a page talks to, and the file of a board or pack that people brought along to its table. */
type Referee = { wire(): Wire & WireSwitch; readonly file?: string | undefined };

/** A page that is mounted; `leave` takes it away again, with all that it remembers. */
export type OpenPage = WireSwitch & { leave(): Promise<void> };

/** The big screen as its own page starts it, at the place that the address names. */
export async function openScreen(referee: Referee, hash: AddressHash, { signedIn = true } = {}): Promise<OpenPage> {
  if (signedIn) remember('host-key', 'key');
  await speech.need('common', 'screen', 'trust', 'cards');
  const wire = referee.wire();
  const session = new Session({ wire, game: GAME_FACTS });
  const router = new ScreenRouter(session);
  const page = open(Screen, { router }, session, wire, referee.file);
  await router.begin(hash);
  await isShown();
  return page;
}

/** The phone that holds a seat, as its own page starts it. */
export function openPhone(referee: PageReferee, seat: string): Promise<OpenPage> {
  const { table } = referee.info;
  return openPhonePage(referee, (phone) => phone.resume({ table, seat, secret: 's' }));
}

/** A phone whose owner comes as `begin` says. */
export async function openPhonePage(
  referee: Referee,
  begin: (phone: PhoneState) => Promise<unknown>,
): Promise<OpenPage> {
  await speech.need('common', 'phone', 'trust');
  const wire = referee.wire();
  const session = new Session({ wire, game: GAME_FACTS });
  const phone = new PhoneState(session);
  const page = open(Phone, { phone }, session, wire, referee.file);
  await begin(phone);
  await isShown();
  return page;
}

/** A component by itself, which needs no referee. */
export function openComponent<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): OpenPage {
  return { ...mountAt(part, props), cut: () => {}, mend: () => {} };
}

const isShown = () => expect.poll(() => document.querySelector('#app main')).not.toBeNull();

function open<Props extends Record<string, unknown>>(
  page: Component<Props>,
  props: Props,
  session: Session,
  wire: WireSwitch,
  file?: string,
): OpenPage {
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) =>
    file !== undefined && String(path).startsWith('/boards/') ? Promise.resolve(new Response(file)) : fetch(path, init);
  const mounted = mountAt(page, props, () => {
    globalThis.fetch = fetch;
    session.close();
    history.replaceState(null, '', location.pathname + location.search);
    for (const key of ['host-key', 'seats', 'chains', 'cursors']) forget(key);
    for (const key of ['setup', 'cursors']) tabStore.forget(key);
  });
  return { ...mounted, cut: () => wire.cut(), mend: () => wire.mend() };
}

/** @param after what else is done when it is left, at the end of the test at the latest */
function mountAt<Props extends Record<string, unknown>>(page: Component<Props>, props: Props, after = () => {}) {
  const target = document.createElement('div');
  target.id = 'app';
  document.body.append(target);
  const mounted = mount(page, { target, props });
  flushSync();
  const leave = async () => {
    if (!target.isConnected) return;
    await unmount(mounted);
    target.remove();
    after();
    for (const { id } of toasts.list) toasts.dismiss(id);
  };
  onTestFinished(leave);
  return { leave };
}
