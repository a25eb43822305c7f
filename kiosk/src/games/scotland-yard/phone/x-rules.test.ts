import { type Action, type State, scotlandYard, type View } from '@mister-x/engine/scotland-yard';
import { describe, expect, it } from 'vitest';
import { MoveEntry } from '../../pursuit/phone/move-entry.js';
import {
  isRisky,
  mayShowAfter,
  payers,
  travelOf,
  undecided,
  windowsAhead,
  xRules,
  type YardEntry,
} from './x-rules.js';

/** The first choice of whatever is drawn. */
const FIRST = {
  int: () => 0,
  shuffle: <T>(items: readonly T[]) => [...items],
  pick: <T>(items: readonly T[]) => items[0] as T,
};

function begin(variant: string, flags: Readonly<Record<string, unknown>> = {}): State {
  const options = scotlandYard.parseOptions({
    variant,
    hunters: 3,
    flags: { start_source: 'server', ...flags },
  });
  if (!options.ok) throw new Error(options.error.code);
  const started = scotlandYard.start(scotlandYard.setup(options.value, FIRST));
  if (!started.ok) throw new Error(started.error.code);
  return act(started.value, 'referee', { type: 'deal' });
}

function act(state: State, seat: string, action: Action): State {
  const decided = scotlandYard.decide(state, seat, action, FIRST);
  if (!decided.ok) throw new Error(`${decided.error.code}: ${JSON.stringify(action)}`);
  return decided.value.states.at(-1) ?? state;
}

function xView(state: State): View {
  return scotlandYard.view(state, 'x');
}

type Travel = Extract<Action, { type: 'travel' }>;

function legalTravels(state: State): readonly Travel[] {
  return [...scotlandYard.legalActions(state, 'x')].flatMap((action) =>
    action.type === 'travel' && action.show === undefined ? [action] : [],
  );
}

/** Enters the legs as a finger would. */
function enter(view: View, action: Travel): YardEntry {
  const start = new MoveEntry(xRules(view)).setDouble(
    action.double === true || action.legs.length > 1,
  );
  return action.legs.reduce(
    (entry, { ticket, stop }) => entry.chooseLeg(ticket as 'taxi', stop),
    start,
  );
}

const TABLES = [
  ['modern', {}],
  ['classic-1983', { double_transit_through_detective: 'allow' }],
  ['newer', { x_onto_detective: 'caught' }],
  ['modern', { double_entry: 'stepwise' }],
] as const;

describe("Mister X's moves, read off his view", () => {
  it.each(TABLES)('are exactly the legal ones: %s %o (SY-39, SY-43, SY-44)', (variant, flags) => {
    let state = begin(variant, flags);
    for (let step = 0; step < 24 && scotlandYard.outcome(state) === undefined; step++) {
      const [seat] = scotlandYard.toAct(state);
      if (seat === 'x') {
        const view = xView(state);
        const legal = legalTravels(state);
        const sent = new Set(legal.map((action) => JSON.stringify(enter(view, action).complete)));
        expect(sent).toEqual(new Set(legal.map(({ legs }) => JSON.stringify(legs))));
        for (const action of legal) {
          const travel = travelOf(enter(view, action), null);
          if (travel !== undefined) act(state, 'x', travel);
        }
      }
      const actions = [...scotlandYard.legalActions(state, seat ?? '')];
      const next = actions[(step * 7) % actions.length];
      if (seat === undefined || next === undefined) break;
      state = act(state, seat, next);
    }
  });

  it('say what he takes when he shows himself (SYC-15)', () => {
    const view = xView(begin('modern'));
    const [way] = view.own?.reach ?? [];
    const stop = way?.stops[0] ?? 0;
    const entry = new MoveEntry(xRules(view)).chooseLeg(way?.ticket ?? 'taxi', stop);
    expect(travelOf(entry, { d1: 'taxi' })).toEqual({
      type: 'travel',
      legs: [{ ticket: way?.ticket, stop }],
      show: { d1: 'taxi' },
    });
    expect(travelOf(entry.back(), null)).toBeUndefined();
  });

  it('tell which windows show him (SY-35)', () => {
    const view = { ...xView(begin('modern')), log: [{ ticket: 'taxi' }] } as View;
    expect(windowsAhead(view, 2)).toEqual([
      { window: 2, shows: false },
      { window: 3, shows: true },
    ]);
  });

  it('let him show himself where that was agreed and no window forces it (SYC-13, SYC-14)', () => {
    const agreed = xView(begin('classic-1983', { voluntary_reveal: true }));
    const filled = { ...agreed, log: [{ ticket: 'taxi' }, { ticket: 'taxi' }] } as View;
    expect(mayShowAfter(agreed, 1)).toBe(true);
    expect(mayShowAfter(filled, 1)).toBe(false);
    expect(mayShowAfter(filled, 2)).toBe(true);
    expect(mayShowAfter(xView(begin('classic-1983')), 1)).toBe(false);
  });

  it('take nothing from anybody by an oversight (SYC-15)', () => {
    const view = xView(begin('classic-1983', { voluntary_reveal: true }));
    const broke = { taxi: 0, bus: 0, underground: 0 };
    const detectives = view.detectives.map((each) =>
      each.id === 'd3' ? { ...each, tickets: broke } : each,
    );
    const asked = { ...view, detectives };
    expect(payers(asked).map(({ id }) => id)).not.toContain('d3');
    expect(undecided(asked, {})).toEqual(payers(asked).map(({ id }) => id));
    expect(undecided(asked, { d1: 'none', d2: 'taxi' })).not.toContain('d1');
    expect(undecided(asked, { d1: 'none', d2: 'taxi' })).not.toContain('d2');
    const all = Object.fromEntries(payers(asked).map(({ id }) => [id, 'none']));
    expect(undecided(asked, all)).toEqual([]);
  });

  it('are marked where the fare may run out (SY-30)', () => {
    const view = xView(begin('modern'));
    const leg = { ticket: 'taxi', stop: 5 } as const;
    expect(isRisky(view, leg)).toBe(false);
    const own = view.own === null ? null : { ...view.own, risky: [leg] };
    expect(isRisky({ ...view, own }, leg)).toBe(true);
  });
});
