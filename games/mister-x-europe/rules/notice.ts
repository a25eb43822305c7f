import type { SecretMove, Viewer } from '@mister-x/engine/core/game';
import { NOT_RETAINED, type Retention } from '@mister-x/engine/core/retention';
import { factRetention, publicMove, factAsLogged, X_PAWN_PIECE } from '../../pursuit/rules/facts.js';
import { seesHand } from './supply.js';
import { kindOf } from './tickets.js';
import { type Event, type Leg, type Notice, type State, type Ticket, type View, X_SEAT } from './types.js';

/** What one event tells a viewer. Secrets of an event reach whom they belong to and nobody else (CM-8, MX-11). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  const isX = viewer === X_SEAT;
  switch (event.type) {
    case 'startRegistered':
    case 'roundOpened':
    case 'skipped':
    case 'audited':
      return factAsLogged(event);
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'missionChosen':
      return {
        type: 'missionChosen',
        mission: event.mission,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'specialPaid':
      return {
        type: 'specialPaid',
        special: event.special,
        count: event.count,
        ...(isX ? { tickets: event.secret.tickets } : {}),
      };
    case 'legTaken':
      return {
        type: 'legTaken',
        slot: event.slot,
        ticket: event.ticket,
        faceDown: false,
        double: event.double,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'secretLegTaken':
      return {
        type: 'legTaken',
        slot: event.slot,
        ticket: isX ? event.secret.ticket : null,
        faceDown: true,
        double: 0,
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'openLegTaken':
      return {
        type: 'openLegTaken',
        leg: event.leg,
        ticket: isX ? event.secret.ticket : event.ticket,
        double: event.double,
        stop: event.stop,
        pawnAppears: !before.x.pawn,
      };
    case 'swapped':
      return { type: 'swapped', count: event.count };
    case 'xStayed':
      return { type: 'xStayed', why: event.why };
    case 'discarded': {
      const { hand, count, open, secret } = event;
      const shown = seesHand(before.options, viewer, hand) ? secret.tickets : open;
      return { type: 'discarded', hand, count, ...withTickets(shown) };
    }
    case 'reshuffled':
      return { type: 'reshuffled', from: event.from };
    case 'drew': {
      const { hand, count, for: why, secret } = event;
      const shown = seesHand(before.options, viewer, hand) ? secret.tickets : undefined;
      return { type: 'drew', hand, count, for: why, ...withTickets(shown) };
    }
    case 'moved':
      return publicMove(event);
    case 'movesClosed':
      return { type: 'movesClosed' };
    case 'investigated': {
      const { parts, leg, stop } = event;
      return { type: 'investigated', parts, leg, stop };
    }
    case 'operated': {
      const { parts, detective, transport, from, to, ticket } = event;
      return { type: 'operated', parts, detective, transport, from, to, ticket };
    }
    case 'offered':
    case 'specialsClosed':
    case 'discPlaced':
    case 'discRemoved':
      return undefined;
    case 'discsCleared':
      return { type: 'discsCleared' };
    case 'checked':
      return { type: 'checked', hits: event.hits };
    case 'ringPlaced': {
      const { pair, stop, slot, from } = event;
      return { type: 'ringPlaced', pair, stop, slot, from };
    }
    case 'ended':
      return { type: 'ended', end: event.end, start: before.x.start, stop: before.x.stop };
  }
}

function withTickets(tickets: readonly Ticket[] | undefined): { tickets?: readonly Ticket[] } {
  return tickets === undefined ? {} : { tickets };
}

/** What a notice still means later: where pieces lie, and every trace of X. */
export function retention(notice: Notice): Retention {
  switch (notice.type) {
    case 'startRegistered':
    case 'moved':
    case 'skipped':
    case 'audited':
    case 'configured':
    case 'roundOpened':
      return factRetention(notice);
    case 'operated':
      return { pieces: [`pawn ${notice.detective}`], begins: true };
    case 'legTaken':
      return { pieces: [`slot ${notice.slot}`] };
    case 'openLegTaken':
      return notice.pawnAppears ? { isAlwaysTold: true, pieces: [X_PAWN_PIECE] } : { pieces: [X_PAWN_PIECE] };
    case 'investigated':
      return { isAlwaysTold: true };
    case 'checked':
      return notice.hits.length > 0 ? { isAlwaysTold: true } : NOT_RETAINED;
    case 'missionChosen':
      return { isAlwaysTold: true };
    case 'ended':
      return { isAlwaysTold: true, pieces: [X_PAWN_PIECE] };
    case 'ringPlaced':
      return { pieces: [`rings ${notice.pair}`] };
    case 'movesClosed':
      return { pieces: ['colour cards'] };
    case 'reshuffled':
      return { pieces: ['stack'] };
    case 'discarded':
      return { begins: true };
    case 'specialPaid':
    case 'swapped':
    case 'drew':
    case 'xStayed':
    case 'discsCleared':
      return NOT_RETAINED;
  }
}

/**
 * X's positions as slots of commitments: `0` is his start, then one for each secret leg (MX-19). Each is
 * committed to when it is filled; an investigation and the check tell the city and no more, so they open none.
 */

export function secretMove(event: Event): SecretMove | undefined {
  switch (event.type) {
    case 'missionChosen':
      return secretStart(event.mission, event.secret.stop);
    case 'legTaken':
      return secretLeg(event.slot, event.secret.stop, event.ticket, false);
    case 'secretLegTaken':
      return secretLeg(event.slot, event.secret.stop, event.secret.ticket, true);
    default:
      return undefined;
  }
}

export function openedSlots(): readonly string[] {
  return [];
}

export function secretStart(mission: string, stop: number): SecretMove {
  return { slot: '0', move: { mission, stop } };
}

/** What X's phone commits to when he sends these legs, his view being `view`. Open legs need none. */
export function secretLegs(view: View, legs: readonly Leg[], secret: boolean): readonly SecretMove[] {
  const first = view.slots.length + 1;
  return legs
    .slice(0, secretLegsAmong(view, legs.length))
    .map((leg, i) => secretLeg(first + i, leg.stop, leg.ticket, secret));
}

/** How many of the next legs are secret (MX-56, MX-57). */
function secretLegsAmong({ secretMoves, secretLeft }: View, legs: number): number {
  if (secretMoves.unit === 'round') return secretLeft > 0 ? legs : 0;
  return Math.min(legs, secretLeft);
}

/** The kind of the ticket: which piece of that kind it was is the ledger's affair. */
function secretLeg(number: number, stop: number, ticket: Ticket, faceDown: boolean): SecretMove {
  return { slot: String(number), move: { stop, ticket: kindOf(ticket), faceDown } };
}
