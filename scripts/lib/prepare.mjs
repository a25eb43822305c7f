import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeWork, packagesWork, pagesWork } from './build.mjs';
import { heading, log, logError, logged } from './log.mjs';
import { nativeWork } from './native.mjs';
import { stoppable } from './processes.mjs';
import { ROOT } from './project.mjs';

const PARTS = { packages: packagesWork, driver: nativeWork, code: codeWork, pages: pagesWork };
/** @typedef {readonly (keyof typeof PARTS)[]} Parts */
/** @type {Parts} */
const ALL = ['driver', 'code', 'pages'];

/**
 * Makes what is missing or older than its sources, one process at a time: packages, then the parts that are wanted.
 * @param {Parts} [parts]
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export function prepare(parts = ALL) {
  const work = async () => (await make('Installing', ['packages'])) && make('Building', parts);
  return stoppable(() => alone(work)).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    // A full disk, or somebody else's files, are no mistakes of ours: the system has a sentence for each.
    if (error.syscall === undefined) throw error;
    logError(error.message);
    return false;
  });
}

/**
 * For Vitest, before tests that run what is built: people run single tests as well.
 * @param {{ name: string }} project
 */
export async function setup({ name }) {
  if (await prepare(name === 'tests' ? ALL : ['driver', 'code'])) return;
  throw new Error('What the tests run could not be built.');
}

/**
 * @param {string} title
 * @param {Parts} parts
 */
async function make(title, parts) {
  const work = parts.flatMap((part) => PARTS[part]() ?? []);
  if (work.length > 0) heading(title);
  return (await Promise.all(work.map(({ name, make }) => logged(name, make)))).every(Boolean);
}

/** A socket's address that belongs to this checkout; on Linux and Windows no file. */
function address() {
  const name = `mister-x-${createHash('sha256').update(ROOT).digest('hex').slice(0, 20)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

/**
 * One process at a time installs and builds in a checkout; others wait. The lock is a socket: the system gives its
 * address to one process only, and frees it when that process ends, however it ends.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work, place = address(), pauseMs = 500) {
  let server = await take(place);
  if (!server) log('Another npm start or npm test is at work in this folder. Waiting for it.');
  for (; !server; server = await take(place)) {
    const left = await leftAt(place);
    await sleep(pauseMs);
    // One that begins to listen refuses for a moment as well.
    if (left !== undefined && left === (await leftAt(place))) discard(place, left);
  }
  try {
    return await work();
  } finally {
    server.close();
    await once(server, 'close');
  }
}

/** @param {string} place */
async function take(place) {
  const server = createServer((socket) => socket.destroy()).listen(place);
  try {
    await once(server, 'listening');
    return server;
  } catch (/** @type {any} */ error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return undefined;
  }
}

/** @param {string} path */
const identify = (path) => {
  const { ino, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${mtimeMs}`;
};

/**
 * Which file of a socket a process that was killed has left behind: it is there, and nobody listens.
 * @param {string} place
 */
async function leftAt(place) {
  if (!place.startsWith('/')) return undefined;
  const file = identify(place);
  const socket = connect(place);
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (/** @type {any} */ error) {
    return error.code === 'ECONNREFUSED' ? file : undefined;
  } finally {
    socket.destroy();
  }
}

/**
 * Removes that file and no other: a faster process may have put one there that is listened to. It is looked at when
 * it is out of everybody's reach, and put back.
 * @param {string} place
 * @param {string} left
 */
function discard(place, left) {
  const aside = `${place}.${process.pid}`;
  try {
    renameSync(place, aside);
    if (identify(aside) === left) rmSync(aside);
    else renameSync(aside, place);
  } catch {
    // Another process was faster.
  }
}
