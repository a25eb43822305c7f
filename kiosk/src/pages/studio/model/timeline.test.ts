import { expect, it } from 'vitest';
import { amend, begin, redo, step, undo } from './timeline.js';

it('goes back and forth through what was done', () => {
  const three = step(step(begin('a'), 'b'), 'c');
  expect(undo(undo(three)).present).toBe('a');
  expect(redo(undo(undo(three))).present).toBe('b');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

it('has ends', () => {
  const one = begin('a');
  expect(undo(one)).toBe(one);
  expect(redo(one)).toBe(one);
});

it('forgets what was undone when something new is done', () => {
  const other = step(undo(step(begin('a'), 'b')), 'c');
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('takes what changed nothing for no step', () => {
  const one = begin('a');
  expect(step(one, 'a')).toBe(one);
});

it('amends the step before', () => {
  expect(undo(amend(step(begin('a'), 'b'), 'c')).present).toBe('a');
});

it('keeps a thousand steps', () => {
  let line = begin(0);
  for (let i = 1; i <= 1_500; i++) line = step(line, i);
  expect(line.past.length).toBe(1_000);
  expect(line.past[0]).toBe(500);
});
