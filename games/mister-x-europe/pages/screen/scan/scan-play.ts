import { type DetectiveId, isKind, TICKET_KINDS, kindOf, previewMove, type Ticket } from '../../../rules/browser.js';
import { nameOnCard, readEuropeCard } from '../../../rules/cards.js';
import type { Seat } from '@mister-x/engine/protocol';
import type { NumberChoices } from '@mister-x/kiosk/screen/scan/spelling.ts';
import * as pursuit from '../../../../pursuit/pages/scan/scan-play.js';
import { boardFor } from '../../shared/board.js';
import type { EuropeDraft } from '../europe-table.svelte.js';
import {
  type Card,
  isPawnOfSeat,
  type ScanAnswer,
  type ScanCode,
  type ScanEntry,
  type ScanWorld,
  detectiveAtStop,
} from './scan-world.js';
import { takeSpecial } from './special-play.js';

const { refusedAnswer: refused, stepAnswer: step } = pursuit;

/**
 * Playing Mister X across Europe by cards. A ticket has no owner (MX-13), so the pawn is said first: by its
 * digit, by the city where it stands, by the scanner in its player's hand, or by a city that it alone
 * can reach.
 */
export function takeScan(entry: ScanEntry, world: ScanWorld, { text, seat }: pursuit.ScannedText): ScanAnswer {
  const read = readEuropeCard(text);
  if (!read.ok) return refused(read.error);
  const card: Card = read.value.kind === 'ticket' ? { kind: 'ticket', ticket: nameOnCard(read.value) } : read.value;
  const isMisterXs = card.kind === 'command' && card.command === 'double';
  const answer = pursuit.takeAnytime(entry, world, card, isMisterXs);
  if (answer !== undefined) return answer;
  const at = { ...entry, request: null };
  switch (world.view.phase) {
    case 'registration':
      return takeStart(at, world, seat, card);
    case 'moves':
      return takeMove(at, world, seat, card);
    case 'specials':
      return takeSpecial(at, world, seat, card);
    case 'refill':
      return refused('CARD_NOT_DUE');
    default:
      return refused('NOT_YOUR_TURN');
  }
}

/** A start card for each pawn in its order (MX-8). */
function takeStart(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: Card): ScanAnswer {
  const fault = pursuit.startsFault(world);
  if (fault !== undefined) return refused(fault);
  if (card.kind === 'ticket' || !world.startsDue) return refused('CARD_NOT_DUE');
  return pursuit.takeStart(entry, world, seat, card);
}

/** A detective's move (MX-33 to MX-37). */
function takeMove(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: Card): ScanAnswer {
  const found = moverOf(entry, world, seat, card);
  if (typeof found !== 'string') return found;
  const pawn = found;
  const move = entry.move.under(world.choices).choosePawn(pawn);
  const at: ScanEntry = { ...entry, move, digits: pawn === entry.move.pawn ? entry.digits : '' };
  if (card.kind === 'ticket') return payWithTicket(at, world, pawn, card.ticket);
  const numbers: NumberChoices<ScanCode> = {
    numbers: pursuit.reachableStops(at.move, world.choices, pawn),
    fault: (stop) => stopFault(at.move, world, pawn, stop),
  };
  return pursuit.takeMoveCard(at, world.choices, pawn, card, numbers);
}

/** Whose move the card belongs to; or what the card comes to, where it says no more than that. */
function moverOf(entry: ScanEntry, world: ScanWorld, seat: Seat | null, card: Card): DetectiveId | ScanAnswer {
  const ids = world.choices.map(({ detective }) => detective).filter((id) => isPawnOfSeat(world, seat, id));
  const [only, ...others] = ids;
  if (only === undefined) return refused(seatFaultCode(world, seat));
  const { move } = entry;
  const begun = move.ticket !== null || move.stop !== null || entry.digits !== '';
  const named = card.kind === 'stop' ? detectiveAtStop(world, card.stop) : undefined;
  if (!begun && named !== undefined) {
    if (ids.includes(named)) return entryWithPawn(entry, world, named);
    const moved = world.view.detectives.some(({ id, moved }) => id === named && moved);
    if (move.pawn === null) return refused(moved ? 'DETECTIVE_ALREADY_MOVED' : foreignPawnCode(world, named));
  }
  if (others.length === 0) return only;
  if (move.pawn !== null && ids.includes(move.pawn)) return move.pawn;
  if (card.kind === 'digit') {
    const byDigit = ids.find((id) => id === `d${card.digit}`);
    return byDigit === undefined ? refused('PAWN_UNCLEAR') : entryWithPawn(entry, world, byDigit);
  }
  if (card.kind === 'stop') return onlyPawnReaching(world, ids, card.stop);
  return refused('PAWN_UNCLEAR');
}

function entryWithPawn(entry: ScanEntry, world: ScanWorld, pawn: DetectiveId): ScanAnswer {
  const move = entry.move.under(world.choices).choosePawn(pawn);
  return step({ ...entry, move, digits: '' });
}

/** The pawn that alone can go to a city. */
function onlyPawnReaching(world: ScanWorld, ids: readonly DetectiveId[], stop: number): DetectiveId | ScanAnswer {
  if (!boardFor(world.view).has(stop)) return refused('STOP_UNKNOWN');
  const able = world.choices.filter(
    ({ detective, reach }) => ids.includes(detective) && reach.some(({ stops }) => stops.includes(stop)),
  );
  const [one, ...others] = able;
  return one === undefined || others.length > 0 ? refused('PAWN_UNCLEAR') : one.detective;
}

function foreignPawnCode({ onPhone }: ScanWorld, pawn: DetectiveId): ScanCode {
  return onPhone(pawn) ? 'SEAT_ON_PHONE' : 'PAWN_UNCLEAR';
}

/** Why nobody may move through this scanner now. */
function seatFaultCode(world: ScanWorld, seat: Seat | null): ScanCode {
  const own = world.view.detectives.filter(({ id }) => isPawnOfSeat(world, seat, id));
  if (own.some(({ id, moved }) => world.onPhone(id) && !moved)) return 'SEAT_ON_PHONE';
  if (own.length > 0 && own.every(({ moved }) => moved)) return 'DETECTIVE_ALREADY_MOVED';
  return 'CARD_NOT_DUE';
}

function payWithTicket(entry: ScanEntry, world: ScanWorld, pawn: DetectiveId, ticket: Ticket): ScanAnswer {
  const unique = world.view.ticketIds === 'unique';
  if (unique && isKind(ticket)) return refused('TICKET_NOT_UNIQUE');
  const kind = kindOf(ticket);
  const piece = unique ? ticket : null;
  const { move } = entry;
  if (move.ticket === kind && move.card === piece) return refused('CARD_REPEATED');
  const fault = previewMove(boardFor(world.view), world.view, pawn, { ticket });
  if (fault !== undefined) return refused(fault);
  return step({ ...entry, move: move.putCard(kind, piece), digits: '' });
}

/** Of the reasons of several tickets the one that says most. */
const CODES_BY_INFORMATION: readonly ScanCode[] = ['STOP_UNKNOWN', 'DETECTIVE_STOP_OCCUPIED', 'NO_CONNECTION'];

function stopFault(
  { ticket, card }: EuropeDraft,
  { view }: ScanWorld,
  pawn: DetectiveId,
  stop: number,
): ScanCode | undefined {
  const board = boardFor(view);
  if (ticket !== null && ticket !== 'pass') {
    return previewMove(board, view, pawn, { ticket: card ?? ticket, stop });
  }
  const faults = TICKET_KINDS.map((each) => previewMove(board, view, pawn, { ticket: each, stop }));
  if (faults.includes(undefined)) return undefined;
  return CODES_BY_INFORMATION.find((code) => faults.some((fault) => fault === code)) ?? faults[0];
}
