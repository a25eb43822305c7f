import { parentPort, workerData } from 'node:worker_threads';
import type { PrintOrder } from '@mister-x/engine/protocol';
import { print } from '../kits.js';

/** Prints the order that it was started with, posts the result and ends. */
const printed = await print(workerData as PrintOrder);
if (printed === undefined) throw new Error('an order that was not looked at');
parentPort?.postMessage(printed);
