import { writeCommonCard } from '@mister-x/engine/cards';
import type { Seat } from '@mister-x/engine/protocol';
import {
  type DetectiveId,
  ORDINARY,
  type Ordinary,
  previewMove,
  readYardCard,
  type TicketCard,
  type View,
  type YardCard,
} from '@mister-x/engine/scotland-yard/browser';
import {
  begin,
  chooseCard,
  choosePawn,
  chooseTicket,
  stepOf,
} from '../../../pursuit/table/move-entry.js';
import { boardFor } from '../../board.js';
import type { YardChoices, YardEntry } from '../yard-moves.js';
import type { ScanCode } from './scan-codes.js';
import { type Numbered, spell } from './spelling.js';

/**
 * Playing by cards: ticket, stop, confirm. Plain data in and out, so that touch and scans share
 * one entry and a test needs no page. Nothing is committed without the confirm card (CM-4), and
 * whatever is refused leaves the entry as it was.
 */
export type ScanEntry = {
  readonly move: YardEntry;
  /** A start card that waits for its confirmation. */
  readonly start: { readonly pawn: DetectiveId; readonly stop: number | null } | null;
  /** A request that waits for its confirmation. */
  readonly request: 'takeback' | 'audit' | null;
  /** Digit cards so far. */
  readonly digits: string;
};

/** What the confirm button scans in the place of the card. */
export const CONFIRM = writeCommonCard({ kind: 'command', command: 'confirm' });

export const NOTHING: ScanEntry = { move: begin([]), start: null, request: null, digits: '' };

/** What the table waits for, as far as cards can answer it; public facts alone (CM-3). */
export type ScanWorld = {
  readonly view: View;
  /** Moves that may be entered on this screen. */
  readonly choices: YardChoices;
  /** Nobody can go on: a lost phone, a question to Mister X. */
  readonly still: boolean;
  /** Start cards of the detectives' deck. */
  readonly deck: readonly number[];
  /** Seat whose last move may be taken back through this screen. */
  readonly asker: Seat | null;
  readonly hunterOf: (pawn: DetectiveId) => Seat | undefined;
  readonly onPhone: (pawn: DetectiveId) => boolean;
};

export type Scanned = {
  readonly text: string;
  /** In whose hand the scanner lies; `null`: it is passed round. */
  readonly seat: Seat | null;
};

export type Order =
  | { readonly type: 'move' }
  | { readonly type: 'start'; readonly pawn: DetectiveId; readonly stop: number }
  | { readonly type: 'takeback'; readonly seat: Seat }
  | { readonly type: 'audit' };

export type ScanAnswer =
  | { readonly kind: 'step'; readonly entry: ScanEntry }
  /** With an entry where a number is to be spelt anew; the game is never changed. */
  | { readonly kind: 'refused'; readonly code: ScanCode; readonly entry?: ScanEntry }
  /** Confirmed: to be sent to the referee now. */
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'repeat' };

export function takeScan(entry: ScanEntry, world: ScanWorld, scanned: Scanned): ScanAnswer {
  const read = readYardCard(scanned.text);
  if (!read.ok) return refused(read.error);
  const card = read.value;
  const { phase } = world.view;
  if (phase === 'over') return refused('GAME_OVER');
  if (card.kind === 'command' && card.command === 'repeat') return { kind: 'repeat' };
  if (card.kind === 'command' && card.command === 'cancel') return { kind: 'cancelled' };
  if (isDouble(card)) return refused('X_ON_PHONE');
  if (world.still) return refused('PHASE_WRONG');
  if (card.kind === 'command') {
    if (card.command === 'takeback' || card.command === 'audit') {
      return request(entry, world, card.command);
    }
    if (card.command === 'confirm' && entry.request !== null) return carryOut(entry, world);
  }
  if (phase === 'registration') return takeStart(entry, world, scanned.seat, card);
  if (phase !== 'detectives') return refused('NOT_YOUR_TURN');
  return takeMove({ ...entry, request: null }, world, scanned.seat, card);
}

function isDouble(card: YardCard): boolean {
  if (card.kind === 'ticket') return card.piece === 'double';
  return card.kind === 'command' && card.command === 'double';
}

function request(
  entry: ScanEntry,
  { asker, view }: ScanWorld,
  wanted: 'takeback' | 'audit',
): ScanAnswer {
  if (entry.request === wanted) return refused('CARD_REPEATED');
  if (wanted === 'takeback' && asker === null) return refused('TAKEBACK_NOT_NOW');
  if (wanted === 'audit' && view.phase === 'registration') return refused('PHASE_WRONG');
  return step({ ...entry, request: wanted });
}

function carryOut(entry: ScanEntry, { asker }: ScanWorld): ScanAnswer {
  if (entry.request === 'audit') return { kind: 'order', order: { type: 'audit' } };
  if (asker === null) return refused('TAKEBACK_NOT_NOW');
  return { kind: 'order', order: { type: 'takeback', seat: asker } };
}

/** Set-up: a start card for each detective, by its card, a station card or digits (SY-7, SY-9, CM-11). */
function takeStart(
  entry: ScanEntry,
  world: ScanWorld,
  seat: Seat | null,
  card: YardCard,
): ScanAnswer {
  const { detectives, startSource } = world.view;
  if (startSource === 'server') return refused('PHASE_WRONG');
  // Whatever number it holds is not shown: it may be Mister X's own.
  if (detectives.every(({ stop }) => stop !== null)) return refused('X_ON_PHONE');
  if (card.kind === 'ticket') return chooseStarter(entry, world, card.owner);
  const pawn = starterOf(entry, world, seat);
  if (pawn === undefined) return refused('SEAT_ON_PHONE');
  const numbers: Numbered = { numbers: world.deck, fault: (stop) => startFault(world, pawn, stop) };
  switch (card.kind) {
    case 'start':
    case 'stop':
      return startAt(entry, pawn, card.stop, numbers);
    case 'digit':
      return spellOn(
        entry,
        card.digit,
        numbers,
        (next) => (stop) => startAt(next, pawn, stop, numbers),
      );
    case 'command': {
      if (card.command !== 'confirm') return refused('CARD_NOT_DUE');
      if (entry.digits !== '') return spelt(entry, (stop) => startAt(entry, pawn, stop, numbers));
      const { start } = entry;
      if (start === null || start.stop === null) return refused('CARD_NOT_DUE');
      const fault = startFault(world, start.pawn, start.stop);
      if (fault !== undefined) return refused(fault);
      return { kind: 'order', order: { type: 'start', pawn: start.pawn, stop: start.stop } };
    }
  }
}

function startAt(
  entry: ScanEntry,
  pawn: DetectiveId,
  stop: number,
  { fault }: Numbered,
): ScanAnswer {
  if (entry.start?.stop === stop) return refused('CARD_REPEATED');
  const code = fault(stop);
  if (code !== undefined) return refused(code);
  return step({ ...entry, start: { pawn, stop }, request: null, digits: '' });
}

function startFault(
  { deck, view }: ScanWorld,
  pawn: DetectiveId,
  stop: number,
): ScanCode | undefined {
  if (!deck.includes(stop)) return 'SETUP_START_INVALID';
  const taken = view.detectives.some((each) => each.stop === stop && each.id !== pawn);
  return taken ? 'SETUP_START_TAKEN' : undefined;
}

/** A ticket of a pawn says whose start is to be entered, or corrected. */
function chooseStarter(entry: ScanEntry, world: ScanWorld, owner: string | null): ScanAnswer {
  if (owner === 'x') return refused('X_ON_PHONE');
  const pawn = world.view.detectives.find(({ id }) => id === owner)?.id;
  if (pawn === undefined) return refused(owner === null ? 'PAWN_UNCLEAR' : 'TICKET_NOT_OWN');
  if (world.onPhone(pawn)) return refused('SEAT_ON_PHONE');
  if (entry.start?.pawn === pawn) return refused('CARD_REPEATED');
  return step({ ...entry, start: { pawn, stop: null }, digits: '' });
}

function starterOf(
  { start }: ScanEntry,
  world: ScanWorld,
  seat: Seat | null,
): DetectiveId | undefined {
  const entered = start?.pawn;
  if (entered === undefined) return nextStarter(world, seat);
  return seat === null || world.hunterOf(entered) === seat ? entered : nextStarter(world, seat);
}

function nextStarter(world: ScanWorld, seat: Seat | null): DetectiveId | undefined {
  const here = world.view.detectives.filter(
    ({ id }) => !world.onPhone(id) && (seat === null || world.hunterOf(id) === seat),
  );
  return (here.find(({ stop }) => stop === null) ?? (seat === null ? undefined : here[0]))?.id;
}

/** A detective's move (SY-12 to SY-24). */
function takeMove(
  entry: ScanEntry,
  world: ScanWorld,
  seat: Seat | null,
  card: YardCard,
): ScanAnswer {
  const found = moverOf(entry, world, seat, card);
  if ('code' in found) return refused(found.code);
  const { pawn } = found;
  const move = choosePawn(entry.move, pawn);
  const at: ScanEntry = { ...entry, move, digits: pawn === entry.move.pawn ? entry.digits : '' };
  if (found.byDigit) return step(at);
  const numbers: Numbered = {
    numbers: reachable(at.move, world, pawn),
    fault: (stop) => stopFault(at.move, world.view, pawn, stop),
  };
  const go = (stop: number) => stopAt(at, stop, numbers);
  switch (card.kind) {
    case 'ticket':
      return pay(at, world, pawn, card);
    case 'stop':
      return go(card.stop);
    case 'start':
      return refused('CARD_NOT_DUE');
    case 'digit':
      return spellOn(at, card.digit, numbers, (next) => (stop) => stopAt(next, stop, numbers));
    case 'command': {
      if (card.command === 'pass') return pass(at, world, pawn);
      if (card.command !== 'confirm') return refused('CARD_NOT_DUE');
      if (at.digits !== '') return spelt(at, go);
      if (stepOf(at.move) !== 'confirm') return refused('CARD_NOT_DUE');
      return { kind: 'order', order: { type: 'move' } };
    }
  }
}

type Mover = { readonly pawn: DetectiveId; readonly byDigit: boolean };

/** Whose move it is: the scanner's owner, the only one who may, the ticket's owner, or a digit. */
function moverOf(
  { move }: ScanEntry,
  world: ScanWorld,
  seat: Seat | null,
  card: YardCard,
): Mover | { readonly code: ScanCode } {
  const ids = world.choices
    .map(({ detective }) => detective)
    .filter((id) => seat === null || world.hunterOf(id) === seat);
  const fixed = (pawn: DetectiveId): Mover => ({ pawn, byDigit: false });
  if (ids.length === 0) return { code: notHere(world, seat) };
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return fixed(only);
  if (card.kind === 'ticket' && card.owner !== null) {
    const own = ids.find((id) => id === card.owner);
    if (own !== undefined) return fixed(own);
    const known = world.view.detectives.find(({ id }) => id === card.owner);
    if (known?.acted) return { code: 'DETECTIVE_ALREADY_MOVED' };
    if (known !== undefined && world.onPhone(known.id)) return { code: 'SEAT_ON_PHONE' };
    return { code: card.piece === 'black' ? 'BLACK_X_ONLY' : 'TICKET_NOT_OWN' };
  }
  if (move.pawn !== null && ids.includes(move.pawn)) return fixed(move.pawn);
  if (card.kind === 'digit') {
    const named = ids.find((id) => id === `d${card.digit}`);
    if (named !== undefined) return { pawn: named, byDigit: true };
  }
  return { code: 'PAWN_UNCLEAR' };
}

/** Why nobody may move through this scanner now. */
function notHere({ view, choices, hunterOf, onPhone }: ScanWorld, seat: Seat | null): ScanCode {
  if (seat === null) return 'SEAT_ON_PHONE';
  const own = view.detectives.filter(({ id }) => hunterOf(id) === seat);
  if (own.some(({ id }) => onPhone(id))) return 'SEAT_ON_PHONE';
  if (own.length > 0 && own.every(({ acted }) => acted)) return 'DETECTIVE_ALREADY_MOVED';
  return choices.length === 0 ? 'SEAT_ON_PHONE' : 'OUT_OF_ORDER';
}

function pay(
  entry: ScanEntry,
  world: ScanWorld,
  pawn: DetectiveId,
  { owner, piece, serial }: Extract<YardCard, { kind: 'ticket' }>,
): ScanAnswer {
  const card: TicketCard | null = owner === null ? null : { owner, ticket: piece, serial };
  if (card === null && world.view.spent !== undefined) return refused('TICKET_NOT_UNIQUE');
  const { move } = entry;
  if (move.ticket === piece && sameCard(move.card, card)) return refused('CARD_REPEATED');
  const fault = previewMove(boardFor(world.view), world.view, pawn, {
    ticket: piece,
    ...(card === null ? {} : { card }),
  });
  if (fault !== undefined) return refused(fault);
  return step({
    ...entry,
    move: chooseCard(move, world.choices, piece as Ordinary, card),
    digits: '',
  });
}

function sameCard(a: TicketCard | null, b: TicketCard | null): boolean {
  return a?.owner === b?.owner && a?.ticket === b?.ticket && a?.serial === b?.serial;
}

function pass(entry: ScanEntry, { choices }: ScanWorld, pawn: DetectiveId): ScanAnswer {
  if (entry.move.ticket === 'pass') return refused('CARD_REPEATED');
  const may = choices.some(({ detective, mayPass }) => detective === pawn && mayPass);
  if (!may) return refused('PASS_NOT_ALLOWED');
  return step({ ...entry, move: { ...chooseTicket(entry.move, 'pass'), stop: null }, digits: '' });
}

function stopAt(entry: ScanEntry, stop: number, { fault }: Numbered): ScanAnswer {
  const { move } = entry;
  if (move.stop === stop) return refused('CARD_REPEATED');
  const code = fault(stop);
  if (code !== undefined) return refused(code);
  // A pass that was scanned by mistake gives way; the ticket itself must still be scanned.
  const ticket = move.ticket === 'pass' ? null : move.ticket;
  return step({ ...entry, move: { ...move, stop, ticket }, digits: '' });
}

/** Of the reasons of several tickets the one that says most. */
const TELLING: readonly ScanCode[] = [
  'STOP_UNKNOWN',
  'DETECTIVE_STOP_OCCUPIED',
  'TICKET_NOT_HELD',
  'FERRY_X_ONLY',
  'NO_CONNECTION',
];

function stopFault(
  { ticket, card }: YardEntry,
  view: View,
  pawn: DetectiveId,
  stop: number,
): ScanCode | undefined {
  if (ticket !== null && ticket !== 'pass') {
    return previewMove(boardFor(view), view, pawn, {
      ticket,
      stop,
      ...(card === null ? {} : { card }),
    });
  }
  const faults = ORDINARY.map((each) =>
    previewMove(boardFor(view), view, pawn, { ticket: each, stop }),
  );
  if (faults.includes(undefined)) return undefined;
  return TELLING.find((code) => faults.some((fault) => fault === code));
}

function reachable({ ticket }: YardEntry, { choices }: ScanWorld, pawn: DetectiveId): number[] {
  const reach = choices.find(({ detective }) => detective === pawn)?.reach ?? [];
  return reach
    .filter((each) => ticket === null || ticket === 'pass' || each.ticket === ticket)
    .flatMap(({ stops }) => stops);
}

type Take = (number: number) => ScanAnswer;

/** One more digit; the number is taken when no longer one can be meant. */
function spellOn(
  entry: ScanEntry,
  digit: number,
  { numbers }: Numbered,
  takeFor: (next: ScanEntry) => Take,
): ScanAnswer {
  const { text, complete } = spell(entry.digits, digit, numbers);
  const next: ScanEntry = { ...entry, move: { ...entry.move, stop: null }, digits: text };
  return complete ? spelt(next, takeFor(next)) : step(next);
}

/** A number that is refused is spelt anew: nobody should have to guess what is left of it. */
function spelt(entry: ScanEntry, take: Take): ScanAnswer {
  const answer = take(Number(entry.digits));
  return answer.kind === 'refused' ? { ...answer, entry: { ...entry, digits: '' } } : answer;
}

function step(entry: ScanEntry): ScanAnswer {
  return { kind: 'step', entry };
}

function refused(code: ScanCode): ScanAnswer {
  return { kind: 'refused', code };
}
