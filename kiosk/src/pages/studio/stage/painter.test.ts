import { describe, expect, it } from 'vitest';
import { redrawDue } from './painter.js';

const CAMERA = { scale: 2, tx: 10, ty: 20 };
const MOVED = { scale: 2, tx: 11, ty: 20 };
const SMALL = 100;
const LARGE = 1_900;

describe('the sheet of lines and stations', () => {
  it('is drawn when there is none that holds', () => {
    expect(redrawDue(undefined, CAMERA, LARGE, 0, 0)).toBe('draw');
  });

  it('is right for the camera it was drawn for, however long ago', () => {
    expect(redrawDue({ camera: { ...CAMERA }, at: 0 }, CAMERA, LARGE, 0, 99_999)).toBe('right');
  });

  it.each([
    ['scale', { ...CAMERA, scale: 2.1 }],
    ['tx', { ...CAMERA, tx: 9 }],
    ['ty', { ...CAMERA, ty: 21 }],
  ])('of a small board is drawn again for another %s', (_, camera) => {
    expect(redrawDue({ camera: CAMERA, at: 100 }, camera, SMALL, 116, 116)).toBe('draw');
  });

  it('of a large board will do while the view moves, and is drawn again when it rests', () => {
    const drawn = { camera: CAMERA, at: 100 };
    expect(redrawDue(drawn, MOVED, LARGE, 116, 116)).toBe('rough');
    expect(redrawDue(drawn, MOVED, LARGE, 116, 190)).toBe('rough');
    expect(redrawDue(drawn, MOVED, LARGE, 116, 196)).toBe('draw');
  });

  it('of a large board is drawn again now and then while the view moves on and on', () => {
    expect(redrawDue({ camera: CAMERA, at: 100 }, MOVED, LARGE, 499, 500)).toBe('draw');
  });
});
