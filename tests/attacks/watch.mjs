import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks again and again, in a thread that no attack holds up, and says at the end how it was answered. */
const { port, secure, path, headers, everyMs } = workerData;
const TOO_LATE_MS = 60_000;
/** What we aim at; told, and judged by whoever reads it on a quiet computer. */
const LATE_MS = 100;
/** Longer than other programs hold up an answer; on a busy computer, so many times what is usual. */
const HELD = { ms: 1_000, times: 50 };
const times = [];
/** How often each answer came; '' where there was none. */
let answers = {};
let asked = 0;
let served = 0;
let hung = 0;

function ask() {
  asked += 1;
  const began = performance.now();
  return new Promise((resolve) => {
    let told = '';
    const question = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
    const enter = () => socket.write(question);
    const host = '127.0.0.1';
    const socket = secure
      ? connectSecurely({ port, host, rejectUnauthorized: false }, enter)
      : connect({ port, host }, enter);
    socket.setTimeout(TOO_LATE_MS, () => {
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

// time passes: so often this asks
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
[asked, served, answers] = [0, 0, {}];
parentPort?.postMessage('ready');
const began = performance.now();
while (!over) {
  await ask();
  await pause();
}
const lasted = performance.now() - began;
sorted();
const long = Math.max(HELD.ms, HELD.times * quiet);
const held = times.filter((ms) => ms > long).reduce((sum, ms) => sum + ms, 0);
const late = times.filter((ms) => ms > LATE_MS).length / times.length;
parentPort?.postMessage({
  ...{ asked, served, hung, answers, quiet, late, lasted, held },
  ...{ median: at(0.5), p99: at(0.99), most: at(1) },
});
parentPort?.close();
