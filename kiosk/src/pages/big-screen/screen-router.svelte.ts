import { readCode } from '@mister-x/engine/cards';
import type { TableId } from '@mister-x/engine/protocol';
import type { MatchRecord } from '@mister-x/engine/record';
import type { TrialKind } from '../../games/game-ui.js';
import { REPLY_LEFT, retryWhileBusy } from '../../line/server-line.js';
import type { Session } from '../../visit/session.svelte.js';
import { refusalSentence } from '../../kit/explain.js';
import type { AreaName } from '../../messages/areas.js';
import { speech, t } from '../../messages/index.svelte.js';
import type { ScanBus } from '../../scan/bus.svelte.js';
import { scansOf } from '../../scan/scans.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { type AddressHash, hashOf, HOME_ROUTE, isSame, type PageName, type Route, routeOf } from './routes.js';
import { HostSignIn } from './host-sign-in.svelte.js';
import { TrialStarter } from './trial.svelte.js';

type Page = 'opening' | 'key' | 'home' | PageName | 'table' | 'busy' | 'unseen';

/** Of an entry of the history: Back leads home. */
const FROM_HOME_KEY = 'fromHome';

const AREAS_BY_PAGE: Readonly<Record<PageName, readonly AreaName[]>> = {
  new: [],
  record: ['records'],
  devices: [],
  printing: ['printing'],
  studio: ['studio'],
};

/** Which page the big screen shows, and its address. */
export class ScreenRouter {
  page = $state<Page>('opening');
  /** Why a spectator sees nothing of which table. */
  unseen = $state.raw<{ readonly code: string; readonly table: TableId }>();
  readonly session: Session;
  readonly signIn: HostSignIn;
  readonly trial: TrialStarter;
  /** Listens once the host key was accepted, for the table that is open. */
  readonly scans: ScanBus;
  /** Where the address leads, as soon as this screen is let in. */
  route = $state.raw<Route>(HOME_ROUTE);
  /** The game whose story the page of records tells; none: it checks files. */
  record = $state.raw<MatchRecord>();
  /** It was asked for with the address. */
  #triesFirst: TrialKind | undefined;
  /** A page that would lose something says here whether Back has to wait, and asks. */
  leaveGuard: (() => boolean) | undefined;

  constructor(session: Session) {
    this.session = session;
    this.signIn = new HostSignIn(session, {
      show: (page) => {
        this.page = page;
      },
      arrive: () => {
        this.scans.start(null);
        return this.#arrive();
      },
    });
    this.trial = new TrialStarter(session, this.signIn.keyCheck, (table) => this.openTable(table));
    this.scans = scansOf(session);
    // Pages that play, or try scanners, take the scans from here.
    this.scans.on(({ text }) => showBeforeMounted(text));
    session.onRestoreFailed((code) => this.#lost(code));
    session.onRestored(() => this.#letIn());
    session.onSignedOut((key) => this.#signedOut(key));
  }

  /** The address: what it holds lets this screen in, or the key that it kept does; a table is opened again. */
  async begin(hash: AddressHash): Promise<void> {
    const { watch, channel } = hash;
    this.route = routeOf(hash);
    this.#triesFirst = trialOf(hash.try);
    if (watch !== undefined) return this.#spectate(watch, channel);
    await this.signIn.begin(hash);
  }

  /** Back, Forward, or an address that was typed: they lead where they say. */
  async follow(hash: AddressHash): Promise<void> {
    const route = routeOf(hash);
    if (isSame(route, this.route)) return;
    if (this.leaveGuard?.()) {
      this.#write(this.route, 'pushState');
      return;
    }
    this.route = route;
    // Anyone who has not been let in yet is led there afterwards.
    if (this.page === 'opening' || this.page === 'key') return;
    if (this.session.visit === null) await this.#arrive();
    else await this.#reopen();
  }

  openTable(table: TableId): Promise<void> {
    return this.#go({ page: 'table', table });
  }

  async #openTable(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'kiosk', table });
    if (reply === REPLY_LEFT) return;
    if (!reply.ok) {
      toasts.error(refusalSentence(reply.refusal));
      return this.#goHome();
    }
    await speech.follow(reply.value.table.language);
    this.scans.start(table);
    this.page = 'table';
  }

  async watch(table: TableId): Promise<void> {
    const reply = await retryWhileBusy(
      () => this.session.open({ as: 'spectator', table }),
      () => {
        this.page = 'busy';
      },
    );
    if (reply === REPLY_LEFT) return;
    if (!reply.ok) return this.#shutOut(reply.refusal.code, table);
    await speech.follow(reply.value.table.language);
    this.page = 'table';
  }

  /** As Back does where people came from there: the history does not grow by going to and fro. */
  async home(): Promise<void> {
    if (history.state?.[FROM_HOME_KEY] === true) history.back();
    else await this.#goHome();
  }

  openSetUp(): Promise<void> {
    return this.#go({ page: 'new' });
  }

  openRecords(): Promise<void> {
    this.record = undefined;
    return this.#go({ page: 'record' });
  }

  /** The story of the game at the table that is shown now. */
  openStory(record: MatchRecord): Promise<void> {
    this.record = record;
    return this.#go({ page: 'record' });
  }

  /** From the page of records: to the table whose story it told, or home. */
  async leaveRecord(): Promise<void> {
    if (this.record === undefined) return this.home();
    this.record = undefined;
    history.back();
  }

  openDevices(): Promise<void> {
    return this.#go({ page: 'devices' });
  }

  openPrinting(): Promise<void> {
    return this.#go({ page: 'printing' });
  }

  openStudio(): Promise<void> {
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
    else this.#write(route, 'pushState', { [FROM_HOME_KEY]: before.page === 'home' });
    // A page that is no table is not shown beside the last one, which would go on telling of itself.
    const stays = this.session.visit === null || route.page === 'table';
    return stays ? this.#arrive() : this.#reopen();
  }

  /** Shows the page that the address names, with its messages loaded. */
  async #arrive(): Promise<void> {
    const trial = this.#triesFirst;
    if (trial !== undefined) {
      this.#triesFirst = undefined;
      return this.trial.begin(trial);
    }
    const { route } = this;
    if (route.page === 'table') return this.#openTable(route.table);
    if (route.page !== 'home') await speech.need(...AREAS_BY_PAGE[route.page]);
    if (this.route === route) this.page = route.page;
  }

  /** A screen that is let in again gets a list of tables as they are now. */
  async #goHome(): Promise<void> {
    this.route = HOME_ROUTE;
    this.#write(HOME_ROUTE, 'replaceState');
    await this.#reopen();
  }

  async #reopen(): Promise<void> {
    this.session.leave();
    await this.signIn.resume();
  }

  /** Public things only: without a key from the link they are told in the clear. */
  #spectate(table: TableId, channel: string | undefined): Promise<void> {
    this.signIn.keyCheck.decide(channel);
    return this.watch(table);
  }

  #signedOut(key: string): void {
    this.scans.stop();
    this.route = HOME_ROUTE;
    this.#write(HOME_ROUTE, 'replaceState');
    void this.signIn.signedOut(key);
  }

  #lost(code: string): void {
    const { visit } = this.session;
    if (visit?.attendance.as === 'spectator') this.#shutOut(code, visit.table);
    else {
      toasts.error(refusalSentence({ code }));
      void this.#goHome();
    }
  }

  /** Who was shut out of the table keeps asking on every new connection, and sees it once it has a place. */
  #letIn(): void {
    const { unseen, session } = this;
    if (this.page !== 'unseen' || unseen?.table !== session.visit?.table) return;
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
function trialOf(wanted: string | undefined): TrialKind | undefined {
  if (wanted === undefined) return undefined;
  return wanted === 'hidden' ? wanted : 'open';
}

/** A card where nothing is played yet: people try their scanner. */
function showBeforeMounted(text: string): void {
  const read = readCode(text);
  if (read.ok) toasts.info(t.cards.early);
  else toasts.error(t.cards.faults[read.error]);
}
