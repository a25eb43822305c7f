import { expect, it } from 'vitest';
import { toScreen } from '../../lib/viewport/camera.js';
import { between } from './camera.js';

it('what was drawn for one camera is moved to where another has it', () => {
  const drawn = { scale: 2, tx: 10, ty: 20 };
  const now = { scale: 3, tx: -7, ty: 4 };
  const moved = between(drawn, now);
  const before = toScreen(drawn, { x: 111, y: 222 });
  const after = toScreen(now, { x: 111, y: 222 });
  expect(toScreen(moved, before).x).toBeCloseTo(after.x, 6);
  expect(toScreen(moved, before).y).toBeCloseTo(after.y, 6);
});
