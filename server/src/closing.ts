import type { After } from './tokens.js';

/** The longest that each step of closing may take, in milliseconds; together below two seconds. */
export const CLOSE_MS = { queues: 900, sockets: 400, database: 400 };

/** Until `work` is done, or `ms` are over. */
export async function within(ms: number, work: Promise<void>, after: After): Promise<void> {
  let cancel: (() => void) | undefined;
  const late = new Promise<void>((resolve) => {
    cancel = after(ms, resolve);
  });
  await Promise.race([work, late]);
  cancel?.();
}
