import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import { flagsOf } from './browser.js';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { FLAG_CHOICES, FLAGS, PRESETS } from './flags.js';
import { parseOptions } from './input.js';
import type { TestPosition } from '../test/position.js';
import {
  BLUE,
  card,
  exchange,
  GREEN,
  move,
  newTable,
  plan,
  RED,
  ransom,
  TABLE,
  type Table,
  table,
  type WithFlags,
  vote,
  YELLOW,
} from '../test/table.js';
import type { FlagName, Flags } from './types.js';

/** The same moment under each value of a flag, and what becomes of it. */
type Trial = {
  readonly rule: string;
  readonly flag: FlagName;
  readonly under: WithFlags;
  readonly answers: readonly (readonly [value: Json, answer: unknown])[];
};

const RANSOM: TestPosition = { more: { phase: 'ransom', turn: null }, spare: false };
const BROKE: TestPosition = { bank: 0, more: { lastRound: true } };

/** What the game does not read itself: pages and the house take it out of the view. */
function told(flag: FlagName): WithFlags {
  return (flags) => flagsOf(newTable({ flags }).view(TABLE))[flag];
}

const ms = (t: Table) => t.timers.map((timer) => timer.ms);

const CARDS: readonly Trial[] = [
  {
    rule: 'MF-15 who starts',
    flag: 'first_player',
    under: (flags) => newTable({ flags }).bring(RED).deal().state.first,
    answers: [
      ['blue', BLUE],
      ['yellow', YELLOW],
      ['red', RED],
      ['green', GREEN],
      ['lot', RED],
    ],
  },
  {
    rule: 'MF-24 a layout before its turn',
    flag: 'layout_order',
    under: (flags) => {
      const t = newTable({ flags }).deal();
      for (const seat of [BLUE, YELLOW, RED, GREEN]) t.play(seat, exchange());
      return t.answer(RED, t.laying(RED));
    },
    answers: [
      ['free', 'layout'],
      ['strict', 'LAYOUT_ORDER'],
    ],
  },
  {
    rule: 'MF-25 looking at what one has laid',
    flag: 'peek_own_laid',
    under: (flags) => {
      const t = table({ flags, city: { A1: 'theft closed' }, spare: false });
      return [t.view(BLUE).own?.laid.length, t.refuse(BLUE, { type: 'peek', quarter: 'A1' })];
    },
    answers: [
      [true, [1, 'FORBIDDEN_VIEW']],
      [false, [0, 'PEEK_FORBIDDEN']],
    ],
  },
  {
    rule: 'MF-13 labels of cells',
    flag: 'cell_labels',
    under: told('cell_labels'),
    answers: [
      ['tens', 'tens'],
      ['dollars', 'dollars'],
    ],
  },
  {
    rule: 'MF-30 prison moves when all cards are open',
    flag: 'wait_for_prison_moves',
    under: (flags) => {
      const prison = { 'yellow-1': '60' };
      const t = table({ flags, city: { A1: 'theft closed' }, prison, spare: false });
      t.open('A1');
      return [t.state.phase, t.state.turn];
    },
    answers: [
      [true, ['play', YELLOW]],
      [false, ['ransom', null]],
    ],
  },
  {
    rule: 'MF-31 cards that nobody opened',
    flag: 'reveal_unopened',
    under: (flags) => {
      const t = table({ flags, city: { A1: 'theft closed' }, spare: false }).passAll();
      return t.notices(TABLE).flatMap((n) => (n.type === 'cardsReturned' ? n.closed : []));
    },
    answers: [
      [false, [{ quarter: 'A1', card: null }]],
      [true, [{ quarter: 'A1', card: card('theft') }]],
    ],
  },
  {
    rule: 'MF-53 a closed card that is shot',
    flag: 'reveal_killed',
    under: (flags) => {
      const t = table({ flags, city: { A1: 'pistol closed', A2: 'theft closed' } });
      t.open('A1', 'A2');
      return t.notices(TABLE).flatMap((n) => (n.type === 'killed' ? [n.card] : []));
    },
    answers: [
      [false, [null]],
      [true, [card('theft')]],
    ],
  },
  {
    rule: 'MF-40 money that arrives later',
    flag: 'prostitute_timing',
    under: (flags) => {
      const t = table({ flags, city: { C3: 'prostitute', C2: 'theft closed' } });
      t.open('C2');
      return t.money$('C2', 'C3');
    },
    answers: [
      ['on_open', [100, 0]],
      ['continuous', [80, 20]],
    ],
  },
  {
    rule: 'MF-45 shooting an arrested card',
    flag: 'shoot_arrested',
    under: (flags) => {
      const city = { A1: 'pistol closed', A2: 'theft arrested', B1: 'buyer closed' };
      const t = table({ flags, city });
      t.open('A1', 'A2');
      return [t.state.choice?.kind, t.on('A2')?.state, t.where('red-1'), t.standing('A2')];
    },
    answers: [
      [false, ['target', 'arrested', 'A2', ['red-1']]],
      [true, [undefined, undefined, 'home', ['blue-1']]],
    ],
  },
  {
    rule: 'MF-49 whom the Prosecutor sends after a Witness',
    flag: 'witness_prosecutor_scope',
    under: (flags) => {
      const city = { C3: 'prosecutor', A2: 'theft arrested', C4: 'robbery', A1: 'witness closed' };
      const t = table({ flags, city });
      t.open('A1');
      return [t.where('red-1'), t.where('red-2')];
    },
    answers: [
      ['newly_arrested', ['A2', '200']],
      ['all_arrested', ['100', '200']],
    ],
  },
  {
    rule: 'MF-55 MF-56 MF-48 where a murder is committed',
    flag: 'pistol_crime_at',
    under: (flags) => {
      const t = table({ flags, city: { B3: 'pistol >C3', D4: 'prosecutor closed' }, turn: RED });
      t.open('D4');
      // A Witness of the shooter's overlooks it wherever it was.
      const own = table({
        ...{ flags, turn: RED },
        city: { B3: 'pistol >C3', D3: 'police', A2: 'witness closed' },
      });
      own.open('A2');
      return [t.where('red-1'), own.on('B3')?.state];
    },
    answers: [
      ['pistol', ['C3', 'open']],
      ['victim', ['death-row', 'open']],
    ],
  },
  {
    rule: 'MF-57 escaping from death row',
    flag: 'escape_from_death_row',
    under: (flags) => {
      const t = table({
        ...{ flags, turn: YELLOW, prison: { 'blue-1': 'death-row' } },
        city: { B2: 'escape closed', A1: 'police closed' },
      });
      t.open('B2', 'blue-1');
      const before = t.where('blue-1');
      t.later('A1');
      return [before, t.where('blue-1'), t.on('B2')?.state];
    },
    answers: [
      [false, ['death-row', 'death-row', undefined]],
      [true, ['beside death-row', 'death-row', 'arrested']],
    ],
  },
  {
    rule: 'MF-60 an arrested Escape',
    flag: 'escape_arrest_figure',
    under: (flags) => {
      const city = { B2: 'escape @blue-1', A1: 'police closed' };
      const t = table({ flags, city, prison: { 'blue-1': '60' } });
      t.open('A1');
      return [t.where('yellow-1'), t.on('B2')?.state, t.where('blue-1')];
    },
    answers: [
      [true, ['B2', 'arrested', '60']],
      [false, ['home', undefined, '60']],
    ],
  },
];

/** Blue moves from a cell that he shares, over two others. */
const crowded: WithFlags = (flags) => {
  const prison = { 'blue-1': '40', 'red-1': '40', 'green-1': '30', 'yellow-1': '20' };
  const t = table({ flags, prison });
  t.play(BLUE, move('blue-1'));
  return Object.keys(prison).map((figure) => t.where(figure));
};

const PRISON: readonly Trial[] = [
  {
    rule: 'MF-68 an occupied cell',
    flag: 'prison_collision',
    under: crowded,
    answers: [
      [true, ['10', '40', '40', '30']],
      [false, ['30', '40', '30', '20']],
    ],
  },
  {
    rule: 'MF-69 what a collision leads to',
    flag: 'collision_chain',
    under: crowded,
    answers: [
      ['mover', ['10', '40', '40', '30']],
      ['none', ['20', '40', '40', '20']],
      ['full', ['10', '60', '40', '30']],
    ],
  },
  {
    rule: 'MF-71 MF-74 the price of death row',
    flag: 'death_row_ransom',
    under: (flags) => {
      const prison = { 'red-1': 'death-row' };
      const t = table({ flags, ...RANSOM, prison, balances: { red: 500 } });
      t.play(RED, ransom('red-1'));
      return t.balances;
    },
    answers: [100, 200, 300, 400, 500].map((price) => [price, [0, 0, 500 - price, price]]),
  },
  {
    rule: 'MF-75 who gets a ransom',
    flag: 'ransom_direction',
    under: (flags) => {
      const t = table({ flags, ...RANSOM, prison: { 'blue-1': '60' }, balances: { blue: 60 } });
      t.play(BLUE, ransom('blue-1'));
      return t.balances;
    },
    answers: [
      ['next', [0, 60, 0, 0]],
      ['previous', [0, 0, 0, 60]],
    ],
  },
  {
    rule: "MF-75 who gets it for another's figure",
    flag: 'ransom_payee_of',
    under: (flags) => {
      const prison = { 'yellow-1': '60', 'green-1': '60' };
      const t = table({ flags, ...RANSOM, prison, balances: { blue: 100 } });
      t.play(BLUE, ransom('yellow-1'));
      // Blue would pay himself for green, who pays blue.
      const own = table({ flags, ...RANSOM, prison, balances: { blue: 100 } });
      return [t.balances, own.answer(BLUE, ransom('green-1'))];
    },
    answers: [
      ['payer', [[40, 60, 0, 0], 'ransom']],
      ['figure_owner', [[40, 0, 60, 0], 'RANSOM_NOT_ALLOWED']],
    ],
  },
  {
    rule: 'MF-76 who may pay for whom',
    flag: 'ransom_for',
    under: (flags) => {
      const prison = { 'blue-1': '10', 'red-1': '10', 'yellow-1': '10' };
      const t = table({ flags, ...RANSOM, prison, balances: { blue: 100 } });
      return Object.keys(prison).map((figure) => t.answer(BLUE, ransom(figure)));
    },
    answers: [
      ['anyone', ['ransom', 'ransom', 'ransom']],
      ['team', ['ransom', 'ransom', 'RANSOM_NOT_ALLOWED']],
      ['owner', ['ransom', 'RANSOM_NOT_ALLOWED', 'RANSOM_NOT_ALLOWED']],
    ],
  },
];

const theft: WithFlags = (flags) => {
  const t = table({ flags, bank: 60, balances: 50, city: { A1: 'theft closed' } });
  t.open('A1');
  const { bank, frozen, lastRound } = t.state;
  return [t.balances, bank, frozen, lastRound];
};

const MONEY: readonly Trial[] = [
  {
    rule: 'MF-81 who pays when the bank cannot',
    flag: 'shortfall_direction',
    under: (flags) => {
      const t = table({ flags, ...BROKE, balances: 100, city: { A1: 'theft closed' } });
      t.open('A1');
      return t.balances;
    },
    answers: [
      ['next', [100, 0, 100, 100]],
      ['previous', [100, 100, 100, 0]],
    ],
  },
  {
    rule: 'MF-82 what the bank pays of a sum that it has not',
    flag: 'partial_bank',
    under: theft,
    answers: [
      ['split', [[50, 10, 50, 50], 0, false, true]],
      ['payer_all', [[50, -50, 50, 50], 60, true, true]],
    ],
  },
  {
    rule: 'MF-83 a payer without money',
    flag: 'insolvency',
    under: (flags) => {
      const city = { A1: 'robbery closed', B1: 'theft closed' };
      const t = table({ flags, ...BROKE, balances: 70, city });
      t.open('A1');
      return t.balances;
    },
    answers: [
      ['negative', [70, -130, 70, 70]],
      // Of 200 each gives 70, and the rest is a debt of the payer.
      ['team_then_negative', [70, -60, 70, 0]],
    ],
  },
  {
    rule: 'MF-84 voluntary ransoms of the last round',
    flag: 'last_round_ransom',
    under: (flags) => table({ flags, ...BROKE, balances: 50 }).passAll().state.phase,
    answers: [
      [true, 'ransom'],
      [false, 'over'],
    ],
  },
  {
    rule: 'MF-86 the order of compulsory ransoms',
    flag: 'final_settlement',
    under: (flags) => {
      const t = table({
        flags: { ...flags, insolvency: 'team_then_negative' },
        ...{ ...BROKE, balances: { red: 100, green: 100 } },
        prison: { 'blue-1': '100', 'green-1': '100' },
      });
      return t.passAll().confirmAll().balances;
    },
    answers: [
      ['simultaneous', [0, 100, 100, 0]],
      ['turn_order', [100, 100, 0, 0]],
    ],
  },
  {
    rule: 'MF-87 MF-89 who comes first',
    flag: 'scoring',
    under: (flags) => {
      const balances = { blue: 1800, yellow: 1100, red: 10, green: 1090 };
      const t = table({ flags, ...BROKE, balances })
        .passAll()
        .confirmAll();
      return [t.state.places?.map(({ seat }) => seat), t.state.end?.winners];
    },
    answers: [
      [
        'team',
        [
          [YELLOW, GREEN, BLUE, RED],
          [YELLOW, GREEN],
        ],
      ],
      ['individual', [[BLUE, YELLOW, GREEN, RED], [BLUE]]],
    ],
  },
  {
    rule: 'MF-88 equal sums',
    flag: 'tie',
    under: (flags) => {
      const balances = { blue: 100, yellow: 60, red: 20, green: 60 };
      const t = table({ flags, ...BROKE, balances })
        .passAll()
        .confirmAll();
      return t.state.places?.map(({ seat, place }) => [seat, place]);
    },
    answers: [
      [
        'shared',
        [
          [BLUE, 1],
          [YELLOW, 2],
          [GREEN, 2],
          [RED, 4],
        ],
      ],
    ],
  },
];

const TABLES: readonly Trial[] = [
  {
    rule: 'MF-91 moves stored ahead',
    flag: 'pacing',
    under: (flags) => table({ flags }).answer(RED, plan({ moves: [{ do: 'pass' }] })),
    answers: [
      ['live', 'PHASE_WRONG'],
      ['forum', 'play'],
    ],
  },
  {
    rule: 'MF-92 masks',
    flag: 'masks',
    under: told('masks'),
    answers: [
      [true, true],
      [false, false],
    ],
  },
  {
    rule: 'MF-95 an exchange stored ahead',
    flag: 'exchange_presubmit',
    under: (flags) => {
      const t = newTable({ flags: { ...flags, pacing: 'forum' } }).deal();
      return t.answer(YELLOW, plan({ exchange: [] }));
    },
    answers: [
      [true, 'exchange'],
      [false, 'EXCHANGE_ORDER'],
    ],
  },
  {
    rule: 'MF-101 a smaller bank',
    flag: 'blitz',
    under: (flags) => newTable({ flags }).state.bank,
    answers: [
      [true, 2000],
      [false, 4000],
    ],
  },
  {
    rule: 'MF-101 a deadline',
    flag: 'deadline_minutes',
    under: (flags) => ms(table({ flags })),
    answers: [[null, []], ...[60, 360, 720, 1440, 2880, 4320, 10_080].map((m) => [m, [m * 60_000]] as const)],
  },
  {
    rule: 'MF-105 where cards come from',
    flag: 'card_source',
    under: (flags) => newTable({ flags }).deal().state.phase,
    answers: [
      ['server_deal', 'exchange'],
      ['printed_cards', 'cards'],
    ],
  },
  {
    rule: 'MF-109 time for an answer',
    flag: 'turn_seconds',
    under: (flags) => ms(table({ flags })),
    answers: [[null, []], ...[30, 60, 90, 120, 180, 300, 600].map((seconds) => [seconds, [seconds * 1000]] as const)],
  },
  {
    rule: 'MF-109 a new person on a seat',
    flag: 'replace_player',
    under: told('replace_player'),
    answers: [
      ['agreed', 'agreed'],
      ['none', 'none'],
    ],
  },
  {
    rule: 'MF-111 stopping together',
    flag: 'early_end',
    under: (flags) => {
      const t = table({ flags });
      return [t.answer(BLUE, vote()), t.passAll().state.asked];
    },
    answers: [
      ['unanimous', ['play', true]],
      ['none', ['PHASE_WRONG', false]],
    ],
  },
];

const TRIALS = [...CARDS, ...PRISON, ...MONEY, ...TABLES];

describe('the flags', () => {
  const names = Object.keys(FLAGS) as readonly FlagName[];

  it('have the values of the editions where nothing was agreed [MF-103]', () => {
    const { online2015, authors1992 } = PRESETS;
    expect(Object.keys(online2015)).toEqual(names);
    const differing = names.filter((flag) => online2015[flag] !== authors1992[flag]);
    expect(differing.map((flag) => [flag, online2015[flag], authors1992[flag]])).toEqual([
      ['first_player', 'blue', 'lot'],
      ['layout_order', 'free', 'strict'],
      ['peek_own_laid', true, false],
      ['cell_labels', 'tens', 'dollars'],
      ['witness_prosecutor_scope', 'newly_arrested', 'all_arrested'],
      ['escape_arrest_figure', true, false],
      ['ransom_for', 'anyone', 'team'],
      ['insolvency', 'negative', 'team_then_negative'],
      ['last_round_ransom', true, false],
      ['scoring', 'team', 'individual'],
    ]);
  });

  it('what playing by correspondence sets by itself [MF-92 MF-96]', () => {
    const parsed = (flags: Json) => {
      const options = parseOptions({ variant: 'authors1992', flags });
      return options.ok ? options.value.flags : options.error.code;
    };
    expect(parsed({ pacing: 'forum' })).toMatchObject({ layout_order: 'free', masks: true });
    expect(parsed({ pacing: 'forum', layout_order: 'strict', masks: false })).toMatchObject({
      ...{ layout_order: 'strict', masks: false },
    });
    expect(parsed({ pacing: 'live' })).toMatchObject({ layout_order: 'strict', masks: false });
    expect(parsed({ pacing: 'forum', card_source: 'printed_cards' })).toBe('BAD_REQUEST');
  });

  it("the pack's own price of death row is no rule of the house", () => {
    const box = {
      ...DEFAULT_MAFIA_PACK_FILE,
      prison: { ...DEFAULT_MAFIA_PACK_FILE.prison, death_row: { ransom: 200 } },
    };
    const shown = (flags: Partial<Flags>) => newTable({ pack: box, flags }).view(TABLE).deviations;
    const flag = 'death_row_ransom';
    expect(shown({})).toEqual([{ flag, value: 200, house: false }]);
    expect(shown({ death_row_ransom: 100 })).toEqual([{ flag, value: 100, house: true }]);
    expect(shown({ death_row_ransom: 300 })).toEqual([]);
  });

  it('of two times the shorter one counts [MF-101 MF-109]', () => {
    expect(ms(table({ flags: { turn_seconds: 30, deadline_minutes: 60 } }))).toEqual([30_000]);
  });

  const rows = TRIALS.flatMap(({ rule, flag, under, answers }) =>
    answers.map(([value, expected]) => ({ rule, flag, value, under, expected })),
  );
  it.each(rows)('$rule: $flag $value [$flag]', ({ flag, value, under, expected }) => {
    expect(under({ [flag]: value })).toEqual(expected);
  });

  it('are all here, with every value', () => {
    const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();
    expect(TRIALS.map(({ flag }) => flag).sort()).toEqual([...names].sort());
    for (const { flag, values } of FLAG_CHOICES) {
      const tried = TRIALS.find((trial) => trial.flag === flag)?.answers.map(([value]) => value);
      expect(sorted(tried ?? [])).toEqual(sorted(values));
    }
  });
});
