import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { checkBoard } from '../../../pursuit/rules/check-board.js';
import { boardPicture } from '../../../pursuit/rules/map/picture.js';
import { routesOf, samplePoints } from '../../../pursuit/rules/map/routes.js';
import { STATION_RADIUS, type PicturePlan } from '../../../pursuit/rules/map/types.js';



import { readBoardFile } from '../../../pursuit/rules/read-board.js';
import { EUROPE_BOARD, europeBoard } from '../board.js';
import { TICKET_KINDS, type TicketKind, TRANSPORTS, type Transport } from '../types.js';

import { europe } from './europe.js';
import { europeGround } from './europe-coast.js';

const board = europeBoard();
const { stations, edges, starts, missions = {}, tickets = {} } = board.data;
const cards = starts.detectives ?? [];
const PLAN: PicturePlan<Transport> = { transports: TRANSPORTS, scale: 1 };

/** Lowest row of the map that is read from left to right, as the script numbers cities. */
const ROW = 42;

describe('the board', () => {
  it('is a file like any other, in its one spelling, and nothing is wrong with it', () => {
    expect(unwrap(readBoardFile(europe))).toEqual(europe);
    expect(checkBoard(europe, EUROPE_BOARD)).toEqual([]);
  });
});

describe('the cities', () => {
  it('are 199, numbered from 1 (MX-1)', () => {
    expect(stations.map(({ id }) => id)).toEqual(Array.from({ length: 199 }, (_, i) => i + 1));
  });

  it('are numbered from the north-west as the eye reads', () => {
    const order = [...stations].sort((a, b) => Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x);
    expect(order.map(({ id }) => id)).toEqual(stations.map(({ id }) => id));
  });

  it('have names of their own, short enough for the map', () => {
    const names = stations.map(({ name = '' }) => name);
    expect(new Set(names.map((name) => name.normalize('NFKD').toLowerCase())).size).toBe(199);
    expect(names.filter((name) => name.length < 3 || name.length > 17)).toEqual([]);
  });

  it('lie on the board with room for their discs, 35 units apart', () => {
    const off = stations.filter(({ x, y }) => x < 20 || x > 980 || y < 20 || y > 730);
    expect(off).toEqual([]);
    const close = stations.flatMap((a, i) =>
      stations.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 35),
    );
    expect(close).toEqual([]);
  });

  it('are beige, beige-red or blue by their lines: car everywhere, planes only where trains call (MX-2)', () => {
    const colours = stations.map(({ id }) =>
      TRANSPORTS.filter((transport) => board.neighbours(id, transport).length > 0).join(' '),
    );
    expect([...new Set(colours)].sort()).toEqual(['car', 'car train', 'car train plane']);
    const count = (colour: string) => colours.filter((other) => other === colour).length;
    expect(count('car train plane')).toBeGreaterThanOrEqual(15);
    expect(count('car train plane')).toBeLessThanOrEqual(20);
    expect(count('car train') + count('car train plane')).toBeGreaterThanOrEqual(90);
    expect(count('car train') + count('car train plane')).toBeLessThanOrEqual(120);
  });
});

describe('the lines', () => {
  it.each([
    ['car', 2, 6, 310, 380],
    ['train', 1, 5, 120, 160],
    ['plane', 2, 6, 28, 40],
  ] as const)('of %s are one network, %i to %i at a stop, %i to %i in all', (transport, least, most, few, many) => {
    const stops = stations.map(({ id }) => id).filter((id) => board.neighbours(id, transport).length > 0);
    expect(reached(stops[0] ?? 0, (stop) => board.neighbours(stop, transport)).size).toBe(stops.length);
    const degrees = stops.map((stop) => board.neighbours(stop, transport).length);
    expect(Math.min(...degrees)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...degrees)).toBeLessThanOrEqual(most);
    expect(edges[transport].length).toBeGreaterThanOrEqual(few);
    expect(edges[transport].length).toBeLessThanOrEqual(many);
  });

  it('of cars never cross, and leave a city at angles that can be told apart', () => {
    const at = (id: number) => stations[id - 1] ?? { x: 0, y: 0 };
    const crossing = edges.car.filter(([a, b], i) =>
      edges.car.slice(i + 1).some(([c, d]) => crosses(at(a), at(b), at(c), at(d))),
    );
    expect(crossing).toEqual([]);
    const narrow = stations.flatMap((city) => {
      const ways = board
        .neighbours(city.id, 'car')
        .map((next) => Math.atan2(at(next).y - city.y, at(next).x - city.x))
        .sort((a, b) => a - b);
      const turns = ways.map((way, i) => (ways[i + 1] ?? (ways[0] ?? 0) + 2 * Math.PI) - way);
      return turns.some((turn) => turn < (25 * Math.PI) / 180) ? [city.name] : [];
    });
    expect(narrow).toEqual([]);
  });

  it('run clear of cities where they do not end, as the map draws them', () => {
    const touching = routesOf(boardPicture(board.data, PLAN)).filter((route) =>
      stations.some(
        ({ id, x, y }) =>
          id !== route.a &&
          id !== route.b &&
          samplePoints(route).some((point) => Math.hypot(point.x - x, point.y - y) < STATION_RADIUS + 1),
      ),
    );
    expect(touching.map(({ transport, a, b }) => `${transport} ${a}-${b}`)).toEqual([]);
  });
});

describe('what is played with', () => {
  it('are fifteen start cards (MX-8)', () => {
    expect(new Set(cards).size).toBe(15);
    expect(cards.every((card) => board.has(card))).toBe(true);
  });

  it('are three missions of five starts and four to six goals, apart from each other (MX-9)', () => {
    expect(Object.keys(missions)).toEqual(['green', 'yellow', 'orange']);
    for (const { starts, goals } of Object.values(missions)) {
      expect(new Set(starts).size).toBe(5);
      expect(goals.length).toBeGreaterThanOrEqual(4);
      expect(goals.length).toBeLessThanOrEqual(6);
      expect(new Set([...starts, ...goals, ...cards]).size).toBe(5 + goals.length + 15);
    }
  });

  it.each(['green', 'yellow', 'orange'])('are goals far from the starts of %s, and detectives between', (colour) => {
    const { starts = [], goals = [] } = missions[colour] ?? {};
    for (const start of starts) {
      const moves = movesFrom(start);
      for (const goal of goals) expect(moves.get(goal)).toBeGreaterThanOrEqual(6);
      for (const card of cards) expect(moves.get(card)).toBeGreaterThanOrEqual(2);
    }
    for (const goal of goals) {
      const moves = movesFrom(goal);
      for (const card of cards) expect(moves.get(card)).toBeGreaterThanOrEqual(2);
    }
  });

  it('are 120 tickets, all twelve kinds among them (MX-3)', () => {
    expect(Object.keys(tickets).sort()).toEqual([...TICKET_KINDS].sort());
    expect(TICKET_KINDS.reduce((sum, kind: TicketKind) => sum + (tickets[kind] ?? 0), 0)).toBe(120);
  });
});

describe('the ground', () => {
  it('is small, and well-formed for a browser', () => {
    expect(europeGround.layers.map(({ kind }) => kind)).toEqual(['land', 'stream', 'lake']);
    for (const { kind, d } of europeGround.layers) {
      const part = kind === 'stream' ? /^(M-?\d+ -?\d+l[-\d ]+)+$/ : /^(M-?\d+ -?\d+l[-\d ]+z)+$/;
      expect(d).toMatch(part);
      for (const [, x, y] of d.matchAll(/M(-?\d+) (-?\d+)/g)) {
        expect(Math.abs(Number(x) - 500)).toBeLessThanOrEqual(561);
        expect(Math.abs(Number(y) - 375)).toBeLessThanOrEqual(436);
      }
    }
    expect(JSON.stringify(europeGround).length).toBeLessThan(24_000);
  });
});

type Place = { readonly x: number; readonly y: number };

function crosses(a: Place, b: Place, c: Place, d: Place): boolean {
  const side = (p: Place, q: Place, r: Place) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function movesFrom(start: number): ReadonlyMap<number, number> {
  return reached(start, (stop) => board.around(stop));
}

function reached(start: number, next: (stop: number) => readonly number[]): ReadonlyMap<number, number> {
  const moves = new Map([[start, 0]]);
  for (const [stop, count] of moves) {
    for (const other of next(stop)) if (!moves.has(other)) moves.set(other, count + 1);
  }
  return moves;
}
