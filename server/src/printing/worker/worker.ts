import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob } from '@mister-x/printing/kit';
import { preparePrint } from '@mister-x/games/printing';

/** Prints the order that it was started with, posts the result and ends. */
const prepared = preparePrint(workerData as PrintJob);
if (!prepared.ok) throw new Error('an order that was not looked at');
parentPort?.postMessage(await prepared.value.print());
