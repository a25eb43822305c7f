import { expect, it } from 'vitest';
import { amendLastStep, beginTimeline, redo, addStep, undo } from './timeline.js';

it('goes back and forth through what was done', () => {
  const three = addStep(addStep(beginTimeline('a'), 'b'), 'c');
  expect(undo(undo(three)).present).toBe('a');
  expect(redo(undo(undo(three))).present).toBe('b');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

it('has ends', () => {
  const one = beginTimeline('a');
  expect(undo(one)).toBe(one);
  expect(redo(one)).toBe(one);
});

it('forgets what was undone when something new is done', () => {
  const other = addStep(undo(addStep(beginTimeline('a'), 'b')), 'c');
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('takes what changed nothing for no step', () => {
  const one = beginTimeline('a');
  expect(addStep(one, 'a')).toBe(one);
});

it('amends the step before', () => {
  expect(undo(amendLastStep(addStep(beginTimeline('a'), 'b'), 'c')).present).toBe('a');
});

it('keeps a thousand steps', () => {
  let line = beginTimeline(0);
  for (let i = 1; i <= 1_500; i++) line = addStep(line, i);
  expect(line.past.length).toBe(1_000);
  expect(line.past[0]).toBe(500);
});
