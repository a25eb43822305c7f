import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import PQueue from 'p-queue';
import type { PrintJob } from '@mister-x/printing/kit';
import type { PrintedPdf } from '@mister-x/printing/page/document';

/** A thread runs what was built; found from `server/src/printing/worker` and `server/dist/printing/press` alike. */
const WORKER_URL = new URL('../../../dist/printing/worker/worker.js', import.meta.url);

/** Orders that wait for the one that is printed. */
const WAITING_ORDERS_MAX = 4;
/** The largest poster takes a Raspberry Pi some seconds. */
const PRINT_TIMEOUT_MS = 60_000;
const WORKER_MEMORY_MB = 384;

/** Prints in a thread of its own, one order at a time, so that no game waits for it. */
@Injectable()
export class PrintWorker implements OnModuleDestroy {
  private readonly queue = new PQueue({ concurrency: 1 });
  private worker: Worker | undefined;
  private closed = false;

  /** `undefined`: too many wait already. */
  async print(order: PrintJob): Promise<PrintedPdf | undefined> {
    if (this.closed || this.queue.size >= WAITING_ORDERS_MAX) return undefined;
    return this.queue.add(() => this.run(order));
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    this.queue.clear();
    await this.worker?.terminate();
  }

  private async run(order: PrintJob): Promise<PrintedPdf> {
    const worker = new Worker(WORKER_URL, {
      workerData: order,
      // Not those of whatever started the server: the thread runs what was built.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
    });
    this.worker = worker;
    const timer = setTimeout(() => void worker.terminate(), PRINT_TIMEOUT_MS);
    try {
      const { pdf, pages } = await new Promise<PrintedPdf>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the printing thread ended early')));
      });
      // What comes from another thread is a plain array of bytes.
      return { pdf: Buffer.from(pdf), pages };
    } finally {
      clearTimeout(timer);
      this.worker = undefined;
      await worker.terminate();
    }
  }
}
