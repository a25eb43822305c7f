import { MatchRun, type Player, playOut, unwrap } from '@mister-x/engine';
import { type Action, type ScotlandYard, scotlandYard, type View } from '../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { MoveDraft } from '../../../pursuit/pages/move/move-draft.js';
import {
  isRisky,
  mayShowAfter,
  detectivesToPay,
  travelOf,
  detectivesUndecided,
  slotsAhead,
  xMover,
  type YardDraft,
} from './shared/x-rules.js';

/** The first choice of whatever is drawn. */
const FIRST = {
  int: () => 0,
  shuffle: <T>(items: readonly T[]) => [...items],
  pick: <T>(items: readonly T[]) => items[0] as T,
};

type YardRun = MatchRun<ScotlandYard>;

function begin(variant: string, flags: Readonly<Record<string, unknown>> = {}): YardRun {
  const options = unwrap(
    scotlandYard.parseOptions({
      variant,
      hunters: 3,
      flags: { start_source: 'server', ...flags },
    }),
  );
  const run = unwrap(MatchRun.begin(scotlandYard, { options }, () => FIRST));
  return unwrap(run.step('referee', { kind: 'act', action: { type: 'deal' } })).after;
}

function xView(run: YardRun): View {
  return run.gameView('x');
}

/** Now this action, now that. */
function fidgety(): Player<ScotlandYard> {
  let step = 0;
  return {
    choose: ({ choices }) => {
      const actions = [...choices.actions];
      const action = actions[(step++ * 7) % actions.length];
      return action && { kind: 'act', action };
    },
  };
}

type Travel = Extract<Action, { type: 'travel' }>;

function legalTravels(run: YardRun): readonly Travel[] {
  return [...run.choices('x').actions].flatMap((action) =>
    action.type === 'travel' && action.show === undefined ? [action] : [],
  );
}

/** Enters the legs as a finger would. */
function enter(view: View, action: Travel): YardDraft {
  const start = new MoveDraft([xMover(view)]).setDouble(action.double === true || action.legs.length > 1);
  return action.legs.reduce((draft, { ticket, stop }) => draft.chooseLeg(ticket as 'taxi', stop), start);
}

const TABLES = [
  ['modern', {}],
  ['classic-1983', { double_transit_through_detective: 'allow' }],
  ['newer', { x_onto_detective: 'caught' }],
  ['modern', { double_entry: 'stepwise' }],
] as const;

describe("Mister X's moves, read off his view", () => {
  it.each(TABLES)('are exactly the legal ones: %s %o (SY-39, SY-43, SY-44)', (variant, flags) => {
    const players = fidgety();
    for (const { before } of playOut(begin(variant, flags), () => players)) {
      if (before.steps > 24) return;
      if (before.toAct[0] !== 'x') continue;
      const view = xView(before);
      const legal = legalTravels(before);
      const sent = new Set(legal.map((action) => JSON.stringify(enter(view, action).complete)));
      expect(sent).toEqual(new Set(legal.map(({ legs }) => JSON.stringify(legs))));
      for (const action of legal) {
        const travel = travelOf(enter(view, action), null);
        if (travel !== undefined) unwrap(before.step('x', { kind: 'act', action: travel }));
      }
    }
  });

  it('say what he takes when he shows himself (SYC-15)', () => {
    const view = xView(begin('modern'));
    const [way] = view.own?.reach ?? [];
    const stop = way?.stops[0] ?? 0;
    const draft = new MoveDraft([xMover(view)]).chooseLeg(way?.ticket ?? 'taxi', stop);
    expect(travelOf(draft, { d1: 'taxi' })).toEqual({
      type: 'travel',
      legs: [{ ticket: way?.ticket, stop }],
      show: { d1: 'taxi' },
    });
    expect(travelOf(draft.back(), null)).toBeUndefined();
  });

  it('tell which slots show him (SY-35)', () => {
    const view = { ...xView(begin('modern')), log: [{ ticket: 'taxi' }] } as View;
    expect(slotsAhead(view, 2)).toEqual([
      { slot: 2, shows: false },
      { slot: 3, shows: true },
    ]);
  });

  it('let him show himself where that was agreed and no slot forces it (SYC-13, SYC-14)', () => {
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
    const detectives = view.detectives.map((each) => (each.id === 'd3' ? { ...each, tickets: broke } : each));
    const asked = { ...view, detectives };
    expect(detectivesToPay(asked).map(({ id }) => id)).not.toContain('d3');
    expect(detectivesUndecided(asked, {})).toEqual(detectivesToPay(asked).map(({ id }) => id));
    expect(detectivesUndecided(asked, { d1: 'none', d2: 'taxi' })).not.toContain('d1');
    expect(detectivesUndecided(asked, { d1: 'none', d2: 'taxi' })).not.toContain('d2');
    const all = Object.fromEntries(detectivesToPay(asked).map(({ id }) => [id, 'none']));
    expect(detectivesUndecided(asked, all)).toEqual([]);
  });

  it('are marked where the fare may run out (SY-30)', () => {
    const view = xView(begin('modern'));
    const leg = { ticket: 'taxi', stop: 5 } as const;
    expect(isRisky(view, leg)).toBe(false);
    const own = view.own === null ? null : { ...view.own, risky: [leg] };
    expect(isRisky({ ...view, own }, leg)).toBe(true);
  });
});
