import { expect } from 'vitest';
import { MEMORY_MAX, type Seen, type Stronghold, type Watcher } from './stronghold.js';

/**
 * Whatever comes, the server stands, answers, and stays within its memory. How quickly it answered is told
 * and not judged: other programs may be busy here. `npm run bench -- --only attacks` holds it against its aim.
 * @param share of those who are honest that must be served
 */
export async function endures(
  hold: Stronghold,
  name: string,
  attack: () => Promise<void>,
  { share = 0.8, ...watcher }: Watcher & { readonly share?: number } = {},
): Promise<Seen> {
  const before = hold.memory();
  const seen = await hold.watch(attack, watcher);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    `${name}: ${before} MB before, ${hold.memory('VmHWM')} MB at most; ` +
      `served ${seen.served} of ${seen.asked}, median ${ms(seen.median)} ` +
      `(${ms(seen.quiet)} before), 99th percentile ${ms(seen.p99)}, longest ${ms(seen.most)}, ` +
      `${(seen.late * 100).toFixed(1)} % above 100 ms; ${JSON.stringify(seen.answers)}`,
  );
  expect(hold.memory('VmHWM')).toBeLessThan(MEMORY_MAX);
  expect(seen.served).toBeGreaterThan(0);
  expect(seen.served / seen.asked).toBeGreaterThanOrEqual(share);
  // In a minute, which is longer than any computer is busy: he was forgotten.
  expect(seen.hung).toBe(0);
  // Over plain HTTP a device behind a proxy is sent to HTTPS, where there is one.
  const { secure = false, headers = '' } = watcher;
  expect(await hold.status()).toBe(secure && headers !== '' ? 307 : 200);
  return seen;
}
