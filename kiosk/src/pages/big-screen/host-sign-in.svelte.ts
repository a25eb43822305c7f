import { KeyCheck } from '../../line/key-check.svelte.js';
import { retryWhileBusy } from '../../line/server-line.js';
import type { Session } from '../../visit/session.svelte.js';
import { refusalSentence } from '../../kit/explain.js';
import { forget, recall, remember } from '../../browser/store.js';
import { toasts } from '../../kit/toasts.svelte.js';
import type { AddressHash } from './routes.js';
import { newHostKey } from '../../line/ids.js';

/**
 * Why a code is asked for: none was given, nothing was typed, the referee knows none like it (it does not say
 * why), this screen was signed out, or there is no room for another screen yet.
 */
type CodeReason = 'new' | 'empty' | 'used' | 'signed-out' | 'full';

export type SignInPages = {
  /** `opening` while a busy referee is waited for, `key` where a code is typed. */
  readonly show: (page: 'opening' | 'key') => void;
  /** This screen is the host's. */
  readonly arrive: () => Promise<void>;
};

/** How a screen becomes the host's: with a code, or with the key that it was given for an earlier one. */
export class HostSignIn {
  codeReason = $state<CodeReason>('new');
  /** How often a code was asked for: every wrong one is answered in sight. */
  timesAsked = $state(0);
  /** A pairing code on its way: it stays while the line is checked, and when it was wrong. */
  typedCode = $state('');
  readonly keyCheck: KeyCheck;

  constructor(
    private readonly session: Session,
    private readonly pages: SignInPages,
  ) {
    this.keyCheck = new KeyCheck(session.privacy);
    session.onWrongKey(() => this.keyCheck.forget());
  }

  /** With the key that this screen kept; else with the code of its link, or one whose answer never came. */
  async begin({ pair, channel }: Pick<AddressHash, 'pair' | 'channel'>): Promise<void> {
    this.keyCheck.key = channel ?? textOrUndefined(recall('channel-key'));
    const known = textOrUndefined(recall('host-key'));
    // A screen that is signed in leaves a link unused: it is good for another one.
    if (known !== undefined && (await this.#openHost(known))) {
      endPairing();
      return;
    }
    const code = pair ?? unfinishedPairing()?.code;
    if (code !== undefined) await this.pair(code);
    else if (known === undefined) this.#askCode('new');
  }

  /** Spends a code on a key of this screen's own; whether it opened. */
  async pair(typed: string): Promise<boolean> {
    const { code, channel: channelKey } = parseTypedCode(typed);
    if (code === '') {
      this.#askCode('empty');
      return false;
    }
    if (channelKey !== undefined) this.keyCheck.key = channelKey;
    const line = await this.keyCheck.secure();
    if (line !== 'ready') return this.#fail(line);
    const { key } = beginPairing(code);
    const reply = await this.session.pair(code, key, screenName(navigator.userAgent));
    if (!reply.ok) {
      // Its code stays good for when there is room.
      if (reply.refusal.code === 'FULL') {
        this.typedCode = typed;
        this.#askCode('full');
        return false;
      }
      // Whatever else it is, the same page may ask again.
      if (reply.refusal.code !== 'CODE_UNKNOWN') return this.#fail(reply.refusal.code);
      endPairing();
      this.#askCode('used');
      return false;
    }
    remember('host-key', key);
    endPairing();
    return this.#openHost(key);
  }

  /** With the key that this screen kept. */
  async resume(): Promise<void> {
    const known = textOrUndefined(recall('host-key'));
    if (known === undefined) this.#askCode('new');
    else await this.#openHost(known);
  }

  /** On another screen someone has signed this one out; another tab may be in again already. */
  async signedOut(key: string): Promise<void> {
    const known = textOrUndefined(recall('host-key'));
    if (known === key) forget('host-key');
    if (known === undefined || known === key) this.#askCode('signed-out');
    else await this.#openHost(known);
  }

  /** Whether the key that this screen kept still opens the referee. */
  async #openHost(key: string): Promise<boolean> {
    const line = await this.keyCheck.secure();
    if (line !== 'ready') return this.#fail(line);
    // A referee that is only busy has not forgotten this screen: no code is asked for yet.
    const reply = await retryWhileBusy(
      () => this.session.openHost(key),
      () => this.pages.show('opening'),
    );
    if (reply.ok) {
      this.typedCode = '';
      if (this.keyCheck.key !== undefined) remember('channel-key', this.keyCheck.key);
      await this.pages.arrive();
      return true;
    }
    if (reply.refusal.code !== 'FORBIDDEN') return this.#fail(reply.refusal.code);
    if (recall('host-key') === key) forget('host-key');
    this.#askCode('signed-out');
    return false;
  }

  #askCode(reason: CodeReason): void {
    this.codeReason = reason;
    this.timesAsked += 1;
    this.pages.show('key');
  }

  #fail(code: string): false {
    toasts.error(refusalSentence({ code }));
    this.#askCode('new');
    return false;
  }
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Looked for from top to bottom: most browsers also name those that they are like. */
const BROWSERS = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** By which people tell this screen from another, in a list of those that are signed in. */
export function screenName(agent: string): string {
  const named = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}

/** A code that this screen spends, and the key that it draws for itself with it. */
type UnfinishedPairing = { readonly code: string; readonly key: string };

const STORAGE_KEY = 'pairing';

/**
 * Remembered until the referee has answered: a page that is loaded again meanwhile asks again with the
 * same key, so that a code is never spent on a key that nobody has.
 */
export function beginPairing(code: string): UnfinishedPairing {
  const before = unfinishedPairing();
  if (before?.code === code) return before;
  const pairing = { code, key: newHostKey() };
  remember(STORAGE_KEY, pairing);
  return pairing;
}

export function unfinishedPairing(): UnfinishedPairing | undefined {
  const kept = recall(STORAGE_KEY);
  if (typeof kept !== 'object' || kept === null || !('code' in kept && 'key' in kept)) {
    return undefined;
  }
  const { code, key } = kept;
  return typeof code === 'string' && typeof key === 'string' ? { code, key } : undefined;
}

export function endPairing(): void {
  forget(STORAGE_KEY);
}

/** What someone typed: the code itself, or the whole link that holds it. */
export function parseTypedCode(typed: string): {
  readonly code: string;
  readonly channel?: string;
} {
  const at = typed.indexOf('#');
  if (at === -1) return { code: typed.trim() };
  const fields = new URLSearchParams(typed.slice(at + 1).trim());
  const channel = fields.get('channel');
  return { code: fields.get('pair') ?? typed.trim(), ...(channel === null ? {} : { channel }) };
}
