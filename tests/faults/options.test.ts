import { describe, expect, it } from 'vitest';
import { FAULT_PARTS, parseOptions } from './options.js';

const draw = () => 7;

describe('options of the fault runs', () => {
  it('runs everything with drawn dice unless told otherwise', () => {
    expect(parseOptions([], draw)).toMatchObject({
      ok: true,
      value: { parts: FAULT_PARTS, seed: 7 },
    });
  });

  it('takes rounds, a seed and parts', () => {
    const parsed = parseOptions(['--rounds', '3', '--seed', '41', '--only', 'kill'], draw);
    expect(parsed).toMatchObject({ ok: true, value: { parts: ['kill'], rounds: 3, seed: 41 } });
  });

  it.each(['node', 'sqlite3'])('takes the database driver %s', (driver) => {
    const parsed = parseOptions(['--database-driver', driver], draw);
    expect(parsed).toMatchObject({ ok: true, value: { driver } });
  });

  it.each([
    [['--only', 'flood']],
    [['--database-driver', 'postgres']],
    [['--database-driver', '']],
    [['--rounds', '0']],
    [['--messages', '-1']],
    [['--seed', 'mine']],
    [['--seed', '4294967296']],
    [['--sede', '1']],
    [['kill']],
  ])('refuses %j and says what there is', (args) => {
    const parsed = parseOptions(args, draw);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toContain('npm run test:faults');
  });
});
