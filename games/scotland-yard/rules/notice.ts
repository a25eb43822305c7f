import type { SecretMove, Viewer } from '@mister-x/engine/core/game';
import { NOT_RETAINED, type Retention } from '@mister-x/engine/core/retention';
import { factRetention, publicMove, factAsLogged, X_PAWN_PIECE } from '../../pursuit/rules/facts.js';
import { type Event, type Leg, type Notice, type State, type View, X_SEAT } from './types.js';

/** What one event tells a viewer. Secrets of an event reach X's own log and nobody else's (CM-8, SY-25). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  const isX = viewer === X_SEAT;
  const { flags } = before.options;
  switch (event.type) {
    case 'startRegistered':
    case 'roundOpened':
    case 'skipped':
    case 'audited':
      return factAsLogged(event);
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'kitRegistered':
      return { type: 'kitRegistered', pawn: event.pawn };
    case 'xReady':
      return isX ? { type: 'xReady', stop: event.secret.stop } : { type: 'xReady' };
    case 'doublePlayed':
      return { type: 'doublePlayed', goesTo: flags.double_card_goes_to };
    case 'legTaken':
      return {
        type: 'legTaken',
        slot: event.slot,
        ticket: event.ticket,
        ...(event.double === undefined ? {} : { double: event.double }),
        ...(event.from === undefined ? {} : { from: event.from }),
        ...(before.x.shown ? { pawnRemoved: true } : {}),
        ...(isX ? { stop: event.secret.stop } : {}),
      };
    case 'revealed':
      return { type: 'revealed', slot: event.slot, stop: event.stop, why: event.why };
    case 'confiscated':
      return {
        type: 'confiscated',
        detective: event.detective,
        ticket: event.ticket,
        to: flags.voluntary_ticket_to,
        ...(event.settled === undefined ? {} : { settled: true }),
      };
    case 'xTurnClosed':
    case 'paperEntered':
      return undefined;
    case 'xStayed':
      return { type: 'xStayed' };
    case 'fareLent':
      return { type: 'fareLent' };
    case 'moved':
      return { ...publicMove(event), ...(event.settled === undefined ? {} : { settled: true }) };
    case 'ended':
      return { type: 'ended', end: event.end, stop: before.x.stop };
  }
}

/** What a notice still means later: where pieces stand, and every time that X appeared. */
export function retention(notice: Notice): Retention {
  switch (notice.type) {
    case 'startRegistered':
    case 'moved':
    case 'skipped':
    case 'audited':
    case 'configured':
    case 'roundOpened':
      return factRetention(notice);
    case 'legTaken': {
      const removed = notice.pawnRemoved === true ? [X_PAWN_PIECE] : [];
      return { pieces: [`slot ${notice.slot}`, ...removed] };
    }
    case 'revealed':
    case 'ended':
      return { isAlwaysTold: true, pieces: [X_PAWN_PIECE] };
    // A card or a ticket each time, not one piece that moves on.
    case 'doublePlayed':
    case 'confiscated':
      return { isAlwaysTold: true };
    case 'kitRegistered':
    case 'xReady':
    case 'xStayed':
    case 'fareLent':
      return NOT_RETAINED;
  }
}

/**
 * Slots of X's log: `0` is his start, then one for each slot (SY-25). Each is committed to when it
 * is filled and opened when he shows himself there, or at the end (CM-12).
 */

export function secretMove(event: Event): SecretMove | undefined {
  switch (event.type) {
    case 'xReady':
      return secretStart(event.secret.stop);
    case 'legTaken':
      return secretLeg(event.slot, { ticket: event.ticket, stop: event.secret.stop });
    default:
      return undefined;
  }
}

export function openedSlots(event: Event): readonly string[] {
  return event.type === 'revealed' ? [String(event.slot)] : [];
}

export function secretStart(stop: number): SecretMove {
  return { slot: '0', move: { stop } };
}

/** What X's phone commits to when he sends these legs, his view being `view`. */
export function secretLegs({ log }: View, legs: readonly Leg[]): readonly SecretMove[] {
  return legs.map((leg, index) => secretLeg(log.length + index + 1, leg));
}

function secretLeg(slot: number, { stop, ticket }: Leg): SecretMove {
  return { slot: String(slot), move: { stop, ticket } };
}
