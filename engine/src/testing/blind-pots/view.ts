import type { Viewer } from '../../core/game.js';
import type { PotEvent, PotNotice, PotSeat, PotState, PotView } from './types.js';
import { SEATS } from './types.js';

/** North and south share what they know; the table knows nobody's cards. */
export function seesCardsOf(viewer: Viewer, seat: PotSeat): boolean {
  if (viewer === 'east') return seat === 'east';
  return (viewer === 'north' || viewer === 'south') && seat !== 'east';
}

export function view(state: PotState, viewer: Viewer): PotView {
  return {
    phase: state.phase,
    round: state.round,
    rounds: state.options.rounds,
    stock: state.stock.length,
    stake: state.stake,
    shown: state.shown,
    seats: SEATS.map((seat) => ({
      seat,
      cards: state.hands[seat].length + (state.laid[seat] === null ? 0 : 1),
      exchanged: state.exchanged.find((one) => one.seat === seat)?.count ?? null,
      mayShout: !state.shouted.includes(seat),
      points: state.points[seat],
    })),
    known: SEATS.filter((seat) => seesCardsOf(viewer, seat) || state.end !== null).map((seat) => ({
      seat,
      hand: state.hands[seat],
      laid: state.laid[seat],
      order: seesCardsOf(viewer, seat) ? state.orders[seat] : null,
      answered: seesCardsOf(viewer, seat) && state.answered.includes(seat),
    })),
    end: state.end,
  };
}

export function notice(event: PotEvent, viewer: Viewer): PotNotice | undefined {
  switch (event.type) {
    case 'dealt': {
      const { cards } = event.secret;
      const told = { type: event.type, seat: event.seat, count: cards.length };
      return seesCardsOf(viewer, event.seat) ? { ...told, in: cards } : told;
    }
    case 'exchanged': {
      const told = { type: event.type, seat: event.seat, count: event.count };
      return seesCardsOf(viewer, event.seat) ? { ...told, ...event.secret } : told;
    }
    case 'ordered':
    case 'orderStale':
    case 'laid':
      if (!seesCardsOf(viewer, event.seat)) return undefined;
      if (event.type === 'ordered') return { type: event.type, seat: event.seat, ...event.secret };
      if (event.type === 'laid') return { type: event.type, seat: event.seat, ...event.secret };
      return { type: event.type, seat: event.seat, ...event.secret };
    case 'passed':
      return seesCardsOf(viewer, event.seat) ? event : undefined;
    case 'roundOpened':
    case 'windowOpened':
    case 'shouted':
    case 'revealed':
    case 'ended':
      return event;
  }
}
