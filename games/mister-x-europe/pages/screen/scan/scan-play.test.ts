import { CARD_COMMANDS } from '@mister-x/engine/cards';
import { europeBoard, TICKET_KINDS, type TicketKind } from '../../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { takeScan } from './scan-play.js';
import { CONFIRM, command, digit, type WorldSpec, START_STOPS, start, stop, ticket, world } from './scan-testing.js';
import { NOTHING_SCANNED, type ScanAnswer, type ScanEntry, type ScanWorld } from './scan-world.js';

function scans(at: ScanWorld, texts: readonly string[], seat: string | null = null, from: ScanEntry = NOTHING_SCANNED) {
  let entry = from;
  let answer: ScanAnswer | undefined;
  for (const text of texts) {
    answer = takeScan(entry, at, { text, seat });
    if (answer.kind === 'step') entry = answer.entry;
    if (answer.kind === 'refused' && answer.entry !== undefined) entry = answer.entry;
  }
  return { entry, answer };
}

function codeOf(rules: WorldSpec, texts: readonly string[], seat: string | null = null) {
  const { answer } = scans(world(rules), texts, seat);
  return answer?.kind === 'refused' ? answer.code : `no refusal: ${answer?.kind}`;
}

/** A city that one pawn reaches by a way to travel, and nobody stands in. */
function way(pawn: number, transport: 'car' | 'train' | 'plane' = 'car'): number {
  const reach = world().view.moves[pawn]?.reach.find((each) => each.transport === transport);
  const found = reach?.stops[0];
  if (found === undefined) throw new Error(`d${pawn + 1} cannot go by ${transport}`);
  return found;
}
const [D1 = 0, D2 = 0, D3 = 0, D4 = 0, D5 = 0] = START_STOPS;
const HERE = [D1, D2, D3, D4, D5] as const;

describe('a move by cards on the Europe board', () => {
  it('is a pawn, a ticket, a city and the confirm card (CM-4, MX-34)', () => {
    const cards = [digit(2), ticket('car/beacon', 7), stop(way(1)), CONFIRM];
    const { entry, answer } = scans(world({ unique: true }), cards);
    expect(answer).toEqual({ kind: 'order', order: { type: 'move' } });
    expect(entry.move).toMatchObject({
      pawn: 'd2',
      ticket: 'car/beacon',
      stop: way(1),
      card: 'car/beacon/7',
    });
  });

  it('knows the pawn by the city where it stands, or by a city that it alone can reach (MX-32)', () => {
    expect(scans(world(), [stop(HERE[3])]).entry.move).toMatchObject({ pawn: 'd4', stop: null });
    const alone = world()
      .view.moves.flatMap(({ detective, reach }) =>
        reach.flatMap(({ stops }) => stops.map((each) => ({ detective, each }))),
      )
      .find(({ detective, each }) =>
        world().view.moves.every(
          (other) => other.detective === detective || other.reach.every(({ stops }) => !stops.includes(each)),
        ),
      );
    const { entry } = scans(world(), [stop(alone?.each ?? 0)]);
    expect(entry.move).toMatchObject({ pawn: alone?.detective, stop: alone?.each });
  });

  it('is of the pawns of the hunter in whose hand the scanner lies (MX-34)', () => {
    expect(scans(world(), [digit(3)], 'h2').entry.move.pawn).toBe('d3');
    expect(codeOf({}, [digit(3)], 'h1')).toBe('PAWN_UNCLEAR');
    const one = { split: [1, 4] };
    expect(scans(world(one), [ticket('car/beacon')], 'h1').entry.move).toMatchObject({
      pawn: 'd1',
      ticket: 'car/beacon',
    });
  });

  it('changes the pawn while nothing else is entered, and not afterwards (CM-4)', () => {
    const { entry } = scans(world(), [stop(HERE[0]), stop(HERE[1])]);
    expect(entry.move.pawn).toBe('d2');
    expect(codeOf({}, [digit(1), ticket('car/beacon'), stop(HERE[1])])).toMatch(
      /NO_CONNECTION|DETECTIVE_STOP_OCCUPIED/,
    );
  });

  it('takes a number digit by digit once the pawn is known', () => {
    const digits = [...String(way(1))].map((each) => digit(Number(each)));
    const cards = [digit(2), ticket('car/beacon'), ...digits];
    const { entry } = scans(world(), cards);
    const spelt = entry.move.stop === way(1) || entry.digits === String(way(1));
    expect(spelt).toBe(true);
    expect(scans(world(), [CONFIRM], null, entry).entry.digits).toBe('');
  });

  it('is never ordered by anything but the confirm card at the end (CM-4)', () => {
    const all = [
      ...CARD_COMMANDS.map(command),
      ...[1, 2, 5].map(digit),
      ...[HERE[1], way(1), way(0)].map(stop),
      start(HERE[0]),
      ticket('car/beacon', 3),
      ticket('train/magnifier', 1),
    ];
    for (const phase of ['moves', 'specials'] as const) {
      for (const first of all) {
        for (const second of all) {
          for (const third of all) {
            const { answer } = scans(world({ phase, asker: 'h1' }), [first, second, third]);
            if (answer?.kind === 'order') expect(third).toBe(CONFIRM);
          }
        }
      }
    }
  });

  const near = europeBoard().neighbours(HERE[1], 'car')[0] ?? 0;
  it.each<[string, WorldSpec, readonly string[], string]>([
    ['whose it is, nobody knows', {}, [ticket('car/beacon', 1)], 'PAWN_UNCLEAR'],
    ['no such city', {}, [stop(400)], 'STOP_UNKNOWN'],
    ['a pawn that has moved (MX-33)', { moved: ['d2'] }, [stop(HERE[1])], 'DETECTIVE_ALREADY_MOVED'],
    ['a pawn on a phone', { phones: ['d2'] }, [stop(HERE[1])], 'SEAT_ON_PHONE'],
    ['all pawns on phones', { phones: ['d1', 'd2', 'd3', 'd4', 'd5'] }, [digit(1)], 'SEAT_ON_PHONE'],
    [
      'a card of the kind alone, with numbered tickets (CM-9)',
      { unique: true },
      [digit(2), ticket('car/beacon')],
      'TICKET_NOT_UNIQUE',
    ],
    ['no such piece', { unique: true }, [digit(2), ticket('car/beacon', 99)], 'TICKET_UNKNOWN'],
    [
      'a piece that lies on a slot (CM-9)',
      { unique: true, open: ['car/beacon/3'] },
      [digit(2), ticket('car/beacon', 3)],
      'TICKET_ALREADY_SPENT',
    ],
    ['the same ticket again', {}, [digit(2), ticket('car/beacon'), ticket('car/beacon')], 'CARD_REPEATED'],
    ['a city too far', {}, [digit(2), ticket('car/beacon'), stop(HERE[1])], 'NO_CONNECTION'],
    ['confirm, too early (CM-4)', {}, [digit(2), ticket('car/beacon'), CONFIRM], 'CARD_NOT_DUE'],
    ['pass (MX-33)', {}, [digit(2), command('pass')], 'PASS_NOT_ALLOWED'],
    ['a start card', {}, [digit(2), start(near)], 'CARD_NOT_DUE'],
    ['the double of Mister X', {}, [command('double')], 'X_ON_PHONE'],
    ['take back, when nothing was moved (CM-13)', {}, [command('takeback')], 'TAKEBACK_NOT_NOW'],
    ['any card while Mister X moves', { phase: 'x_move' }, [digit(1)], 'NOT_YOUR_TURN'],
    ['any card while people draw', { phase: 'refill' }, [ticket('car/beacon')], 'CARD_NOT_DUE'],
    ['any card after the end', { phase: 'over' }, [digit(1)], 'GAME_OVER'],
    ['groceries', {}, ['4006381333931'], 'CODE_FOREIGN'],
  ])('is refused: %s', (_, rules, cards, code) => {
    expect(codeOf(rules, cards)).toBe(code);
    const before = scans(world(rules), cards.slice(0, -1)).entry;
    expect(scans(world(rules), cards.slice(-1), null, before).entry).toEqual(before);
  });
});

describe('start cards (MX-8)', () => {
  const at = [null, null, null, null, null];

  it('are entered pawn by pawn, and confirmed', () => {
    const { answer } = scans(world({ phase: 'registration', at }), [start(HERE[0]), CONFIRM]);
    expect(answer).toEqual({ kind: 'order', order: { type: 'start', pawn: 'd1', stop: HERE[0] } });
  });

  it('are refused with their reasons, and once all stand whatever they say (MX-10)', () => {
    expect(codeOf({ phase: 'registration', at }, [ticket('car/beacon')])).toBe('CARD_NOT_DUE');
    const none = europeBoard().data.missions?.green?.starts ?? [];
    const wrong = none.find((each) => !world().deck.includes(each)) ?? 0;
    expect(codeOf({ phase: 'registration', at }, [start(wrong)])).toBe('SETUP_START_INVALID');
    for (const card of [start(HERE[0]), start(wrong), stop(7), digit(1)]) {
      expect(codeOf({ phase: 'registration' }, [card])).toBe('X_ON_PHONE');
    }
  });
});

describe('a special by cards (MX-38 to MX-45)', () => {
  const specials: WorldSpec = { phase: 'specials', unique: true };
  const lens = (n: number) => ticket('car/magnifier', n);
  const light = (n: number) => ticket('train/beacon', n);
  const three = [digit(1), lens(1), lens(2), digit(3), lens(3)];
  const sent = [digit(1), light(1), light(2), digit(3), light(3), CONFIRM];

  it('is given by hunters in turn, and confirmed (MX-40, MX-41)', () => {
    const { entry, answer } = scans(world(specials), [...three, CONFIRM]);
    expect(answer).toEqual({ kind: 'order', order: { type: 'special' } });
    expect(entry.special).toMatchObject({
      special: 'investigation',
      parts: { h1: ['car/magnifier/1', 'car/magnifier/2'], h2: ['car/magnifier/3'] },
    });
  });

  it('needs no word of who gives where one hunter has all pawns, or the scanner is his', () => {
    const alone = { ...specials, split: [5] };
    expect(scans(world(alone), [lens(1)]).entry.special.parts).toEqual({ h1: ['car/magnifier/1'] });
    const own = scans(world(specials), [lens(1)], 'h2').entry.special.parts;
    expect(own).toEqual({ h2: ['car/magnifier/1'] });
  });

  it('takes tickets of hunters with phones as well, while someone plays at this screen (MX-40)', () => {
    const mixed: WorldSpec = { ...specials, phones: ['d3', 'd4', 'd5'] };
    const { entry } = scans(world(mixed), three);
    expect(entry.special.parts).toMatchObject({ h2: ['car/magnifier/3'] });
  });

  it('sends a detective on, who is named like a pawn that moves (MX-43 to MX-45)', () => {
    const { entry } = scans(world(specials), sent);
    expect(entry).toMatchObject({
      sends: true,
      special: { special: 'operation', detective: null },
    });
    const pawn = world().view.moves.findIndex(({ reach }) => (reach[0]?.stops.length ?? 0) > 0);
    for (const named of [digit(pawn + 1), stop(HERE[pawn] ?? 0)]) {
      const gone = scans(world(specials), [named, stop(way(pawn)), CONFIRM], null, entry);
      expect(gone.entry.special).toMatchObject({ detective: `d${pawn + 1}`, stop: way(pawn) });
      expect(gone.answer).toEqual({ kind: 'order', order: { type: 'special' } });
    }
  });

  it('is paid for with a ticket as well where that was agreed (MX-Q14)', () => {
    const rules: WorldSpec = { ...specials, flags: { special_op_needs_travel_ticket: true } };
    const cards = [...sent, digit(1), stop(way(0))];
    expect(codeOf(rules, [...cards, CONFIRM])).toBe('CARD_NOT_DUE');
    expect(codeOf(rules, [...cards, ticket('train/footprints', 1)])).toBe('NO_CONNECTION');
    const { answer } = scans(world(rules), [...cards, ticket('car/footprints', 1), CONFIRM]);
    expect(answer?.kind).toBe('order');
    expect(codeOf(specials, [...cards, ticket('car/footprints', 1)])).toBe('CARD_NOT_DUE');
  });

  it('or none, which is confirmed as well (MX-16)', () => {
    const { answer } = scans(world(specials), [command('pass'), CONFIRM]);
    expect(answer).toEqual({ kind: 'order', order: { type: 'noSpecial' } });
    // A ticket after all: the question is dropped.
    const { entry } = scans(world(specials), [command('pass'), digit(1), lens(1)]);
    expect(entry).toMatchObject({ none: false, special: { special: 'investigation' } });
  });

  const X: readonly TicketKind[] = TICKET_KINDS.filter((kind) => /footprints|silhouette/.test(kind));
  it.each<[string, WorldSpec, readonly string[], string]>([
    ['nobody said who gives', specials, [lens(1)], 'PAWN_UNCLEAR'],
    ['a symbol of Mister X (MX-4)', specials, [digit(1), ticket(X[0] ?? 'car/footprints', 1)], 'SPECIAL_SYMBOL'],
    ['two symbols (MX-41)', specials, [digit(1), lens(1), light(1)], 'SPECIAL_SYMBOL'],
    ['more than he has pawns (MX-40)', specials, [digit(1), lens(1), lens(2), lens(3)], 'SPECIAL_CONTRIBUTION_LIMIT'],
    ['too few', specials, [digit(1), lens(1), CONFIRM], 'SPECIAL_COUNT'],
    ['six', { ...specials, split: [5] }, [1, 2, 3, 4, 5, 6].map(lens), 'SPECIAL_COUNT'],
    ['the same piece twice (CM-9)', specials, [digit(1), lens(1), lens(1)], 'CARD_REPEATED'],
    [
      'a piece on a slot (CM-9)',
      { ...specials, open: ['car/magnifier/1'] },
      [digit(1), lens(1)],
      'TICKET_ALREADY_SPENT',
    ],
    ['before round 5 (MX-39)', { ...specials, early: true }, [digit(1)], 'SPECIAL_TOO_EARLY'],
    ['nothing but confirm', specials, [CONFIRM], 'CARD_NOT_DUE'],
    ['an occupied city (MX-37)', specials, [...sent, digit(1), stop(way(0)), stop(HERE[1])], 'DETECTIVE_STOP_OCCUPIED'],
  ])('is refused: %s', (_, rules, cards, code) => {
    expect(codeOf(rules, cards)).toBe(code);
  });
});
