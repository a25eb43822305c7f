import { parentPort, workerData } from 'node:worker_threads';
import type { MessageFromWorker, MessageToWorker } from './crew.js';
import { ArenaTable } from './table.js';
import type { Tournament } from './tournament.js';

/** A thread of `playAll`: plays the games that it is given until it is told to leave. */
if (parentPort === null) throw new Error('this file runs as a thread');
const port = parentPort;
const send = (message: MessageFromWorker) => port.postMessage(message);

const table = new ArenaTable(workerData as Tournament, (name, said) => send({ name, said }));

port.on('message', (message: MessageToWorker) => {
  if (message !== 'leave') void table.play(message).then((result) => send({ result }));
  else void table.close().then(() => port.close());
});
