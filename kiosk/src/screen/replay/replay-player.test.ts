import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplayPlayer } from './replay-player.svelte.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function playerOf(pages: number): ReplayPlayer<number> {
  const player = new ReplayPlayer<number>();
  player.load(Array.from({ length: pages }, (_, i) => i));
  return player;
}

it('begins with the last page, and from there plays all of them again', () => {
  const player = playerOf(3);
  expect(player.frame).toBe(2);
  player.toggle();
  expect([player.frame, player.playing]).toEqual([0, true]);
  vi.advanceTimersByTime(2 * ReplayPlayer.STEP_MS);
  expect(player.frame).toBe(2);
  vi.advanceTimersByTime(ReplayPlayer.STEP_MS);
  expect(player.playing).toBe(false);
});

it('goes faster and slower, also while it plays', () => {
  const player = playerOf(100);
  player.go(0);
  player.toggle();
  const pages = (): number => {
    const before = player.position;
    vi.advanceTimersByTime(4 * ReplayPlayer.STEP_MS);
    return player.position - before;
  };
  const seen = Array.from({ length: 5 }, () => {
    const row = [player.speed, pages()];
    player.hurry();
    return row;
  });
  expect(seen).toEqual([
    [1, 4],
    [2, 8],
    [4, 16],
    [0.5, 2],
    [1, 4],
  ]);
});

it('stays where someone turned to, within the game', () => {
  const player = playerOf(5);
  player.go(0);
  player.toggle();
  player.jump(3);
  vi.advanceTimersByTime(10 * ReplayPlayer.STEP_MS);
  expect([player.frame, player.playing]).toEqual([3, false]);
  player.jump(99);
  expect(player.frame).toBe(4);
  player.step(1);
  expect(player.frame).toBe(4);
  player.jump(-1);
  expect(player.frame).toBe(0);
});

it('takes another speed without playing', () => {
  const player = playerOf(5);
  player.hurry();
  expect([player.speed, player.playing]).toEqual([2, false]);
});
