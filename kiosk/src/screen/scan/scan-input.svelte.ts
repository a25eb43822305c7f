import type { RefusalBody } from '@mister-x/engine/protocol';
import type { RequestReply } from '../../line/wire.js';
import { type HeardScan, isStutter } from '../../scan/heard.js';
import type { SoundCue } from '../../scan/tones.js';
import { CONFIRM_CARD, type ScanAnswer, type ScannedText } from './answers.js';

/** Without a scan for so long a step begins again: a half-entered move must not wait for the next player. */
export const ENTRY_DROPPED_AFTER_MS = 45_000;
/** How long a sentence stays. */
export const FEEDBACK_SHOWN_MS = 6_000;
/** What the stage says beside the steps. */
export type ScanFeedback =
  | { readonly kind: 'refused'; readonly refusal: RefusalBody }
  | { readonly kind: 'done'; readonly order: string }
  | { readonly kind: 'cancelled' | 'timed-out' | 'repeat' };

/** Digit cards so far: after a while they are forgotten first, then the whole entry. */
type WithDigits = { readonly digits: string };

/** What it needs of a game's table. `E`: its entry, `O`: what cards may order. */
type ScanHost<E extends WithDigits, O extends { readonly type: string }> = {
  readonly nothing: E;
  readonly over: boolean;
  /** What cards entered beside what the page holds itself, which touch may have changed. */
  merge(entry: E): E;
  /** Hands the page its own part. */
  put(entry: E): void;
  drop(): void;
  /** Nothing is entered that could be lost. */
  isEmpty(entry: E): boolean;
  take(entry: E, card: ScannedText): ScanAnswer<E, O, string>;
  /** `null`: it was sent by touch in the same moment. */
  send(order: O): Promise<RequestReply<'command'> | null>;
};

/** Scanned cards on the page: one entry with touch, one commit at a time, in the order of the scans. */
export class ScanInput<E extends WithDigits, O extends { readonly type: string }> {
  said = $state.raw<ScanFeedback | null>(null);
  /** Changes with each step, for the page that shows how long it waits. */
  since = $state(0);
  /** A confirmed order is under way: it can no longer be dropped. */
  sending = $state(false);
  readonly #host: ScanHost<E, O>;
  readonly #sound: (cue: SoundCue) => void;
  #rest: E;
  /** The entry was begun, or gone on with, by a scan. */
  #scanning = $state(false);
  #last: HeardScan | null = null;
  #queue: Promise<void> = Promise.resolve();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  readonly entry: E = $derived.by(() => this.#host.merge(this.#rest));
  /** Something is entered by cards and waits to go on. */
  readonly busy: boolean = $derived.by(() => this.#scanning && !this.#host.isEmpty(this.entry));

  constructor(host: ScanHost<E, O>, sound: (cue: SoundCue) => void) {
    this.#host = host;
    this.#sound = sound;
    this.#rest = $state.raw(host.nothing);
  }

  /** Scans wait for the answer to the one before, so that none is read against an old view. */
  hear(heard: HeardScan): void {
    this.#inTurn(() => this.#take(heard));
  }

  /** The confirm card, by touch. */
  confirm(): void {
    const card = { text: CONFIRM_CARD, seat: null };
    this.#inTurn(() => this.#follow(this.#host.take(this.entry, card)));
  }

  /** Drops what is entered; nothing of the game changes. An order that was sent stays sent. */
  cancel(kind: 'cancelled' | 'timed-out' = 'cancelled'): void {
    if (this.sending) return;
    this.#reset();
    this.#say({ kind });
  }

  /** People go on with their fingers: ticket and stop stay entered, and wait as long as they like. */
  toTouch(): void {
    if (this.sending) return;
    clearTimeout(this.#patience);
    this.#scanning = false;
    this.#rest = this.#host.nothing;
    this.#say(null);
  }

  /** Nothing is told or waited for any more. */
  stop(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#silence);
  }

  #inTurn(work: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(work)
      // What goes wrong with one scan must not deafen the table.
      .catch(() => this.#refuse({ code: 'INTERNAL' }));
  }

  async #take(heard: HeardScan): Promise<void> {
    const last = this.#last;
    this.#last = heard;
    if (heard.via === 'scanner' && heard.table === null && !this.#host.over) {
      return this.#refuse({ code: 'SCANNER_WITHOUT_TABLE' });
    }
    if (isStutter(heard, last)) {
      // What to do with the pieces is worth more than that the confirm card was read twice.
      if (this.said?.kind === 'done') return;
      return this.#refuse({ code: 'CARD_REPEATED' });
    }
    await this.#follow(this.#host.take(this.entry, heard));
  }

  async #follow(answer: ScanAnswer<E, O, string>): Promise<void> {
    switch (answer.kind) {
      case 'step':
        this.#put(answer.entry);
        this.#say(null);
        this.#sound('success');
        return;
      case 'refused':
        if (answer.entry !== undefined) this.#put(answer.entry);
        return this.#refuse({ code: answer.code });
      case 'cancelled':
        this.cancel();
        this.#sound('success');
        return;
      case 'repeat':
        this.#say({ kind: 'repeat' });
        this.#sound('success');
        return;
      case 'order':
        return this.#carryOut(answer.order);
    }
  }

  async #carryOut(order: O): Promise<void> {
    clearTimeout(this.#patience);
    this.sending = true;
    const reply = await this.#host.send(order).finally(() => {
      this.sending = false;
    });
    // The move was sent by touch in the same moment.
    if (reply === null) return;
    if (!reply.ok) {
      this.#wait();
      return this.#refuse(reply.refusal);
    }
    this.#reset();
    this.#say({ kind: 'done', order: order.type });
    this.#sound('done');
  }

  #put(entry: E): void {
    this.#host.put(entry);
    this.#rest = entry;
    this.#scanning = true;
    this.#wait();
  }

  #reset(): void {
    clearTimeout(this.#patience);
    this.#host.drop();
    this.#rest = this.#host.nothing;
    this.#scanning = false;
  }

  /** First the digits of the step are forgotten, then the whole entry. */
  #wait(): void {
    clearTimeout(this.#patience);
    this.since = Date.now();
    this.#patience = setTimeout(() => {
      if (!this.busy) return;
      if (this.#rest.digits === '') return this.cancel('timed-out');
      this.#rest = { ...this.#rest, digits: '' };
      this.#wait();
    }, ENTRY_DROPPED_AFTER_MS);
  }

  #refuse(refusal: RefusalBody): void {
    this.#say({ kind: 'refused', refusal });
    this.#sound('refusal');
  }

  #say(said: ScanFeedback | null): void {
    clearTimeout(this.#silence);
    this.said = said;
    if (said === null) return;
    this.#silence = setTimeout(() => {
      this.said = null;
    }, FEEDBACK_SHOWN_MS);
  }
}
