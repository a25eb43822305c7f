import { flagsInForce } from '@mister-x/engine/core/flag-table';
import type { SecretMove, Viewer } from '@mister-x/engine/core/game';
import { NOT_RETAINED, type Retention } from '@mister-x/engine/core/retention';
import { PRESETS } from './flags.js';
import type { CardId } from './pack-file.js';
import {
  type Event,
  type Notice,
  PUBLIC_EVENT_TYPES,
  type PublicEventType,
  type Sleuth,
  type State,
  type View,
} from './types.js';

/** What one event tells a viewer. Secrets reach whom they belong to, and nobody else (SH-79). */
export function notice(_before: State, event: Event, viewer: Viewer): Notice | undefined {
  switch (event.type) {
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'codesLoaded':
      return { type: 'codesLoaded' };
    case 'tokenBound':
      return { type: 'tokenBound', location: event.location, symbol: event.symbol };
    case 'tokensLaid':
      return { type: 'tokensLaid', symbols: event.symbols };
    case 'caseDealt': {
      const { seat, secret } = event;
      return { type: 'caseDealt', seat, ...(viewer === seat ? { case: secret.case } : {}) };
    }
    case 'handDealt': {
      const { seat, count, secret } = event;
      const cards = viewer === seat ? { cards: secret.cards } : {};
      return { type: 'handDealt', seat, count, ...cards };
    }
    case 'looked': {
      const { secret, ...told } = event;
      return { ...told, ...(viewer === event.seat ? { token: secret.token } : {}) };
    }
    case 'reacted': {
      const { secret, ...told } = event;
      return { ...told, ...(viewer === event.seat ? { token: secret.token } : {}) };
    }
    case 'passed':
      return viewer === event.seat ? event : undefined;
    case 'decided': {
      const { seat, look, secret } = event;
      if (viewer !== seat) return undefined;
      return { type: 'decided', seat, look, take: secret.take, cards: secret.cards };
    }
    case 'deckDrawn': {
      const { seat, secret } = event;
      return { type: 'deckDrawn', seat, ...(viewer === seat ? { card: secret.card } : {}) };
    }
    case 'revealed':
      return event;
    case 'lookClosed':
    case 'marked':
    case 'jotted':
      return undefined;
    default:
      return isPublicEvent(event) ? event : undefined;
  }
}

type PublicEvent = Extract<Event, { readonly type: PublicEventType }> | Extract<Event, { type: 'ended' }>;

function isPublicEvent(event: Event): event is PublicEvent {
  return event.type === 'ended' || PUBLIC_EVENT_TYPES.some((type) => type === event.type);
}

/**
 * Where people must remember, no token can be looked up: those that someone looked at (SH-85), those that
 * Holmes showed (SH-48). After the end all are open (SH-88).
 */
export function redactForHistory(notice: Notice, view: View): Notice {
  const { auto_notebook: looks, log_reveals: reveals } = flagsInForce(PRESETS, view);
  if (view.end !== null) return notice;
  switch (notice.type) {
    case 'looked': {
      const { type, seat, look, kind, location, opening } = notice;
      return looks ? notice : { type, seat, look, kind, location, opening };
    }
    case 'reacted': {
      const { type, seat, look, card, location } = notice;
      return looks ? notice : { type, seat, look, card, location };
    }
    case 'revealed': {
      const { type, location, atSetup } = notice;
      return reveals ? notice : { type, location, atSetup };
    }
    default:
      return notice;
  }
}

/** Pieces of the real table are named here and nowhere shown. */
export function retention(notice: Notice): Retention {
  switch (notice.type) {
    case 'tokensLaid':
      return { isAlwaysTold: true };
    case 'tokenBound':
    case 'symbolEntered':
    case 'unbound':
      return { pieces: [`token ${notice.location}`] };
    case 'walked':
    case 'rode':
      return { pieces: [`pawn ${notice.seat}`], begins: true };
    case 'arrested':
      return { pieces: [`pawn ${notice.seat}`], isAlwaysTold: true };
    case 'resolved':
      return notice.take ? { pieces: [`token ${notice.location}`] } : NOT_RETAINED;
    case 'lineTaken':
    case 'lineFilled':
      return { pieces: [`line ${notice.position}`] };
    case 'reshuffled':
      return { pieces: ['deck'] };
    case 'holmesMoved':
      return { pieces: ['pawn holmes'] };
    case 'penalised':
      return { pieces: [`marker ${notice.seat}`] };
    case 'revealed':
    case 'eliminated':
    case 'ended':
      return { isAlwaysTold: true };
    case 'looked':
    case 'reacted':
      return notice.token === undefined ? NOT_RETAINED : { isAlwaysTold: true };
    default:
      return NOT_RETAINED;
  }
}

/** What is dealt has a receipt of the referee's from then on, a decision one of its seat's phone (SH-35). */
export function secretMove(event: Event): SecretMove | undefined {
  switch (event.type) {
    case 'tokensLaid':
      return { slot: TOKENS_SLOT, move: { tokens: event.secret.tokens } };
    case 'caseDealt':
      return { slot: caseSlot(event.seat), move: { case: event.secret.case } };
    case 'handDealt':
      return secretHand(event.seat, event.secret.cards);
    case 'decided':
      return secretDecision(event.seat, event.look, event.secret);
    default:
      return undefined;
  }
}

/** Which token lies where. */
const TOKENS_SLOT = 'tokens';

function caseSlot(seat: Sleuth): string {
  return `case/${seat}`;
}

/** @param cards in the order of the pack */
export function secretHand(seat: Sleuth, cards: readonly CardId[]): SecretMove {
  return { slot: handSlot(seat), move: { cards } };
}

function handSlot(seat: Sleuth): string {
  return `hand/${seat}`;
}

export function secretDecision(
  seat: Sleuth,
  look: number,
  { take, cards }: Extract<Event, { type: 'decided' }>['secret'],
): SecretMove {
  return { slot: decisionSlot(seat, look), move: { take, cards } };
}

/** Names whose it is: a phone that finds a decision of its own there that it never sent raises an alarm. */
function decisionSlot(seat: Sleuth, look: number): string {
  return `look-${look}/${seat}`;
}

/** With the word what became of the search, all of the decision is public. */
export function openedSlots(event: Event): readonly string[] {
  return event.type === 'resolved' && event.decided ? [decisionSlot(event.seat, event.look)] : [];
}
