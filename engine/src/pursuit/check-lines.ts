import { BOARD_LIMITS, type BoardFile, type BoardSpec } from './board-file.js';
import type { Notes } from './board-notes.js';

/** Where a station's number stands in what follows; numbers that are there twice count once. */
type Places = { readonly ids: readonly number[]; readonly of: ReadonlyMap<number, number> };

/** Notes on lines, and on what hangs together by them. */
export function checkLines(file: BoardFile, spec: BoardSpec, notes: Notes): void {
  const ids = [...new Set(file.stations.map(({ id }) => id))];
  const places: Places = { ids, of: new Map(ids.map((id, i) => [id, i])) };
  const all = new NetworkParts(ids.length);
  const joined = new Set<number>();
  const served = new Map<string, ReadonlySet<number>>();
  const known = new Set(spec.transports);
  let count = 0;
  for (const [transport, lines] of Object.entries(file.links)) {
    count += lines.length;
    if (known.has(transport)) continue;
    notes.add('TRANSPORT_UNKNOWN', { transport });
  }
  if (count > BOARD_LIMITS.lines) {
    notes.add('LINES_TOO_MANY', { count, limit: BOARD_LIMITS.lines });
  }
  for (const transport of spec.transports) {
    const ends = checkTransport(transport, file.links[transport] ?? [], places, all, notes);
    served.set(transport, ends);
    for (const end of ends) joined.add(end);
  }
  const alone = ids.filter((_, place) => !joined.has(place));
  notes.about(alone, 'STATION_ALONE');
  checkEverywhere(spec, places, joined, served, notes);
  const parts = all.of(joined);
  if (parts.length > 1) {
    notes.add('BOARD_IN_PARTS', { stops: idsOf(parts[0], places), count: parts.length });
  }
}

/** The places where lines of a transport end. */
function checkTransport(
  transport: string,
  lines: readonly (readonly [number, number])[],
  places: Places,
  all: NetworkParts,
  notes: Notes,
): ReadonlySet<number> {
  const seen = new Set<number>();
  const ends = new Set<number>();
  const loops: number[] = [];
  const nowhere: number[] = [];
  const own = new NetworkParts(places.ids.length);
  for (const [a, b] of lines) {
    const from = places.of.get(a);
    const to = places.of.get(b);
    if (from === undefined) nowhere.push(a);
    if (to === undefined) nowhere.push(b);
    if (from === undefined || to === undefined) continue;
    if (from === to) {
      loops.push(a);
      continue;
    }
    const line = Math.min(from, to) * places.ids.length + Math.max(from, to);
    if (seen.has(line)) notes.add('LINE_TWICE', { transport, stops: [a, b] });
    seen.add(line);
    ends.add(from).add(to);
    own.join(from, to);
    all.join(from, to);
  }
  notes.about(loops, 'LINE_TO_ITSELF', { transport });
  notes.about(nowhere, 'LINE_TO_NOWHERE', { transport });
  const parts = own.of(ends);
  if (parts.length > 1) {
    const stops = idsOf(parts[0], places);
    notes.add('TRANSPORT_IN_PARTS', { transport, stops, count: parts.length });
  }
  return ends;
}

/** What stops everywhere must stop at each station that has a line at all; the others are told to be alone. */
function checkEverywhere(
  { everywhere, transports, rare = [], along = {} }: BoardSpec,
  places: Places,
  joined: ReadonlySet<number>,
  served: ReadonlyMap<string, ReadonlySet<number>>,
  notes: Notes,
): void {
  for (const transport of transports) {
    const ends = served.get(transport);
    if (transport === everywhere) {
      const missing = places.ids.filter(
        (_, place) => joined.has(place) && ends?.has(place) !== true,
      );
      notes.about(missing, 'LINE_MISSING', { transport });
    } else if (ends?.size === 0 && !rare.includes(transport)) {
      notes.add('TRANSPORT_UNUSED', { transport });
    }
    const other = along[transport];
    if (other === undefined) continue;
    const without = [...(ends ?? [])].filter((place) => served.get(other)?.has(place) !== true);
    notes.about(idsOf(without, places), 'LINE_MISSING', { transport: other });
  }
}

function idsOf(part: readonly number[] | undefined, { ids }: Places): readonly number[] {
  return (part ?? []).flatMap((place) => ids[place] ?? []);
}

/** Which of the first `size` numbers hang together by pairs (union-find with path halving). */
class NetworkParts {
  private readonly above: Int32Array;

  constructor(size: number) {
    this.above = Int32Array.from({ length: size }, (_, i) => i);
  }

  join(a: number, b: number): void {
    this.above[this.root(a)] = this.root(b);
  }

  /** The parts that the numbers of `members` lie in, the smallest first. */
  of(members: Iterable<number>): readonly (readonly number[])[] {
    const parts = new Map<number, number[]>();
    for (const member of members) {
      const root = this.root(member);
      const part = parts.get(root);
      if (part === undefined) parts.set(root, [member]);
      else part.push(member);
    }
    return [...parts.values()].sort((a, b) => a.length - b.length);
  }

  private root(of: number): number {
    const { above } = this;
    let at = of;
    for (;;) {
      const next = above[at] ?? at;
      if (next === at) return at;
      at = above[at] = above[next] ?? next;
    }
  }
}
