import { describe, expect, it } from 'vitest';
import { err, ok, unwrap } from './result.js';

describe('Result', () => {
  it('carries a value or a refusal', () => {
    expect(ok(3)).toEqual({ ok: true, value: 3 });
    expect(err('NO_CONNECTION')).toEqual({ ok: false, error: 'NO_CONNECTION' });
  });

  it('unwraps a value and takes a refusal for a bug', () => {
    expect(unwrap(ok(3))).toBe(3);
    expect(() => unwrap(err({ code: 'NO_CONNECTION' }))).toThrow('NO_CONNECTION');
  });
});
