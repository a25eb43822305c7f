import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { secondLegs } from './browser.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { randomGame, seeds, someFlags } from '../test/random.js';
import { transportOf } from './tickets.js';
import type { StopsByTransport, State, View } from './types.js';

const board = boardsWithTestBoards.E;

function pairs(reach: readonly StopsByTransport[]): readonly (readonly [StopsByTransport['transport'], number])[] {
  return reach.flatMap(({ transport, stops }) => stops.map((stop) => [transport, stop] as const));
}

/** Doubles as X's page derives them from his view. */
function derived(view: View): readonly string[] {
  return pairs(view.own?.firstLegs ?? []).flatMap(([first, via]) => {
    const leg = { ticket: `${first}/beacon`, stop: via };
    return pairs(secondLegs(board, view, leg)).map(([second, stop]) => `${first} ${via}, ${second} ${stop}`);
  });
}

function listed(state: State): readonly string[] {
  const found = new Set<string>();
  for (const action of europeGameWithTestBoards.legalActions(state, 'x')) {
    if (action.type !== 'travel' || action.legs.length !== 2) continue;
    found.add(action.legs.map(({ ticket, stop }) => `${transportOf(ticket)} ${stop}`).join(', '));
  }
  return [...found];
}

it('MX-23 MX-24 the doubles of the page are the legal ones', () => {
  let seen = 0;
  fc.assert(
    fc.property(someFlags, seeds, (flags, seed) => {
      const rules = { ...flags, hand_source: 'server', ticket_ids: 'by_type' };
      for (const { step } of randomGame({ board: 'E', hunters: 2, flags: rules }, seed, 60)) {
        const { state } = step.before;
        if (state.phase !== 'x_move') continue;
        const view = europeGameWithTestBoards.view(state, 'x');
        expect([...derived(view)].sort()).toEqual([...listed(state)].sort());
        seen += derived(view).length;
      }
    }),
    { numRuns: 40 },
  );
  expect(seen).toBeGreaterThan(0);
});
