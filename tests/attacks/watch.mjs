import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks again and again, in a thread that no attack holds up, and says at the end how it was answered. */
const { port, secure, path, headers, everyMs, servedAfter, triesAfter, asked } = workerData;
const HUNG_AFTER_MS = 180_000;
const times = [];
/** How often each answer came; '' where there was none. */
let answers = {};
let served = 0;
let hung = 0;

function ask() {
  asked[0] += 1;
  const began = performance.now();
  return new Promise((resolve) => {
    let told = '';
    const question = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
    const enter = () => socket.write(question);
    const host = '127.0.0.1';
    const socket = secure
      ? connectSecurely({ port, host, rejectUnauthorized: false }, enter)
      : connect({ port, host }, enter);
    socket.setTimeout(HUNG_AFTER_MS, () => {
      hung += 1;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (told === '') times.push(performance.now() - began);
      told += chunk.toString('latin1');
    });
    socket.once('close', () => {
      const status = told.slice(9, 12);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === '200') served += 1;
      resolve(undefined);
    });
  });
}

// biome-ignore lint/plugin: so often this asks
const pause = () => new Promise((resolve) => setTimeout(resolve, everyMs));
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;

let over = false;
parentPort?.on('message', () => {
  over = true;
});
// What is done for the first time is left out.
for (let i = 0; i < 5; i++) await ask();
times.length = 0;
[asked[0], served, answers] = [0, 0, {}];
parentPort?.postMessage('ready');
while (!over) {
  await ask();
  await pause();
}
times.sort((a, b) => a - b);
const figures = { median: at(0.5), p99: at(0.99), most: at(1) };
const during = { asked: asked[0], served, answers: { ...answers } };
for (let i = 0; i < triesAfter && served < during.served + servedAfter && hung === 0; i++) {
  await ask();
  await pause();
}
parentPort?.postMessage({ ...during, hung, servedAfter: served - during.served, ...figures });
parentPort?.close();
