import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { ticketsOutsideStack } from './setup.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { randomGame, seeds, someFlags } from '../test/random.js';
import { TICKET_KINDS, type State } from './types.js';

const splits = fc.constantFrom([5], [2, 3], [1, 4], [2, 2, 1], [1, 1, 1, 1, 1]);
const devices = fc.constantFrom('phones', 'kiosk');

/** Hands that the referee deals need phones (MX-11), and leg 6 is no reading of "not before" (MX-Q11). */
function agreed(flags: object, where: string): object {
  return where === 'kiosk' ? { ...flags, hand_source: 'registered' } : flags;
}

function total(state: State): number {
  return state.stack.length + ticketsOutsideStack(state).length - state.overdrawn.length;
}

describe('random games under any house rules', () => {
  it('MX-62 keep every ticket, MX-37 every pawn apart, and nobody waits in vain', () => {
    const pieces = TICKET_KINDS.reduce((sum, kind) => sum + (boardsWithTestBoards.E.data.tickets?.[kind] ?? 0), 0);
    fc.assert(
      fc.property(someFlags, splits, devices, seeds, (flags, split, where, seed) => {
        const input = { board: 'E', split, devices: where, flags: agreed(flags, where) };
        if (!europeGameWithTestBoards.parseOptions(input).ok) return;
        for (const { step, action } of randomGame(input, seed, 250)) {
          const { state } = step.before;
          expect(total(state)).toBe(pieces);
          const stops = state.detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
          expect(new Set(stops).size).toBe(stops.length);
          expect(europeGameWithTestBoards.parseAction(JSON.parse(JSON.stringify(action)))).toEqual({
            ok: true,
            value: action,
          });
          expect([...europeGameWithTestBoards.toAct(state), 'referee']).toContain(step.batch.by);
        }
      }),
      { numRuns: byExtent({ quick: 20, all: 60 }) },
    );
  });
});
