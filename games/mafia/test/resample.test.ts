import { describe, expect, it } from 'vitest';
import { TABLE } from '@mister-x/engine/core/game';
import { BLUE, exchange, newTable, PASS, plan, type Table, YELLOW } from './table.js';
import type { Event, Mafia, PlanInput } from '../rules/types.js';
import { gameEvents } from '@mister-x/engine/testing/contract/hears';
import { begun } from '@mister-x/engine/testing/contract/history';
import type { History } from '@mister-x/engine/testing/contract/kit';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { mafiaKit as kit } from './kit.js';

const start = () => newTable({ flags: { pacing: 'forum' } }).deal();
const swapAll = (t: Table) => {
  while (t.state.phase === 'exchange') t.play(t.toAct[0] ?? '', exchange());
  return t;
};
const hand = (t: Table) => t.state.clans[YELLOW].hand;

type Stored = {
  readonly what: string;
  readonly table: () => Table;
  readonly stores: (t: Table) => PlanInput;
  readonly empties: PlanInput;
  /** Others go on until it would be carried out. */
  readonly comesDue: (t: Table) => void;
};

const STORED: readonly Stored[] = [
  {
    what: 'a queue of moves [MF-97]',
    table: () => start().layAll(),
    stores: () => ({ moves: [{ do: 'pass' }] }),
    empties: { moves: [] },
    comesDue: (t) => t.play(BLUE, PASS),
  },
  {
    what: 'an exchange [MF-95]',
    table: start,
    stores: (t) => ({ exchange: hand(t).slice(1) }),
    empties: { exchange: null },
    comesDue: (t) => t.play(BLUE, exchange()),
  },
  {
    what: 'a layout [MF-24 MF-96]',
    table: () => swapAll(start()),
    stores: (t) => {
      const laying = t.laying(YELLOW);
      return laying.type === 'lay' ? { layout: laying.cards } : {};
    },
    empties: { layout: null },
    comesDue: (t) => t.play(BLUE, t.laying(BLUE)),
  },
  {
    what: 'ransoms [MF-100]',
    table: () => start().layAll(),
    stores: () => ({ ransoms: ['yellow-1'], confirm: true }),
    empties: { ransoms: null, confirm: null },
    comesDue: (t) => t.passAll(),
  },
];

/** What yellow stored, and emptied again, before it was due. */
function historyOf({ table, stores, empties, comesDue }: Stored): History<Mafia> {
  const t = table();
  t.play(YELLOW, plan(stores(t)));
  t.play(YELLOW, plan(empties));
  comesDue(t);
  return { setup: { options: t.state.options }, batches: t.batches };
}

function plansIn({ batches }: History<Mafia>): string {
  const isEmpty = ({ secret }: Extract<Event, { type: 'planned' }>) =>
    secret.exchange === null && secret.layout === null && secret.moves.length + secret.ransoms.length === 0;
  return batches
    .flatMap(gameEvents)
    .flatMap((event) => (event.type === 'planned' ? [event] : []))
    .map((event) => (isEmpty(event) ? 'emptied' : 'stored'))
    .join();
}

describe('a twin of a history by correspondence', () => {
  it.each(STORED)('never lacks only the emptying of what was stored: $what', (row) => {
    const history = historyOf(row);
    expect(plansIn(history)).toBe('stored,emptied');
    for (const viewer of [TABLE, BLUE]) {
      const twins = Array.from({ length: 40 }, (_, seed) => kit.resample(history, viewer, testRng(seed)));
      for (const twin of twins) {
        for (const { after } of begun(kit.game, twin ?? history).play(twin?.batches ?? [])) {
          expect(kit.brokenInvariants(after.state)).toEqual([]);
        }
      }
      const plans = new Set(twins.map((twin) => twin && plansIn(twin)));
      expect([...plans].sort()).toEqual(['', 'emptied', 'stored,emptied']);
    }
  });
});
