import { readCode } from '@mister-x/engine/cards';
import type { TableId } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import type { Trial } from '../../games/game-ui.js';
import { phoneUi } from '../../games/phones.js';
import { infoHere } from '../../games/proposed-names.js';
import { KeyCheck } from '../../lib/client/key-check.svelte.js';
import { LEFT, patiently } from '../../lib/client/link.js';
import type { Session } from '../../lib/client/session.svelte.js';
import { explain } from '../../lib/explain.js';
import type { AreaName } from '../../lib/i18n/areas.js';
import { speech, t } from '../../lib/i18n/index.svelte.js';
import { sayRefusal } from '../../lib/say-refusal.js';
import type { ScanBus } from '../../lib/scan/bus.svelte.js';
import { scansOf } from '../../lib/scan/scans.js';
import { forget, recall, remember } from '../../lib/store.js';
import { toasts } from '../../lib/ui/toasts.svelte.js';
import { playsOnScreen } from '../../play/screen/no-board.js';
import type { Hash } from './hash.js';
import { beginPairing, endPairing, readTyped, unfinishedPairing } from './pairing.js';
import { HOME, hashOf, isSame, type PageName, type Route, routeOf } from './routes.js';
import { screenName } from './screen-name.js';
import { beginTrial, trialGame } from './trial.js';

type Page = 'opening' | 'key' | 'home' | PageName | 'table' | 'busy' | 'unseen';

/**
 * Why a code is asked for: none was given, nothing was typed, the referee knows none like it (it does not say
 * why), this screen was signed out, or there is no room for another screen yet.
 */
type Asking = 'new' | 'empty' | 'used' | 'signed-out' | 'full';

/** Of an entry of the history: Back leads home. */
const FROM_HOME = 'fromHome';

const AREAS: Readonly<Record<PageName, readonly AreaName[]>> = {
  new: [],
  record: ['records'],
  devices: [],
  printing: ['printing'],
  studio: ['studio'],
};

/** Which page the big screen shows, and how it got the right to. */
export class Kiosk {
  page = $state<Page>('opening');
  /** Why the page asks for a code. */
  asking = $state<Asking>('new');
  /** How often it was asked for: every wrong try is answered in sight. */
  asked = $state(0);
  /** Why a spectator sees nothing of which table. */
  unseen = $state.raw<{ readonly code: string; readonly table: TableId }>();
  /** A pairing code on its way: it stays while the line is checked, and when it was wrong. */
  typedCode = $state('');
  readonly session: Session;
  readonly keyCheck: KeyCheck;
  /** Listens once the host key was accepted, for the table that is open. */
  readonly scans: ScanBus;
  /** Where the address leads, as soon as this screen is let in. */
  route = $state.raw<Route>(HOME);
  /** A table to try is being set up. */
  trying = $state(false);
  /** The game whose story the page of records tells; none: it checks files. */
  record = $state.raw<MatchRecord>();
  /** It was asked for with the address. */
  #triesFirst: Trial | undefined;
  /** A page that would lose something says here whether Back has to wait, and asks. */
  staysPut: (() => boolean) | undefined;

  constructor(session: Session) {
    this.session = session;
    session.filledSlots = (game) => phoneUi(game)?.filledSlots;
    session.reads = infoHere;
    this.keyCheck = new KeyCheck(session.privacy);
    this.scans = scansOf(session);
    // Pages that play, or try scanners, take the scans from here.
    this.scans.on(({ text }) => sayEarly(text));
    session.onRestoreFailed((code) => this.#lost(code));
    session.onRestored(() => this.#letIn());
    session.onWrongKey(() => this.keyCheck.forget());
    session.onSignedOut((key) => void this.#signedOut(key));
  }

  /** The address: what it holds lets this screen in, or the key that it kept does; a table is opened again. */
  async begin(hash: Hash): Promise<void> {
    const { pair, watch, channel } = hash;
    this.route = routeOf(hash);
    this.#triesFirst = trialOf(hash.try);
    if (watch !== undefined) return this.#spectate(watch, channel);
    this.keyCheck.key = channel ?? asText(recall('channel-key'));
    const known = asText(recall('host-key'));
    // A screen that is signed in leaves a link unused: it is good for another one.
    if (known !== undefined && (await this.#comeBack(known))) {
      endPairing();
      return;
    }
    const code = pair ?? unfinishedPairing()?.code;
    if (code !== undefined) await this.pair(code);
    else if (known === undefined) this.ask('new');
  }

  /** Back, Forward, or an address that was typed: they lead where they say. */
  async follow(hash: Hash): Promise<void> {
    const route = routeOf(hash);
    if (isSame(route, this.route)) return;
    if (this.staysPut?.()) {
      this.#write(this.route, 'pushState');
      return;
    }
    this.route = route;
    // Anyone who has not been let in yet is led there afterwards.
    if (this.page === 'opening' || this.page === 'key') return;
    if (this.session.place === null) await this.#arrive();
    else await this.#reopen();
  }

  /** Spends a code on a key of this screen's own; whether it opened. */
  async pair(typed: string): Promise<boolean> {
    const { code, channel: channelKey } = readTyped(typed);
    if (code === '') {
      this.ask('empty');
      return false;
    }
    if (channelKey !== undefined) this.keyCheck.key = channelKey;
    const line = await this.keyCheck.secure();
    if (line !== 'ready') return this.#unheard(line);
    const { key } = beginPairing(code);
    const reply = await this.session.pair(code, key, screenName(navigator.userAgent));
    if (!reply.ok) {
      // Its code stays good for when there is room.
      if (reply.refusal.code === 'FULL') {
        this.typedCode = typed;
        this.ask('full');
        return false;
      }
      // Whatever else it is, the same page may ask again.
      if (reply.refusal.code !== 'CODE_UNKNOWN') return this.#unheard(reply.refusal.code);
      endPairing();
      this.ask('used');
      return false;
    }
    remember('host-key', key);
    endPairing();
    return this.#comeBack(key);
  }

  /** Whether the key that this screen kept still opens the referee. */
  async #comeBack(key: string): Promise<boolean> {
    const line = await this.keyCheck.secure();
    if (line !== 'ready') return this.#unheard(line);
    // A referee that is only busy has not forgotten this screen: no code is asked for yet.
    const reply = await patiently(
      () => this.session.openHost(key),
      () => {
        this.page = 'opening';
      },
    );
    if (reply.ok) {
      this.typedCode = '';
      if (this.keyCheck.key !== undefined) remember('channel-key', this.keyCheck.key);
      this.scans.start(null);
      await this.#arrive();
      return true;
    }
    if (reply.refusal.code !== 'FORBIDDEN') return this.#unheard(reply.refusal.code);
    if (recall('host-key') === key) forget('host-key');
    this.ask('signed-out');
    return false;
  }

  /** The page on which a code is typed, and that says why. */
  ask(why: Asking): void {
    this.asking = why;
    this.asked += 1;
    this.page = 'key';
  }

  openTable(table: TableId): Promise<void> {
    return this.#go({ page: 'table', table });
  }

  async #openTable(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'kiosk', table });
    if (reply === LEFT) return;
    if (!reply.ok) {
      toasts.error(explain(reply.refusal));
      return this.#goHome();
    }
    await speech.follow(reply.value.table.language);
    this.scans.start(table);
    this.page = 'table';
  }

  async watch(table: TableId): Promise<void> {
    const reply = await patiently(
      () => this.session.open({ as: 'spectator', table }),
      () => {
        this.page = 'busy';
      },
    );
    if (reply === LEFT) return;
    if (!reply.ok) return this.#shutOut(reply.refusal.code, table);
    await speech.follow(reply.value.table.language);
    this.page = 'table';
  }

  /** As Back does where people came from there: the history does not grow by going to and fro. */
  async home(): Promise<void> {
    if (history.state?.[FROM_HOME] === true) history.back();
    else await this.#goHome();
  }

  setUp(): Promise<void> {
    return this.#go({ page: 'new' });
  }

  /** A game against computers, at once: behind the cover on the page of phones. */
  async tryOut(trial: Trial): Promise<void> {
    const ui = trialGame();
    if (ui === undefined || this.trying) return;
    this.trying = true;
    const begun = await beginTrial(this.session, ui, trial, this.keyCheck.key).finally(() => {
      this.trying = false;
    });
    if (!begun.ok) {
      sayRefusal(begun, { ...ui.refusals(), FULL: t.table.setup.full });
      return;
    }
    const { table } = begun.value;
    playsOnScreen(table);
    if (trial === 'hidden') location.assign('/play');
    else await this.openTable(table);
  }

  lookAtRecord(): Promise<void> {
    this.record = undefined;
    return this.#go({ page: 'record' });
  }

  /** The story of the game at the table that is shown now. */
  tellStory(record: MatchRecord): Promise<void> {
    this.record = record;
    return this.#go({ page: 'record' });
  }

  /** From the page of records: to the table whose story it told, or home. */
  async leaveRecord(): Promise<void> {
    if (this.record === undefined) return this.home();
    this.record = undefined;
    history.back();
  }

  lookAtDevices(): Promise<void> {
    return this.#go({ page: 'devices' });
  }

  print(): Promise<void> {
    return this.#go({ page: 'printing' });
  }

  draw(): Promise<void> {
    return this.#go({ page: 'studio' });
  }

  /** The studio has another draft open, or none. */
  showDraft(draft: string | undefined): void {
    if (this.route.page !== 'studio') return;
    this.route = draft === undefined ? { page: 'studio' } : { page: 'studio', draft };
    this.#write(this.route, 'replaceState', history.state);
  }

  /** A table that was just set up takes the place of its form: Back then leads home. */
  #go(route: Route): Promise<void> {
    const before = this.route;
    const isFromForm = before.page === 'new' && route.page === 'table';
    this.route = route;
    if (isFromForm) this.#write(route, 'replaceState', history.state);
    else this.#write(route, 'pushState', { [FROM_HOME]: before.page === 'home' });
    // A page that is no table is not shown beside the last one, which would go on telling of itself.
    const stays = this.session.place === null || route.page === 'table';
    return stays ? this.#arrive() : this.#reopen();
  }

  /** Shows the page that the address names, with its messages loaded. */
  async #arrive(): Promise<void> {
    const trial = this.#triesFirst;
    if (trial !== undefined) {
      this.#triesFirst = undefined;
      return this.tryOut(trial);
    }
    const { route } = this;
    if (route.page === 'table') return this.#openTable(route.table);
    if (route.page !== 'home') await speech.need(...AREAS[route.page]);
    if (this.route === route) this.page = route.page;
  }

  /** A screen that is let in again gets a list of tables as they are now. */
  async #goHome(): Promise<void> {
    this.route = HOME;
    this.#write(HOME, 'replaceState');
    await this.#reopen();
  }

  async #reopen(): Promise<void> {
    this.session.leave();
    const known = asText(recall('host-key'));
    if (known === undefined) this.ask('new');
    else await this.#comeBack(known);
  }

  /** Public things only: without a key from the link they are told in the clear. */
  #spectate(table: TableId, channel: string | undefined): Promise<void> {
    this.keyCheck.decide(channel);
    return this.watch(table);
  }

  #unheard(code: string): false {
    toasts.error(explain({ code }));
    this.ask('new');
    return false;
  }

  /** On another screen someone has signed this one out; another tab may be in again already. */
  async #signedOut(key: string): Promise<void> {
    this.scans.stop();
    this.route = HOME;
    this.#write(HOME, 'replaceState');
    const known = asText(recall('host-key'));
    if (known === key) forget('host-key');
    if (known === undefined || known === key) this.ask('signed-out');
    else await this.#comeBack(known);
  }

  #lost(code: string): void {
    const { place } = this.session;
    if (place?.as === 'spectator') this.#shutOut(code, place.table);
    else {
      toasts.error(explain({ code }));
      void this.#goHome();
    }
  }

  /** Who was shut out of the table keeps asking on every new connection, and sees it once it has a place. */
  #letIn(): void {
    const { unseen, session } = this;
    if (this.page !== 'unseen' || unseen?.table !== session.place?.table) return;
    if (unseen?.code !== 'CHANNEL_KEY_WRONG') this.page = 'table';
  }

  /** Where it was shown before, its check and what that found stay in sight. */
  #shutOut(code: string, table: TableId): void {
    this.unseen = { code, table };
    this.page = 'unseen';
  }

  #write(route: Route, how: 'pushState' | 'replaceState', state: unknown = null): void {
    history[how](state, '', hashOf(route) || location.pathname);
  }
}

/** What an address asks for: `#try=hidden`, and any other for the open side. */
function trialOf(wanted: string | undefined): Trial | undefined {
  if (wanted === undefined) return undefined;
  return wanted === 'hidden' ? wanted : 'open';
}

/** A card where nothing is played yet: people try their scanner. */
function sayEarly(text: string): void {
  const read = readCode(text);
  if (read.ok) toasts.info(t.cards.early);
  else toasts.error(t.cards.faults[read.error]);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
