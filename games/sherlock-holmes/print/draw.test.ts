import { PAPERS } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { trackCell } from './cells.js';
import { type TrackField, trackFieldsOf } from './track-fields.js';

/** The foot of a marker, on which it stands. */
const FOOT = 12;

function touch(a: TrackField, b: TrackField): boolean {
  const apart = (p: number, long: number, q: number, far: number) => Math.max(p - (q + far), q - (p + long));
  return apart(a.x, a.width, b.x, b.width) < 0.01 && apart(a.y, a.height, b.y, b.height) < 0.01;
}

describe.each(PAPERS)('the score track on %s', (paper) => {
  const fields = trackFieldsOf({}, { x: 0, y: 0, ...trackCell(paper) });

  it('goes back from 0 to −10, and on to 40 (SH-11)', () => {
    const scores = fields.map(({ score }) => score);
    expect(scores).toEqual([
      ...Array.from({ length: 11 }, (_, i) => 0 - i),
      ...Array.from({ length: 40 }, (_, i) => i + 1),
    ]);
  });

  it('leads from each field to one beside it', () => {
    fields.forEach((field, i) => {
      const next = fields[i + 1];
      if (next !== undefined && next.score !== 1) expect(touch(field, next), `${field.score}`).toBe(true);
    });
  });

  it('has room on a field for all five markers during play, and for two at the end', () => {
    for (const { score, width, height } of fields) {
      expect(width).toBeGreaterThan(FOOT + 1);
      expect(height - 8).toBeGreaterThan((score > 0 ? 2 : 4) * FOOT);
    }
  });
});
