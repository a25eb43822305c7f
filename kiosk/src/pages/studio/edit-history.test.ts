import { expect, it } from 'vitest';
import { EditHistory } from './edit-history.svelte.js';

it('takes steps back and does them again, until another is done instead', () => {
  const editor = new EditHistory('a');
  expect([editor.canUndo, editor.canRedo]).toEqual([false, false]);
  editor.undo();
  editor.redo();
  for (const file of ['b', 'b', 'c']) editor.change(file);
  editor.undo();
  expect([editor.file, editor.canUndo, editor.canRedo]).toEqual(['b', true, true]);
  editor.redo();
  expect([editor.file, editor.canRedo]).toEqual(['c', false]);
  editor.undo();
  editor.undo();
  expect([editor.file, editor.canUndo]).toEqual(['a', false]);
  editor.change('d');
  expect(editor.canRedo).toBe(false);
  editor.undo();
  expect(editor.file).toBe('a');
});
