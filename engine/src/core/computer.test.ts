import { describe, expect, it } from 'vitest';
import { type Computer, computerOf, playAmong, makeForSeats } from './computer.js';
import type { Game, Seat } from './game.js';
import { unwrap } from './result.js';
import { MatchRun, seededRngs } from './run.js';
import { act, type Stub, stub } from './testing/stub-match.js';

const PLAN = ['ann', 'bob', 'cyd'].map((seat) => ({ seat, role: 'other', secret: false }));

/** Three who add in turn, until one says no more. */
const adding: Game<Stub> = {
  ...stub,
  toAct: (state) => [turnOf(state)],
  legalActions: (state, seat) => (seat === turnOf(state) ? [{ type: 'add', by: 5 }] : []),
};

const turnOf = ({ turn }: Stub['state']): Seat => PLAN[(turn - 1) % 3]?.seat ?? '';

const begun = () => unwrap(MatchRun.begin(adding, { takeback: 'x_consents' }, seededRngs('5f'.repeat(32))));

describe('a match among computers', () => {
  const adder = (most: number, heard: number[]): Computer<Stub> =>
    computerOf<Stub>({ choose: () => (heard.length < most ? act('add', 5) : undefined) }, ({ after }) =>
      heard.push(after.sum),
    );

  it('tells everybody each step before it is handed on, until nobody goes on', () => {
    const heard = PLAN.map((): number[] => []);
    const seated = makeForSeats(PLAN, (_, nth) => adder(4, heard[nth] ?? []));
    const sums: number[] = [];
    for (const { after } of playAmong(begun(), seated)) {
      sums.push(after.state.sum);
      expect(heard).toEqual(PLAN.map(() => sums));
    }
    expect(sums).toEqual([5, 10, 15, 20]);
  });

  it('seats someone for each seat, in the order of the plan', () => {
    const seated = makeForSeats(PLAN, (seat: Seat, nth) => `${seat} ${nth}`);
    expect([...seated.values()]).toEqual(['ann 0', 'bob 1', 'cyd 2']);
  });

  it('is refused where nobody sits', () => {
    const seated = makeForSeats(PLAN.slice(0, 1), () => adder(4, []));
    expect(() => [...playAmong(begun(), seated)]).toThrow('nobody sits at bob');
  });
});
