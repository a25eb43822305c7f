import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two collections while matches are checked. */
const COLLECT_EVERY = 5_000;

/**
 * Checking hundreds of matches leaves garbage, which V8 would keep until it has made as much again: on a
 * quiet server, for days. So it is collected while they are checked, and once more at the end where there were
 * any. Each time everybody waits some tenths of a second, in the first minute after a start, and never again.
 *
 * @param checked how many matches there were, once they are checked
 */
export async function keepTidy(checked: Promise<number>, collect = collector()): Promise<void> {
  const timer = setInterval(collect, COLLECT_EVERY).unref();
  const matches = await checked.finally(() => clearInterval(timer));
  if (matches > 0) collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
