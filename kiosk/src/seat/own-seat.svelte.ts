import type { Json, Seat } from '@mister-x/engine/protocol';
import { type Component, createContext } from 'svelte';
import type { Visit } from '../visit/visit.svelte.js';
import type { RequestReply } from '../line/wire.js';
import { refusalSentence } from '../kit/explain.js';
import type { OwnMove } from '../witness/receipts.svelte.js';
import type { CustomFiles } from '../visit/custom/custom-files.js';
import { isInputHeld } from '../visit/held.js';

/** What a game says of the seats that phones hold; `V` is its view, `A` an action. */
export interface SeatRules<V, A extends Json> {
  /** Boards or packs that people bring along, where the game takes any. */
  readonly files?: CustomFiles<unknown>;
  /** The pages of a seat, by name. */
  readonly pages: Readonly<Record<string, () => Promise<{ readonly default: Component<{ view: V }> }>>>;
  /** The name of the page that is shown. */
  pageOf(view: V): string;
  /** The round, 0 before the first, and whether it was the last. */
  progressOf(view: V): { readonly round: number; readonly over: boolean };
  /** What the seat is asked to do; where it changes, what was entered and refused is of the past. */
  stepOf(view: V, seat: Seat): string;
  /** Whether what was sent at `before` still fits what its sender sees now, where another acted at the same moment. */
  isMeant(action: A, seat: Seat, before: V, now: V): boolean;
  /** What the phone commits to when it sends `action`. */
  secretMoves(view: V, seat: Seat, action: A): readonly OwnMove[];
}

/** The rules of any game, for one visit; called while the page is made. */
export type MakeSeatRules = (visit: Visit) => SeatRules<never, never>;

/** What became of a touch; `ignored` while the one before is on its way. */
export type TouchResult = 'accepted' | 'refused' | 'ignored';

/** A finger that bounces would hit what stands there next: no page takes a touch so soon after an answer. */
const SECOND_TOUCH_IGNORED_MS = 600;

/** The seat that this phone holds: how its player's touches are sent, and what came of the last one. */
export class OwnSeat<V, A extends Json> {
  readonly id: Seat;
  readonly step = $derived.by(() => this.rules.stepOf(this.view, this.id));
  #busy = $state(false);
  #refused = $state.raw({ step: '', text: '' });
  /** Commands go one after the other: a note on its way and a move do not refuse each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly visit: Visit,
    private readonly rules: SeatRules<V, A>,
    private readonly refusals: () => Readonly<Record<string, string>>,
  ) {
    this.id = visit.seat;
  }

  get view(): V {
    return this.visit.match.game as V;
  }

  /** Why the last touch was refused; goes with the next one, and with the step. Shown under the cover only (CM-2). */
  get refusal(): string {
    return this.#refused.step === this.step ? this.#refused.text : '';
  }

  /** A touch is on its way, or was taken just now. */
  get busy(): boolean {
    return this.#busy;
  }

  /** Everybody waits for the answer to a question. */
  get held(): boolean {
    return isInputHeld(this.visit);
  }

  /** No touch is taken at this moment. */
  get sending(): boolean {
    return this.#busy || this.held;
  }

  /** @param follows the same may be done again somewhere else at once, as with discs that are laid one after the other */
  send(action: A, { follows = false } = {}): Promise<TouchResult> {
    return this.#touch(() => this.post(action), follows ? 0 : SECOND_TOUCH_IGNORED_MS);
  }

  /** Asks for the last move back, or withdraws that (CM-13). */
  takeBack(): Promise<TouchResult> {
    const isOpen = this.visit.match.takeback.open?.by === this.id;
    const command = isOpen ? ({ kind: 'answer-takeback', agree: false } as const) : ({ kind: 'takeback' } as const);
    return this.#touch(() => this.#inTurn(() => this.visit.command(this.id, command)));
  }

  /** What no touch waits for: notes, and answers that pages guard themselves. */
  post(action: A): Promise<RequestReply<'command'>> {
    const { id, rules, view } = this;
    return this.#inTurn(() =>
      this.visit.send(id, action, {
        secrets: () => rules.secretMoves(this.view, id, action),
        isMeant: () => rules.isMeant(action, id, view, this.view),
      }),
    );
  }

  refuse(text: string): void {
    this.#refused = { step: this.step, text };
  }

  #inTurn(command: () => Promise<RequestReply<'command'>>): Promise<RequestReply<'command'>> {
    const reply = this.#last.then(command);
    this.#last = reply.catch(() => undefined);
    return reply;
  }

  async #touch(
    command: () => Promise<RequestReply<'command'>>,
    pauseMs = SECOND_TOUCH_IGNORED_MS,
  ): Promise<TouchResult> {
    if (this.#busy) return 'ignored';
    this.#busy = true;
    this.refuse('');
    const reply = await command().catch((fault: unknown) => {
      this.#busy = false;
      throw fault;
    });
    if (reply.ok) {
      if (pauseMs === 0) this.#busy = false;
      else setTimeout(() => (this.#busy = false), pauseMs);
      return 'accepted';
    }
    this.#busy = false;
    this.refuse(refusalSentence(reply.refusal, this.refusals()));
    return 'refused';
  }
}

const [get, provide] = createContext<OwnSeat<never, never>>();

/** The seat that the page belongs to; a game names its own view and actions. */
export const ownSeatHere = <V, A extends Json>(): OwnSeat<V, A> => get() as unknown as OwnSeat<V, A>;

export function provideOwnSeat<V, A extends Json>(seat: OwnSeat<V, A>): OwnSeat<V, A> {
  provide(seat as unknown as OwnSeat<never, never>);
  return seat;
}
