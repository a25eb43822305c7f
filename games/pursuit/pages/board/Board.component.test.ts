import { BARE_GROUND, boardPicture } from '../../rules/map/index.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { touchAndMove, turnWheel } from '@mister-x/kiosk/testing/fingers.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import Board from './Board.svelte';

const STATIONS = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  x: ((id - 1) % 3) * 120,
  y: Math.floor((id - 1) / 3) * 120,
}));
const picture = boardPicture(
  {
    id: 'six',
    name: 'Six',
    starts: {},
    stations: STATIONS,
    edges: {
      road: [
        [1, 2],
        [2, 5],
        [5, 6],
      ],
    },
  },
  { transports: ['road'], scale: 1 },
);
const onselect = vi.fn();

/** The board as it lies in its room, which it learns only once it is drawn. */
async function board(more: object = {}) {
  onselect.mockClear();
  const shown = mountComponent(Board, {
    picture,
    ground: BARE_GROUND,
    look: {
      board: {
        layers: ['road'],
        strokes: { road: [{ colour: 'white', width: 2 }] },
        station: () => ({ parts: [], ink: 'white' }),
      },
      tickets: { road: 'white' },
    },
    labels: {
      frame: { board: 'Board', zoomIn: 'Closer', zoomOut: 'Further', whole: 'All of it' },
      target: ({ stop }) => `to ${stop}`,
      pawn: ({ label, stop }) => `${label} on ${stop}`,
      lastSeen: (stop) => `seen on ${stop}`,
    },
    pawns: [{ stop: 1, colour: 'red', label: '1', kind: 'detective' }],
    targets: [
      { stop: 2, tickets: ['road'] },
      { stop: 5, tickets: ['road'] },
    ],
    onselect,
    ...more,
  });
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  return shown;
}

const target = (stop: number) => page.getByRole('button', { name: `to ${stop}` });
const middle = (stop: number) => {
  const { left, right, top, bottom } = target(stop).element().getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
/** How far 2 and 5 are apart on the screen. */
const scale = () => middle(5).y - middle(2).y;
const free = () => ({ x: middle(2).x + 40, y: (middle(2).y + middle(5).y) / 2 });

beforeEach(() => page.viewport(640, 480));

describe('a board', () => {
  it('chooses what a screen reader presses, which has no pointer', async () => {
    await board();
    target(5)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(onselect.mock.calls).toEqual([[5]]);
    // The click after a touch is the touch's own.
    target(2)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(onselect).toHaveBeenCalledTimes(1);
  });

  it('chooses once what TalkBack or VoiceOver presses, with a pointer that is none', async () => {
    await board();
    const at = { bubbles: true, isPrimary: true, clientX: middle(5).x, clientY: middle(5).y };
    for (const size of [0, 1]) {
      const none = { ...at, width: size, height: size, pressure: 0, pointerType: 'mouse' };
      const stop = target(5).element();
      stop.dispatchEvent(new PointerEvent('pointerdown', none));
      stop.dispatchEvent(new PointerEvent('pointerup', none));
      stop.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    }
    expect(onselect.mock.calls).toEqual([[5], [5]]);
  });

  it('chooses what is touched, also a little beside it, and nothing elsewhere', async () => {
    await board();
    const { x, y } = middle(5);
    await touchAndMove([{ x: x + 20, y }]);
    expect(onselect).toHaveBeenLastCalledWith(5);
    await touchAndMove([{ x: middle(2).x + 120, y: middle(2).y }]);
    expect(onselect).toHaveBeenCalledTimes(1);
  });

  it('hides no pawn behind the ring of a target', async () => {
    await board();
    const [pawn] = document.querySelectorAll('.pawn');
    const last = [...document.querySelectorAll('.target')].at(-1);
    const order = last?.compareDocumentPosition(pawn as Element) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('chooses by Tab and Enter, or the space bar', async () => {
    await board();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(target(2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onselect).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onselect).toHaveBeenLastCalledWith(5);
  });

  it('is pinched closer round the fingers, and moved by one, without choosing anything', async () => {
    await board();
    const before = scale();
    const { x, y } = free();
    await touchAndMove(
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
    );
    await expect.poll(() => scale() / before).toBeGreaterThan(2.5);
    const closer = scale();
    const from = middle(2);
    await touchAndMove([{ x, y }], [{ x: x - 50, y: y - 30 }]);
    await expect.poll(() => from.x - middle(2).x).toBeGreaterThan(30);
    expect(scale()).toBeCloseTo(closer, 0);
    expect(onselect).not.toHaveBeenCalled();
  });

  it('comes closer by the wheel, at the place of the pointer', async () => {
    await board();
    const [before, at] = [scale(), middle(2)];
    await turnWheel(at, -400);
    await expect.poll(() => scale() / before).toBeGreaterThan(1.5);
    expect(Math.abs(middle(2).x - at.x)).toBeLessThan(3);
  });

  it('is moved by keys and buttons alike, and shown as a whole again', async () => {
    await board();
    const before = scale();
    await userEvent.tab();
    await expect.element(page.getByLabelText('Board', { exact: true })).toHaveFocus();
    await userEvent.keyboard('+++');
    await expect.poll(() => scale() / before).toBeGreaterThan(2);
    const { x } = middle(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => x - middle(2).x).toBeGreaterThan(30);
    await userEvent.keyboard('0');
    await expect.poll(scale).toBeCloseTo(before, 0);
    await page.getByRole('button', { name: 'Closer' }).click();
    await expect.poll(() => scale() / before).toBeGreaterThan(1.4);
    await page.getByRole('button', { name: 'All of it' }).click();
    await expect.poll(scale).toBeCloseTo(before, 0);
  });

  it('stays as it is where it is a picture only', async () => {
    await board({ compact: true });
    const before = scale();
    await turnWheel(middle(2), -400);
    const { x, y } = free();
    await touchAndMove([{ x, y }], [{ x: x - 50, y }]);
    expect(scale()).toBe(before);
    expect(page.getByRole('button', { name: 'Closer' }).elements()).toEqual([]);
  });

  it('brings into view what it is told to', async () => {
    await page.viewport(320, 240);
    const { props } = await board();
    const before = scale();
    Object.assign(props, { focus: [2] });
    await expect.poll(() => scale() / before).toBeGreaterThan(1.2);
  });
});
