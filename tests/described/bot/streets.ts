import type { BoardData, Description } from './description.js';

/** The described board as a bot uses it: who gets where with which ticket, and how far it is. */
export class LearntStreets {
  private readonly lines = new Map<string, Map<number, number[]>>();
  private readonly rides: ReadonlyMap<string, readonly string[]>;
  private readonly away = new Map<number, ReadonlyMap<number, number>>();

  constructor({ tickets }: Description, { edges, stations }: BoardData) {
    this.rides = new Map(tickets.map(({ ticket, rides }) => [ticket, rides]));
    for (const [transport, pairs] of Object.entries(edges)) {
      const ends = new Map<number, number[]>(stations.map(({ id }) => [id, []]));
      for (const [a, b] of pairs) {
        ends.get(a)?.push(b);
        ends.get(b)?.push(a);
      }
      this.lines.set(transport, ends);
    }
  }

  /** Stops one leg away by this ticket, ascending. */
  reach(from: number, ticket: string): readonly number[] {
    const stops = (this.rides.get(ticket) ?? []).flatMap((transport) => this.lines.get(transport)?.get(from) ?? []);
    return [...new Set(stops)].sort((a, b) => a - b);
  }

  /** Legs between two stops, by whatever runs on the board. */
  distance(from: number, to: number): number {
    const known = this.away.get(from) ?? this.distances(from);
    this.away.set(from, known);
    return known.get(to) ?? 1_000;
  }

  private distances(from: number): ReadonlyMap<number, number> {
    const found = new Map([[from, 0]]);
    let edge = [from];
    for (let legs = 1; edge.length > 0; legs++) {
      const next: number[] = [];
      for (const stop of edge) {
        for (const ends of this.lines.values()) {
          for (const other of ends.get(stop) ?? []) {
            if (found.has(other)) continue;
            found.set(other, legs);
            next.push(other);
          }
        }
      }
      edge = next;
    }
    return found;
  }
}
