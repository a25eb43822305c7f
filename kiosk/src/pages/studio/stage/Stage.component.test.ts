import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { SPEC } from '../../../testing/board-spec.js';
import { show } from '../../../testing/mounted.svelte.js';
import type { Studio } from '../commands.js';
import { BoardEditor } from '../board-editor.svelte.js';
import { emptyBoard } from '../model/edit.js';
import type { Picture } from '../photo/picture.svelte.js';
import Stage from './Stage.svelte';
import { Viewport } from './viewport.svelte.js';

beforeAll(() => speech.need('common', 'studio'));

it('takes the press of a screen reader for a tap at the cross, and for none where there is no cross', () => {
  const editor = new BoardEditor(SPEC, emptyBoard(SPEC.game, SPEC.transports));
  const view = new Viewport(editor);
  view.resize(800, 480);
  const studio = { editor, view } as Partial<Studio> as Studio;
  const picture = { straight: null, strength: 1, brightness: 1 } as Partial<Picture> as Picture;
  show(Stage, { studio, picture, pens: [] });
  const stage = document.querySelector('[role=application]');
  const press = () => {
    const none = { bubbles: true, clientX: 300, clientY: 200, width: 0, height: 0 };
    stage?.dispatchEvent(new PointerEvent('pointerdown', none));
    stage?.dispatchEvent(new PointerEvent('pointerup', none));
    stage?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    return editor.board.stations.length;
  };
  expect(press()).toBe(0);
  expect(document.activeElement).toBe(stage);
  view.arrow({ x: 1, y: 0 }, false);
  expect(press()).toBe(1);
});
