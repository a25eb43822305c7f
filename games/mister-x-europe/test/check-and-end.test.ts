import { describe, expect, it } from 'vitest';
import { replayRows } from '../rules/audit.js';
import { PRESETS } from '../rules/flags.js';

import { boardsWithTestBoards } from './boards.js';
import type { TestPosition } from './position.js';
import { move, partsOfText, TABLE, type Table, table, ticketsOfText } from './table.js';

const all = [1, 2, 3, 4, 5];

/** Closes the specials, everybody draws, the check runs. */
function toTheCheck(t: Table): void {
  if (t.state.phase === 'moves') t.play('h1', { type: 'closeMoves' });
  t.refillAll();
}

function ringsOf(t: Table) {
  return t.view(TABLE).rings.map(({ stop, slot }) => ({ stop, slot }));
}

describe('scenarios of capture, check and end', () => {
  const seed: TestPosition = {
    board: 'EU',
    split: [5],
    phase: 'moves',
    round: 4,
    x: 194,
    log: [195, 173, 164, 137, 136],
    hands: ['5 car/M'],
  };

  it("MX-S30 the seed's position check [MX-49]", () => {
    const t = table({ ...seed, at: [174, 135, 111, 110, 84], moved: [2, 3, 4, 5] });
    t.move('d1', 'car/M 173');
    toTheCheck(t);
    expect(ringsOf(t)).toEqual([{ stop: 173, slot: 2 }]);
    expect(t.notices(TABLE)).toContainEqual({ type: 'checked', hits: [{ stop: 173, slot: 2 }] });
  });

  it('MX-S31 a transit city counts [MX-49]', () => {
    const t = table({
      ...seed,
      hands: ['train/M'],
      at: [135, 174, 111, 110, 84],
      moved: [2, 3, 4, 5],
    });
    t.move('d1', 'train/M 137');
    toTheCheck(t);
    expect(t.code).toBeUndefined();
    expect(ringsOf(t)).toEqual([{ stop: 137, slot: 4 }]);
  });

  it.each([
    [false, []],
    [true, [{ stop: 194, slot: null }]],
  ])('MX-S33 the start city, check_includes_start %s [MX-49]', (known, rings) => {
    const flags = { check_includes_start: known };
    const at = [173, 135, 111, 110, 84];
    const t = table({ ...seed, flags, round: 2, log: [173, 164], at, moved: [2, 3, 4, 5] });
    t.move('d1', 'car/M 194');
    toTheCheck(t);
    expect(ringsOf(t)).toEqual(rings);
  });

  it('MX-S34 several detectives, and a city left again [MX-45 MX-50]', () => {
    const t = table({
      split: [5],
      phase: 'moves',
      round: 7,
      x: 301,
      log: [303, 302, 306, 305, 310, 305, 310],
      at: [302, 304, 307, 308, 309],
      moved: [3, 4, 5],
      hands: ['car/M, train/M, 3 car/B'],
    });
    t.move('d1', 'car/M 306');
    t.move('d2', 'train/M 302');
    const operation = { detective: 'd2', transport: 'car', stop: 303 };
    t.play('h1', { type: 'operate', parts: partsOfText({ h1: '3 car/B' }), ...operation });
    toTheCheck(t);
    expect(ringsOf(t)).toEqual([
      { stop: 302, slot: 2 },
      { stop: 306, slot: 3 },
    ]);
  });

  it('MX-S35 capture in mid-step [MX-48]', () => {
    const t = table({ ...seed, at: [135, 174, 111, 110, 84], moved: [3, 4, 5] });
    t.move('d1', 'car/M 136');
    expect(t.code).toBe('CAUGHT');
    expect(t.view(TABLE).slots.map(({ stop }) => stop)).toEqual([195, 173, 164, 137, 136]);
    expect(t.refuse('h1', move('d2', 'car/M 173'))).toEqual({ code: 'GAME_OVER' });
  });

  it('MX-S37 discs [MX-54]', () => {
    const t = table({
      phase: 'refill',
      x: 301,
      log: 2,
      moved: all,
      more: { drawn: [true, true], discs: [303, 304, 306] },
    });
    expect(t.refuse('h1', { type: 'endTurn', discsRemoved: false })).toEqual({
      code: 'DISCS_NOT_CLEARED',
    });
    t.play('h1', { type: 'endTurn', discsRemoved: true });
    expect(t.view(TABLE).discs.stops).toEqual([]);
    const discs = Array.from({ length: 22 }, (_, i) => i + 1);
    const full = table({ board: 'europe', phase: 'specials', x: 100, more: { discs } });
    expect(full.refuse('h1', { type: 'disc', stop: 50, on: true })).toEqual({
      code: 'DISCS_NONE_LEFT',
    });
  });

  it('MX-S38 the goal [MX-55]', () => {
    const place: TestPosition = {
      x: 308,
      at: [301, 302, 303, 305, 306],
      hand: '3 plane/F, 2 car/M',
    };
    const t = table(place);
    t.travel('car/M 309');
    expect(t.code).toBe('MISSION_COMPLETE');
    const double = table(place);
    double.travel('car/M 309, car/M 307', 'double', '3 plane/F');
    expect(double.code).toBe('MISSION_COMPLETE');
    expect(double.state.x.log).toHaveLength(1);
    const other = table({ ...place, mission: 'yellow' });
    other.travel('car/M 309');
    expect(other.code).toBeUndefined();
  });

  it('MX-S43 walled in [MX-31]', () => {
    const t = table({
      phase: 'refill',
      x: 301,
      at: [302],
      moved: all,
      hand: '8 plane/M',
      more: { drawn: [true, true], discs: [303] },
    });
    t.play('h1', { type: 'endTurn', discsRemoved: true });
    expect(t.code).toBe('X_SURROUNDED');
    expect(t.view('x').own?.maySwap).toBe(false);
  });

  it('MX-S45 a face-down ticket and the replay [MX-64]', () => {
    const t = table({ board: 'EU', x: 164, log: 3, hand: '3 plane/S, car/B, train/M' });
    t.travel('car/B 137', 'secret', '3 plane/S');
    t.send('x', { kind: 'concede' });
    expect(t.view(TABLE).end?.report.rows.at(-1)?.verdict).toBe('OK');
    const flags = PRESETS.default;
    const train = { ticket: ticketsOfText('train/M')[0] ?? '', stop: 137, faceDown: false };
    const car = { ...train, ticket: 'car/beacon' };
    const verdicts = (row: typeof car) =>
      replayRows(boardsWithTestBoards.EU, flags, 164, [row]).map(({ verdict }) => verdict);
    expect(verdicts(train)).toEqual(['OK']);
    expect(verdicts({ ...car, faceDown: true })).toEqual(['OK']);
    expect(verdicts(car)).toEqual(['NO_CONNECTION']);
  });
});
