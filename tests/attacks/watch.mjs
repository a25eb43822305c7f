import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks again and again, in a thread that no attack holds up, and says at the end how it was answered. */
const { port, path, everyMs } = workerData;
const TOO_LATE_MS = 10_000;
const times = [];
let asked = 0;
let served = 0;

function ask() {
  asked += 1;
  const began = performance.now();
  return new Promise((resolve) => {
    let told = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.setTimeout(TOO_LATE_MS, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (told === '') times.push(performance.now() - began);
      told += chunk.toString('latin1');
    });
    socket.once('close', () => {
      if (told.startsWith('HTTP/1.1 200')) served += 1;
      resolve(undefined);
    });
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, everyMs));
const sorted = () => times.sort((a, b) => a - b);
const at = (part) =>
  times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

let over = false;
parentPort?.on('message', () => {
  over = true;
});
// How quickly it answers while nobody attacks; what is done for the first time is left out.
for (let i = 0; i < 25; i++) {
  if (i === 5) times.length = 0;
  await ask();
  await pause();
}
sorted();
const quiet = at(0.5);
times.length = 0;
[asked, served] = [0, 0];
parentPort?.postMessage('ready');
while (!over) {
  await ask();
  await pause();
}
sorted();
parentPort?.postMessage({ asked, served, quiet, median: at(0.5), p99: at(0.99), most: at(1) });
parentPort?.close();
