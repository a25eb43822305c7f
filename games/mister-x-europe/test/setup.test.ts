import { describe, expect, it } from 'vitest';
import { europeGameWithTestBoards } from './boards.js';
import { newTable, REFEREE, TABLE } from './table.js';

const SERVER = { hand_source: 'server', start_source: 'server' } as const;

describe('scenarios of the set-up', () => {
  it.each([
    { split: [2, 3], hands: [6, 7] },
    { split: [5], hands: [9] },
  ])('MX-S01 hands of $split pawns [MX-6 MX-7]', ({ split, hands }) => {
    const table = newTable({ split, flags: SERVER });
    table.play(REFEREE, { type: 'dealStarts' });
    table.play(REFEREE, { type: 'dealHands' });
    expect(table.state.x.hand).toHaveLength(8);
    expect(table.state.hands.map((hand) => hand.length)).toEqual(hands);
  });

  it('MX-S02 only four detectives [MX-5]', () => {
    expect(europeGameWithTestBoards.parseOptions({ board: 'E', split: [2, 2] })).toEqual({
      ok: false,
      error: { code: 'SETUP_SPLIT_INVALID' },
    });
  });

  it('MX-S03 mission announced, start secret [MX-9 MX-10]', () => {
    const table = newTable({});
    for (const [i, stop] of [304, 306, 307, 308, 309].entries()) {
      const pawn = `d${i + 1}`;
      table.play(table.hunterOf(pawn), { type: 'registerStart', pawn, stop });
    }
    const choose = (mission: string, stop: number) => ({ type: 'chooseMission', mission, stop }) as const;
    expect(table.refuse('x', choose('green', 302))).toEqual({ code: 'SETUP_START_INVALID' });
    expect(table.refuse('x', choose('grey', 303))).toEqual({ code: 'SETUP_MISSION_UNKNOWN' });
    table.play('x', choose('green', 303));
    expect(table.view('x').own?.start).toBe(303);
    expect(table.notices(TABLE)).toContainEqual({ type: 'missionChosen', mission: 'green' });
    const told = JSON.stringify([table.feed(TABLE), { ...table.view(TABLE), deck: [] }]);
    expect(told).toContain('green');
    expect(told).not.toMatch(/\b30[23]\b/);
  });
});
