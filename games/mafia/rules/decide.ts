import type { Transition } from '@mister-x/engine/core/decision';
import { type Closing, REFEREE, type Seat, type TakebackRule } from '@mister-x/engine/core/game';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { Rng } from '@mister-x/engine/core/rng';
import { playAutomaticSteps } from './go-on.js';
import { storePlanInput } from './plans.js';
import { choose, movePrisoner, open, pass, refuseSeveral, reveal } from './play.js';
import { confirm, ransom, withdraw } from './ransom.js';
import { configure, deal, exchange, lay, readCards } from './rounds.js';
import { type MafiaFault, MafiaDecision, type ActionOf } from './decision.js';
import { type Clan, isClan } from './seats.js';
import { expire, standIn } from './stand-in.js';
import type { Action, Event, MfRefusal, State } from './types.js';
import { vote } from './votes.js';
import { cardByCode } from './pack.js';

type DecisionResult = Result<Transition<State, Event>, MfRefusal>;

/** What an action of the host's, or of the referee's own, leads to; seats are refused there. */
const REFEREE_HANDLERS = { configure, deal, scan, correctCard, expire, standIn } satisfies {
  [T in Action['type']]?: (decision: MafiaDecision, seat: Seat, action: ActionOf<T>) => MafiaFault;
};

const CLAN_HANDLERS = {
  readCards,
  exchange,
  lay,
  plan: storePlanInput,
  open,
  choose,
  movePrisoner,
  pass: (decision: MafiaDecision, seat: Clan) => pass(decision, seat),
  several: (decision: MafiaDecision, seat: Clan) => refuseSeveral(decision, seat),
  ransom,
  confirm: (decision: MafiaDecision, seat: Clan) => confirm(decision, seat),
  withdraw: (decision: MafiaDecision, seat: Clan) => withdraw(decision, seat),
  vote,
  peek,
  // Money moves only by the rules (MF-90).
  give: () => 'TRANSFER_FORBIDDEN',
} satisfies {
  [T in Action['type']]?: (decision: MafiaDecision, seat: Clan, action: ActionOf<T>) => MafiaFault;
};

type Handler<Who> = (decision: MafiaDecision, seat: Who, action: never) => MafiaFault;

function handlerOf<Who>(
  handlers: { readonly [type: string]: Handler<Who> },
  action: Action,
): ((decision: MafiaDecision, seat: Who, action: Action) => MafiaFault) | undefined {
  // Each handler takes the action under whose type it is listed.
  return Object.hasOwn(handlers, action.type)
    ? (handlers[action.type] as (decision: MafiaDecision, seat: Who, action: Action) => MafiaFault)
    : undefined;
}

/** The checks run in the order of MF-103: state, seat, then what is responsible for the kind of action. */
export function decide(state: State, seat: Seat, action: Action, rng: Rng): DecisionResult {
  if (state.phase === 'over') return err({ code: 'GAME_OVER' });
  const decision = new MafiaDecision(state, rng);
  const ofTable = handlerOf<Seat>(REFEREE_HANDLERS, action);
  if (ofTable !== undefined) {
    if (state.round === 0 && action.type !== 'configure' && action.type !== 'deal') {
      return err({ code: 'GAME_NOT_STARTED' });
    }
    return decisionResultOf(decision, seat, ofTable(decision, seat, action));
  }
  if (state.round === 0) return err({ code: 'GAME_NOT_STARTED' });
  if (!isClan(seat)) return err({ code: 'NOT_YOUR_TURN' });
  const ofSeat = handlerOf<Clan>(CLAN_HANDLERS, action);
  if (ofSeat === undefined) throw new Error(`nothing decides ${action.type}`);
  return decisionResultOf(decision, seat, ofSeat(decision, seat, action));
}

function decisionResultOf(decision: MafiaDecision, seat: Seat, fault: MafiaFault): DecisionResult {
  if (fault !== undefined) return err(typeof fault === 'string' ? { code: fault } : fault);
  playAutomaticSteps(decision, seat);
  return ok(decision.transition);
}

/** What a seat may see, its phone shows; whatever else it asks for gets the same answer (MF-25, MF-102). */
function peek({ pack, state, flags }: MafiaDecision, seat: Clan, { quarter }: ActionOf<'peek'>): MafiaFault {
  const isOwn = pack.owner.get(quarter) === seat && state.city[quarter]?.state === 'closed';
  return isOwn && !flags.peek_own_laid ? 'PEEK_FORBIDDEN' : 'FORBIDDEN_VIEW';
}

const EVENTS_TAKEN_BACK: ReadonlySet<Event['type']> = new Set<Event['type']>(['prisonerMoved', 'passed', 'ransomed']);

/** What follows such an action and goes with it: whose turn it is. */
const EVENTS_TAKEN_BACK_ALONG: ReadonlySet<Event['type']> = new Set<Event['type']>(['turnBegan']);

/** What nobody but one seat notices: whether something may be taken back must not tell that it was there. */
const SILENT_EVENTS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  ...(['planned', 'planMoved', 'choiceDropped', 'ransomsRun'] as const),
]);

/** A prison move, a pass or a ransom, until the next action, with the host's consent (MF-110). */
export function takeback(_before: State, _seat: Seat, events: readonly Event[]): TakebackRule<MfRefusal> | undefined {
  const noticed = events.filter(({ type }) => !SILENT_EVENTS.has(type));
  // A vote is no move.
  if (noticed.every(({ type }) => type === 'voted')) return 'untracked';
  const [first, ...rest] = noticed;
  // A phase that ends by itself and a queue that runs on count as the next action.
  const isLast = rest.every(({ type }) => EVENTS_TAKEN_BACK_ALONG.has(type));
  if (first !== undefined && EVENTS_TAKEN_BACK.has(first.type) && isLast) {
    return { allowed: true, turn: null, consent: REFEREE };
  }
  return undefined;
}

/**
 * What the seat stored meanwhile for its turn, which it now has again, waits until it is stored once more: it
 * would else be carried out with whatever someone else stores next, and show that he stored something.
 */
export function afterTakeback(state: State, seat: Seat): State {
  const clan = isClan(seat) ? state.clans[seat] : undefined;
  if (clan === undefined || clan.plan.moves.length === 0) return state;
  return { ...state, clans: { ...state.clans, [seat]: { ...clan, halted: true } } };
}

/** Nothing is there to be taken back, whatever was played. */
export function takebackRefusal({ phase, round }: State, seat: Seat): MfRefusal | undefined {
  if (round === 0) return { code: 'GAME_NOT_STARTED' };
  if (!isClan(seat)) return { code: 'NOT_YOUR_TURN' };
  return phase === 'play' || phase === 'ransom' ? undefined : { code: 'TAKEBACK_NOT_NOW' };
}

/** Nobody gives up for himself: the table stops together (MF-111), or the host ends the game. */
export function closeMatch(state: State, closing: Closing): readonly Event[] {
  if (state.phase === 'over' || closing.kind === 'conceded') return [];
  return [{ type: 'ended', end: { code: 'ABANDONED', winners: [] } }];
}

/**
 * The table's scanner makes public reads only: the face that is being opened, or a quarter, which the
 * seat on turn opens (MF-105, MF-106).
 */
function scan(decision: MafiaDecision, seat: Seat, { code }: ActionOf<'scan'>): MafiaFault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { opening, turn, phase } = decision.state;
  if (decision.flags.pacing === 'forum') return 'PHASE_WRONG';
  if (decision.pack.owner.has(code)) {
    if (phase !== 'play' || turn === null) return 'PHASE_WRONG';
    return open(decision, turn, { type: 'open', quarter: code });
  }
  const card = cardByCode(decision.pack, code);
  if (card === undefined) return 'UNKNOWN_CODE';
  if (opening === null) return 'SCAN_WOULD_EXPOSE';
  // Play halts until the right card is read, or the table says what lies there.
  if (decision.state.city[opening.quarter]?.card !== card) return 'CARD_MISMATCH';
  reveal(decision, { ...opening, card, corrected: false }, decision.state.pending);
  return undefined;
}

/** The host: another card lies there than was laid. */
function correctCard(decision: MafiaDecision, seat: Seat, { card: code }: ActionOf<'correctCard'>): MafiaFault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { opening, pending, city } = decision.state;
  if (opening === null) return 'PHASE_WRONG';
  const card = cardByCode(decision.pack, code);
  if (card === undefined) return 'UNKNOWN_CODE';
  const isOpenElsewhere = Object.values(city).some((laid) => laid.state !== 'closed' && laid.card === card);
  if (isOpenElsewhere) return 'ALREADY_OPEN';
  const corrected = city[opening.quarter]?.card !== card;
  reveal(decision, { ...opening, card, corrected }, pending);
  return undefined;
}
