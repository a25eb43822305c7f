import type { RefusalBody } from '@mister-x/engine/protocol';
import type { DetectiveId } from '@mister-x/engine/scotland-yard/browser';
import type { Answer } from '../../../../lib/client/wire.js';
import type { Heard } from '../../../../lib/scan/heard.js';
import type { Cue } from '../../../../lib/scan/tones.js';
import { kioskActsFor } from '../../../pursuit/cast.js';
import type { YardDesk } from '../yard-moves.js';
import type { YardTable } from '../yard-table.svelte.js';
import {
  CONFIRM,
  NOTHING,
  type Order,
  type ScanAnswer,
  type ScanEntry,
  type ScanWorld,
  takeScan,
} from './scan-play.js';

/** Without a scan for so long a step begins anew: a half-entered move must not wait for the next player. */
export const PATIENCE_MS = 45_000;
/** How long a sentence stays. */
export const SAID_MS = 6_000;
/** A scanner that reads one card twice in a breath; nobody lays the same card again so fast. */
export const STUTTER_MS = 600;

/** What the stage says beside the steps. */
export type Said =
  | { readonly kind: 'refused'; readonly refusal: RefusalBody }
  | { readonly kind: 'done'; readonly order: Order['type'] }
  | { readonly kind: 'cancelled' | 'timed-out' | 'repeat' };

/** Scanned cards on the page: one entry with touch, one commit at a time, in the order of the scans. */
export class ScanDesk {
  said = $state.raw<Said | null>(null);
  /** Changes with each step, for whoever shows how long it waits. */
  since = $state(0);
  /** A confirmed order is under way: it can no longer be dropped. */
  sending = $state(false);
  /** Scans so far: whatever covers the steps gives way when it grows. */
  count = $state(0);
  readonly #table: YardTable;
  readonly #desk: YardDesk;
  readonly #sound: (cue: Cue) => void;
  #rest = $state.raw<Omit<ScanEntry, 'move'>>(NOTHING);
  /** The entry was begun, or gone on with, by a scan. */
  #scanning = $state(false);
  #last: { readonly text: string; readonly at: number } | null = null;
  #queue: Promise<void> = Promise.resolve();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  readonly entry: ScanEntry = $derived.by(() => ({ ...this.#rest, move: this.#desk.entry }));
  /** Something is entered by cards and waits to go on. */
  readonly busy: boolean = $derived.by(
    () => this.#scanning && !isEmpty(this.entry, this.#desk.choices.length),
  );

  constructor(table: YardTable, desk: YardDesk, sound: (cue: Cue) => void) {
    this.#table = table;
    this.#desk = desk;
    this.#sound = sound;
    desk.ontouch = () => this.toTouch();
  }

  /** Scans wait for the answer to the one before, so that none is read against an old view. */
  hear(heard: Heard): void {
    this.count++;
    this.#inTurn(() => this.#take(heard));
  }

  /** The confirm card, by touch. */
  confirm(): void {
    const card = { text: CONFIRM, seat: null };
    this.#inTurn(() => this.#follow(takeScan(this.entry, this.#world, card)));
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
    this.#rest = NOTHING;
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

  async #take(heard: Heard): Promise<void> {
    const last = this.#last;
    this.#last = heard;
    const { phase } = this.#table.view;
    if (heard.via === 'scanner' && heard.table === null && phase !== 'over') {
      return this.#refuse({ code: 'SCANNER_WITHOUT_TABLE' });
    }
    if (last !== null && last.text === heard.text && heard.at - last.at < STUTTER_MS) {
      // What to do with the pieces is worth more than that the confirm card was read twice.
      if (this.said?.kind === 'done') return;
      return this.#refuse({ code: 'CARD_REPEATED' });
    }
    await this.#follow(takeScan(this.entry, this.#world, heard));
  }

  async #follow(answer: ScanAnswer): Promise<void> {
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

  async #carryOut(order: Order): Promise<void> {
    clearTimeout(this.#patience);
    this.sending = true;
    const reply = await this.#send(order).finally(() => {
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

  #send(order: Order): Promise<Answer<'command'> | null> {
    const { session, speaker } = this.#table;
    switch (order.type) {
      case 'move':
        return this.#desk.commit();
      case 'start': {
        const { pawn, stop } = order;
        return this.#table.send(pawn, { type: 'registerStart', pawn, stop });
      }
      case 'takeback':
        return session.command(order.seat, { kind: 'takeback' });
      case 'audit':
        return speaker === undefined
          ? Promise.resolve({ ok: false, refusal: { code: 'SEAT_ON_PHONE' } })
          : session.act(speaker, { type: 'audit' });
    }
  }

  #put({ move, ...rest }: ScanEntry): void {
    this.#desk.put(move);
    this.#rest = rest;
    this.#scanning = true;
    this.#wait();
  }

  #reset(): void {
    clearTimeout(this.#patience);
    this.#desk.drop();
    this.#rest = NOTHING;
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
    }, PATIENCE_MS);
  }

  #refuse(refusal: RefusalBody): void {
    this.#say({ kind: 'refused', refusal });
    this.#sound('refusal');
  }

  #say(said: Said | null): void {
    clearTimeout(this.#silence);
    this.said = said;
    if (said === null) return;
    this.#silence = setTimeout(() => {
      this.said = null;
    }, SAID_MS);
  }

  get #world(): ScanWorld {
    const table = this.#table;
    const { view, cast } = table;
    return {
      view,
      choices: this.#desk.choices,
      still: table.standing !== null || table.match.takeback.open !== null,
      deck: table.deck,
      asker: table.asker?.seat.seat ?? null,
      hunterOf: (pawn: DetectiveId) => cast.pawn(pawn)?.seat.seat,
      onPhone: (pawn: DetectiveId) => !kioskActsFor(cast.pawn(pawn)),
    };
  }
}

function isEmpty({ move, start, request, digits }: ScanEntry, pawns: number): boolean {
  if (start !== null || request !== null || digits !== '') return false;
  // With one pawn to choose from it is chosen by itself.
  return move.ticket === null && move.stop === null && (move.pawn === null || pawns < 2);
}
