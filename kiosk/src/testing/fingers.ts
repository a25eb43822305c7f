import { cdp } from 'vitest/browser';

type Point = { readonly x: number; readonly y: number };
type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

/** The browser's own way in for fingers: nothing of what they do is made by hand in the page. */
const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };

/** Where this page lies in the window that the browser's input goes to. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const shrunk = frame === undefined ? 1 : frame.width / window.innerWidth;
  return { x: (frame?.left ?? 0) + x * shrunk, y: (frame?.top ?? 0) + y * shrunk };
}

async function dispatchTouch(type: Touch, points: readonly Point[]): Promise<void> {
  const touchPoints = points.map((point, id) => ({ ...inWindow(point), id }));
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Fingers go down, move in a few steps where they go, and up again. */
export async function touchAndMove(from: readonly Point[], to?: readonly Point[]): Promise<void> {
  await holdTouch(from);
  for (let step = 1; to !== undefined && step <= 4; step++) {
    const between = (a: number, b = a) => a + ((b - a) * step) / 4;
    await dispatchTouch(
      'touchMove',
      from.map(({ x, y }, i) => ({ x: between(x, to[i]?.x), y: between(y, to[i]?.y) })),
    );
  }
  await endTouch();
}

export const holdTouch = (points: readonly Point[]) => dispatchTouch('touchStart', points);
export const moveTouch = (points: readonly Point[]) => dispatchTouch('touchMove', points);
export const endTouch = () => dispatchTouch('touchEnd', []);

export async function turnWheel(at: Point, deltaY: number): Promise<void> {
  const type = 'mouseWheel';
  await session.send('Input.dispatchMouseEvent', { type, ...inWindow(at), deltaX: 0, deltaY });
}
