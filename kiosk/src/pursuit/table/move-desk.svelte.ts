import type { Json } from '@mister-x/engine/protocol';
import type { DetectiveId } from '@mister-x/engine/pursuit';
import type { Answer } from '../../lib/client/wire.js';
import { sayRefusal } from '../../lib/say-refusal.js';
import type { Standing } from '../../lib/trust/standing.js';
import { type Cast, kioskActsFor, type Pawn } from '../cast.js';
import {
  back,
  begin,
  type Choices,
  choosePawn,
  chooseStop,
  chooseTicket,
  keep,
  type MoveEntry,
  moveOf,
  type Step,
  stepOf,
  stopsOf,
} from './move-entry.js';
import { pressKey } from './move-keys.js';

/** What the move entry needs of a table. */
export type MovingTable<T extends string> = {
  readonly isKiosk: boolean;
  readonly standing: Standing | null;
  /** Everybody waits for an answer. */
  readonly asked: boolean;
  readonly cast: Cast;
  /** Moves of all pawns, and the pawns that may move now. */
  readonly moves: Choices<T>;
  readonly next: readonly DetectiveId[];
  readonly refusals: Readonly<Record<string, string>>;
  send(pawn: DetectiveId, action: Json): Promise<Answer<'command'>>;
  askTakeback(seat: string): Promise<void>;
};

/** The kiosk's move entry on the page: touch, board and keyboard all end here. */
export class MoveDesk<T extends string, C extends Json = never> {
  /** Told of every touch and key; scans come by `put`. */
  ontouch: () => void = () => {};
  readonly #table: MovingTable<T>;
  #entry = $state.raw<MoveEntry<T, C>>(begin<T>([]));
  sending = $state(false);

  /** Moves of pawns that no phone holds. */
  readonly choices: Choices<T> = $derived.by(() =>
    this.#table.isKiosk && this.#table.standing === null && !this.#table.asked
      ? this.#table.moves.filter(({ detective }) => kioskActsFor(this.#table.cast.pawn(detective)))
      : [],
  );
  /** Pawns that may move, but not from here. */
  readonly elsewhere: readonly Pawn[] = $derived.by(() =>
    this.#table.next.flatMap((id) => {
      const pawn = this.#table.cast.pawn(id);
      const here = this.choices.some(({ detective }) => detective === id);
      return pawn === undefined || here ? [] : [pawn];
    }),
  );
  /** What is entered, as far as it still fits what may be done. */
  readonly entry: MoveEntry<T, C> = $derived.by(() => keep(this.#entry, this.choices));
  readonly step: Step = $derived.by(() => stepOf(this.entry));
  readonly targets: readonly { readonly stop: number; readonly tickets: readonly T[] }[] =
    $derived.by(() =>
      this.choices.length === 0 || this.step === 'confirm' ? [] : stopsOf(this.entry, this.choices),
    );

  constructor(table: MovingTable<T>) {
    this.#table = table;
  }

  pawn(id: DetectiveId): void {
    this.ontouch();
    this.#entry = choosePawn(this.entry, id);
  }

  ticket(ticket: T | 'pass'): void {
    this.ontouch();
    this.#entry = chooseTicket(this.entry, ticket);
  }

  /** Which piece the chosen ticket is. */
  card(card: C): void {
    this.ontouch();
    this.#entry = { ...this.entry, card };
  }

  stop(stop: number): void {
    this.ontouch();
    this.#entry = chooseStop(this.entry, this.choices, stop);
  }

  back(): void {
    this.ontouch();
    this.#entry = back(this.entry, this.choices);
  }

  /** Returns true when the key was ours. */
  key(key: string): boolean {
    if (this.choices.length === 0 || this.sending) return false;
    const answer = pressKey(this.entry, this.choices, key);
    if (answer.kind !== 'ignored') this.ontouch();
    if (answer.kind === 'entry') this.#entry = answer.entry;
    if (answer.kind === 'commit') void this.confirm();
    return answer.kind !== 'ignored';
  }

  /** An entry that was made otherwise: by scanned cards. */
  put(entry: MoveEntry<T, C>): void {
    this.#entry = entry;
  }

  drop(): void {
    this.#entry = begin<T>([]);
  }

  async confirm(): Promise<void> {
    const reply = await this.commit();
    if (reply !== null) sayRefusal(reply, this.#table.refusals);
  }

  /** Sends what is entered; `null` when it is no move yet, or one is under way. */
  async commit(): Promise<Answer<'command'> | null> {
    const move = moveOf(this.entry);
    if (move === null || this.sending) return null;
    this.sending = true;
    const reply = await this.#table.send(move.detective, move).finally(() => {
      this.sending = false;
    });
    // Not from `choices`: the move may have ended the game, and this desk with it.
    if (reply.ok) this.drop();
    return reply;
  }
}
