import { detectiveId } from '../../pursuit/pawns.js';
import type { Run } from './run.js';
import type { RingPair, State } from './types.js';

/** The position check at the end of a round (MX-49 to MX-53). */

type Hit = { readonly stop: number; readonly slot: number | null };

export function positionCheck(run: Run): void {
  const catcher = catcherAtCheck(run.state);
  if (catcher >= 0) {
    run.end('CAUGHT', detectiveId(catcher));
    return;
  }
  const hits = hitsOf(run.state);
  run.emit({ type: 'checked', hits });
  // Pairs that lie where this check finds something stay there (MX-52).
  const marked = run.state.rings.filter((ring) => hits.some((hit) => isSame(hit, ring)));
  for (const hit of hits) markHit(run, hit, marked);
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
function hitsOf(state: State): readonly Hit[] {
  const { x, options } = state;
  const { check_duplicates: duplicates } = options.flags;
  const cities = arrivedAt(state);
  const hits: Hit[] = [];
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
export function markHit(run: Run, { stop, slot }: Hit, marked: RingPair[]): void {
  const { rings, options } = run.state;
  if (rings.some((ring) => isSame({ stop, slot }, ring))) return;
  const total = options.flags.ring_pairs;
  const free = Array.from({ length: total }, (_, i) => i + 1).find(
    (pair) => !rings.some((ring) => ring.pair === pair),
  );
  const old = free === undefined ? oldest(run.state, marked) : undefined;
  const pair = free ?? old?.pair;
  if (pair === undefined) return;
  const from = old === undefined ? null : { stop: old.stop, slot: old.slot };
  run.emit({ type: 'ringPlaced', pair, stop, slot, from });
  marked.push({ pair, stop, slot });
}

function isSame(hit: Hit, ring: Hit): boolean {
  return hit.stop === ring.stop && hit.slot === ring.slot;
}

function oldest({ rings, options }: State, kept: readonly RingPair[]): RingPair | undefined {
  const loose = rings.filter(({ pair }) => !kept.some((ring) => ring.pair === pair));
  if (options.flags.ring_reuse === 'oldest_placed') return loose[0];
  return loose.reduce<RingPair | undefined>(
    (best, ring) => (best === undefined || (ring.slot ?? 0) < (best.slot ?? 0) ? ring : best),
    undefined,
  );
}
