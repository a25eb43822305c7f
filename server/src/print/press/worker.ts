import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob } from '../kit.js';
import { prepare } from '../kits.js';

/** Prints the order that it was started with, posts the result and ends. */
const prepared = prepare(workerData as PrintJob);
if (!prepared.ok) throw new Error('an order that was not looked at');
parentPort?.postMessage(await prepared.value.print());
