import type { CommonCard } from '@mister-x/engine/cards';
import type { Seat } from '@mister-x/engine/protocol';
import type { DetectiveId } from '../../rules/index.js';
import type * as answers from '@mister-x/kiosk/screen/scan/answers.ts';
import type { ScanRefusalCode } from '@mister-x/kiosk/screen/scan/scan-codes.ts';
import { type NumberChoices, spellNumber } from '@mister-x/kiosk/screen/scan/spelling.ts';
import { type MoveChoices, MoveDraft } from '../move/move-draft.js';

/**
 * Playing by cards, as it is on every board of a hunt: start cards, a move of ticket, stop and confirm,
 * requests. Plain data in and out, so that touch and scans share one entry and a test needs no page.
 * Nothing is committed without the confirm card (CM-4), and whatever is refused leaves the entry as it
 * was. What a ticket is, and whose, is the game's.
 */
export type ScanEntry<T extends string, C> = {
  readonly move: MoveDraft<T, C>;
  /** A start card that waits for its confirmation. */
  readonly start: { readonly pawn: DetectiveId; readonly stop: number | null } | null;
  /** A request that waits for its confirmation. */
  readonly request: 'takeback' | 'audit' | null;
  /** Digit cards so far. */
  readonly digits: string;
};
export type AnyScanEntry = ScanEntry<string, unknown>;

export const NOTHING_SCANNED: ScanEntry<never, never> = {
  move: new MoveDraft([]),
  start: null,
  request: null,
  digits: '',
};

/** What the table waits for, as far as cards can answer it; public facts alone (CM-3). */
export type ScanWorld<T extends string> = {
  readonly view: {
    readonly phase: string;
    readonly startSource: 'registered' | 'server';
    readonly detectives: readonly { readonly id: DetectiveId; readonly stop: number | null }[];
  };
  /** Moves that may be entered on this screen. */
  readonly choices: MoveChoices<T>;
  /** Nobody can go on: a lost phone, a question to Mister X. */
  readonly still: boolean;
  /** Start cards of the detectives' deck. */
  readonly deck: readonly number[];
  /** Seat whose last move may be taken back through this screen. */
  readonly asker: Seat | null;
  readonly hunterOf: (pawn: DetectiveId) => Seat | undefined;
  readonly onPhone: (pawn: DetectiveId) => boolean;
};

export type { ScannedText } from '@mister-x/kiosk/screen/scan/answers.ts';
export { CONFIRM_CARD } from '@mister-x/kiosk/screen/scan/answers.ts';

export type ScanOrder =
  | { readonly type: 'move' }
  | { readonly type: 'start'; readonly pawn: DetectiveId; readonly stop: number }
  | { readonly type: 'takeback'; readonly seat: Seat }
  | { readonly type: 'audit' };

export type ScanAnswer<E, O = ScanOrder, Code extends string = ScanRefusalCode> = answers.ScanAnswer<E, O, Code>;

type WorldOfRequest = Pick<ScanWorld<string>, 'view' | 'still' | 'asker'>;
type AnyCard = CommonCard | { readonly kind: 'ticket' };

/** What is answered alike in every phase; `undefined` where the phase decides. */
export function takeAnytime<E extends AnyScanEntry>(
  entry: E,
  world: WorldOfRequest,
  card: AnyCard,
  isMisterXs: boolean,
): ScanAnswer<E> | undefined {
  if (world.view.phase === 'over') return refusedAnswer('GAME_OVER');
  const command = card.kind === 'command' ? card.command : null;
  if (command === 'repeat') return { kind: 'repeat' };
  if (command === 'cancel') return { kind: 'cancelled' };
  if (isMisterXs) return refusedAnswer('X_ON_PHONE');
  if (world.still) return refusedAnswer('PHASE_WRONG');
  if (command === 'takeback' || command === 'audit') return takeRequestCard(entry, world, command);
  return command === 'confirm' && entry.request !== null ? confirmRequest(entry, world) : undefined;
}

function takeRequestCard<E extends AnyScanEntry>(
  entry: E,
  { asker, view }: WorldOfRequest,
  wanted: 'takeback' | 'audit',
): ScanAnswer<E> {
  if (entry.request === wanted) return refusedAnswer('CARD_REPEATED');
  if (wanted === 'takeback' && asker === null) return refusedAnswer('TAKEBACK_NOT_NOW');
  if (wanted === 'audit' && view.phase === 'registration') return refusedAnswer('PHASE_WRONG');
  return stepAnswer({ ...entry, request: wanted });
}

function confirmRequest(entry: AnyScanEntry, { asker }: WorldOfRequest): ScanAnswer<never> {
  if (entry.request === 'audit') return { kind: 'order', order: { type: 'audit' } };
  if (asker === null) return refusedAnswer('TAKEBACK_NOT_NOW');
  return { kind: 'order', order: { type: 'takeback', seat: asker } };
}

/** Why no start card is taken now, whatever it says: it may be Mister X's own. */
export function startsFault({ view }: Pick<ScanWorld<string>, 'view'>): ScanRefusalCode | undefined {
  if (view.startSource === 'server') return 'PHASE_WRONG';
  return view.detectives.every(({ stop }) => stop !== null) ? 'X_ON_PHONE' : undefined;
}

/** Set-up: a start card for each detective, by its card, a station card or digits (CM-11). */
export function takeStart<E extends AnyScanEntry>(
  entry: E,
  world: ScanWorld<string>,
  seat: Seat | null,
  card: CommonCard,
): ScanAnswer<E> {
  const pawn = starterOf(entry, world, seat);
  if (pawn === undefined) return refusedAnswer('SEAT_ON_PHONE');
  const numbers: NumberChoices<ScanRefusalCode> = {
    numbers: world.deck,
    fault: (stop) => startFault(world, pawn, stop),
  };
  switch (card.kind) {
    case 'start':
    case 'stop':
      return startAt(entry, pawn, card.stop, numbers);
    case 'digit':
      return spellDigit(entry, card.digit, numbers, (next) => (stop) => startAt(next, pawn, stop, numbers));
    case 'command': {
      if (card.command !== 'confirm') return refusedAnswer('CARD_NOT_DUE');
      if (entry.digits !== '') return takeSpeltNumber(entry, (stop) => startAt(entry, pawn, stop, numbers));
      const { start } = entry;
      if (start === null || start.stop === null) return refusedAnswer('CARD_NOT_DUE');
      const fault = startFault(world, start.pawn, start.stop);
      if (fault !== undefined) return refusedAnswer(fault);
      return { kind: 'order', order: { type: 'start', pawn: start.pawn, stop: start.stop } };
    }
  }
}

function startAt<E extends AnyScanEntry>(
  entry: E,
  pawn: DetectiveId,
  stop: number,
  { fault }: NumberChoices<ScanRefusalCode>,
): ScanAnswer<E> {
  if (entry.start?.stop === stop) return refusedAnswer('CARD_REPEATED');
  const code = fault(stop);
  if (code !== undefined) return refusedAnswer(code);
  return stepAnswer({ ...entry, start: { pawn, stop }, request: null, digits: '' });
}

function startFault({ deck, view }: ScanWorld<string>, pawn: DetectiveId, stop: number): ScanRefusalCode | undefined {
  if (!deck.includes(stop)) return 'SETUP_START_INVALID';
  const taken = view.detectives.some((each) => each.stop === stop && each.id !== pawn);
  return taken ? 'SETUP_START_TAKEN' : undefined;
}

function starterOf({ start }: AnyScanEntry, world: ScanWorld<string>, seat: Seat | null): DetectiveId | undefined {
  const entered = start?.pawn;
  if (entered === undefined) return nextStarter(world, seat);
  return seat === null || world.hunterOf(entered) === seat ? entered : nextStarter(world, seat);
}

function nextStarter(world: ScanWorld<string>, seat: Seat | null): DetectiveId | undefined {
  const here = world.view.detectives.filter(
    ({ id }) => !world.onPhone(id) && (seat === null || world.hunterOf(id) === seat),
  );
  return (here.find(({ stop }) => stop === null) ?? (seat === null ? undefined : here[0]))?.id;
}

/** All of a move but its ticket; the pawn is chosen. */
export function takeMoveCard<T extends string, E extends AnyScanEntry, Code extends string>(
  at: E,
  choices: MoveChoices<T>,
  pawn: DetectiveId,
  card: CommonCard,
  numbers: NumberChoices<Code>,
): ScanAnswer<E, ScanOrder, Code | ScanRefusalCode> {
  const go = (stop: number) => stopAt(at, stop, numbers);
  switch (card.kind) {
    case 'stop':
      return go(card.stop);
    case 'start':
      return refusedAnswer('CARD_NOT_DUE');
    case 'digit':
      return spellDigit(at, card.digit, numbers, (next) => (stop) => stopAt(next, stop, numbers));
    case 'command': {
      if (card.command === 'pass') return pass(at, choices, pawn);
      if (card.command !== 'confirm') return refusedAnswer('CARD_NOT_DUE');
      if (at.digits !== '') return takeSpeltNumber(at, go);
      if (at.move.step !== 'confirm') return refusedAnswer('CARD_NOT_DUE');
      return { kind: 'order', order: { type: 'move' } };
    }
  }
}

function pass<T extends string, E extends AnyScanEntry>(
  entry: E,
  choices: MoveChoices<T>,
  pawn: DetectiveId,
): ScanAnswer<E> {
  if (entry.move.ticket === 'pass') return refusedAnswer('CARD_REPEATED');
  const may = choices.some(({ detective, mayPass }) => detective === pawn && mayPass);
  if (!may) return refusedAnswer('PASS_NOT_ALLOWED');
  return stepAnswer({ ...entry, move: entry.move.pass(), digits: '' });
}

function stopAt<E extends AnyScanEntry, Code extends string>(
  entry: E,
  stop: number,
  { fault }: NumberChoices<Code>,
): ScanAnswer<E, ScanOrder, Code | ScanRefusalCode> {
  const { move } = entry;
  if (move.stop === stop) return refusedAnswer('CARD_REPEATED');
  const code = fault(stop);
  if (code !== undefined) return refusedAnswer(code);
  return stepAnswer({ ...entry, move: move.putStop(stop), digits: '' });
}

/** Stops that the ticket so far leads to, or any. */
export function reachableStops<T extends string, C>(
  { ticket }: MoveDraft<T, C>,
  choices: MoveChoices<T>,
  pawn: DetectiveId,
): readonly number[] {
  const reach = choices.find(({ detective }) => detective === pawn)?.reach ?? [];
  return reach
    .filter((each) => ticket === null || ticket === 'pass' || each.ticket === ticket)
    .flatMap(({ stops }) => stops);
}

type TakeNumber<E, O, Code extends string> = (number: number) => ScanAnswer<E, O, Code>;

/** One more digit; the number is taken when no longer one can be meant. */
export function spellDigit<E extends AnyScanEntry, O, Code extends string>(
  entry: E,
  digit: number,
  { numbers }: Pick<NumberChoices<Code>, 'numbers'>,
  takeFor: (next: E) => TakeNumber<E, O, Code>,
): ScanAnswer<E, O, Code> {
  const { text, complete } = spellNumber(entry.digits, digit, numbers);
  const next: E = { ...entry, move: entry.move.putStop(null), digits: text };
  return complete ? takeSpeltNumber(next, takeFor(next)) : stepAnswer(next);
}

/** A number that is refused is spelt again: nobody should have to guess what is left of it. */
export function takeSpeltNumber<E extends AnyScanEntry, O, Code extends string>(
  entry: E,
  take: TakeNumber<E, O, Code>,
): ScanAnswer<E, O, Code> {
  const answer = take(Number(entry.digits));
  return answer.kind === 'refused' ? { ...answer, entry: { ...entry, digits: '' } } : answer;
}

export function stepAnswer<E>(entry: E): { readonly kind: 'step'; readonly entry: E } {
  return { kind: 'step', entry };
}

export function refusedAnswer<Code extends string>(code: Code): { readonly kind: 'refused'; readonly code: Code } {
  return { kind: 'refused', code };
}
