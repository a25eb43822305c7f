import { type ScotlandYard, scotlandYard } from '@mister-x/games/scotland-yard/rules';
import type { AnyGameKit } from '@mister-x/engine/testing';
import { blindPotsKit } from '@mister-x/engine/testing/blind-pots/kit';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { type PlantedLeak, leakByCount, leakBySize, leakInLog, leakOnReconnect } from '@mister-x/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Evening, playTwice } from './two-worlds.js';
import { compare, type Difference } from './wire/compare.js';

const blindPots = blindPotsKit.game;

/**
 * A server that leaks is only worth something as a test if the comparison says where. Whether an
 * evening comes upon a leak is a matter of chance: these are the same in every run.
 */

const YARD: Evening = {
  kit: scotlandYardKit as AnyGameKit,
  options: { variant: 'modern', hunters: 2, flags: { start_source: 'registered' } },
  hidden: ['x'],
  seed: 7,
  rounds: 9,
};
const POTS: Evening = {
  kit: blindPotsKit as AnyGameKit,
  options: {},
  hidden: ['east'],
  seed: 3,
  rounds: 8,
};

type Yard = typeof scotlandYard;
type State = ScotlandYard['state'];
const placeOf = ({ x }: State): number => x.stop ?? 0;
const yardWith = (defect: Partial<Yard>): AnyGameKit['game'] => ({ ...scotlandYard, ...defect });

type Planted = {
  readonly name: string;
  readonly evening: Evening;
  readonly game?: AnyGameKit['game'];
  readonly leak?: PlantedLeak;
  /** Where it must be found, and nowhere else. */
  readonly places: RegExp;
  readonly what: RegExp;
};

const LEAKS: readonly Planted[] = [
  {
    name: 'view',
    evening: YARD,
    game: yardWith({
      view: (state, viewer) => ({ ...scotlandYard.view(state, viewer), near: placeOf(state) % 7 }),
    }),
    places: /^(kiosk|spectator|h1)/,
    what: /view\/game\/near/,
  },
  {
    name: 'notice',
    evening: YARD,
    game: yardWith({
      notice: (before, event, viewer) => {
        const notice = scotlandYard.notice(before, event, viewer);
        return notice?.type === 'moved' ? { ...notice, warm: placeOf(before) % 5 } : notice;
      },
    }),
    places: /^(kiosk|spectator|h1)/,
    what: /notices\/\d+\/notice\/warm/,
  },
  {
    name: 'refusal',
    evening: YARD,
    game: yardWith({
      decide: (state, seat, action, rng) => {
        const decided = scotlandYard.decide(state, seat, action, rng);
        if (decided.ok) return decided;
        return { ok: false, error: { ...decided.error, hint: placeOf(state) % 7 } };
      },
    }),
    places: /^(kiosk|h1)/,
    what: /refusal\/hint/,
  },
  { name: 'log line', evening: YARD, leak: leakInLog, places: /^log$/, what: /asked/ },
  {
    name: 'reconnect',
    evening: YARD,
    leak: leakOnReconnect,
    places: /^(kiosk|spectator|h1), back$/,
    what: /value\/view\/hint/,
  },
  {
    name: 'the size of something random',
    evening: YARD,
    leak: leakBySize,
    places: /^(kiosk|spectator|h1), back$/,
    what: /seedCommitment:\d+/,
  },
  {
    name: 'the size of something padded',
    evening: YARD,
    game: yardWith({
      view: (state, viewer) => ({
        ...scotlandYard.view(state, viewer),
        padding: ' '.repeat(placeOf(state)),
      }),
    }),
    places: /^(kiosk|spectator|h1)/,
    what: /view\/game\/padding/,
  },
  {
    name: 'the number of messages',
    evening: YARD,
    leak: leakByCount,
    places: /^(kiosk|spectator|h1)/,
    what: /"seat"/,
  },
  {
    name: 'a dealt card',
    evening: POTS,
    game: {
      ...blindPots,
      view: (state: Parameters<typeof blindPots.view>[0], viewer: string) => ({
        ...blindPots.view(state, viewer),
        high: state.hands.east.filter((card) => Number(card[1]) > 3).length,
      }),
    },
    places: /^(kiosk|spectator|north|south)/,
    what: /view\/game\/high/,
  },
  {
    name: 'the receipt of a silent order',
    evening: { ...POTS, seed: 4, rounds: 12 },
    game: {
      ...blindPots,
      secretMove: (event: Parameters<typeof blindPots.secretMove>[0]) =>
        event.type === 'ordered' ? { slot: `order/${event.seat}`, move: {} } : blindPots.secretMove(event),
      opens: (event: Parameters<typeof blindPots.opens>[0]) =>
        event.type === 'exchanged' ? ['order/east'] : blindPots.opens(event),
    },
    places: /^(kiosk|spectator|north|south)/,
    what: /receipts/,
  },
];

describe('the comparison of two servers', () => {
  let honest: readonly Difference[];

  beforeAll(async () => {
    const { left, right } = await playTwice(YARD);
    honest = compare(left, right);
  });

  it('finds nothing where nothing leaks', () => {
    expect(honest).toEqual([]);
  });

  it.each(LEAKS)('finds a leak: $name', async ({ evening, game, leak, places, what }) => {
    const { left, right } = await playTwice({
      ...evening,
      ...(game === undefined ? {} : { game }),
      ...(leak === undefined ? {} : { leak }),
    });
    const found = compare(left, right);
    expect(found).not.toEqual([]);
    for (const difference of found) {
      expect(difference.place).toMatch(places);
    }
    expect(found.some((difference) => what.test(difference.what))).toBe(true);
  });
});
