import { openPeerTables } from '../peer/peer-table.js';
import type { BenchTable } from '../wire/bench-table.js';
import { openYardTables, type ServerTarget } from '../wire/yard-table.js';
import { type LoadResult, pacedRun } from './paced-run.js';

/** The load generator, a process of its own: told what to do by its parent. */
export type WorkerOrder =
  | {
      readonly do: 'open';
      readonly server: 'referee' | 'peer';
      readonly place: ServerTarget;
      readonly tables: number;
    }
  | { readonly do: 'play'; readonly seconds: number };
export type WorkerMessage =
  | { readonly done: 'open' }
  | { readonly done: 'play'; readonly result: LoadResult }
  | { readonly done: 'failed'; readonly why: string };

let tables: readonly BenchTable[] = [];

async function runOrder(order: WorkerOrder): Promise<WorkerMessage> {
  if (order.do === 'play') return { done: 'play', result: await pacedRun(tables, order.seconds) };
  const open = order.server === 'peer' ? openPeerTables : openYardTables;
  tables = await open(order.place, order.tables);
  return { done: 'open' };
}

process.on('message', (order: WorkerOrder) => {
  runOrder(order)
    .catch((error: unknown): WorkerMessage => ({ done: 'failed', why: String(error) }))
    .then((told) => process.send?.(told));
});
process.on('disconnect', () => process.exit());
// Ctrl-C is for the parent, which stops this process when it is done.
process.on('SIGINT', () => process.exit());
