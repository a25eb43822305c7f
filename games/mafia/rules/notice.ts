import type { SecretMove, Viewer } from '@mister-x/engine/core/game';
import { PASSING, type Retention } from '@mister-x/engine/core/retention';
import type { CardId } from './pack-file.js';
import { headOf } from './position.js';
import type { Clan } from './seats.js';
import {
  type Event,
  type CityLayout,
  type Notice,
  OPEN_EVENTS,
  type OpenEvent,
  type State,
  type StoredPlan,
} from './types.js';

/** What one event tells a viewer. Secrets reach whom they belong to, and nobody else (MF-102). */
export function notice(before: State, event: Event, viewer: Viewer): Notice | undefined {
  switch (event.type) {
    case 'configured':
      return { type: 'configured', variant: event.options.variant };
    case 'roundBegan':
      return { ...event, head: headOf(before) };
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
      return isOpen(event) ? event : undefined;
  }
}

type Open = Extract<Event, { readonly type: OpenEvent }>;

function isOpen(event: Event): event is Open {
  return OPEN_EVENTS.some((type) => type === event.type);
}

const figure = (id: string) => `figure/${id}`;
const quarter = (id: string) => `quarter/${id}`;

/** Cards and figures on the real board; coins follow the balances on the screen (MF-107). */
export function retention(notice: Notice): Retention {
  switch (notice.type) {
    case 'ended':
    case 'lastRoundBegan':
      return { always: true };
    case 'opened':
      return { pieces: [quarter(notice.quarter)] };
    case 'laidOut':
      return { pieces: notice.quarters.map(quarter) };
    case 'arrested':
      return {
        pieces: [
          quarter(notice.quarter),
          ...(notice.figure === null ? [] : [figure(notice.figure)]),
        ],
      };
    case 'jailed':
    case 'released':
      return { pieces: [quarter(notice.quarter), figure(notice.figure)] };
    case 'killed':
      return { pieces: [quarter(notice.victim), figure(notice.figure)] };
    case 'nobodyEscaped':
      return { pieces: [quarter(notice.quarter)] };
    case 'escapeBegan':
    case 'escapeFoiled':
    case 'escaped':
    case 'figureHome':
      return { pieces: [figure(notice.figure)] };
    case 'prisonerMoved': {
      const pieces = [notice.figure, ...notice.thrown.map((each) => each.figure)];
      return { pieces: pieces.map(figure), begins: true };
    }
    case 'ransomed':
      return { pieces: [figure(notice.figure)], begins: true };
    case 'boughtOut':
      return { pieces: notice.figures.map(figure) };
    case 'passed':
      return { begins: true };
    default:
      return PASSING;
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
type Filled<Move> = (seat: Clan, round: number, move: Move) => SecretMove;
const cardsAs =
  (what: string): Filled<readonly CardId[]> =>
  (seat, round, cards) => ({ slot: `${what}-${round}/${seat}`, move: { cards } });
export const secretHand = cardsAs('hand');
export const secretDraw = cardsAs('drawn');
export const secretExchange = cardsAs('exchange');
export const secretLayout: Filled<CityLayout> = (seat, round, cards) => ({
  slot: `layout-${round}/${seat}`,
  move: { cards },
});
export const secretPlan: Filled<StoredPlan> = (seat, round, plan) => ({
  slot: `plan-${round}/${seat}`,
  move: plan,
});

/** What a layout or a plan hid may stay hidden for good: the end of the match opens all. */
export function opens(_event: Event): readonly string[] {
  return [];
}
