import { monitorEventLoopDelay } from 'node:perf_hooks';
import { quantile } from '../report/figure.js';
import type { BenchTable } from '../wire/bench-table.js';

export type LoadResult = {
  readonly moves: number;
  /** Milliseconds from sending a move to the last device. */
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
  /** Moves that were due while the move before was still under way. */
  readonly late: number;
  /** Tables whose game ended before the run did. */
  readonly ended: number;
  /** What the generator itself used: processor seconds per second, and its own delay in milliseconds. */
  readonly generatorCpu: number;
  readonly generatorDelayP99: number;
};

const EVERY_MS = 1_000;
const TICK_MS = 1;

/** A move a second at each table, the tables spread evenly over the second. */
export async function pacedRun(tables: readonly BenchTable[], seconds: number): Promise<LoadResult> {
  const latencies: number[] = [];
  const busy = new Set<BenchTable>();
  let late = 0;
  let failure: unknown;
  const move = (table: BenchTable): void => {
    if (table.over) return;
    if (busy.has(table)) {
      late++;
      return;
    }
    busy.add(table);
    table
      .move()
      .then((ms) => latencies.push(ms))
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => busy.delete(table));
  };

  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const began = performance.now();
  const due = (tables.length / EVERY_MS) * seconds * 1000;
  for (let sent = 0; sent < due && failure === undefined; ) {
    const now = Math.min(due, ((performance.now() - began) / EVERY_MS) * tables.length);
    for (; sent < now; sent++) move(tables[sent % tables.length] as BenchTable);
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  while (busy.size > 0 && failure === undefined) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  if (failure !== undefined) throw failure;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  return {
    moves: latencies.length,
    median: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    worst: quantile(latencies, 1),
    late,
    ended: tables.filter(({ over }) => over).length,
    generatorCpu: (user + system) / 1000 / (performance.now() - began),
    generatorDelayP99: delay.percentile(99) / 1e6,
  };
}
