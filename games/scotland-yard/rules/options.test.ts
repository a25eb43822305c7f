import { describe, expect, it } from 'vitest';
import { equalJson, type Json } from '@mister-x/engine/core/json';
import { FLAG_CHOICES, PRESETS } from './flags.js';
import { scotlandYardWithT } from '../test/boards.js';
import { newTable, TABLE } from '../test/table.js';
import { type Flags, VARIANTS } from './types.js';

/** What a log of 22 slots needs to be consistent (SY-45). */
const SHORT: Partial<Flags> = {
  limit: { unit: 'slot', count: 22 },
  reveal_slots: [3, 8, 13, 18],
};

describe('people and pawns', () => {
  it.each([
    [2, 4, 'h1 h1 h2 h2'],
    [3, 3, 'h1 h2 h3'],
    [4, 4, 'h1 h2 h3 h4'],
    [5, 5, 'h1 h2 h3 h4 h5'],
  ])('SY-2 SYC-2 SY-3 %i hunters play %i detectives', (hunters, pawns, owners) => {
    for (const variant of VARIANTS) {
      const table = newTable({ variant, hunters });
      const { detectives } = table.view(TABLE);
      expect(detectives.map(({ hunter }) => hunter).join(' ')).toBe(owners);
      expect(table.state.x.tickets.black).toBe(pawns);
      expect(scotlandYardWithT.seatPlan(table.state.options).map(({ seat }) => seat)).toEqual([
        'x',
        ...Array.from({ length: hunters }, (_, i) => `h${i + 1}`),
      ]);
    }
  });

  it('SY-2 a lone hunter plays four detectives where that was agreed', () => {
    const flags = { players: { hunters_min: 1, hunters_max: 5 } } as const;
    const table = newTable({ hunters: 1, flags });
    expect(table.view(TABLE).detectives.map(({ hunter }) => hunter)).toEqual(Array(4).fill('h1'));
    expect(table.state.x.tickets.black).toBe(4);
  });

  it.each([0, 1, 6, -1])('SY-2 SYC-2 %i hunters are refused', (hunters) => {
    expect(scotlandYardWithT.parseOptions({ hunters })).toMatchObject({
      error: { code: 'SETUP_PLAYER_COUNT' },
    });
  });

  it('SY-3 four pawns are divided two and two, nothing else', () => {
    expect(scotlandYardWithT.parseOptions({ hunters: 2, split: [2, 2] }).ok).toBe(true);
    expect(scotlandYardWithT.parseOptions({ hunters: 3, split: [1, 1, 1] }).ok).toBe(true);
    for (const [hunters, split] of [
      [2, [3, 1]],
      [2, [4]],
      [2, [1, 1]],
      [3, [2, 1, 1]],
    ] as const) {
      expect(scotlandYardWithT.parseOptions({ hunters, split })).toMatchObject({
        error: { code: 'SETUP_SPLIT_INVALID' },
      });
    }
  });

  it.each([
    ['consecutive', 'h1 h1 h2 h2'],
    ['alternating', 'h1 h2 h1 h2'],
  ] as const)('SY-13 two hunters in %s order', (order, owners) => {
    const table = newTable({ hunters: 2, flags: { two_hunter_order: order } });
    const { detectives } = table.view(TABLE);
    expect(detectives.map(({ hunter }) => hunter).join(' ')).toBe(owners);
  });
});

describe('presets and flags', () => {
  it.each(VARIANTS)('SY-1 SYC-1 the supply of %s is 125 tickets and two cards', (variant) => {
    const { supply, x_kit: x, detective_kit: kit } = PRESETS[variant];
    expect(supply).toEqual({ taxi: 54, bus: 43, underground: 23, black: 5, double: 2 });
    for (const ticket of ['taxi', 'bus', 'underground'] as const) {
      expect(5 * kit[ticket] + x[ticket]).toBe(supply[ticket]);
    }
  });

  it('CM-10 the presets differ where the comparison says, and nowhere else', () => {
    const changes = (variant: (typeof VARIANTS)[number]) =>
      Object.entries(PRESETS[variant]).filter(
        ([flag, value]) => !equalJson(value as Json, PRESETS.modern[flag as 'theme'] as Json),
      );
    expect(Object.fromEntries(changes('classic-1983'))).toEqual({
      board_edition: 'first',
      x_ordinary_tickets: 'unlimited',
      double_card_goes_to: 'left_neighbour',
      theme: { taxi: 'yellow', bus: 'green', underground: 'red' },
    });
    expect(Object.fromEntries(changes('newer'))).toEqual({
      start_deck: 'separate',
      x_ordinary_tickets: 'unlimited',
      detective_order: 'free',
      reveal_slots: [3, 8, 13, 18, 24],
      limit: { unit: 'slot', count: 24 },
    });
  });

  it('CM-10 every value listed for a flag can be chosen, and its deviation is shown', () => {
    for (const variant of VARIANTS) {
      for (const { flag, values, supported } of FLAG_CHOICES) {
        expect(values.some((value) => equalJson(value, PRESETS[variant][flag] as Json))).toBe(true);
        for (const value of values) {
          const also: Partial<Flags> = flag === 'log_slots' && value === 22 ? { ...SHORT, log_slots: 22 } : {};
          const parsed = scotlandYardWithT.parseOptions({
            variant,
            hunters: 3,
            flags: { ...also, [flag]: value },
          });
          if (!parsed.ok) throw new Error(`${flag} ${JSON.stringify(value)} was refused`);
          const match = newTable({ variant, hunters: 3, flags: { ...also, [flag]: value } });
          const shown = match.view(TABLE).deviations.find((deviation) => deviation.flag === flag);
          if (equalJson(value, PRESETS[variant][flag] as Json)) expect(shown).toBeUndefined();
          else {
            const house = !supported.some((backed) => equalJson(backed, value));
            expect(shown).toEqual({ flag, value, house });
          }
        }
      }
    }
  });

  it.each([
    ['SY-1', { supply: { taxi: 55, bus: 43, underground: 23, black: 5, double: 2 } }, 'supply'],
    ['SY-4', { x_kit: { ...PRESETS.modern.x_kit, taxi: 5 } }, 'x_kit'],
    ['SYC-1 SY-5', { detective_kit: { taxi: 11, bus: 8, underground: 4 } }, 'detective_kit'],
  ])('%s other totals are refused at load', (_rule, flags, flag) => {
    expect(scotlandYardWithT.parseOptions({ hunters: 3, flags })).toMatchObject({
      error: { code: 'CONFIG_SUPPLY_MISMATCH', flag },
    });
  });

  it.each([
    ['SY-45 a log too short for 22 rounds and two doubles', { log_slots: 23 }, 'log_slots'],
    ['SY-45 a log shorter than the limit in slots', { log_slots: 23, limit: { unit: 'slot', count: 24 } }, 'log_slots'],
    ['SY-35 a reveal past the log', { reveal_slots: [3, 25] }, 'reveal_slots'],
    ['SY-35 reveals out of order', { reveal_slots: [8, 3] }, 'reveal_slots'],
    ['SY-40 two doubles in one turn', { double_per_turn_max: 2 }, 'double_per_turn_max'],
    ['SY-38 an end without a reveal', { reveal_at_end: false }, 'reveal_at_end'],
    ['SY-57 a limit of no known unit', { limit: { unit: 'turn', count: 22 } }, 'limit'],
  ])('%s is inconsistent', (_name, flags, flag) => {
    expect(scotlandYardWithT.parseOptions({ hunters: 3, flags })).toEqual({
      ok: false,
      error: {
        code: 'CONFIG_INCONSISTENT',
        flag,
        member: expect.stringMatching(`^flags.${flag}`),
        cause: expect.stringMatching(/./),
      },
    });
  });

  it('CM-10 a flag, or an option, that does not exist is refused', () => {
    for (const input of [
      { hunters: 3, flags: { flying: true } },
      { hunters: 3, colour: 'red' },
      { hunters: 3, variant: 'newest' },
      { hunters: 2.5 },
      {},
      null,
      'modern',
    ]) {
      expect(scotlandYardWithT.parseOptions(input)).toMatchObject({
        error: { code: 'CONFIG_INCONSISTENT' },
      });
    }
  });

  it('SY-45 a log of 22 slots is enough where the limit counts slots', () => {
    const limit = { unit: 'slot', count: 22 };
    const flags = { log_slots: 22, limit };
    expect(scotlandYardWithT.parseOptions({ hunters: 3, flags }).ok).toBe(true);
    expect(scotlandYardWithT.parseOptions({ hunters: 3, flags: { log_slots: 24, limit } }).ok).toBe(true);
  });

  it('CM-15 a board that is not there is refused', () => {
    expect(scotlandYardWithT.parseOptions({ hunters: 3, board: 'paris' })).toEqual({
      ok: false,
      error: {
        code: 'BOARD_DATA_INVALID',
        member: 'board',
        cause: 'no board of this id comes with the game',
      },
    });
  });
});
