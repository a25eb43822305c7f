import { expect } from 'vitest';
import {
  MEMORY_MAX,
  SERVED_AFTER,
  type Seen,
  type ServerUnderAttack,
  type Watcher,
} from './server-under-attack.js';

/**
 * Whatever comes, the server stands, answers while the attackers are there, and stays within its memory. How quickly
 * it answers is the business of `npm run bench -- --only attacks`.
 * @param share of the honest questions that must be served
 */
export async function withstands(
  server: ServerUnderAttack,
  name: string,
  attack: () => Promise<void>,
  { share = 0.8, ...watcher }: Watcher & { readonly share?: number } = {},
): Promise<Seen> {
  const before = server.memory();
  const seen = await server.watch(attack, { atLeast: share > 0 ? 20 : 0, ...watcher });
  console.log(
    `${name}: ${before} MB before, ${server.memory('VmHWM')} MB at most; ` +
      `served ${seen.served} of ${seen.asked}; ${JSON.stringify(seen.answers)}`,
  );
  expect(server.memory('VmHWM')).toBeLessThan(MEMORY_MAX);
  expect(seen.served, `of ${seen.asked}`).toBeGreaterThanOrEqual(share * seen.asked);
  expect(seen.servedAfter, 'served with the attackers still there').toBe(SERVED_AFTER);
  // Three minutes without a byte, which is longer than any computer is busy: the question was forgotten.
  expect(seen.hung).toBe(0);
  // Over plain HTTP a device behind a proxy is sent to HTTPS, where there is one.
  const { secure = false, headers = '' } = watcher;
  expect(await server.status()).toBe(secure && headers !== '' ? 307 : 200);
  return seen;
}
