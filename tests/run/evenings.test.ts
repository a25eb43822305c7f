import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { QUICK, turnOf } from './evenings.js';

describe('a run whose time is limited', () => {
  it('always has what is no evening, and the evenings of the quick run', () => {
    for (const file of [
      ...QUICK,
      'attacks/frames.test.ts',
      '/home/me/tests/secrecy/wire.test.ts',
    ]) {
      expect(turnOf(file)).toBe('always');
    }
  });

  it('plays evenings before it looks at pages', () => {
    expect(turnOf('evenings/mafia.test.ts')).toBe('played');
    expect(turnOf('/home/me/tests/evenings/mafia.test.ts')).toBe('played');
    expect(turnOf('evenings/mafia-looks.test.ts')).toBe('looked-at');
    expect(turnOf('evenings/looks.test.ts')).toBe('looked-at');
  });

  it('knows the evenings of the quick run', () => {
    const there = readdirSync(new URL('../evenings', import.meta.url));
    for (const file of QUICK) expect(there).toContain(file.replace('evenings/', ''));
  });
});
