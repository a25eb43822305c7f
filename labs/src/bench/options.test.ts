import { describe, expect, it } from 'vitest';
import { ITEMS, parseOptions } from './options.js';

describe('options of the benchmark', () => {
  it('measures everything but the peer unless told otherwise', () => {
    expect(parseOptions([])).toEqual({
      ok: true,
      value: {
        ...{ items: ITEMS, peer: false, json: false },
        ...{ seconds: 30, tables: 800, samples: 5_000, minutes: 10 },
      },
    });
  });

  it('takes names in any order', () => {
    const parsed = parseOptions(['--only', 'start,legs', '--json']);
    expect(parsed).toMatchObject({ ok: true, value: { items: ['legs', 'start'], json: true } });
  });

  it('runs only the comparison with --peer alone', () => {
    expect(parseOptions(['--peer'])).toMatchObject({ ok: true, value: { items: [], peer: true } });
    expect(parseOptions(['--peer', '--only', 'load'])).toMatchObject({
      ok: true,
      value: { items: ['load'], peer: true },
    });
  });

  it.each([
    [['--only', 'speed']],
    [['--onyl', 'legs']],
    [['--seconds', '0']],
    [['--seconds', 'long']],
    [['--tables', '1000000']],
    [['--minutes', '0']],
    [['legs']],
  ])('refuses %j and says what there is', (args) => {
    const parsed = parseOptions(args);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toContain('npm run bench');
  });
});
