import { expect, it } from 'vitest';
import { BoxDesk } from './box-desk.svelte.js';

it('takes steps back and does them again, until another is done instead', () => {
  const desk = new BoxDesk('a');
  expect([desk.canUndo, desk.canRedo]).toEqual([false, false]);
  desk.undo();
  desk.redo();
  for (const file of ['b', 'b', 'c']) desk.change(file);
  desk.undo();
  expect([desk.file, desk.canUndo, desk.canRedo]).toEqual(['b', true, true]);
  desk.redo();
  expect([desk.file, desk.canRedo]).toEqual(['c', false]);
  desk.undo();
  desk.undo();
  expect([desk.file, desk.canUndo]).toEqual(['a', false]);
  desk.change('d');
  expect(desk.canRedo).toBe(false);
  desk.undo();
  expect(desk.file).toBe('a');
});
