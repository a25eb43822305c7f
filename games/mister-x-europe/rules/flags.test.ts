import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import { FLAG_CHOICES } from './flags.js';
import { europePublicKnowledgeOn } from './public-knowledge.js';
import { boardsWithTestBoards } from '../test/boards.js';
import { POSITION_OF_SPECIALS } from '../test/places.js';
import type { TestPosition } from '../test/position.js';
import { move, newTable, partsOfText, TABLE, type Table, table, ticketsOfText, travel } from '../test/table.js';
import type { Action, FlagName, Flags } from './types.js';

/**
 * Every value of every flag that a table may choose, against a rule that it changes: the same moment is
 * played under each value, and each has an answer of its own.
 */
type Trial = {
  readonly rule: string;
  readonly flag: FlagName;
  readonly under: (flags: Partial<Flags>) => unknown;
  readonly answers: readonly (readonly [value: Json, answer: unknown])[];
};

/** The code of a refusal, or how the action left the game. */
function answer(t: Table, seat: string, action: Action): string {
  const decided = t.send(seat, { kind: 'act', action });
  return decided.ok ? (t.code ?? t.state.phase) : decided.error.code;
}

/** Anya's five pawns, of which the first moves on and the check follows. */
const checked: TestPosition = {
  split: [5],
  phase: 'moves',
  round: 8,
  at: [302, 310, 309, 308, 307],
  moved: [2, 3, 4, 5],
  hands: ['car/M'],
};

function ringSlots(t: Table) {
  t.refillAll();
  return t.view(TABLE).rings.map(({ slot }) => slot);
}

/** Anya's first pawn goes to 303, and the check tells. */
function slotsAt303(place: TestPosition) {
  const t = table({ ...checked, ...place });
  t.move('d1', 'car/M 303');
  return ringSlots(t);
}

const ask: Action = { type: 'investigate', parts: partsOfText({ h1: '3 car/M' }) };
const operate = (beacons: string): Action => ({
  type: 'operate',
  parts: partsOfText({ h1: beacons }),
  detective: 'd1',
  transport: 'car',
  stop: 306,
});

/** X with tickets that take him nowhere from here. */
const stuck: TestPosition = { x: 301, hand: '8 plane/M' };

const TRIALS: readonly Trial[] = [
  {
    rule: 'CM-10 what can be known',
    flag: 'whereabouts_shown',
    under: (flags) => {
      const { options } = newTable({ flags }).state;
      const known = europePublicKnowledgeOn(boardsWithTestBoards).of(options)?.known;
      return known ?? 'nothing';
    },
    answers: [
      [false, 'nothing'],
      [true, []],
    ],
  },
  {
    rule: 'MX-29 CM-11 who draws',
    flag: 'hand_source',
    under: (flags) => {
      const t = table({ phase: 'x_refill', hand: '7 car/F', at: [310], flags });
      return answer(t, 'x', { type: 'draw' });
    },
    answers: [
      ['registered', 'DRAW_COUNT'],
      ['server', 'moves'],
    ],
  },
  {
    rule: 'MX-8 CM-11 who draws start cards',
    flag: 'start_source',
    under: (flags) => answer(newTable({ flags }), 'h1', { type: 'registerStart', pawn: 'd1', stop: 303 }),
    answers: [
      ['registered', 'registration'],
      ['server', 'PHASE_WRONG'],
    ],
  },
  {
    rule: 'MX-11 whose hands a hunter sees',
    flag: 'hunter_hands',
    under: (flags) => Object.keys(table({ flags, hands: ['car/M', 'plane/B'] }).view('h1').hands),
    answers: [
      ['shared', ['h1', 'h2']],
      ['private', ['h1']],
    ],
  },
  {
    rule: 'MX-10 when X chooses',
    flag: 'x_start_choice',
    under: (flags) => answer(newTable({ flags }), 'x', { type: 'chooseMission', mission: 'green', stop: 303 }),
    answers: [
      ['after_detectives', 'PHASE_WRONG'],
      ['before_detectives', 'registration'],
    ],
  },
  {
    rule: 'MX-10 a start city that holds a detective',
    flag: 'x_start_on_detective',
    under: (flags) => {
      const t = newTable({ flags: { ...flags, start_source: 'registered' } });
      for (const [i, stop] of [303, 306, 307, 308, 309].entries()) {
        const pawn = `d${i + 1}`;
        t.play(t.hunterOf(pawn), { type: 'registerStart', pawn, stop });
      }
      return answer(t, 'x', { type: 'chooseMission', mission: 'green', stop: 303 });
    },
    answers: [
      ['reject', 'X_STOP_OCCUPIED'],
      ['allow', 'registration'],
    ],
  },
  {
    rule: 'MX-21 a city that holds a detective',
    flag: 'x_onto_detective',
    under: (flags) => answer(table({ at: [302], hand: 'car/M', flags }), 'x', travel('car/M 302')),
    answers: [
      ['reject', 'X_STOP_OCCUPIED'],
      ['caught', 'CAUGHT'],
    ],
  },
  {
    rule: 'MX-30 when X may swap',
    flag: 'x_swap_condition',
    under: (flags) => answer(table({ ...stuck, hand: '3 plane/S, 5 plane/M', flags }), 'x', { type: 'swap' }),
    answers: [
      ['no_move_and_no_special', 'SWAP_NOT_ALLOWED'],
      ['no_move', 'x_redraw'],
    ],
  },
  {
    rule: 'MX-30 what follows a swap',
    flag: 'x_swap_then',
    under: (flags) =>
      answer(table({ ...stuck, flags: { ...flags, hand_source: 'server' } }), 'x', {
        type: 'swap',
      }),
    answers: [
      ['same_turn', 'x_move'],
      ['lose_turn', 'moves'],
    ],
  },
  {
    rule: 'MX-31 X is walled in',
    flag: 'x_no_free_stop',
    under: (flags) => {
      const more = { drawn: [true, true], discs: [303] };
      const t = table({ phase: 'refill', at: [302], hand: '7 car/M', flags, more });
      return answer(t, 'h1', { type: 'endTurn', discsRemoved: true });
    },
    answers: [
      ['detectives_win', 'X_SURROUNDED'],
      ['x_skips', 'x_refill'],
    ],
  },
  {
    rule: 'MX-33 a detective who could move',
    flag: 'detective_pass',
    under: (flags) => answer(table({ ...checked, flags }), 'h1', { type: 'pass', detective: 'd1' }),
    answers: [
      ['forbidden', 'PASS_NOT_ALLOWED'],
      ['allowed', 'specials'],
    ],
  },
  {
    // d1 on 304 can go by train and by car, d2 on 301 by car alone.
    rule: 'MX-36 a move that leaves fewer able to move',
    flag: 'forced_moves',
    under: (flags) => {
      const at = [304, 301, 308, 309, 310];
      const hands = ['car/M, train/B', ''];
      const t = table({ phase: 'moves', x: 305, at, moved: [3, 4, 5], hands, flags });
      return answer(t, 'h1', move('d1', 'car/M 303'));
    },
    answers: [
      ['greedy', 'moves'],
      ['maximum', 'DETECTIVE_MUST_MOVE'],
    ],
  },
  {
    rule: 'MX-38 a second special in a round',
    flag: 'detective_specials_per_round',
    under: (flags) => {
      const t = table({ ...POSITION_OF_SPECIALS, flags });
      t.play('h1', ask);
      return answer(t, 'h1', operate('3 car/B'));
    },
    answers: [
      [1, 'SPECIAL_ALREADY_USED'],
      ['unlimited', 'specials'],
    ],
  },
  {
    rule: 'MX-39 the first special: early in round 5, late in round 3, early in round 6',
    flag: 'first_special',
    under: (flags) =>
      [
        { round: 5, log: 4 },
        { round: 3, log: 5 },
        { round: 6, log: 4 },
      ].map((when) => {
        const t = table({ ...POSITION_OF_SPECIALS, ...when, hands: ['4 car/M', ''], flags });
        return answer(t, 'h1', { type: 'offer', tickets: ticketsOfText('car/M') });
      }),
    answers: [
      [{ unit: 'round', value: 5 }, ['specials', 'SPECIAL_TOO_EARLY', 'specials']],
      [{ unit: 'round', value: 6 }, ['SPECIAL_TOO_EARLY', 'SPECIAL_TOO_EARLY', 'specials']],
      [{ unit: 'leg', value: 5 }, ['SPECIAL_TOO_EARLY', 'specials', 'SPECIAL_TOO_EARLY']],
    ],
  },
  {
    rule: 'MX-43 five beacons for a car ride',
    flag: 'special_op_exact',
    under: (flags) =>
      answer(table({ ...POSITION_OF_SPECIALS, split: [5], hands: ['5 car/B'], flags }), 'h1', operate('5 car/B')),
    answers: [
      [true, 'SPECIAL_OP_TRANSPORT'],
      [false, 'specials'],
    ],
  },
  {
    rule: 'MX-45 an operation without a travel ticket',
    flag: 'special_op_needs_travel_ticket',
    under: (flags) => answer(table({ ...POSITION_OF_SPECIALS, flags }), 'h1', operate('3 car/B')),
    answers: [
      [false, 'specials'],
      [true, 'NO_CONNECTION'],
    ],
  },
  {
    rule: 'MX-48 when capture is tested',
    flag: 'capture_timing',
    under: (flags) => {
      const t = table({ ...checked, log: [303], flags });
      const first = answer(t, 'h1', move('d1', 'car/M 303'));
      if (t.code === undefined) t.refillAll();
      return [first, t.code];
    },
    answers: [
      ['immediate', ['CAUGHT', 'CAUGHT']],
      ['position_check', ['specials', 'CAUGHT']],
    ],
  },
  {
    rule: 'MX-49 how far back the check reaches',
    flag: 'check_depth',
    under: (flags) => slotsAt303({ log: [301, 303, 304, 305, 304, 305, 310], flags }),
    answers: [
      [5, [2]],
      [4, []],
    ],
  },
  {
    rule: 'MX-49 a city that a detective left again',
    flag: 'check_arrivals',
    under: (flags) => {
      const at = [304, 303, 309, 308, 307];
      const log = [301, 302, 306, 305, 304, 305, 310];
      const t = table({ ...checked, at, log, hands: ['train/M, 3 car/B'], flags });
      t.move('d1', 'train/M 302');
      t.play('h1', operate('3 car/B'));
      return ringSlots(t);
    },
    answers: [
      ['all', [2, 3]],
      ['final', [3]],
    ],
  },
  {
    rule: 'MX-49 the city where X began',
    flag: 'check_includes_start',
    under: (flags) => slotsAt303({ x: 303, log: [304, 305], round: 3, flags }),
    answers: [
      [false, []],
      [true, [null]],
    ],
  },
  {
    rule: 'MX-50 a city where X was twice',
    flag: 'check_duplicates',
    under: (flags) => slotsAt303({ log: [306, 302, 303, 302, 303, 304, 305], flags }),
    answers: [
      ['latest', [5]],
      ['all', [3, 5]],
    ],
  },
  {
    rule: 'MX-52 which pair is taken when all lie on the board',
    flag: 'ring_reuse',
    under: (flags) => {
      const log = [302, 303, 304, 305, 304, 303, 302, 306, 302, 306, 302];
      const rings = [5, 1, 4, 3, 2].map((slot, i) => ({
        pair: i + 1,
        stop: log[slot - 1] ?? 0,
        slot,
      }));
      const t = table({
        ...POSITION_OF_SPECIALS,
        round: 9,
        log,
        at: [307],
        flags,
        more: { rings },
      });
      t.play('h1', ask);
      return t.notices(TABLE).flatMap((told) => (told.type === 'ringPlaced' ? told.pair : []));
    },
    answers: [
      ['oldest_slot', [2]],
      ['oldest_placed', [1]],
    ],
  },
  {
    rule: 'MX-56 what is counted: round 25 with few legs, and 24 legs in round 20',
    flag: 'secret_moves',
    under: (flags) =>
      [
        { round: 25, log: 2 },
        { round: 20, log: 24 },
      ].map((when) => {
        const t = table({ ...when, hand: 'car/M', at: [310], flags });
        t.travel('car/M 302');
        return t.view(TABLE).x.pawn;
      }),
    answers: [
      [{ unit: 'leg', count: 24 }, [null, 302]],
      [{ unit: 'round', count: 24 }, [302, null]],
    ],
  },
  {
    rule: 'MX-28 what is told of a discard',
    flag: 'discard_view',
    under: (flags) => {
      const t = table({ phase: 'x_refill', hand: '2 train/M', at: [310], flags });
      t.play('x', { type: 'discard', tickets: ticketsOfText('train/M') });
      return t.notices('h1').at(-1);
    },
    answers: [
      ['count', { type: 'discarded', hand: 'x', count: 1 }],
      ['open', { type: 'discarded', hand: 'x', count: 1, tickets: ['train/magnifier'] }],
    ],
  },
  {
    rule: 'MX-60 what becomes the stack',
    flag: 'supply_order',
    under: (flags) => {
      const more = { stack: [], discard: ticketsOfText('5 car/M'), box: ticketsOfText('5 car/F') };
      const rules: Partial<Flags> = { ...flags, hand_source: 'server' };
      const t = table({ phase: 'x_refill', hand: '7 plane/S', at: [310], more, flags: rules });
      t.draw('x');
      return t.notices(TABLE).flatMap((told) => (told.type === 'reshuffled' ? told.from : []));
    },
    answers: [
      ['discard_then_box', ['discard']],
      ['both_together', ['both']],
    ],
  },
  {
    rule: 'CM-13 what comes back, and whom one asks: a discard, then a move',
    flag: 'takeback',
    under: (flags) => {
      const thrown = table({ ...POSITION_OF_SPECIALS, flags });
      thrown.play('h1', { type: 'discard', tickets: ticketsOfText('car/M') });
      const moved = table({ ...checked, flags });
      moved.move('d1', 'car/M 303');
      return [thrown, moved].map((t) => {
        const asked = t.send('h1', { kind: 'takeback' });
        return asked.ok ? t.feed('h1').at(-1)?.kind : asked.error.code;
      });
    },
    answers: [
      ['x_consents', ['TAKEBACK_NOT_NOW', 'takeback-asked']],
      ['public_only', ['taken-back', 'TAKEBACK_DISABLED']],
      ['none', ['TAKEBACK_DISABLED', 'TAKEBACK_DISABLED']],
    ],
  },
  {
    rule: 'CM-9 a draw by kind alone',
    flag: 'ticket_ids',
    under: (flags) => {
      const t = newTable({ flags });
      return answer(t, 'x', { type: 'registerHand', tickets: ticketsOfText('8 car/M') });
    },
    answers: [
      ['by_type', 'registration'],
      ['unique', 'TICKET_UNKNOWN'],
    ],
  },
];

describe('house rules', () => {
  const rows = TRIALS.flatMap(({ rule, flag, under, answers }) =>
    answers.map(([value, expected]) => ({ rule, flag, value, under, expected })),
  );
  it.each(rows)('$rule: $flag $value', ({ flag, value, under, expected }) => {
    expect(under({ [flag]: value })).toEqual(expected);
  });

  it('CM-10 every value that may be chosen is tried, and no two of a flag play alike', () => {
    const tried = TRIALS.map(({ flag, answers }) => [flag, answers.map(([value]) => value)]);
    expect(tried).toEqual(FLAG_CHOICES.map(({ flag, values }) => [flag, values]));
    for (const { answers } of TRIALS) {
      const different = new Set(answers.map(([, expected]) => JSON.stringify(expected)));
      expect(different.size).toBe(answers.length);
    }
  });
});
