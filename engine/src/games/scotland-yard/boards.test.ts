import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../pursuit/load-board.js';
import { unwrap } from '../../result.js';
import { checkFacts } from './board-facts.js';
import { deckOf } from './board-spec.js';
import { LONDON_EDITIONS, loadEditions } from './boards.js';
import { london } from './data/london.js';
import { LONDON_FACTS } from './data/london-facts.js';
import { makeScotlandYard } from './game.js';
import { londonBoard } from './london-board.js';
import { T_DATA } from './testing/boards.js';
import { TRANSPORTS } from './types.js';

const first = londonBoard('first');
const later = londonBoard('later');

describe('the London board', () => {
  it('CM-15 has 199 stations, numbered without a gap', () => {
    const ids = first.data.stations.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 199 }, (_, i) => i + 1));
  });

  it.each([
    ['taxi', 346, 345],
    ['bus', 99, 99],
    ['underground', 20, 20],
    ['ferry', 3, 3],
  ] as const)('CM-15 has %s lines: %i in the first printing, %i in the later', (t, old, young) => {
    expect(first.data.links[t]).toHaveLength(old);
    expect(later.data.links[t]).toHaveLength(young);
  });

  it('SY-18 a colour at a station is a line at a station, both ways', () => {
    for (const board of [first, later]) {
      for (const transport of TRANSPORTS) {
        let ends = 0;
        for (const { id } of board.data.stations) {
          const near = board.neighbours(id, transport);
          ends += near.length;
          for (const other of near) expect(board.joins(other, id, transport)).toBe(true);
        }
        expect(ends).toBe(2 * board.data.links[transport].length);
      }
    }
  });

  it('SY-20 CM-15 both editions hold every line that the rule texts name', () => {
    for (const board of [first, later]) {
      expect(board.neighbours(153, 'taxi')).toEqual([139, 152, 154, 166, 167]);
      expect(board.neighbours(74, 'taxi')).toEqual([58, 73, 75, 92]);
      expect(board.neighbours(74, 'bus')).toEqual([58, 94]);
      expect(board.neighbours(74, 'underground')).toEqual([46]);
      expect(board.neighbours(74, 'ferry')).toEqual([]);
      expect(board.around(74)).toEqual([46, 58, 73, 75, 92, 94]);
    }
  });

  it('SY-47 the boat joins 194, 157, 115 and 108 in a row', () => {
    expect(first.data.links.ferry).toEqual([
      [108, 115],
      [115, 157],
      [157, 194],
    ]);
  });

  it('SYC-17 taxis stop at every station, also in the later printing', () => {
    for (const board of [first, later]) {
      for (const { id } of board.data.stations) {
        expect(board.neighbours(id, 'taxi').length).toBeGreaterThan(0);
      }
    }
  });

  it('CM-15 only taxi 13 to 14 tells the editions apart', () => {
    expect(first.joins(13, 14, 'taxi')).toBe(true);
    expect(later.joins(13, 14, 'taxi')).toBe(false);
    expect(later.data.links.bus).toEqual(first.data.links.bus);
  });

  it('SY-7 the decks hold 18, 13 and 16 cards', () => {
    expect(deckOf(first, 'common', true)).toHaveLength(18);
    expect(deckOf(first, 'common', true)).toEqual(deckOf(first, 'common', false));
    expect(deckOf(first, 'separate', true)).toHaveLength(13);
    expect(deckOf(first, 'separate', false)).toHaveLength(16);
  });

  it('SY-18 137 stations are for taxis alone, 14 have an underground', () => {
    const stations = first.data.stations.map(({ id }) => id);
    const served = (transport: (typeof TRANSPORTS)[number]) =>
      stations.filter((id) => first.neighbours(id, transport).length > 0);
    expect(served('underground')).toEqual([
      1, 13, 46, 67, 74, 79, 89, 93, 111, 128, 140, 153, 163, 185,
    ]);
    expect(served('bus')).toHaveLength(62);
    expect(served('ferry')).toEqual([108, 115, 157, 194]);
    const degrees = stations.map((id) => first.neighbours(id, 'taxi').length);
    expect(Math.min(...degrees)).toBe(2);
    expect(Math.max(...degrees)).toBe(7);
    expect(stations.filter((id) => first.neighbours(id, 'taxi').length === 7)).toEqual([142]);
  });

  it('CM-15 an unknown stop has no lines', () => {
    expect(first.has(0)).toBe(false);
    expect(first.has(200)).toBe(false);
    expect(first.neighbours(200, 'taxi')).toEqual([]);
    expect(first.around(-1)).toEqual([]);
    expect(first.joins(200, 1, 'taxi')).toBe(false);
  });
});

describe('facts of the rule texts', () => {
  const load = (links: Record<string, unknown>) =>
    unwrap(loadEditions({ ...(london as object), links }, [])).first;
  const links = LONDON_EDITIONS.first.data.links;

  it('CM-15 a board without one of the lines is refused', () => {
    const bus = links.bus.filter(([a, b]) => a !== 58 || b !== 74);
    expect(checkFacts(load({ ...links, bus }), LONDON_FACTS)).toEqual({
      ok: false,
      error: { code: 'BOARD_DATA_INVALID', causes: ['bus 74–58 is missing'] },
    });
  });

  it('CM-15 a board with a line too many at 74 or on the river is refused', () => {
    const extra = { ...links, underground: [...links.underground, [58, 74]] };
    expect(checkFacts(load(extra), LONDON_FACTS)).toMatchObject({
      error: { causes: ['underground 74–58 is not in the rule texts'] },
    });
    const boat = { ...links, ferry: [...links.ferry, [108, 194]] };
    expect(checkFacts(load(boat), LONDON_FACTS).ok).toBe(false);
  });
});

describe('the loader of boards', () => {
  const good = T_DATA;
  const links = good.links;
  const [one, ...others] = good.stations;

  it('CM-15 takes good data', () => {
    expect(loadEditions(good, []).ok).toBe(true);
  });

  it.each([
    ['no object', 'London', 'the board is no object'],
    ['a list', [], 'the board is no object'],
    ['no id', { ...good, id: '' }, 'id is missing'],
    ['no name', { ...good, name: undefined }, 'name is missing'],
    ['no stations', { ...good, stations: [] }, 'stations are missing'],
    ['a station twice', { ...good, stations: [...good.stations, one] }, 'station 1 is there twice'],
    [
      'a station without a place',
      { ...good, stations: [{ id: 1, x: Number.NaN, y: 0 }, ...others] },
      'not a station: {"id":1,"x":null,"y":0}',
    ],
    [
      'a station numbered zero',
      { ...good, stations: [...good.stations, { id: 0, x: 1, y: 1 }] },
      'not a station: {"id":0,"x":1,"y":1}',
    ],
    ['no links', { ...good, links: undefined }, 'links are missing'],
    ['an unknown transport', { ...good, links: { ...links, tram: [] } }, 'unknown transport tram'],
    [
      'a transport left out',
      { ...good, links: { ...links, ferry: undefined } },
      'links of ferry are missing',
    ],
    [
      'a line to nowhere',
      { ...good, links: { ...links, bus: [[2, 10]] } },
      'bus [2,10]: unknown stop',
    ],
    [
      'a line of three stops',
      { ...good, links: { ...links, bus: [[2, 6, 8]] } },
      'bus [2,6,8]: not a pair of stops',
    ],
    [
      'a line the wrong way round',
      { ...good, links: { ...links, bus: [[6, 2]] } },
      'bus [6,2]: the smaller number must come first',
    ],
    [
      'a line to itself',
      { ...good, links: { ...links, bus: [[6, 6]] } },
      'bus [6,6]: the smaller number must come first',
    ],
    [
      'a line twice',
      {
        ...good,
        links: {
          ...links,
          ferry: [
            [3, 9],
            [3, 9],
          ],
        },
      },
      'ferry [3,9]: there twice',
    ],
    ['no decks', { ...good, starts: null }, 'start cards are missing'],
    [
      'a deck left out',
      { ...good, starts: { ...good.starts, misterX: [] } },
      'deck misterX is missing',
    ],
    [
      'a card twice',
      { ...good, starts: { ...good.starts, misterX: [1, 1] } },
      'deck misterX holds a card twice',
    ],
    [
      'a card of no stop',
      { ...good, starts: { ...good.starts, misterX: [1, 77] } },
      'deck misterX: no stop 77',
    ],
  ])('CM-15 refuses %s', (_name, input, cause) => {
    const loaded = loadEditions(input, []);
    expect(loaded).toMatchObject({ ok: false, error: { code: 'BOARD_DATA_INVALID' } });
    expect(loaded.ok ? [] : loaded.error.causes).toContain(cause);
  });

  it('SYC-17 refuses a station without a taxi line', () => {
    const taxi = links.taxi.filter(([, b]) => b !== 9);
    expect(loadEditions({ ...good, links: { ...links, taxi } }, [])).toMatchObject({
      error: { causes: ['no taxi line at 9'] },
    });
    expect(loadEditions(good, [['taxi', 2, 9]]).ok).toBe(false);
  });

  it('CM-15 asks only for the transports and decks of the game at hand', () => {
    const rail = { ...good, links: { rail: [[1, 2]] }, starts: {} };
    expect(loadBoard(rail, { transports: ['rail'], decks: [] }).ok).toBe(true);
  });

  it('CM-15 a set-up on a board that the game was not given is refused', () => {
    const game = makeScotlandYard({ london: LONDON_EDITIONS });
    const options = unwrap(game.parseOptions({ hunters: 3 }));
    expect(game.start({ options: { ...options, board: 'T' } })).toMatchObject({
      ok: false,
      error: { code: 'BOARD_DATA_INVALID', member: 'board' },
    });
  });
});
