import { afterAll, afterEach, beforeAll } from 'vitest';
import { canMeasure, ServerUnderAttack } from './server-under-attack.js';

/** One server for the tests of a file: a start costs more than most attacks. */
export function useServerUnderAttack(...args: readonly string[]): () => ServerUnderAttack {
  let server: ServerUnderAttack | undefined;
  beforeAll(async () => {
    if (canMeasure) server = await ServerUnderAttack.build(...args);
  });
  afterEach(() => server?.clear());
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => {
    if (server === undefined) throw new Error('the server has not been started');
    return server;
  };
}
