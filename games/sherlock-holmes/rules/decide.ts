import { type Closing, REFEREE, type Seat, type TakebackRule } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { ok } from '@mister-x/engine/core/result';
import { arrest, close as closeWait, confirmForAbsent, confirmNoted, expire, voteFor, voteToStop } from './closing.js';
import { draw, drawExtra, drawOne, endDraw } from './drawing.js';
import { HolmesDecision } from './flow.js';
import { answerLook, closeLook, leaveToken, lookAsHolmes, searchPlace, takeToken } from './looking.js';
import { rideCab, walk } from './movement.js';
import { isActive, sleuthsOf } from './position.js';
import { scan } from './scanning.js';
import {
  begin,
  bindToken,
  configure,
  deal,
  type DecisionResult,
  enterSymbol,
  loadCodes,
  nameFirst,
  type ActionOf,
  refuse,
  registerHand,
  unbindToken,
} from './setup.js';
import { type Action, type Event, isSleuth, type ShRefusal, type Sleuth, type State } from './types.js';

/** What an action of the host's, or of the referee's own, leads to; seats are refused there. */
const REFEREE_HANDLERS = {
  configure,
  nameFirst,
  enterSymbol,
  loadCodes,
  bindToken,
  unbind: unbindToken,
  begin,
  deal,
  registerHand,
  scan,
  noteFor: confirmForAbsent,
  voteFor,
  expire,
  close: closeWait,
} satisfies {
  [T in Action['type']]?: (decision: HolmesDecision, seat: Seat, action: ActionOf<T>) => DecisionResult;
};

/** Steps of a turn, of the seat on turn alone. */
const TURN_HANDLERS = {
  walk,
  cab: rideCab,
  look: lookAsHolmes,
  search: searchPlace,
  take: takeToken,
  leave: leaveToken,
  draw,
  drawOne,
  drawExtra,
  endDraw,
  arrest,
} satisfies {
  [T in Action['type']]?: (decision: HolmesDecision, seat: Sleuth, action: ActionOf<T>) => DecisionResult;
};

/** What any seat that still plays may do. */
const ACTIVE_SLEUTH_HANDLERS = {
  answer: answerLook,
  noted: confirmNoted,
  vote: (decision: HolmesDecision, seat: Sleuth, { stop }: ActionOf<'vote'>) => voteToStop(decision, seat, stop),
} satisfies {
  [T in Action['type']]?: (decision: HolmesDecision, seat: Sleuth, action: ActionOf<T>) => DecisionResult;
};

/** What a seat may do that is out as well, and that nobody notices. */
const ANY_SLEUTH_HANDLERS = { closeLook, mark: markPlace, jot: writeNotebook } satisfies {
  [T in Action['type']]?: (decision: HolmesDecision, seat: Sleuth, action: ActionOf<T>) => DecisionResult;
};

type Handler<Who> = (decision: HolmesDecision, seat: Who, action: never) => DecisionResult;

function handlerOf<Who>(
  handlers: { readonly [type: string]: Handler<Who> },
  action: Action,
): ((decision: HolmesDecision, seat: Who, action: Action) => DecisionResult) | undefined {
  // Each handler takes the action under whose type it is listed.
  return Object.hasOwn(handlers, action.type)
    ? (handlers[action.type] as (decision: HolmesDecision, seat: Who, action: Action) => DecisionResult)
    : undefined;
}

/** The checks run in the order of SH-80: state, seat, then what is responsible for the kind of action. */
export function decide(state: State, seat: Seat, action: Action, rng: Rng): DecisionResult {
  if (state.phase === 'over') return refuse('GAME_OVER');
  // The answer is the same whatever there is to see (SH-79).
  if (action.type === 'peek') return refuse('FORBIDDEN_VIEW');
  const decision = new HolmesDecision(state, rng);
  const ofTable = handlerOf<Seat>(REFEREE_HANDLERS, action);
  if (ofTable !== undefined && isSetUpAction(action)) return ofTable(decision, seat, action);
  if (state.phase === 'setup' || state.phase === 'cards') return refuse('GAME_NOT_STARTED');
  if (ofTable !== undefined) return ofTable(decision, seat, action);
  if (!isSleuth(seat) || !sleuthsOf(state.options).includes(seat)) return refuse('NOT_YOUR_TURN');
  const own = handlerOf<Sleuth>(ANY_SLEUTH_HANDLERS, action);
  if (own !== undefined) return own(decision, seat, action);
  if (!isActive(state, seat)) return refuse('SEAT_OUT');
  const active = handlerOf<Sleuth>(ACTIVE_SLEUTH_HANDLERS, action);
  if (active !== undefined) return active(decision, seat, action);
  const onTurn = state.turn.number === 0 ? state.first : state.turn.seat;
  if (onTurn !== seat) return refuse('NOT_YOUR_TURN');
  const step = handlerOf<Sleuth>(TURN_HANDLERS, action);
  if (step === undefined) throw new Error(`nothing decides ${action.type}`);
  return step(decision, seat, action);
}

const SET_UP_ACTION_TYPES: readonly Action['type'][] = [
  'configure',
  'nameFirst',
  'enterSymbol',
  'loadCodes',
  'bindToken',
  'unbind',
  'begin',
  'deal',
  'registerHand',
  'scan',
];

function isSetUpAction({ type }: Action): boolean {
  return SET_UP_ACTION_TYPES.includes(type);
}

/** What is no step of a turn, votes included; its events fold onto any state. */
const UNTRACKED: readonly Event['type'][] = ['marked', 'jotted', 'lookClosed', 'passed', 'decided', 'voted'];

/** Only a walk, a stay or a cab, until the next step (SH-87, 14.1). */
export function takeback(before: State, seat: Seat, events: readonly Event[]): TakebackRule<ShRefusal> | undefined {
  if (events.every(({ type }) => UNTRACKED.includes(type))) return 'untracked';
  const move = events.find((event) => event.type === 'walked' || event.type === 'rode');
  if (move === undefined) return undefined;
  // A step that was closed for the seat is a stay (SH-86); any other move of the referee's seat was read by the
  // table's scanner and stands for the seat on turn (SH-82).
  if (seat === REFEREE && move.type === 'walked' && move.path.length === 0) return undefined;
  // As often as the seat likes: a walk shows nothing that was hidden.
  return { allowed: true, turn: null, consent: null, by: before.turn.seat };
}

/** Nothing is there to be taken back, whatever was played (SH-87, 14.1). */
export function takebackRefusal(state: State, seat: Seat): ShRefusal | undefined {
  const { phase, turn, options } = state;
  if (phase === 'setup' || phase === 'cards') return { code: 'GAME_NOT_STARTED' };
  if (!isSleuth(seat) || !sleuthsOf(options).includes(seat)) return { code: 'NOT_YOUR_TURN' };
  if (!isActive(state, seat)) return { code: 'SEAT_OUT' };
  return turn.seat === seat && phase === 'investigate' ? undefined : { code: 'TAKEBACK_NOT_NOW' };
}

/** Nobody gives up for himself here: the table stops together (SH-78), or the host ends the game. */
export function closeMatch(state: State, closing: Closing): readonly Event[] {
  if (state.phase === 'over' || closing.kind === 'conceded') return [];
  return [{ type: 'ended', end: { code: 'ABANDONED', winners: [] } }];
}

/** A player's own notes, which have no effect on the rules and are nobody else's business (SH-19). */

function markPlace(decision: HolmesDecision, seat: Sleuth, { location, mark }: ActionOf<'mark'>): DecisionResult {
  const { pack } = decision;
  if (!pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  if (mark?.case !== undefined && !pack.cases.has(mark.case)) return refuse('BAD_REQUEST');
  decision.emit({ type: 'marked', seat, secret: { location, mark } });
  return ok(decision.transition);
}

function writeNotebook(decision: HolmesDecision, seat: Sleuth, { own, text }: ActionOf<'jot'>): DecisionResult {
  const strange = own.some((place) => place !== null && !decision.pack.locations.has(place));
  if (strange) return refuse('UNKNOWN_LOCATION');
  const slots = Array.from({ length: 5 }, (_, at) => own[at] ?? null);
  decision.emit({ type: 'jotted', seat, secret: { own: slots, text } });
  return ok(decision.transition);
}
