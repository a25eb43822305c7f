import type { Json, MatchView, TableInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { stageOf } from './stage.js';

/** Only what it reads. */
const table = (change: Partial<TableInfo>) => ({ status: 'playing', lost: false, ...change }) as TableInfo;

describe('the stage of a game', () => {
  const showing = (game: Json) => ({ game }) as unknown as MatchView<Json>;
  const running = showing({ phase: 'guests', end: null });

  it('is what the server says and the page shows', () => {
    expect(stageOf(table({ status: 'gathering' }), null)).toBe('gathering');
    expect(stageOf(table({ status: 'gathering' }), running)).toBe('playing');
    expect(stageOf(table({}), null)).toBe('playing');
    expect(stageOf(table({}), running)).toBe('playing');
    expect(stageOf(table({ status: 'over' }), running)).toBe('over');
    expect(stageOf(table({ status: 'over', lost: true }), running)).toBe('lost');
  });

  it.each([
    ['over', { phase: 'guests', end: { code: 'CAUGHT' } }],
    ['over', { phase: 'guests', end: {} }],
    ['over', { phase: 'over', end: null }],
    ['abandoned', { phase: 'over', end: { code: 'ABANDONED' } }],
  ] as const)('is %s where the page shows it, whatever the server says: %j', (stage, game) => {
    for (const status of ['gathering', 'playing', 'over'] as const) {
      expect(stageOf(table({ status }), showing(game))).toBe(stage);
    }
    // Nobody gets round the check of an end that he shows by saying that the key is lost.
    expect(stageOf(table({ status: 'over', lost: true }), showing(game))).toBe(stage);
  });
});
