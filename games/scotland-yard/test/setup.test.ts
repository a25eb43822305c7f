import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from './boards.js';
import { newTable, tableWithStarts, TABLE } from './table.js';

const BOTH = ['modern', 'classic-1983'] as const;

describe.each(BOTH)('scenarios of the set-up, %s', (variant) => {
  it('SY-S01 five detectives use up the supply [SY-1 SY-4 SY-5]', () => {
    const { state } = newTable({ variant, hunters: 5 });
    expect(state.detectives.map(({ tickets }) => tickets)).toEqual(
      Array.from({ length: 5 }, () => ({ taxi: 10, bus: 8, underground: 4 })),
    );
    expect(state.x.tickets).toEqual({ taxi: 4, bus: 3, underground: 3, black: 5, double: 2 });
    expect(state.box).toEqual({ taxi: 0, bus: 0, underground: 0, black: 0, double: 0 });
  });

  it('SY-S02 three detectives leave tickets in the box [SY-6 SY-34]', () => {
    const { state } = newTable({ variant, hunters: 3 });
    expect(state.x.tickets.black).toBe(3);
    expect(state.box).toEqual({ taxi: 20, bus: 16, underground: 8, black: 2, double: 0 });
  });

  it('SY-S03 two hunters play four detectives with four ledgers [SY-3 SY-13]', () => {
    const { state } = newTable({ variant, hunters: 2 });
    const view = scotlandYardWithT.view(state, TABLE);
    expect(view.detectives.map(({ id, hunter }) => `${id} ${hunter}`)).toEqual(['d1 h1', 'd2 h1', 'd3 h2', 'd4 h2']);
    expect(view.detectives.map(({ tickets }) => tickets)).toEqual(
      Array.from({ length: 4 }, () => ({ taxi: 10, bus: 8, underground: 4 })),
    );
    expect(state.x.tickets.black).toBe(4);
    expect(state.box).toEqual({ taxi: 10, bus: 8, underground: 4, black: 1, double: 0 });
  });

  it('SY-S04 one hunter is too few [SY-2]', () => {
    expect(scotlandYardWithT.parseOptions({ variant, hunters: 1 })).toEqual({
      ok: false,
      error: { code: 'SETUP_PLAYER_COUNT' },
    });
  });

  it("SY-S05 X's start stays secret [SY-8]", () => {
    const table = tableWithStarts({ variant, hunters: 3 }, [13, 26, 29], 94);
    expect(table.view('x').own?.stop).toBe(94);
    expect(table.publicText).not.toMatch(/\b94\b/);
    expect(JSON.stringify([table.feed('h1'), table.view('h1')])).not.toMatch(/\b94\b/);
    expect(table.notices(TABLE)).toContainEqual({ type: 'xReady' });
  });
});
