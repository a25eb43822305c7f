import { chosenPack } from './chosen-pack.js';
import { inDeckOrder, perClan } from './pack.js';
import type { QuarterId } from './pack-file.js';
import { firstState, freshClan, AT_HOME, roundHeadOf, cardsWithout } from './position.js';
import type { Clan, FigureId } from './seats.js';
import type { PrisonCell, ClanState, Event, FigurePlace, CardOnQuarter, State } from './types.js';

/** Folds one event; what is allowed was decided before. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'configured':
      return firstState({ ...event.options, pack: state.options.pack });
    case 'firstDrawn':
      return { ...state, first: event.seat };
    case 'roundBegan': {
      const began: State = {
        ...state,
        ...{ round: event.round, first: event.first, turn: null, choice: null },
        clans: perClan((seat) => freshClan(state.clans[seat].balance)),
        deck: [...chosenPack(state.options).cards.keys()],
        ...{ city: {}, out: [], openings: 0, votes: [], asked: false },
        figures: mapFigures(state.figures, placeAfterRound),
      };
      return withNextStep({ ...began, head: roundHeadOf(began) });
    }
    case 'dealt':
    case 'drawn': {
      const { cards } = event.secret;
      return {
        ...withHandChanged(state, event.seat, cards, []),
        deck: cardsWithout(state.deck, cards),
      };
    }
    case 'cardsAwaited': {
      const phase = state.phase === 'deal' ? 'cards' : state.phase;
      return { ...withClanChanged(state, event.seat, { unread: event.count }), phase };
    }
    case 'cardsRead': {
      const { cards } = event.secret;
      const read = withHandChanged(state, event.seat, cards, []);
      return {
        ...withClanChanged(read, event.seat, { unread: 0 }),
        deck: cardsWithout(state.deck, cards),
      };
    }
    case 'exchangeBegan':
      return withNextStep({ ...state, phase: 'exchange' });
    case 'exchanged': {
      const { seat, count, secret } = event;
      const { cards: gave } = secret;
      const plan = { ...state.clans[seat].plan, exchange: null };
      const left = withClanChanged(withHandChanged(state, seat, [], gave), seat, {
        swapped: count,
        gave,
        plan,
      });
      return withNextStep({ ...left, out: [...state.out, ...gave] });
    }
    case 'layoutBegan':
      return withNextStep({ ...state, phase: 'layout' });
    case 'laidOut': {
      const { seat, secret } = event;
      const laid: Record<QuarterId, CardOnQuarter> = { ...state.city };
      for (const { quarter, card } of secret.cards) {
        laid[quarter] = { ...CLOSED_CARD, card };
      }
      const plan = { ...state.clans[seat].plan, layout: null };
      const published = {
        ...withClanChanged(state, seat, { hand: [], laid: true, plan }),
        city: laid,
      };
      // Where nobody need wait for anybody, all have one time (MF-24).
      return state.options.flags.layout_order === 'free' ? published : withNextStep(published);
    }
    case 'planned': {
      // It folds onto whatever there is, and a plan of an earlier round says nothing any more.
      if (event.round !== state.round) return state;
      const { queue, ...plan } = event.secret;
      const fresh = queue ? { halted: false, dropped: [] } : {};
      return withClanChanged(state, event.seat, { plan, ...fresh });
    }
    case 'planMoved': {
      const { plan, dropped: before } = state.clans[event.seat];
      const { dropped } = event.secret;
      const moves = plan.moves.slice(1);
      return withClanChanged(state, event.seat, {
        plan: { ...plan, moves },
        halted: dropped !== null,
        dropped: dropped === null ? before : [...before, dropped],
      });
    }
    case 'playBegan':
      return { ...state, phase: 'play' };
    case 'turnBegan':
      return withNextStep({ ...state, turn: event.seat });
    case 'turning': {
      const { seat, quarter, secret } = event;
      return withNextStep({ ...state, opening: { seat, quarter }, pending: secret.pending });
    }
    case 'opened': {
      const opened = { ...CLOSED_CARD, card: event.card, state: 'open' as const };
      return {
        ...state,
        city: { ...state.city, [event.quarter]: opened },
        ...{ opening: null, pending: null, openings: state.openings + 1 },
      };
    }
    case 'choiceAsked': {
      const { seat, quarter, kind } = event;
      return withNextStep({ ...state, choice: { seat, quarter, kind } });
    }
    case 'choiceDropped': {
      const { dropped } = state.clans[event.seat];
      return withClanChanged(state, event.seat, { dropped: [...dropped, event.secret.dropped] });
    }
    case 'traded':
      return { ...withLaidCardChanged(state, event.good, { sold: true }), choice: null };
    case 'paid': {
      const { quarter, sum, sources, frozen } = event;
      let paid: State = { ...withMoneyOnCard(state, quarter, sum), frozen };
      for (const { from, sum: part } of sources) {
        paid = from === 'bank' ? { ...paid, bank: paid.bank - part } : withBalanceChanged(paid, from, -part);
      }
      return paid;
    }
    case 'feePaid': {
      const { from, to, sum } = event;
      const paid = withMoneyOnCard(withMoneyOnCard(state, from, -sum), to, sum);
      const payers = [...(state.city[to]?.payers ?? []), from];
      return withLaidCardChanged(paid, to, { payers });
    }
    case 'arrested': {
      const { quarter, by, money, figure } = event;
      const taken = withMoneyOnCard(withMoneyOnCard(state, quarter, -money), by, money);
      if (figure === null) return withoutCardOn(taken, quarter);
      const held = withLaidCardChanged(taken, quarter, { state: 'arrested', escapee: null });
      return withFigureAt(held, figure, { at: 'board', quarter });
    }
    case 'jailed': {
      const { quarter, figure, cell } = event;
      return withFigureAt(withoutCardOn(state, quarter), figure, cellPlace(cell, 'new'));
    }
    case 'released':
      return withFigureAt(withoutCardOn(state, event.quarter), event.figure, AT_HOME);
    case 'bribed':
      return withMoneyOnCard(withMoneyOnCard(state, event.from, -event.sum), event.to, event.sum);
    case 'shotInAir':
      return { ...withLaidCardChanged(state, event.quarter, { shot: 'air' }), choice: null };
    case 'killed': {
      const { quarter, victim, money, figure, freed } = event;
      const taken = withMoneyOnCard(withMoneyOnCard(state, victim, -money), quarter, money);
      const gone = withoutCardOn(freed === null ? taken : withFigureAt(taken, freed, AT_HOME), victim);
      const shot = withLaidCardChanged(gone, quarter, { shot: victim });
      return { ...withFigureAt(shot, figure, { at: 'board', quarter: victim }), choice: null };
    }
    case 'escapeBegan': {
      const { quarter, figure, cell } = event;
      const gone: FigurePlace = { at: 'escaping', cell, stays: 'escapee' };
      return {
        ...withFigureAt(withLaidCardChanged(state, quarter, { escapee: figure }), figure, gone),
        choice: null,
      };
    }
    case 'escapeFoiled': {
      const { quarter, figure, cell } = event;
      return withFigureAt(withLaidCardChanged(state, quarter, { escapee: null }), figure, cellPlace(cell, 'escapee'));
    }
    case 'nobodyEscaped':
      return { ...withoutCardOn(state, event.quarter), choice: null };
    case 'prisonerMoved': {
      const { figure, to, thrown } = event;
      let moved = withFigureAt(state, figure, to === null ? AT_HOME : cellPlace(to, 'moved'));
      for (const { figure: other, to: cell } of thrown) {
        const place = moved.figures[other];
        if (place?.at === 'cell') moved = withFigureAt(moved, other, { ...place, cell });
      }
      return moved;
    }
    case 'passed':
      return withClanChanged(state, event.seat, { passed: true });
    case 'lastRoundBegan':
      return { ...state, lastRound: true };
    case 'playEnded':
      return { ...state, turn: null };
    case 'escaped':
      return withFigureAt(withLaidCardChanged(state, event.quarter, { escapee: null }), event.figure, AT_HOME);
    case 'collected':
      return withBalanceChanged(withMoneyOnCard(state, event.quarter, -event.sum), event.seat, event.sum);
    case 'figureHome':
      return withFigureAt(state, event.figure, AT_HOME);
    case 'cardsReturned': {
      const deck = [...chosenPack(state.options).cards.keys()];
      const clans = perClan((seat) => ({ ...state.clans[seat], hand: [], gave: [], unread: 0 }));
      return { ...state, clans, city: {}, out: [], deck };
    }
    case 'ransomBegan':
      return withNextStep({ ...state, phase: 'ransom' });
    case 'ransomed': {
      const { seat, figure, price, payee } = event;
      const paid = withBalanceChanged(withBalanceChanged(state, seat, -price), payee, price);
      return withFigureAt(paid, figure, AT_HOME);
    }
    case 'ransomsRun': {
      const { plan, dropped } = state.clans[event.seat];
      return withClanChanged(state, event.seat, {
        plan: { ...plan, ransoms: [], confirm: false },
        dropped: [...dropped, ...event.secret.dropped],
      });
    }
    case 'confirmed':
      return withClanChanged(state, event.seat, { confirmed: true });
    case 'withdrawn':
      return withClanChanged(state, event.seat, { confirmed: false });
    case 'voted': {
      const others = state.votes.filter((seat) => seat !== event.seat);
      return { ...state, votes: event.stop ? [...others, event.seat] : others };
    }
    case 'roundClosed':
      return { ...state, phase: 'deal' };
    case 'stopAsked':
      return { ...state, asked: true };
    case 'stopping':
      return { ...state, stopped: true, lastRound: true };
    case 'stoodIn':
      return state;
    case 'boughtOut': {
      const { seat, figures, sum, payee } = event;
      const paid = withBalanceChanged(withBalanceChanged(state, seat, -sum), payee, sum);
      return figures.reduce((all, figure) => withFigureAt(all, figure, AT_HOME), paid);
    }
    case 'covered':
      return withBalanceChanged(withBalanceChanged(state, event.by, -event.sum), event.seat, event.sum);
    case 'ranked':
      return { ...state, places: event.places };
    case 'ended':
      return {
        ...state,
        ...{ phase: 'over', end: event.end, turn: null, choice: null, opening: null },
      };
  }
}

const CLOSED_CARD: Omit<CardOnQuarter, 'card'> = {
  state: 'closed',
  money: 0,
  sold: false,
  shot: null,
  escapee: null,
  payers: [],
};

function withNextStep(state: State): State {
  return { ...state, step: state.step + 1 };
}

function withClanChanged(state: State, seat: Clan, change: Partial<ClanState>): State {
  return { ...state, clans: { ...state.clans, [seat]: { ...state.clans[seat], ...change } } };
}

function withBalanceChanged(state: State, seat: Clan, by: number): State {
  return withClanChanged(state, seat, { balance: state.clans[seat].balance + by });
}

function withHandChanged(state: State, seat: Clan, added: readonly string[], gone: readonly string[]): State {
  const hand = [...cardsWithout(state.clans[seat].hand, gone), ...added];
  return withClanChanged(state, seat, { hand: inDeckOrder(chosenPack(state.options), hand) });
}

function withLaidCardChanged(state: State, quarter: QuarterId, change: Partial<CardOnQuarter>): State {
  const laid = state.city[quarter];
  if (laid === undefined) return state;
  return { ...state, city: { ...state.city, [quarter]: { ...laid, ...change } } };
}

function withMoneyOnCard(state: State, quarter: QuarterId, sum: number): State {
  if (sum === 0) return state;
  return withLaidCardChanged(state, quarter, { money: (state.city[quarter]?.money ?? 0) + sum });
}

function withoutCardOn(state: State, quarter: QuarterId): State {
  const { [quarter]: gone, ...city } = state.city;
  return gone === undefined ? state : { ...state, city, out: [...state.out, gone.card] };
}

function withFigureAt(state: State, figure: FigureId, place: FigurePlace): State {
  return { ...state, figures: { ...state.figures, [figure]: place } };
}

function cellPlace(cell: PrisonCell, stays: 'new' | 'moved' | 'escapee'): FigurePlace {
  return cell === 'death-row' ? { at: 'death-row', stays } : { at: 'cell', cell, stays };
}

/** In a new round every prisoner of the track may move again. */
function placeAfterRound(place: FigurePlace): FigurePlace {
  return place.at === 'cell' || place.at === 'death-row' ? { ...place, stays: null } : place;
}

function mapFigures(figures: State['figures'], of: (place: FigurePlace) => FigurePlace): State['figures'] {
  return Object.fromEntries(Object.entries(figures).map(([id, place]) => [id, of(place)]));
}
