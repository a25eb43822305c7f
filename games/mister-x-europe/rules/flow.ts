import type { Rng } from '@mister-x/engine/core/rng';
import { PursuitDecision } from '../../pursuit/rules/decide.js';
import { CLOSING_WINNERS, detectiveId, type Winner } from '../../pursuit/rules/pawns.js';
import { apply } from './apply.js';
import type { EuropeBoard } from './board.js';
import { drawFromStack, nextRefill, notInStack, stackSize } from './supply.js';
import type { DetectiveId, Event, HandOwner, OutcomeCode, PlacedRingPair, State, Ticket } from './types.js';
import { xMoveGroundOf, isXWalledIn } from './x-moves.js';

/** Who has won by each outcome (section 5 of the conventions). */
const WINNERS: Readonly<Record<OutcomeCode, Winner>> = {
  CAUGHT: 'detectives',
  X_SURROUNDED: 'detectives',
  MISSION_COMPLETE: 'x',
  ...CLOSING_WINNERS,
};

export type EuropeDecision = PursuitDecision<EuropeBoard, State, Event, OutcomeCode>;

export function begin(board: EuropeBoard, state: State, rng: Rng): EuropeDecision {
  return new PursuitDecision<EuropeBoard, State, Event, OutcomeCode>(board, state, rng, apply, WINNERS);
}

/** Draws from the stack, and the piles that are shuffled in when it runs out. */

/** Fills a hand from the stack; where it runs out, the piles are shuffled in on the way (MX-60, MX-61). */
export function dealFromStack(decision: EuropeDecision, hand: HandOwner, count: number, why: DrawReason): void {
  let left = count;
  do {
    const now = Math.min(left, stackSize(decision.state));
    const tickets = drawFromStack(decision.state, now, decision.rng);
    if (now > 0 || left === 0) emitDrew(decision, hand, tickets, why, []);
    left -= now;
    if (left > 0) refillStack(decision);
  } while (left > 0);
}

type DrawReason = Extract<Event, { type: 'drew' }>['for'];

/** People drew: the piles they had to shuffle in are booked first, then what they hold. */
export function takeRegistered(
  decision: EuropeDecision,
  hand: HandOwner,
  tickets: readonly Ticket[],
  why: DrawReason,
): void {
  while (stackSize(decision.state) < tickets.length) refillStack(decision);
  emitDrew(decision, hand, tickets, why, notInStack(decision.state, tickets));
}

function emitDrew(
  decision: EuropeDecision,
  hand: HandOwner,
  tickets: readonly Ticket[],
  why: DrawReason,
  overdrawn: readonly Ticket[],
): void {
  const secret = { tickets, overdrawn };
  decision.emit({ type: 'drew', hand, count: tickets.length, for: why, secret });
}

function refillStack(decision: EuropeDecision): void {
  const from = nextRefill(decision.state);
  if (from === null) throw new Error('more tickets were drawn than there are');
  decision.emit({ type: 'reshuffled', from });
}

/** The end checks follow MX-63; the numbers in the comments are its steps. */

/** X's leg has ended: did he step onto a detective where that is allowed (1.), or reach his goal (2.)? */
export function afterLeg(decision: EuropeDecision): void {
  const { x, detectives } = decision.state;
  const at = detectives.findIndex(({ stop }) => stop === x.stop);
  if (at >= 0) decision.end('CAUGHT', detectiveId(at));
  else if (isGoal(decision, x.stop)) decision.end('MISSION_COMPLETE');
}

function isGoal({ board, state }: EuropeDecision, stop: number | null): boolean {
  const { mission } = state.x;
  const goals = mission === null ? undefined : board.data.missions?.[mission]?.goals;
  return stop !== null && goals?.includes(stop) === true;
}

/** A detective came somewhere, by his move or a special operation (3.; MX-48). */
export function afterArrival(decision: EuropeDecision, id: DetectiveId, to: number): void {
  const immediate = decision.state.options.flags.capture_timing === 'immediate';
  if (immediate && to === decision.state.x.stop) decision.end('CAUGHT', id);
}

/** All have drawn and no disc lies on the board: the positions are checked, then X's turn opens (MX-16). */
export function afterRefills(decision: EuropeDecision): void {
  const { phase, drawn: done, discs } = decision.state;
  if (phase !== 'refill' || !done.every(Boolean) || discs.length > 0) return;
  checkPositions(decision);
  if (!decision.over) openRound(decision);
}

/** X's turn opens; walled in he has lost, or stays (4.; MX-31). */
export function openRound(decision: EuropeDecision): void {
  decision.emit({ type: 'roundOpened', round: decision.state.round + 1 });
  if (!isXWalledIn(decision.board, xMoveGroundOf(decision.state))) return;
  if (decision.state.options.flags.x_no_free_stop === 'detectives_win') decision.end('X_SURROUNDED');
  else decision.emit({ type: 'xStayed', why: 'surrounded' });
}

/** The position check at the end of a round (MX-49 to MX-53). */

type TraceHit = { readonly stop: number; readonly slot: number | null };

function checkPositions(decision: EuropeDecision): void {
  const catcher = catcherAtCheck(decision.state);
  if (catcher >= 0) {
    decision.end('CAUGHT', detectiveId(catcher));
    return;
  }
  const hits = hitsOf(decision.state);
  decision.emit({ type: 'checked', hits });
  // Pairs that lie where this check finds something stay there (MX-52).
  const marked = decision.state.rings.filter((ring) => hits.some((hit) => isSame(hit, ring)));
  for (const hit of hits) markHit(decision, hit, marked);
}

/**
 * The pawn that came this round to where X is and stands there, with capture at the check (MX-48), or -1. A
 * pawn that held his start before he chose it catches nobody by staying (MX-10); no other could be there without having come.
 */
function catcherAtCheck({ arrivals, detectives, x, options }: State): number {
  if (options.flags.capture_timing !== 'position_check') return -1;
  return detectives.findIndex(
    ({ stop }, pawn) => stop === x.stop && arrivals.some(({ detective }) => detective === pawn),
  );
}

/** Cities where a detective came this round and X was in his last moves, in the order of the slots. */
function hitsOf(state: State): readonly TraceHit[] {
  const { x, options } = state;
  const { check_duplicates: duplicates } = options.flags;
  const cities = arrivedAt(state);
  const hits: TraceHit[] = [];
  const seen = new Set<number>();
  // From the latest position backwards.
  for (let i = x.log.length - 1; i >= x.log.length - options.flags.check_depth; i--) {
    const stop = positionToCheck(state, i);
    if (stop === null || !cities.has(stop)) continue;
    if (duplicates === 'latest' && seen.has(stop)) continue;
    seen.add(stop);
    hits.unshift({ stop, slot: i === 0 ? null : i });
  }
  return hits;
}

/** X's position `index`, where it is one of those that are checked; public ones are not. */
function positionToCheck({ x, options }: State, index: number): number | null {
  if (index < 0) return null;
  if (index === 0) return options.flags.check_includes_start ? x.start : null;
  const row = x.log[index - 1];
  return row === undefined || row.open ? null : row.stop;
}

function arrivedAt({ arrivals, detectives, options }: State): ReadonlySet<number> {
  if (options.flags.check_arrivals === 'all') return new Set(arrivals.map(({ stop }) => stop));
  return new Set(arrivals.map(({ detective }) => detectives[detective]?.stop ?? 0));
}

/**
 * A pair of rings for a city and its slot, unless they are marked already (MX-42). When all lie on the
 * board the oldest is taken, never one that marks a hit of the same check (MX-52).
 */
export function markHit(decision: EuropeDecision, { stop, slot }: TraceHit, marked: PlacedRingPair[]): void {
  const { rings, options } = decision.state;
  if (rings.some((ring) => isSame({ stop, slot }, ring))) return;
  const total = options.flags.ring_pairs;
  const free = Array.from({ length: total }, (_, i) => i + 1).find((pair) => !rings.some((ring) => ring.pair === pair));
  const old = free === undefined ? oldestRingPair(decision.state, marked) : undefined;
  const pair = free ?? old?.pair;
  if (pair === undefined) return;
  const from = old === undefined ? null : { stop: old.stop, slot: old.slot };
  decision.emit({ type: 'ringPlaced', pair, stop, slot, from });
  marked.push({ pair, stop, slot });
}

function isSame(hit: TraceHit, ring: TraceHit): boolean {
  return hit.stop === ring.stop && hit.slot === ring.slot;
}

function oldestRingPair({ rings, options }: State, kept: readonly PlacedRingPair[]): PlacedRingPair | undefined {
  const loose = rings.filter(({ pair }) => !kept.some((ring) => ring.pair === pair));
  if (options.flags.ring_reuse === 'oldest_placed') return loose[0];
  return loose.reduce<PlacedRingPair | undefined>(
    (best, ring) => (best === undefined || (ring.slot ?? 0) < (best.slot ?? 0) ? ring : best),
    undefined,
  );
}
