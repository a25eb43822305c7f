import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../../messages/index.svelte.js';
import { TEST_BOARD_SPEC } from '../../../testing/board-spec.js';
import { touchAndMove } from '../../../testing/fingers.js';
import { mountComponent } from '../../../testing/mounted.svelte.js';
import type { StudioContext } from '../commands.js';
import { BoardEditor } from '../board-editor.svelte.js';
import { emptyBoard } from '../model/edit.js';
import type { StudioPhoto } from '../photo/picture.svelte.js';
import Stage from './Stage.svelte';
import { StudioViewport } from './viewport.svelte.js';

beforeAll(() => speech.need('common', 'studio'));

type Place = { readonly x: number; readonly y: number };

function stage() {
  const editor = new BoardEditor(TEST_BOARD_SPEC, emptyBoard(TEST_BOARD_SPEC.game, TEST_BOARD_SPEC.transports));
  const view = new StudioViewport(editor);
  const studio = { editor, view } as Partial<StudioContext> as StudioContext;
  const picture = {
    straight: null,
    strength: 1,
    brightness: 1,
  } as Partial<StudioPhoto> as StudioPhoto;
  mountComponent(Stage, { studio, picture, pens: [] });
  return { editor, view, element: document.querySelector<HTMLElement>('[role=application]') };
}

it('takes the press of a screen reader for a tap at the cross, and for none where there is no cross', () => {
  const { editor, view, element } = stage();
  view.resize(800, 480);
  const press = () => {
    const none = { bubbles: true, clientX: 300, clientY: 200, width: 0, height: 0 };
    element?.dispatchEvent(new PointerEvent('pointerdown', none));
    element?.dispatchEvent(new PointerEvent('pointerup', none));
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    return editor.board.stations.length;
  };
  expect(press()).toBe(0);
  expect(document.activeElement).toBe(element);
  view.arrow({ x: 1, y: 0 }, false);
  expect(press()).toBe(1);
});

it('a board is drawn by fingers alone: taps, lines, two fingers', async () => {
  const { editor, view, element } = stage();
  const at = ({ x, y }: Place): Place => {
    const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const { scale, tx, ty } = view.camera;
    return { x: left + tx + x * scale, y: top + ty + y * scale };
  };
  // The stage has found its size.
  await expect.poll(() => view.camera.scale).not.toBe(1);

  // Three stations; from the third a line to the first by a tap, from there one by a drag.
  const [a, b, c] = [
    { x: 200, y: 300 },
    { x: 600, y: 300 },
    { x: 450, y: 450 },
  ] as const;
  for (const place of [a, b, c, a]) await touchAndMove([at(place)]);
  await touchAndMove([at(a)], [at({ x: 590, y: 310 })]);
  expect(editor.board.edges.tram).toEqual([
    [1, 2],
    [1, 3],
  ]);

  // Closer with two fingers, about the place between them; two side by side move it; nothing is drawn by that.
  const before = editor.board;
  const middle = at({ x: 500, y: 400 });
  const apart = (by: number, { x, y }: Place = middle) => [
    { x: x - by, y },
    { x: x + by, y },
  ];
  const was = at(c);
  await touchAndMove(apart(40), apart(120));
  await touchAndMove(apart(50), apart(50, { x: middle.x + 60, y: middle.y - 45 }));
  expect(editor.board).toBe(before);
  const now = at(c);
  expect(now.x).toBeCloseTo(middle.x + 3 * (was.x - middle.x) + 60, 0);
  expect(now.y).toBeCloseTo(middle.y + 3 * (was.y - middle.y) - 45, 0);
  editor.select(null);
  await touchAndMove([now]);
  expect(editor.anchor).toBe(3);
  // The page itself neither grew nor scrolled.
  expect([visualViewport?.scale, scrollX, scrollY]).toEqual([1, 0, 0]);
});
