import type { Json } from '@mister-x/engine/protocol';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import { resettable } from '@mister-x/kiosk/kit/resettable.ts';
import { toastRefusal } from '@mister-x/kiosk/kit/explain.ts';
import type { Standstill } from '@mister-x/kiosk/visit/standstill.ts';
import { type NumberEntry, pressNumberKey } from '@mister-x/kiosk/screen/number-keys.ts';
import type { DetectiveId } from '../../rules/index.js';
import { type PlayerCast, isMovedByKiosk, type Pawn } from '../cast.js';
import { type MoveChoices, MoveDraft, type MoveStep, type MoveTarget } from '../move/move-draft.js';

/** What the move entry needs of a table. */
export type MovingTable<T extends string> = {
  readonly isKiosk: boolean;
  readonly standing: Standstill | null;
  /** Everybody waits for an answer. */
  readonly asked: boolean;
  readonly cast: PlayerCast;
  /** Moves of all pawns, and the pawns that may move now. */
  readonly moves: MoveChoices<T>;
  readonly next: readonly DetectiveId[];
  readonly refusals: Readonly<Record<string, string>>;
  sendFor(pawn: DetectiveId, action: Json): Promise<RequestReply<'command'>>;
  askTakeback(seat: string): Promise<void>;
};

/** The kiosk's move entry on the page: touch, board and keyboard all end here. */
export class MoveInput<T extends string, C extends Json = never> {
  /** Told of every touch and key; scans come by `put`. */
  ontouch: () => void = () => {};
  readonly #table: MovingTable<T>;
  #draft = $state.raw(new MoveDraft<T, C>([]));
  sending = $state(false);

  /** Moves of pawns that no phone holds. */
  readonly choices: MoveChoices<T> = $derived.by(() =>
    this.#table.isKiosk && this.#table.standing === null && !this.#table.asked
      ? this.#table.moves.filter(({ detective }) => isMovedByKiosk(this.#table.cast.pawn(detective)))
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
  readonly draft: MoveDraft<T, C> = $derived.by(() => this.#draft.under(this.choices));
  readonly step: MoveStep = $derived.by(() => this.draft.step);
  readonly targets: readonly MoveTarget<T>[] = $derived.by(() => this.draft.targets);
  readonly #at: string = $derived.by(() => {
    const { pawn, ticket, stop } = this.draft;
    return [pawn, ticket, stop].join('/');
  });
  /** Digits typed and the choice highlighted in this step. */
  keys: NumberEntry = $derived(resettable(this.#at, () => NO_KEYS));

  constructor(table: MovingTable<T>) {
    this.#table = table;
  }

  pawn(id: DetectiveId): void {
    this.ontouch();
    this.#draft = this.draft.choosePawn(id);
  }

  ticket(ticket: T | 'pass'): void {
    this.ontouch();
    this.#draft = ticket === 'pass' ? this.draft.pass() : this.draft.chooseTicket(ticket);
  }

  /** Which piece the chosen ticket is. */
  card(card: C): void {
    this.ontouch();
    this.#draft = this.draft.nameCard(card);
  }

  stop(stop: number): void {
    this.ontouch();
    this.#draft = this.draft.chooseStop(stop);
  }

  back(): void {
    this.ontouch();
    this.#draft = this.draft.back();
  }

  /** Returns true when the key was ours. */
  key(key: string): boolean {
    if (this.choices.length === 0 || this.sending) return false;
    const answer = pressKey(this.draft, this.choices, this.keys, key);
    if (answer.kind !== 'ignored') this.ontouch();
    if (answer.kind === 'draft') this.#draft = answer.draft;
    if (answer.kind === 'keys') this.keys = answer.keys;
    if (answer.kind === 'commit') void this.confirm();
    return answer.kind !== 'ignored';
  }

  /** A draft that was made otherwise: by scanned cards. */
  put(draft: MoveDraft<T, C>): void {
    this.#draft = draft;
  }

  drop(): void {
    this.#draft = new MoveDraft([]);
  }

  async confirm(): Promise<void> {
    const reply = await this.commit();
    if (reply !== null) toastRefusal(reply, this.#table.refusals);
  }

  /** Sends what is entered; `null` when it is no move yet, or one is under way. */
  async commit(): Promise<RequestReply<'command'> | null> {
    const move = this.draft.action;
    if (move === undefined || this.sending) return null;
    this.sending = true;
    const reply = await this.#table.sendFor(move.detective, move).finally(() => {
      this.sending = false;
    });
    // Not from `choices`: the move may have ended the game, and this input with it.
    if (reply.ok) this.drop();
    return reply;
  }
}

export const NO_KEYS: NumberEntry = { typed: '', cursor: 0 };

type KeyAnswer<T extends string, C> =
  /** Not a key of the move. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'draft'; readonly draft: MoveDraft<T, C> }
  | { readonly kind: 'keys'; readonly keys: NumberEntry }
  | { readonly kind: 'commit' };

const KEY_IGNORED = { kind: 'ignored' } as const;
const FORWARD_KEYS = new Set(['ArrowRight', 'ArrowDown']);
const BACKWARD_KEYS = new Set(['ArrowLeft', 'ArrowUp']);

/**
 * The whole move by keyboard. Pawn and ticket: a digit chooses at once. Stop: digits spell its
 * number. Arrows walk through the choices, Enter takes the highlighted one and at last
 * confirms, Escape goes one step back.
 */
export function pressKey<T extends string, C>(
  draft: MoveDraft<T, C>,
  choices: MoveChoices<T>,
  keys: NumberEntry,
  key: string,
): KeyAnswer<T, C> {
  if (key === 'Escape') return { kind: 'draft', draft: draft.back() };
  if (draft.step === 'confirm') return key === 'Enter' ? { kind: 'commit' } : KEY_IGNORED;
  if (draft.step === 'stop') return pressInStop(draft, keys, key);
  const offered = draftsOffered(draft, choices);
  const by = FORWARD_KEYS.has(key) ? 1 : BACKWARD_KEYS.has(key) ? -1 : 0;
  if (by !== 0) {
    const n = offered.length;
    return n === 0 ? KEY_IGNORED : { kind: 'keys', keys: { typed: '', cursor: (keys.cursor + by + n) % n } };
  }
  const index = key === 'Enter' ? keys.cursor : /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  const next = offered[index]?.();
  return next === undefined ? KEY_IGNORED : { kind: 'draft', draft: next };
}

/** What each choice of the step leads to. */
function draftsOffered<T extends string, C>(
  draft: MoveDraft<T, C>,
  choices: MoveChoices<T>,
): readonly (() => MoveDraft<T, C>)[] {
  if (draft.step === 'pawn') {
    return choices.map(
      ({ detective }) =>
        () =>
          draft.choosePawn(detective),
    );
  }
  const tickets = draft.tickets.map((ticket) => () => draft.chooseTicket(ticket));
  return draft.mayPass ? [...tickets, () => draft.pass()] : tickets;
}

function pressInStop<T extends string, C>(draft: MoveDraft<T, C>, keys: NumberEntry, key: string): KeyAnswer<T, C> {
  const answer = pressNumberKey(
    keys,
    draft.targets.map(({ stop }) => stop),
    key,
  );
  switch (answer.kind) {
    case 'ignored':
      return KEY_IGNORED;
    case 'typing':
      return { kind: 'keys', keys: answer.entry };
    case 'chosen':
      return { kind: 'draft', draft: draft.chooseStop(answer.number) };
  }
}
