import { cpuSeconds, residentMB } from '../wire/usage.js';
import type { Generator } from './generator.js';
import type { LoadResult } from './paced-run.js';

export type WatchedRun = LoadResult & {
  /** The most memory seen, in MB, and processor seconds per second; `undefined` where the system does not tell. */
  readonly serverMB: number | undefined;
  readonly serverCpu: number | undefined;
  /** Processor time of the server for each move; does not explode, as waits do, when a core is full. */
  readonly serverMsPerMove: number | undefined;
};

const LOOK_EVERY_MS = 500;
const WARM_UP_S = 3;

export async function watchedRun(
  generator: Generator,
  server: { readonly pid: number },
  seconds: number,
): Promise<WatchedRun> {
  await generator.play(WARM_UP_S);
  let most = residentMB(server);
  const watch = setInterval(() => {
    const now = residentMB(server);
    if (most !== undefined && now !== undefined) most = Math.max(most, now);
  }, LOOK_EVERY_MS);
  const before = cpuSeconds(server);
  const began = performance.now();
  try {
    const result = await generator.play(seconds);
    const after = cpuSeconds(server);
    const took = (performance.now() - began) / 1000;
    const used = before === undefined || after === undefined ? undefined : after - before;
    return {
      ...result,
      serverMB: most,
      serverCpu: used === undefined ? undefined : used / took,
      serverMsPerMove: used === undefined ? undefined : (used * 1000) / result.moves,
    };
  } finally {
    clearInterval(watch);
  }
}

export function loadNotes({ moves, late, ended, worst, ...used }: WatchedRun): readonly string[] {
  const share = (cores: number | undefined) =>
    cores === undefined ? 'an unknown share' : `${Math.round(cores * 100)} %`;
  return [
    `${moves} moves, the slowest ${worst.toFixed(1)} ms; ${late} more were due while the one before was under way; ${ended} games ended early`,
    `the server used ${share(used.serverCpu)} of a core, the load generator ${share(used.generatorCpu)} and was itself up to ${used.generatorDelayP99.toFixed(1)} ms late (p99)`,
  ];
}
