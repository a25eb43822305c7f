import { describe, expect, it } from 'vitest';
import { type CoverState, COVER_WHEN_IDLE_MS, PrivacyCover } from './visor.svelte.js';

function visor() {
  const seen: CoverState[] = [];
  let due: { ms: number; callback: () => void } | undefined;
  const cover = new PrivacyCover(
    (now) => seen.push(now),
    (ms, callback) => {
      const own = { ms, callback };
      due = own;
      return () => {
        if (due === own) due = undefined;
      };
    },
  );
  return {
    cover,
    seen,
    idle: () => due?.callback(),
    waiting: () => due?.ms,
  };
}

describe('the visor (SY-60)', () => {
  it('shows nothing before a finger is held on it, and nothing after', () => {
    const { cover, seen } = visor();
    expect(cover.cover).toBe('covered');
    cover.press();
    cover.release();
    expect(seen).toEqual(['peek', 'covered']);
  });

  it('stays open after sliding up, until the pad is touched again', () => {
    const { cover, seen } = visor();
    cover.press();
    cover.keep();
    cover.release();
    expect(cover.cover).toBe('open');
    cover.press();
    cover.release();
    expect(seen).toEqual(['peek', 'open', 'covered']);
  });

  it('cannot be opened without looking first', () => {
    const { cover } = visor();
    cover.keep();
    expect(cover.cover).toBe('covered');
  });

  it('covers an open screen after a while without a touch, long enough to draw tickets', () => {
    expect(COVER_WHEN_IDLE_MS).toBeGreaterThanOrEqual(45_000);
    expect(COVER_WHEN_IDLE_MS).toBeLessThanOrEqual(60_000);
    const { cover, idle, waiting } = visor();
    cover.press();
    expect(waiting()).toBeUndefined();
    cover.keep();
    expect(waiting()).toBe(COVER_WHEN_IDLE_MS);
    cover.touch();
    expect(waiting()).toBe(COVER_WHEN_IDLE_MS);
    idle();
    expect(cover.cover).toBe('covered');
    expect(waiting()).toBeUndefined();
  });

  it('covers whatever was shown when the page is hidden or loses the focus', () => {
    for (const keep of [false, true]) {
      const { cover, waiting } = visor();
      cover.press();
      if (keep) cover.keep();
      cover.hide();
      expect(cover.cover).toBe('covered');
      expect(waiting()).toBeUndefined();
    }
  });
});
