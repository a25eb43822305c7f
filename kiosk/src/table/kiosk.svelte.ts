import { readCode } from '@mister-x/engine/cards';
import type { TableId } from '@mister-x/engine/protocol';
import { phoneUi } from '../games/phones.js';
import { KeyCheck } from '../lib/client/key-check.svelte.js';
import { LEFT, patiently } from '../lib/client/link.js';
import type { Session } from '../lib/client/session.svelte.js';
import { explain } from '../lib/explain.js';
import { speech, t } from '../lib/i18n/index.svelte.js';
import type { ScanBus } from '../lib/scan/bus.svelte.js';
import { scansOf } from '../lib/scan/scans.js';
import { forget, recall, remember } from '../lib/store.js';
import { toasts } from '../lib/ui/toasts.svelte.js';
import type { Hash } from './hash.js';
import { beginPairing, endPairing, readTyped, unfinishedPairing } from './pairing.js';
import { screenName } from './screen-name.js';

export type Page =
  | 'opening'
  | 'key'
  | 'home'
  | 'new'
  | 'record'
  | 'devices'
  | 'printing'
  | 'studio'
  | 'table'
  | 'busy'
  | 'unseen';

/**
 * Why a code is asked for: none was given, nothing was typed, the referee knows none like it (it does not say
 * why), this screen was signed out, a link of an earlier version was opened, or there is no room for another
 * screen yet.
 */
export type Asking = 'new' | 'empty' | 'used' | 'signed-out' | 'former' | 'full';

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
  readonly lineCheck: KeyCheck;
  /** Listens once the host key was accepted, for the table that is open. */
  readonly scans: ScanBus;

  constructor(session: Session) {
    this.session = session;
    session.filled = (game) => phoneUi(game)?.filled;
    this.lineCheck = new KeyCheck(session.privacy);
    this.scans = scansOf(session);
    // Pages that play, or try scanners, take the scans from here.
    this.scans.on(({ text }) => sayEarly(text));
    session.onRestoreFailed((code) => this.#lost(code));
    session.onRestored(() => this.#letIn());
    session.onWrongKey(() => this.lineCheck.forget());
    session.onSignedOut((key) => void this.#signedOut(key));
  }

  /** The address: what it holds lets this screen in, or the key that it kept does; a table is opened again. */
  async begin({ pair, key, table, watch, line }: Hash): Promise<void> {
    if (watch !== undefined) return this.#spectate(watch, line);
    this.lineCheck.key = line ?? asText(recall('line-key'));
    const known = asText(recall('host-key'));
    // A screen that is signed in leaves a link unused: it is good for another one.
    if (known !== undefined && (await this.#comeBack(known))) {
      endPairing();
      if (table !== undefined) await this.openTable(table);
      return;
    }
    const code = pair ?? unfinishedPairing()?.code;
    if (code !== undefined) {
      if ((await this.pair(code)) && table !== undefined) await this.openTable(table);
    } else if (known === undefined) {
      this.ask(key === undefined ? 'new' : 'former');
    }
  }

  /** Spends a code on a key of this screen's own; whether it opened. */
  async pair(typed: string): Promise<boolean> {
    const { code, line: channelKey } = readTyped(typed);
    if (code === '') {
      this.ask('empty');
      return false;
    }
    if (channelKey !== undefined) this.lineCheck.key = channelKey;
    const line = await this.lineCheck.secure();
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
    const line = await this.lineCheck.secure();
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
      if (this.lineCheck.key !== undefined) remember('line-key', this.lineCheck.key);
      this.scans.start(null);
      this.page = 'home';
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

  async openTable(table: TableId): Promise<void> {
    const reply = await this.session.open({ as: 'kiosk', table });
    if (reply === LEFT) return;
    if (!reply.ok) {
      toasts.error(explain(reply.refusal));
      return this.home();
    }
    await speech.follow(reply.value.table.language);
    this.scans.start(table);
    this.page = 'table';
    this.#show(`table=${table}`);
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

  async home(): Promise<void> {
    this.session.leave();
    this.#show('');
    const known = asText(recall('host-key'));
    if (known === undefined) this.ask('new');
    else await this.#comeBack(known);
  }

  setUp(): void {
    this.page = 'new';
  }

  async lookAtRecord(): Promise<void> {
    await speech.need('records');
    this.page = 'record';
  }

  async lookAtDevices(): Promise<void> {
    await speech.need('devices', 'scan');
    this.page = 'devices';
  }

  async print(): Promise<void> {
    await speech.need('printing', 'scotland-yard');
    this.page = 'printing';
  }

  async draw(): Promise<void> {
    await speech.need('studio');
    this.page = 'studio';
  }

  /** Public things only: without a key from the link they are told in the clear. */
  #spectate(table: TableId, line: string | undefined): Promise<void> {
    this.lineCheck.decide(line);
    return this.watch(table);
  }

  #unheard(code: string): false {
    toasts.error(explain({ code }));
    this.ask('new');
    return false;
  }

  /** On another screen somebody has signed this one out; another tab may be in again already. */
  async #signedOut(key: string): Promise<void> {
    this.scans.stop();
    this.#show('');
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
      void this.home();
    }
  }

  /** Who was shut out of the table keeps asking on every new connection, and sees it once he has a place. */
  #letIn(): void {
    const { unseen, session } = this;
    if (this.page !== 'unseen' || unseen?.table !== session.place?.table) return;
    if (unseen?.code !== 'LINE_KEY_WRONG') this.page = 'table';
  }

  /** Where it was shown before, its check and what that found stay in sight. */
  #shutOut(code: string, table: TableId): void {
    this.unseen = { code, table };
    this.page = 'unseen';
  }

  #show(hash: string): void {
    history.replaceState(null, '', hash === '' ? location.pathname : `#${hash}`);
  }
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

/** For components that only report what went wrong. */
export function sayRefusal(
  reply: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  words?: Readonly<Record<string, string>>,
): void {
  if (!reply.ok) toasts.error(explain(reply.refusal ?? { code: t.common.retry }, words));
}
