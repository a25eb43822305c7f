import { MatchRun, playOut, randomPlayer, unwrap } from '@mister-x/engine';
import { type Action, europeBoard, kindOf, type MisterXEurope, misterXEurope, type View } from '../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { TravelDraft } from './travel-draft.js';

type Travel = Extract<Action, { type: 'travel' }>;

/** A small generator: the same games every time. */
function chance(seed: number) {
  let state = seed;
  const int = (bound: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return {
    int,
    shuffle: <T>(items: readonly T[]) => [...items].sort(() => int(3) - 1),
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
  };
}

type Ids = 'by_type' | 'unique';

type Turn = { readonly run: MatchRun<MisterXEurope>; readonly view: View };

/** What a view shows at each of Mister X's turns of one game. */
function* turns(seed: number, most: number, ids: Ids = 'by_type'): Iterable<Turn> {
  const options = unwrap(
    misterXEurope.parseOptions({
      hunters: 2,
      flags: { hand_source: 'server', start_source: 'server', ticket_ids: ids },
    }),
  );
  const rng = chance(seed);
  const setup = misterXEurope.setup(options, chance(seed));
  const begun = unwrap(MatchRun.begin(misterXEurope, setup, () => rng));
  const anybody = randomPlayer<MisterXEurope>(rng);
  // What the referee does by himself comes first.
  const order = ({ timers }: Turn['run']) => (timers.length > 0 ? [] : ['x', 'h1', 'h2']);
  for (const { before } of playOut(begun, () => anybody, order)) {
    if (before.steps === most) return;
    if (before.state.phase === 'x_move') yield { run: before, view: before.gameView('x') };
  }
}

/** Enters a command as a finger would: the special, its price, the ticket of each leg, its city. */
function enter(view: View, { special, pay = [], legs }: Travel): TravelDraft {
  let draft = new TravelDraft(europeBoard(), view).choose(special ?? null);
  for (const ticket of pay) {
    if (draft.owed === 0) break;
    const place = draft.hand.findIndex((each, i) => each === ticket && draft.uses[i] === 'free');
    draft = draft.touch(place);
  }
  for (const { ticket, stop } of legs) {
    const place = draft.hand.findIndex((each, i) => each === ticket && draft.uses[i] === 'free');
    draft = draft.touch(place);
    draft = draft.with(draft.move.chooseStop(stop));
  }
  return draft;
}

const games = [3, 14, 15].flatMap((seed) => [...turns(seed, 160)]);
const legal = games.flatMap(({ run, view }) =>
  [...run.choices('x').actions].flatMap((action) => (action.type === 'travel' ? [{ view, action }] : [])),
);

describe("Mister X's moves, read off his view", () => {
  it.each([
    ['ordinary moves (MX-17)', undefined],
    ['double moves (MX-23)', 'double'],
    ['secret trips (MX-25, MX-26)', 'secret'],
  ])('let him enter every legal one of the %s', (_, special) => {
    const wanted = legal.filter(({ action }) => action.special === special);
    expect(wanted.length).toBeGreaterThan(0);
    // A hand can have thousands of doubles: some of each game are enough.
    const stride = Math.ceil(wanted.length / 400);
    for (const { view, action } of wanted.filter((_, i) => i % stride === 0)) {
      const made = enter(view, action).action;
      expect(made?.legs).toEqual(action.legs);
      expect([...(made?.pay ?? [])].sort()).toEqual([...(action.pay ?? [])].sort());
    }
  });

  it('are all taken by the referee', () => {
    for (const { run, view } of games) {
      for (const special of [null, 'double', 'secret'] as const) {
        let draft = new TravelDraft(europeBoard(), view).choose(special);
        for (let touch = 0; draft.owed > 0 && touch < 8; touch++) {
          draft = draft.touch(draft.uses.lastIndexOf('free'));
        }
        while (draft.move.step !== 'confirm') {
          const way = draft.move.reach.at(-1);
          if (way === undefined) break;
          draft = draft.with(draft.move.chooseLeg(way.ticket, way.stops.at(-1) ?? 0));
        }
        const { action } = draft;
        if (action === undefined) continue;
        expect(run.step('x', { kind: 'act', action }, chance(1)).ok).toBe(true);
      }
    }
  });

  it('command nothing before the summary, and nothing that is not paid (CM-4)', () => {
    const found = legal.find(({ action }) => action.special === 'double');
    if (found === undefined) throw new Error('no game had a double');
    const draft = new TravelDraft(europeBoard(), found.view).choose('double');
    expect(draft.action).toBeUndefined();
    const whole = enter(found.view, found.action);
    expect(whole.action?.special).toBe('double');
    expect(whole.uses.filter((use) => use === 'paid')).toHaveLength(3);
    expect(whole.touch(whole.uses.indexOf('paid')).action).toBeUndefined();
    expect(whole.choose(null).special).toBeNull();
  });

  it('have their legs and their price back where a special is turned off and on again', () => {
    const found = legal.find(({ action }) => action.special === 'double');
    if (found === undefined) throw new Error('no game had a double');
    const whole = enter(found.view, found.action);
    const off = whole.choose('double');
    expect(off.special).toBeNull();
    expect(off.choose('double').action).toEqual(whole.action);
    const other = off.with(off.move.chooseStop(off.move.targets[0]?.stop ?? 0));
    expect(other.choose('double').action).toBeUndefined();
  });
});

describe('tickets with numbers (CM-9)', () => {
  const numbered = [2, 7].flatMap((seed) => [...turns(seed, 160, 'unique')]);

  /** Touches that end in a command, and the places of the tickets that were touched for it. */
  function touched(view: View, special: 'double' | 'secret' | null, seed: number) {
    const { pick } = chance(seed);
    let draft = new TravelDraft(europeBoard(), view).choose(special);
    const free = () => [...draft.uses.entries()].filter(([, use]) => use === 'free');
    while (draft.owed > 0 && free().length > 0) draft = draft.touch(pick(free())[0]);
    const legs: number[] = [];
    while (draft.move.step !== 'confirm' && free().length > 0) {
      // A finger that changes its mind: the last ticket that was touched is meant.
      for (let touch = 0; touch < 2; touch++) {
        const open = free();
        if (open.length > 0) draft = draft.touch(pick(open)[0]);
      }
      const place = draft.uses.indexOf('picked');
      const target = draft.move.targets.at(-1);
      if (place < 0 || target === undefined) break;
      legs.push(place);
      draft = draft.with(draft.move.chooseStop(target.stop));
    }
    return { draft, legs };
  }

  it.each([null, 'double', 'secret'] as const)(
    'are laid and paid as they were touched: %s (MX-17, MX-23, MX-25)',
    (special) => {
      let made = 0;
      for (const [i, { run, view }] of numbered.entries()) {
        if (special !== null && !new TravelDraft(europeBoard(), view).may(special)) continue;
        const { draft, legs } = touched(view, special, i + 1);
        const { action } = draft;
        if (action === undefined) continue;
        made++;
        const hand = view.own?.hand ?? [];
        expect(action.legs.map(({ ticket }) => ticket)).toEqual(legs.map((place) => hand[place]));
        const names = [...action.legs.map(({ ticket }) => ticket), ...(action.pay ?? [])];
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => !hand.includes(name))).toEqual([]);
        const step = unwrap(run.step('x', { kind: 'act', action }, chance(1)));
        const after = step.after.state.x.hand;
        expect(hand.filter((ticket) => !after.includes(ticket)).sort()).toEqual(names.sort());
      }
      expect(made).toBeGreaterThan(special === null ? 10 : 0);
    },
  );

  it('give way to another piece of the same kind that is touched, and go back at a second touch', () => {
    const twins = numbered.flatMap(({ view }) => {
      const draft = new TravelDraft(europeBoard(), view);
      const kinds = draft.hand.map(kindOf);
      const first = kinds.findIndex((kind, i) => draft.uses[i] === 'free' && kinds.indexOf(kind, i + 1) > 0);
      return first < 0 ? [] : [{ draft, first, second: kinds.indexOf(kinds[first] as 'car/beacon', first + 1) }];
    });
    expect(twins.length).toBeGreaterThan(3);
    for (const { draft, first, second } of twins) {
      const other = draft.touch(second);
      expect(other.uses[second]).toBe('picked');
      const changed = other.touch(first);
      expect([changed.uses[first], changed.uses[second]]).toEqual(['picked', 'free']);
      expect(changed.touch(first).uses).toEqual(draft.uses);
    }
  });
});
