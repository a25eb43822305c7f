import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NodeProcess } from '@mister-x/tests/processes/node-process';
import type { ServerTarget } from '../wire/yard-table.js';
import type { LoadResult } from './paced-run.js';
import type { WorkerOrder, WorkerMessage } from './worker.js';

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));
/** Nothing here takes longer, whatever else the machine does. */
const ORDER_TIMEOUT_MS = 5 * 60_000;

/** The parent's side of a load generator. */
export class Generator {
  private constructor(private readonly process: NodeProcess) {}

  static async with<T>(work: (generator: Generator) => Promise<T>): Promise<T> {
    const generator = new Generator(new NodeProcess([WORKER], { folder: tmpdir(), aloud: true }));
    try {
      return await work(generator);
    } finally {
      await generator.process.stop();
    }
  }

  async open(server: 'referee' | 'peer', place: ServerTarget, tables: number): Promise<void> {
    await this.order({ do: 'open', server, place, tables });
  }

  async play(seconds: number): Promise<LoadResult> {
    const told = await this.order({ do: 'play', seconds });
    if (told.done !== 'play') throw new Error(`expected a result, got ${told.done}`);
    return told.result;
  }

  private order(order: WorkerOrder): Promise<WorkerMessage> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`the load generator did not ${order.do}`));
      const timer = setTimeout(fail, ORDER_TIMEOUT_MS);
      const { child } = this.process;
      child.once('exit', fail);
      child.once('message', (told: WorkerMessage) => {
        clearTimeout(timer);
        child.off('exit', fail);
        if (told.done === 'failed') reject(new Error(told.why));
        else resolve(told);
      });
      child.send(order);
    });
  }
}
