import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeEngineEvening } from './scripted-game.js';
import type { Engine } from './engine.js';

/**
 * An evening in an engine over plain HTTP and one over HTTPS. Where a package is missing they are skipped, and
 * in CI they fail.
 * @param programs by the package of Debian that brings them
 */
export function engineEvenings(
  name: string,
  programs: Readonly<Record<string, string>>,
  launch: () => Promise<Engine>,
): void {
  const missing = Object.keys(programs).filter((each) => !existsSync(programs[each] ?? ''));
  const isSkipped = missing.length > 0 && !process.env.CI;
  const why = isSkipped ? `, skipped without ${missing.join(', ')}` : '';
  describe.skipIf(isSkipped)(`an evening in ${name}${why}`, () => {
    it.each(['plain', 'https'] as const)('with phones over a line that is %s', async (line) => {
      expect(missing, 'packages that are missing').toEqual([]);
      await describeEngineEvening(name, line, launch);
    });
  });
}
