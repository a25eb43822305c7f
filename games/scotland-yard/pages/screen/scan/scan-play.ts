import type { Seat } from '@mister-x/engine/protocol';
import {
  type DetectiveId,
  ORDINARY_TICKETS,
  type OrdinaryTicket,
  previewMove,
  type RefusalCode,
  type TicketCard,
  type View,
} from '../../../rules/browser.js';
import { readYardCard, type YardCard } from '../../../rules/cards.js';
import type { ScanRefusalCode as PursuitCode } from '@mister-x/kiosk/screen/scan/scan-codes.ts';
import type { NumberChoices } from '@mister-x/kiosk/screen/scan/spelling.ts';
import * as pursuit from '../../../../pursuit/pages/scan/scan-play.js';
import { boardFor } from '../../shared/board.js';
import type { YardDraft } from '../yard-table.svelte.js';

/** Playing Scotland Yard by cards: printed tickets name their pawn (SY-12 to SY-24). */

export type { ScanOrder } from '../../../../pursuit/pages/scan/scan-play.js';
export { CONFIRM_CARD } from '../../../../pursuit/pages/scan/scan-play.js';

export type ScanCode = PursuitCode | RefusalCode;
export type ScanEntry = pursuit.ScanEntry<OrdinaryTicket, TicketCard>;
export type ScanAnswer = pursuit.ScanAnswer<ScanEntry, pursuit.ScanOrder, ScanCode>;
export type ScanWorld = Omit<pursuit.ScanWorld<OrdinaryTicket>, 'view'> & { readonly view: View };

export const NOTHING_SCANNED: ScanEntry = pursuit.NOTHING_SCANNED;

const { refusedAnswer: refused, stepAnswer: step } = pursuit;

export function takeScan(entry: ScanEntry, world: ScanWorld, { text, seat }: pursuit.ScannedText): ScanAnswer {
  const read = readYardCard(text);
  if (!read.ok) return refused(read.error);
  const card = read.value;
  const answer = pursuit.takeAnytime(entry, world, card, isDouble(card));
  if (answer !== undefined) return answer;
  const { phase } = world.view;
  if (phase === 'registration') return takeStart(entry, world, seat, card);
  if (phase !== 'detectives') return refused('NOT_YOUR_TURN');
  return takeMove({ ...entry, request: null }, world, seat, card);
}

function isDouble(card: YardCard): boolean {
  if (card.kind === 'ticket') return card.piece === 'double';
  return card.kind === 'command' && card.command === 'double';
}

/** A ticket says whose start is to be entered (SY-7, SY-9). */
function takeStart(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: YardCard): ScanAnswer {
  const fault = pursuit.startsFault(world);
  if (fault !== undefined) return refused(fault);
  if (card.kind === 'ticket') return chooseStarter(entry, world, card.owner);
  return pursuit.takeStart(entry, world, seat, card);
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

/** A detective's move (SY-12 to SY-24). */
function takeMove(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: YardCard): ScanAnswer {
  const found = moverOf(entry, world, seat, card);
  if ('code' in found) return refused(found.code);
  const { pawn } = found;
  const move = entry.move.under(world.choices).choosePawn(pawn);
  const at: ScanEntry = { ...entry, move, digits: pawn === entry.move.pawn ? entry.digits : '' };
  if (found.byDigit) return step(at);
  if (card.kind === 'ticket') return payWithTicket(at, world, pawn, card);
  const numbers: NumberChoices<ScanCode> = {
    numbers: pursuit.reachableStops(at.move, world.choices, pawn),
    fault: (stop) => stopFault(at.move, world.view, pawn, stop),
  };
  return pursuit.takeMoveCard(at, world.choices, pawn, card, numbers);
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
  if (ids.length === 0) return { code: seatFault(world, seat) };
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
function seatFault({ view, choices, hunterOf, onPhone }: ScanWorld, seat: Seat | null): ScanCode {
  if (seat === null) return 'SEAT_ON_PHONE';
  const own = view.detectives.filter(({ id }) => hunterOf(id) === seat);
  if (own.some(({ id }) => onPhone(id))) return 'SEAT_ON_PHONE';
  if (own.length > 0 && own.every(({ acted }) => acted)) return 'DETECTIVE_ALREADY_MOVED';
  return choices.length === 0 ? 'SEAT_ON_PHONE' : 'OUT_OF_ORDER';
}

function payWithTicket(
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
  return step({ ...entry, move: move.putCard(piece as OrdinaryTicket, card), digits: '' });
}

function sameCard(a: TicketCard | null, b: TicketCard | null): boolean {
  return a?.owner === b?.owner && a?.ticket === b?.ticket && a?.serial === b?.serial;
}

/** Of the reasons of several tickets the one that says most. */
const CODES_BY_INFORMATION: readonly ScanCode[] = [
  'STOP_UNKNOWN',
  'DETECTIVE_STOP_OCCUPIED',
  'TICKET_NOT_HELD',
  'FERRY_X_ONLY',
  'NO_CONNECTION',
];

function stopFault({ ticket, card }: YardDraft, view: View, pawn: DetectiveId, stop: number): ScanCode | undefined {
  if (ticket !== null && ticket !== 'pass') {
    return previewMove(boardFor(view), view, pawn, {
      ticket,
      stop,
      ...(card === null ? {} : { card }),
    });
  }
  const faults = ORDINARY_TICKETS.map((each) => previewMove(boardFor(view), view, pawn, { ticket: each, stop }));
  if (faults.includes(undefined)) return undefined;
  return CODES_BY_INFORMATION.find((code) => faults.some((fault) => fault === code));
}
