import { describe, expect, it } from 'vitest';
import { TEST_BOARD_SPEC } from '../../../testing/board-spec.js';
import { BoardEditor } from '../board-editor.svelte.js';
import { addStation, emptyBoard } from '../model/edit.js';
import { StudioViewport } from './viewport.svelte.js';

function viewport() {
  const { game, transports } = TEST_BOARD_SPEC;
  const board = addStation(emptyBoard(game, transports), 1, { x: 900, y: 700 });
  const view = new StudioViewport(new BoardEditor(TEST_BOARD_SPEC, board));
  view.resize(800, 480);
  return { view, whole: view.camera };
}

describe('stations that a note is about', () => {
  it('are brought close enough to be of use', () => {
    const { view, whole } = viewport();
    view.show([1]);
    expect(view.camera.scale).toBeCloseTo(2.4 * whole.scale, 6);
  });

  it('leave the board as close as it was', () => {
    const { view } = viewport();
    view.zoom(4);
    const { scale } = view.camera;
    view.show([1]);
    expect(view.camera.scale).toBeCloseTo(scale, 6);
  });

  it('that do not exist move nothing', () => {
    const { view, whole } = viewport();
    view.show([7]);
    expect(view.camera).toBe(whole);
  });
});
