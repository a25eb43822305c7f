import type { SecretMove, Viewer } from '@mister-x/engine/core/game';
import { NOT_RETAINED, type Retention } from '@mister-x/engine/core/retention';
import type { CardId } from './pack-file.js';
import { roundHeadOf } from './position.js';
import type { Clan } from './seats.js';
import {
  type Event,
  type CityLayout,
  type Notice,
  PUBLIC_EVENT_TYPES,
  type PublicEventType,
  type State,
  type StoredPlan,
} from './types.js';

/** What one event tells a viewer. Secrets reach whom they belong to, and nobody else (MF-102). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  switch (event.type) {
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'roundBegan':
      return { ...event, head: roundHeadOf(before) };
    case 'dealt':
    case 'cardsRead':
    case 'exchanged': {
      const { type, seat, count, secret } = event;
      return { type, seat, count, ...(viewer === seat ? { cards: secret.cards } : {}) };
    }
    case 'drawn': {
      const { type, seat, secret } = event;
      return viewer === seat ? { type, seat, cards: secret.cards } : undefined;
    }
    case 'laidOut': {
      const { type, seat, quarters, secret } = event;
      const isShown = viewer === seat && before.options.flags.peek_own_laid;
      return { type, seat, quarters, ...(isShown ? { cards: secret.cards } : {}) };
    }
    case 'turning':
      return { type: 'turning', seat: event.seat, quarter: event.quarter };
    case 'planned': {
      const { type, seat, round } = event;
      return viewer === seat ? { type, seat, round } : undefined;
    }
    case 'planMoved':
    case 'choiceDropped': {
      const { seat, secret } = event;
      if (viewer !== seat || secret.dropped === null) return undefined;
      return { type: 'dropped', seat, dropped: [secret.dropped] };
    }
    case 'ransomsRun': {
      const { seat, secret } = event;
      if (viewer !== seat || secret.dropped.length === 0) return undefined;
      return { type: 'dropped', seat, dropped: secret.dropped };
    }
    default:
      return isPublicEvent(event) ? event : undefined;
  }
}

type PublicEvent = Extract<Event, { readonly type: PublicEventType }>;

function isPublicEvent(event: Event): event is PublicEvent {
  return PUBLIC_EVENT_TYPES.some((type) => type === event.type);
}

const figurePiece = (id: string) => `figure/${id}`;
const quarterPiece = (id: string) => `quarter/${id}`;

/** Cards and figures on the real board; coins follow the balances on the screen (MF-107). */
export function retention(notice: Notice): Retention {
  switch (notice.type) {
    case 'ended':
    case 'lastRoundBegan':
      return { isAlwaysTold: true };
    case 'opened':
      return { pieces: [quarterPiece(notice.quarter)] };
    case 'laidOut':
      return { pieces: notice.quarters.map(quarterPiece) };
    case 'arrested':
      return {
        pieces: [quarterPiece(notice.quarter), ...(notice.figure === null ? [] : [figurePiece(notice.figure)])],
      };
    case 'jailed':
    case 'released':
      return { pieces: [quarterPiece(notice.quarter), figurePiece(notice.figure)] };
    case 'killed':
      return { pieces: [quarterPiece(notice.victim), figurePiece(notice.figure)] };
    case 'nobodyEscaped':
      return { pieces: [quarterPiece(notice.quarter)] };
    case 'escapeBegan':
    case 'escapeFoiled':
    case 'escaped':
    case 'figureHome':
      return { pieces: [figurePiece(notice.figure)] };
    case 'prisonerMoved': {
      const pieces = [notice.figure, ...notice.thrown.map((each) => each.figure)];
      return { pieces: pieces.map(figurePiece), begins: true };
    }
    case 'ransomed':
      return { pieces: [figurePiece(notice.figure)], begins: true };
    case 'boughtOut':
      return { pieces: notice.figures.map(figurePiece) };
    case 'passed':
      return { begins: true };
    default:
      return NOT_RETAINED;
  }
}

/** What fills a slot: hands, swapped cards, layouts and plans, each once in a round; what comes out of a plan is bound by it. */
export function secretMove(event: Event): SecretMove | undefined {
  switch (event.type) {
    case 'dealt':
      return secretHand(event.seat, event.round, event.secret.cards);
    case 'cardsRead': {
      const { seat, round, swapped, secret } = event;
      return (swapped ? secretDraw : secretHand)(seat, round, secret.cards);
    }
    case 'exchanged':
      if (event.by !== 'seat') return undefined;
      return secretExchange(event.seat, event.round, event.secret.cards);
    case 'laidOut':
      if (event.by !== 'seat') return undefined;
      return secretLayout(event.seat, event.round, event.secret.cards);
    case 'planned':
      return secretPlan(event.seat, event.round, event.secret);
    default:
      return undefined;
  }
}

/** Cards in the order of the deck, layouts in reading order. */
type SecretMoveOf<Move> = (seat: Clan, round: number, move: Move) => SecretMove;
const secretCardsNamed =
  (what: string): SecretMoveOf<readonly CardId[]> =>
  (seat, round, cards) => ({ slot: `${what}-${round}/${seat}`, move: { cards } });
export const secretHand = secretCardsNamed('hand');
export const secretDraw = secretCardsNamed('drawn');
export const secretExchange = secretCardsNamed('exchange');
export const secretLayout: SecretMoveOf<CityLayout> = (seat, round, cards) => ({
  slot: `layout-${round}/${seat}`,
  move: { cards },
});
export const secretPlan: SecretMoveOf<StoredPlan> = (seat, round, plan) => ({
  slot: `plan-${round}/${seat}`,
  move: plan,
});

/** What a layout or a plan hid may stay hidden for good: the end of the match opens all. */
export function openedSlots(_event: Event): readonly string[] {
  return [];
}
