import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import { FLAG_CHOICES, PRESETS } from './flags.js';
import { parseOptions } from './input.js';
import type { TestPosition } from '../test/position.js';
import {
  arrest,
  card,
  dealtTable,
  draw,
  newTable,
  P1,
  P2,
  P3,
  REFEREE,
  WALK_NOWHERE,
  search,
  symbol,
  TABLE,
  type Table,
  table,
  type WithFlags,
  walk,
} from '../test/table.js';
import type { FlagName } from './types.js';

/** The same moment under each value of a flag, and what becomes of it. */
type Trial = {
  readonly rule: string;
  readonly flag: FlagName;
  readonly under: WithFlags;
  readonly answers: readonly (readonly [value: Json, answer: unknown])[];
};

const THREE = ['crimson-weapon', 'crimson-fingerprints', 'crimson-witness'];
const searching: TestPosition = {
  phase: 'investigate',
  at: ['8'],
  tokens: { '8': 'crimson-weapon' },
  hands: ['2 cab/weapon/2, holmes/weapon/1'],
};

function searched(flags: TestPosition['flags'] = {}): Table {
  const t = table({ ...searching, flags });
  t.play(P1, search(symbol('cab/weapon/2')));
  return t;
}

/** Three cards of Holmes enter the line while he stands on the only weapon of his route. */
function circled(flags: TestPosition['flags'] = {}): Table {
  const off = ['1', '2', '3', '4', '5'];
  const others = ['amber', 'emerald', 'azure', 'violet', 'ivory'];
  const t = table({
    phase: 'investigate',
    turn: { moved: true },
    flags,
    holmes: '8',
    tokens: {
      '8': 'crimson-weapon',
      ...Object.fromEntries(off.map((at, i) => [at, `${others[i]}-weapon`])),
    },
    deck: 'holmes/weapon/1, cab/weapon/1',
  });
  t.play(P1, draw([1, 2], 0));
  return t;
}

function secondsOf(t: Table) {
  return t.timers.map(({ id, ms }) => [id, ms]);
}

const TRIALS: readonly Trial[] = [
  {
    rule: 'SH-1 the least number of players',
    flag: 'players_min',
    under: (flags) => {
      const parsed = parseOptions({ seats: 2, flags });
      return parsed.ok ? parsed.value.seats : parsed.error.code;
    },
    answers: [
      [2, 2],
      [1, 2],
      [3, 'TOO_FEW_PLAYERS'],
      [4, 'TOO_FEW_PLAYERS'],
      [5, 'TOO_FEW_PLAYERS'],
    ],
  },
  {
    rule: 'SH-15 who names the first player',
    flag: 'first_player',
    under: (flags) => newTable({ flags }).answer(REFEREE, { type: 'nameFirst', seat: P2 }),
    answers: [
      ['table', 'setup'],
      ['random', 'PHASE_WRONG'],
    ],
  },
  {
    rule: 'SH-17 Holmes in the opening line',
    flag: 'holmes_moves_at_setup',
    under: (flags) =>
      Array.from({ length: 12 }, (_, seed) => dealtTable({ flags }, seed).state.phase).includes('reveal'),
    answers: [
      [false, false],
      [true, true],
    ],
  },
  {
    rule: 'SH-85 what is kept of a look',
    flag: 'auto_notebook',
    under: (flags) => {
      const t = searched(flags);
      t.passAll();
      t.play(P1, { type: 'leave' });
      return Object.keys(t.view(P1).own?.seen ?? {});
    },
    answers: [
      [true, ['8']],
      [false, []],
    ],
  },
  {
    rule: 'SH-85 the middle of five known places',
    flag: 'notebook_median',
    under: (flags) => {
      const own = ['weapon', 'fingerprints', 'forensics', 'witness', 'evidence'];
      const all = Object.fromEntries(own.map((type, i) => [String(i + 1), `crimson-${type}`]));
      const { '1': _, ...four } = all;
      return [four, all].map((seen) => table({ flags, seen: [seen] }).view(P1).own?.median?.hideout);
    },
    answers: [
      [false, [undefined, undefined]],
      [true, [undefined, '3']],
    ],
  },
  {
    rule: 'SH-26 a second search',
    flag: 'searches_per_turn',
    under: (flags) => {
      const t = searched(flags);
      t.passAll();
      t.play(P1, { type: 'leave' });
      return t.answer(P1, search(symbol('cab/weapon/2', 2)));
    },
    answers: [
      [1, 'ALREADY_SEARCHED'],
      [2, 'investigate'],
      [3, 'investigate'],
    ],
  },
  {
    rule: 'SH-34 tokens that were collected',
    flag: 'collected_tokens_public',
    under: (flags) => table({ flags, piles: [['crimson-weapon']] }).view(P2).sleuths[0]?.pile[0]?.token,
    answers: [
      [false, undefined],
      [true, 'crimson-weapon'],
    ],
  },
  {
    rule: 'SH-43 the limit of a hand',
    flag: 'hand_limit',
    under: (flags) => {
      const hands = ['2 cab/weapon/2, 2 cab/witness/2'];
      return table({ flags, hands, turn: {}, phase: 'investigate' }).view(TABLE).turn.draws;
    },
    answers: [
      [null, 3],
      [5, 1],
      [6, 2],
      [7, 3],
      [8, 3],
      [10, 3],
      [12, 3],
    ],
  },
  {
    rule: 'SH-48 how long a token lies open',
    flag: 'reveal_seconds',
    under: (flags) => secondsOf(circled(flags)),
    answers: [
      [30, [['reveal-4', 30_000]]],
      [null, []],
      [10, [['reveal-4', 10_000]]],
      [20, [['reveal-4', 20_000]]],
      [60, [['reveal-4', 60_000]]],
      [120, [['reveal-4', 120_000]]],
    ],
  },
  {
    rule: 'SH-48 what was shown to all stays to be read',
    flag: 'log_reveals',
    under: (flags) => {
      const t = circled(flags);
      for (const seat of [P1, P2, P3]) t.play(seat, { type: 'noted' });
      return t.view(TABLE).revealed;
    },
    answers: [
      [true, [{ location: '8', token: 'crimson-weapon', turn: 4 }]],
      [false, []],
    ],
  },
  {
    rule: 'SH-51 both abilities of Holmes in one turn',
    flag: 'holmes_abilities',
    under: (flags) => {
      const hands = ['2 holmes/weapon/1'];
      const t = table({ ...searching, hands, flags, turn: { moved: true } });
      t.play(P1, { type: 'look', card: card('holmes/weapon/1'), location: '8' });
      t.passAll();
      return t.answer(P1, draw([1, 2, 3], 0, card('holmes/weapon/1', 2))) === 'ABILITY_USED';
    },
    answers: [
      ['each_once', false],
      ['one_total', true],
    ],
  },
  {
    rule: 'SH-54 a card of Holmes that comes just now',
    flag: 'holmes_draw_from_fresh',
    under: (flags) => {
      const line = 'holmes/weapon/1, cab/weapon/1, cab/witness/1, -, -';
      const t = table({ phase: 'investigate', turn: { moved: true }, flags, line });
      return t.answer(P1, draw([1, 2, 3], 0, card('holmes/weapon/1'))) === 'CARD_NOT_IN_HAND';
    },
    answers: [
      [false, true],
      [true, false],
    ],
  },
  {
    rule: 'SH-39 in one go or card by card',
    flag: 'draw_order',
    under: (flags) => table({ ...searching, flags }).answer(P1, { type: 'drawOne', from: 1 }),
    answers: [
      ['line_then_deck', 'PHASE_WRONG'],
      ['free', 'draw'],
    ],
  },
  {
    rule: 'SH-56 how long others may think',
    flag: 'lestrade_window_s',
    under: (flags) => secondsOf(searched(flags)),
    answers: [
      [20, [['window-1', 20_000]]],
      [null, []],
      [10, [['window-1', 10_000]]],
      [30, [['window-1', 30_000]]],
      [60, [['window-1', 60_000]]],
      [120, [['window-1', 120_000]]],
    ],
  },
  {
    rule: 'SH-56 when the window ends',
    flag: 'lestrade_window_ends',
    under: (flags) => {
      const t = searched(flags);
      t.passAll();
      return t.view(TABLE).look?.open;
    },
    answers: [
      ['all_answered', false],
      ['full_time', true],
    ],
  },
  {
    rule: 'SH-63 an arrest at the Yard',
    flag: 'arrest_at_yard',
    under: (flags) =>
      table({ phase: 'investigate', flags, piles: [THREE], hands: ['lestrade/weapon/1'] }).answer(P1, arrest('SY')),
    answers: [
      [false, 'ARREST_TARGET'],
      [true, 'move'],
    ],
  },
  {
    rule: 'SH-72 a wrong arrest',
    flag: 'wrong_arrest',
    under: (flags) => {
      const place = { phase: 'investigate', flags, piles: [THREE], eliminated: [2, 3] } as const;
      const t = table({ ...place, hands: ['lestrade/weapon/1'] });
      t.play(P1, arrest('30'));
      return t.view(TABLE).end?.winners;
    },
    answers: [
      ['no_bonus', [P1]],
      ['excluded', []],
    ],
  },
  {
    rule: 'SH-64 SH-68 the hand of who leaves',
    flag: 'return_hand_on_exit',
    under: (flags) => {
      const hands = ['lestrade/weapon/1, cab/weapon/1', '', 'cab/witness/1'];
      const t = table({ phase: 'investigate', flags, piles: [THREE], hands });
      t.play(P1, arrest('15'));
      const out = table({
        ...{ phase: 'investigate', onTurn: 3, turn: { moved: true }, flags, arrests: [[1, '15']] },
        ...{
          markers: [0, 0, -9],
          hands: ['', '', 'cab/witness/1'],
          line: '-, -, -, -, -',
          deck: '',
        },
      });
      out.play(P3, draw([], 0));
      return [t, out].map(({ state }) => state.discards.length);
    },
    answers: [
      [false, [1, 0]],
      [true, [2, 1]],
    ],
  },
  {
    rule: 'SH-45 once round the route',
    flag: 'loop_full_circle',
    under: (flags) =>
      circled(flags)
        .toldTypes(TABLE)
        .filter((type) => type.startsWith('holmes')),
    answers: [
      [true, ['holmesMoved']],
      [false, ['holmesStayed']],
    ],
  },
  {
    rule: 'SH-4 against the arrows, on foot',
    flag: 'loop_two_way',
    under: (flags) => [walk('7'), walk('14'), walk('19')].map((to) => table({ at: ['6'], flags }).answer(P1, to)),
    answers: [
      [true, ['investigate', 'investigate', 'investigate']],
      [false, ['investigate', 'NOT_ADJACENT', 'investigate']],
    ],
  },
  {
    rule: 'SH-78 how a table stops',
    flag: 'stalemate',
    under: (flags) => {
      const capped = flags.stalemate === 'round_cap' ? { ...flags, round_cap: 5 } : flags;
      const t = table({ flags: capped });
      return t.answer(P1, { type: 'vote', stop: true });
    },
    answers: [
      ['unanimous', 'move'],
      ['none', 'PHASE_WRONG'],
      ['round_cap', 'PHASE_WRONG'],
    ],
  },
  {
    rule: 'SH-78 after so many rounds',
    flag: 'round_cap',
    under: (flags) => {
      const { round_cap: cap = null } = flags;
      if (cap === null) {
        const parsed = parseOptions({ seats: 3, flags: { stalemate: 'round_cap' } });
        return parsed.ok ? undefined : parsed.error.code;
      }
      const t = table({
        ...{ phase: 'investigate', onTurn: 3, turn: { moved: true, round: cap } },
        flags: { ...flags, stalemate: 'round_cap' },
        deck: '2 cab/weapon/2',
      });
      t.play(P3, draw([1, 2], 0));
      return t.code;
    },
    answers: [[null, 'BAD_REQUEST'], ...[5, 10, 15, 20, 30].map((cap) => [cap, 'ROUND_CAP'] as const)],
  },
  {
    rule: 'SH-83 where tokens come from',
    flag: 'token_source',
    under: (flags) => {
      const t = newTable({ flags });
      t.play(REFEREE, { type: 'nameFirst', seat: P1 });
      return [
        t.answer(REFEREE, { type: 'enterSymbol', location: '1', symbol: 'weapon' }),
        t.answer(REFEREE, { type: 'begin' }),
      ];
    },
    answers: [
      ['server_layout', ['PHASE_WRONG', 'setup']],
      ['entered_symbols', ['setup', 'SETUP_INCOMPLETE']],
      ['scanned_tokens', ['PHASE_WRONG', 'SETUP_INCOMPLETE']],
    ],
  },
  {
    rule: 'SH-84 where cards come from',
    flag: 'card_source',
    under: (flags) => dealtTable({ flags }).state.phase,
    answers: [
      ['server_deal', 'move'],
      ['printed_cards', 'cards'],
    ],
  },
  {
    rule: 'SH-86 time for a step',
    flag: 'turn_seconds',
    under: (flags) => secondsOf(table({ flags })).map(([, ms]) => ms),
    answers: [[null, []], ...[30, 60, 90, 120, 180, 300].map((seconds) => [seconds, [seconds * 1000]] as const)],
  },
];

describe('the flags', () => {
  it('have the values of the rules where nothing was agreed [SH-80]', () => {
    expect(PRESETS.default).toEqual({
      ...{ players_min: 2, first_player: 'table', holmes_moves_at_setup: false },
      ...{ auto_notebook: true, notebook_median: false, searches_per_turn: 1 },
      ...{ collected_tokens_public: false, hand_limit: null, reveal_seconds: 30 },
      ...{ log_reveals: true, holmes_abilities: 'each_once', holmes_draw_from_fresh: false },
      ...{ draw_order: 'line_then_deck', lestrade_window_s: 20 },
      ...{ lestrade_window_ends: 'all_answered', arrest_at_yard: false, wrong_arrest: 'no_bonus' },
      ...{ return_hand_on_exit: false, loop_full_circle: true, loop_two_way: true },
      ...{ stalemate: 'unanimous', round_cap: null, token_source: 'server_layout' },
      ...{ card_source: 'server_deal', turn_seconds: null },
    });
  });

  const rows = TRIALS.flatMap(({ rule, flag, under, answers }) =>
    answers.map(([value, expected]) => ({ rule, flag, value, under, expected })),
  );
  it.each(rows)('$rule: $flag $value [$flag]', ({ flag, value, under, expected }) => {
    expect(under({ [flag]: value })).toEqual(expected);
  });

  it('are all here, with every value', () => {
    const tried = TRIALS.map(({ flag, answers }) => [flag, answers.map(([value]) => value)] as const);
    const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
    expect(tried.map(([flag]) => flag)).toEqual(FLAG_CHOICES.map(({ flag }) => flag));
    for (const { flag, values } of FLAG_CHOICES) {
      expect(sorted(tried.find(([name]) => name === flag)?.[1] ?? [])).toEqual(sorted(values));
    }
    expect(table({ flags: { turn_seconds: 30 } }).answer(P1, WALK_NOWHERE)).toBe('investigate');
  });
});
