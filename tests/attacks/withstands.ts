import { expect } from 'vitest';
import {
  MEMORY_MB_MAX,
  SERVED_TO_RECOVER,
  type WatcherResult,
  type ServerUnderAttack,
  type WatcherOptions,
} from './server-under-attack.js';

/**
 * Whatever comes, the server stands, answers while the attackers are there, and stays within its memory. How quickly
 * it answers is the business of `npm run bench -- --only attacks`.
 * @param share of the honest questions that must be served
 */
export async function checkServerWithstands(
  server: ServerUnderAttack,
  name: string,
  attack: () => Promise<void>,
  { share = 0.8, ...watcher }: WatcherOptions & { readonly share?: number } = {},
): Promise<WatcherResult> {
  const before = server.memory();
  const seen = await server.watch(attack, { atLeast: share > 0 ? 20 : 0, ...watcher });
  console.log(
    `${name}: ${before} MB before, ${server.memory('VmHWM')} MB at most; ` +
      `served ${seen.served} of ${seen.asked}; ${JSON.stringify(seen.answers)}`,
  );
  expect(server.memory('VmHWM')).toBeLessThan(MEMORY_MB_MAX);
  expect(seen.served, `of ${seen.asked}`).toBeGreaterThanOrEqual(share * seen.asked);
  expect(seen.servedAfter, 'served with the attackers still there').toBe(SERVED_TO_RECOVER);
  // Three minutes without a byte, which is longer than any computer is busy: the question was forgotten.
  expect(seen.hung).toBe(0);
  // Over plain HTTP a device behind a proxy is sent to HTTPS, where there is one.
  const { secure = false, headers = '' } = watcher;
  expect(await server.status()).toBe(secure && headers !== '' ? 307 : 200);
  return seen;
}
