import type { DetectiveId } from '../../rules/index.js';
import type { Standstill } from '@mister-x/kiosk/visit/standstill.ts';
import { type NumberEntry, pressNumberKey } from '@mister-x/kiosk/screen/number-keys.ts';
import type { PlayerCast, Pawn } from '../cast.js';

/** What the entry of start cards needs of a table. */
export type StartingTable = {
  readonly isKiosk: boolean;
  readonly standing: Standstill | null;
  readonly cast: PlayerCast;
  readonly view: {
    readonly startSource: 'registered' | 'server';
    readonly detectives: readonly { readonly id: DetectiveId; readonly stop: number | null }[];
  };
  /** Start cards of the detectives, ascending. */
  readonly deck: readonly number[];
  /** Whether this screen may enter that pawn's card. */
  mayRegister(pawn: Pawn | undefined): boolean;
  touchStart(pawn: DetectiveId, stop: number): Promise<boolean>;
};

/** Start cards one by one, by touch and keys. */
export class StartCardInput {
  readonly #table: StartingTable;
  #picked = $state<DetectiveId | null>(null);
  #last = $state<number | null>(null);
  entry = $state.raw<NumberEntry>({ typed: '', cursor: 0 });

  /** All are in: the detectives stand fast. */
  readonly complete = $derived.by(() => this.#table.view.detectives.every(({ stop }) => stop !== null));
  readonly current: DetectiveId | null = $derived.by(() =>
    this.complete ? null : (this.#picked ?? this.#firstOpen()),
  );
  readonly taken: ReadonlyMap<number, DetectiveId> = $derived.by(
    () => new Map(this.#table.view.detectives.flatMap(({ id, stop }) => (stop === null ? [] : [[stop, id] as const]))),
  );
  /** The card that would lock all of them, before it is sent: until then each may be corrected (SY-9, MX-8). */
  readonly asked: number | null = $derived.by(() => (this.#isLast() ? this.#last : null));
  /** Cards that the current pawn may have. */
  readonly free: readonly number[] = $derived.by(() =>
    this.#table.deck.filter((stop) => !this.taken.has(stop) || this.taken.get(stop) === this.current),
  );
  readonly mayEnter = $derived.by(
    () =>
      this.#table.isKiosk &&
      this.#table.standing === null &&
      this.current !== null &&
      this.#table.view.startSource === 'registered' &&
      this.#table.mayRegister(this.#table.cast.pawn(this.current)),
  );

  constructor(table: StartingTable) {
    this.#table = table;
  }

  async choose(stop: number): Promise<void> {
    if (this.current === null || !this.mayEnter) return;
    this.entry = { typed: '', cursor: 0 };
    if (this.#isLast()) this.#last = stop;
    else await this.#send(this.current, stop);
  }

  /** All numbers are right: the last card may go. */
  async confirm(): Promise<void> {
    if (this.current !== null && this.asked !== null) await this.#send(this.current, this.asked);
  }

  /** Nothing was sent of the last card. */
  back(): void {
    this.#last = null;
  }

  /** A pawn whose card is to be entered, or corrected. */
  pick(id: DetectiveId): void {
    this.#picked = id;
    this.#last = null;
  }

  /** Returns true when the key was ours. */
  key(key: string): boolean {
    if (!this.mayEnter) return false;
    if (this.asked !== null && (key === 'Enter' || key === 'Escape' || key === 'Backspace')) {
      if (key === 'Enter') void this.confirm();
      else this.back();
      return true;
    }
    const answer = pressNumberKey(this.entry, this.free, key);
    // Who types on means another number: the one that was asked about must not go with the next Enter.
    if (answer.kind !== 'ignored') this.back();
    if (answer.kind === 'typing') this.entry = answer.entry;
    if (answer.kind === 'chosen') void this.choose(answer.number);
    return answer.kind !== 'ignored';
  }

  async #send(pawn: DetectiveId, stop: number): Promise<void> {
    if (!(await this.#table.touchStart(pawn, stop))) return;
    this.#picked = null;
    this.#last = null;
  }

  #isLast(): boolean {
    const open = this.#table.view.detectives.filter(({ stop }) => stop === null);
    return open.length === 1 && open[0]?.id === this.current;
  }

  #firstOpen(): DetectiveId | null {
    const open = this.#table.view.detectives.filter(({ stop }) => stop === null);
    const here = open.find(({ id }) => this.#table.mayRegister(this.#table.cast.pawn(id)));
    return (here ?? open[0])?.id ?? null;
  }
}
