import { type Transition, Decision } from '../../core/decision.js';
import { REFEREE, type Seat } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import type { Rng } from '../../core/rng.js';
import { apply, sortedCards, cardsWithout } from './apply.js';
import {
  type Card,
  HAND_SIZE,
  type Hands,
  type PotAction,
  type PotEvent,
  type PotRefusal,
  type PotSeat,
  type PotState,
  SEATS,
} from './types.js';

type DecisionResult = Result<Transition<PotState, PotEvent>, PotRefusal>;
type Code = PotRefusal['code'];

export function decide(state: PotState, seat: Seat, action: PotAction, rng: Rng): DecisionResult {
  if (state.end !== null) return refuse('GAME_OVER');
  const play = new PotDecision(state, rng);
  if (seat === REFEREE) {
    if (action.type === 'deal') {
      if (state.phase !== 'deal') return refuse('PHASE_WRONG');
      play.deal();
    } else if (action.type === 'closeWindow') {
      if (state.phase !== 'window' || action.round !== state.round) return refuse('NO_WINDOW');
      play.reveal();
    } else return refuse('NOT_YOUR_TURN');
    return ok(play.transition);
  }
  if (!isSeat(seat)) return refuse('NOT_YOUR_TURN');
  const fault = play.act(seat, action);
  return fault === undefined ? ok(play.transition) : refuse(fault);
}

export function nextSeat(state: PotState): PotSeat | undefined {
  if (state.phase !== 'exchange') return undefined;
  return SEATS[(state.round - 1 + state.exchanged.length) % SEATS.length];
}

export function isSeat(seat: Seat): seat is PotSeat {
  return SEATS.some((one) => one === seat);
}

function refuse(code: Code): DecisionResult {
  return err({ code });
}

function cardFault(hand: readonly Card[], cards: readonly Card[]): Code | undefined {
  if (new Set(cards).size !== cards.length) return 'CARD_USED_TWICE';
  return cards.every((card) => hand.includes(card)) ? undefined : 'CARD_NOT_HELD';
}

/** One decision: what follows by itself is folded on the way. */
class PotDecision extends Decision<PotState, PotEvent> {
  constructor(
    state: PotState,
    private readonly rng: Rng,
  ) {
    super(state, apply);
  }

  act(seat: PotSeat, action: PotAction): Code | undefined {
    const { state } = this;
    switch (action.type) {
      case 'deal':
      case 'closeWindow':
        return 'NOT_YOUR_TURN';
      case 'exchange': {
        if (state.phase !== 'exchange') return 'PHASE_WRONG';
        if (nextSeat(state) !== seat) return 'NOT_YOUR_TURN';
        const fault = cardFault(state.hands[seat], action.cards);
        if (fault === undefined) this.exchange(seat, action.cards);
        return fault;
      }
      case 'order': {
        if (state.phase === 'deal') return 'PHASE_WRONG';
        const fault = action.order && cardFault(state.hands[seat], action.order.cards);
        if (fault) return fault;
        const waits = state.phase === 'exchange' && !state.exchanged.some((x) => x.seat === seat);
        if (!waits && state.round === state.options.rounds) return 'EXCHANGE_DONE';
        if (nextSeat(state) === seat) return 'PHASE_WRONG';
        this.emit({ type: 'ordered', seat, secret: { order: action.order } });
        return undefined;
      }
      case 'lay': {
        if (state.phase !== 'lay') return 'PHASE_WRONG';
        if (!state.hands[seat].includes(action.card)) return 'CARD_NOT_HELD';
        this.emit({ type: 'laid', round: state.round, seat, secret: { card: action.card } });
        if (Object.values(this.state.laid).every((card) => card !== null)) {
          this.emit({ type: 'windowOpened', round: state.round });
        }
        return undefined;
      }
      case 'shout':
      case 'pass':
        if (state.phase !== 'window') return 'NO_WINDOW';
        if (state.answered.includes(seat)) return 'ALREADY_ANSWERED';
        if (action.type === 'shout' && state.shouted.includes(seat)) return 'ALREADY_SHOUTED';
        this.emit({ type: action.type === 'shout' ? 'shouted' : 'passed', seat });
        if (this.state.answered.length === SEATS.length) this.reveal();
        return undefined;
    }
  }

  deal(): void {
    for (const seat of SEATS) {
      const cards = this.rng.shuffle(this.state.stock).slice(0, HAND_SIZE);
      this.emit({ type: 'dealt', seat, secret: { cards: sortedCards(cards) } });
    }
    this.openRound(1);
  }

  reveal(): void {
    const { north, east, south } = this.state.laid;
    if (north === null || east === null || south === null) throw new Error('a card is missing');
    const cards = { north, east, south };
    const value = (seat: PotSeat): number => Number(cards[seat][1]);
    const best = Math.max(...SEATS.map(value));
    const highest = SEATS.filter((seat) => value(seat) === best);
    const winner = highest.length === 1 ? (highest[0] ?? null) : null;
    const { round } = this.state;
    this.emit({ type: 'revealed', round, cards, winner });
    const { options, points, hands } = this.state;
    if (round < options.rounds) {
      this.openRound(round + 1);
      return;
    }
    const most = Math.max(...Object.values(points));
    const winners = SEATS.filter((seat) => points[seat] === most);
    this.emit({ type: 'ended', end: { code: 'WON', winners }, hands });
  }

  private openRound(round: number): void {
    this.emit({ type: 'roundOpened', round });
    this.runOrders();
  }

  private exchange(seat: PotSeat, out: readonly Card[]): void {
    let { stock, pile } = this.state;
    pile = [...pile, ...out];
    const drawn: Card[] = [];
    for (let i = 0; i < out.length; i++) {
      if (stock.length === 0) [stock, pile] = [sortedCards(pile), []];
      const card = this.rng.pick(stock);
      stock = cardsWithout(stock, [card]);
      drawn.push(card);
    }
    const secret = { out: sortedCards(out), in: drawn };
    this.emit({ type: 'exchanged', seat, count: out.length, secret });
    this.runOrders();
  }

  /** Carries out the standing order of the seat whose turn it is, if it has one. */
  private runOrders(): void {
    const seat = nextSeat(this.state);
    const order = seat === undefined ? null : this.state.orders[seat];
    if (seat === undefined || order === null) return;
    const held = cardFault(this.state.hands[seat], order.cards) === undefined;
    const due = this.state.exchanged.every(({ count }) => count <= order.atMost);
    if (held && due) this.exchange(seat, order.cards);
    else {
      const why = held ? 'CONDITION' : 'CARD_NOT_HELD';
      this.emit({ type: 'orderStale', seat, secret: { why } });
    }
  }
}

/** Everybody's cards at the end, laid ones included. */
export function allHands({ hands, laid }: PotState): Hands {
  const of = (seat: PotSeat): readonly Card[] =>
    sortedCards([...hands[seat], ...(laid[seat] === null ? [] : [laid[seat]])]);
  return { north: of('north'), east: of('east'), south: of('south') };
}
