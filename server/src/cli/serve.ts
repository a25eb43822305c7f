import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { spawn } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { MockScanner } from '@mister-x/device-adapters';
import type { SealMode } from '@mister-x/engine/trust';
import type { LogFormat, LogLevel, ServerConfig } from './config.js';
import { isOpenToOthers } from '../database/data-folder.js';
import type { DriverName } from '../database/driver.js';
import { KIOSK_DIR } from '../runtime/installation.js';
import { ClientAddresses } from '../web/network/peers.js';
import { startServer } from './start.js';
import { banner, kioskLinks, pairingLines, qrLines } from './banner.js';
import { failureSentence } from './failure-sentence.js';
import { practiceHint, practise } from './practice-scanner.js';
import { endOnBreakdown, FILES_GONE_SENTENCE, untilStopped } from './process-end.js';

/**
 * Keeps the space for new objects as small as it is at the start. A pause to collect it takes as long as
 * there is in it that still lives, and at a table everybody waits for it: under load the slowest of a
 * hundred moves takes half as long. V8 has had this flag in all versions that we promise; one that no
 * longer knows it says so and goes on.
 */
function keepPausesShort(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

function openFolderSentence(path: string): string {
  return (
    'Warning: other accounts on this computer can look into the data folder, which\n' +
    `contains secrets. To close it: chmod 700 ${path}\n`
  );
}

const SAVED_SENTENCE = 'Stopped. Every game is saved and continues at the next start.';
const UNSAVED_SENTENCE = `Stopped. ${FILES_GONE_SENTENCE}`;

/** Runs the referee until the person stops it. */
export async function serve(
  options: {
    readonly port: number;
    readonly host: string;
    readonly name: readonly string[];
    readonly publicUrl?: string;
    readonly trustProxy: readonly string[];
    readonly allowLocalHooks: boolean;
    readonly data: string;
    readonly databaseDriver?: DriverName;
    readonly mdns: boolean;
    readonly https: boolean;
    readonly httpsPort: number;
    readonly seal: SealMode;
    readonly scanners: boolean;
    readonly mockScanner: boolean;
    readonly serialPort: readonly string[];
    readonly logLevel: LogLevel;
    readonly logFormat: LogFormat;
    readonly open: boolean;
    readonly demo: boolean;
  },
  change: Partial<ServerConfig> = {},
): Promise<number> {
  // A log that nobody reads any more (`npm start | head`) must not end anybody's game.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  let close = async (): Promise<void> => {};
  let isSaved = async (): Promise<boolean> => true;
  endOnBreakdown(
    () => isSaved(),
    () => close(),
  );
  // Whatever else is written: what is kept here is for the account that runs the referee.
  process.umask(0o077);
  const dataDir = resolve(options.data);
  const mock = options.mockScanner ? new MockScanner(Date.now) : undefined;
  keepPausesShort();
  const started = await startServer({
    host: options.host,
    port: options.port,
    names: options.name,
    trustProxy: options.trustProxy,
    ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
    allowLocalHooks: options.allowLocalHooks,
    dataDir,
    ...(options.databaseDriver === undefined ? {} : { databaseDriver: options.databaseDriver }),
    // `npm start` says where it has done so.
    tryDriver: process.env.MISTERX_DRIVER_TRIED === undefined,
    kioskDir: KIOSK_DIR,
    logLevel: options.logLevel,
    logFormat: options.logFormat,
    mdns: options.mdns,
    seal: options.seal,
    hardware: options.scanners,
    serialPorts: options.serialPort,
    ...(mock === undefined ? {} : { adapters: [mock] }),
    ...(options.https ? { https: { port: options.httpsPort } } : {}),
    ...change,
  });
  if (!started.ok) {
    console.error(`\n${failureSentence(started.error)}\n`);
    return 1;
  }
  const server = started.value;
  close = () => server.close();
  isSaved = () => server.isSaved();
  void collectGarbageWhileChecking(server.resumed);
  // Heard before the banner names it: Ctrl-C has to be answered from its first line on.
  const stopped = untilStopped(() => {
    console.log('\nStopping. Press Ctrl-C again to stop at once.');
  });
  if (await isOpenToOthers(dataDir)) console.error(openFolderSentence(dataDir));
  const proxies = new ClientAddresses(options.trustProxy);
  const viaProxy = proxies.isProxy({ remoteAddress: '127.0.0.1' });
  const { pairing } = server;
  const linksNow = () => {
    const links = kioskLinks({ ...server, viaProxy, code: pairing.code() });
    return options.demo ? { ...links, here: `${links.here}&try=1` } : links;
  };
  pairing.onChange((change) => console.log(pairingLines(change, linksNow())));
  const links = linksNow();
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const { addresses, https, checkNumber } = server;
  const qr = qrLines(links.qr, colour);
  console.log(banner({ links, addresses, https, checkNumber, dataDir, qr }));
  // Started again after a breakdown, it must not take a screen away from those who play on it.
  const restarted = process.env.MISTERX_RESTARTED !== undefined && pairing.signedIn();
  if ((options.open || options.demo) && !restarted) {
    openBrowser(links.here, (sentence) => console.log(`${sentence}\n`));
  }
  if (mock !== undefined) {
    console.log(practiceHint(options.scanners));
    void practise(mock, process.stdin, process.stderr);
  }

  const echoHeard = await stopped;
  const saved = await server.isSaved();
  await server.close();
  // Waiting for more lines would keep the process.
  if (mock !== undefined) process.stdin.destroy();
  console.log(saved ? SAVED_SENTENCE : UNSAVED_SENTENCE);
  await echoHeard();
  // A handle that someone forgot must not keep the terminal.
  setTimeout(() => process.exit(0), 1_000).unref();
  return 0;
}

type BrowserEnvironment = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
};

/** Who ends later than this has opened something, in milliseconds. */
const FAILURE_WITHIN_MS = 10_000;

const NO_SCREEN = 'There is no screen here to open a browser on. Use the link above.';
const NO_BROWSER = 'The browser could not be opened. Use the link above.';

/** The program that opens an address in the person's own browser, where there is a screen for one. */
export function browserCommand(
  url: string,
  { platform, env }: BrowserEnvironment,
): readonly [string, ...string[]] | undefined {
  if (platform === 'darwin') return ['open', url];
  // `start` is a word of a shell, which would read an address of ours as its own.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url];
  // Without a screen xdg-open would look for a browser that takes the terminal.
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : undefined;
}

/**
 * Opens a browser and leaves it alone: it outlives this process, and what it says is not heard.
 * @param excuse is told a sentence when it does not work
 */
export function openBrowser(
  url: string,
  excuse: (sentence: string) => void,
  place: BrowserEnvironment = process,
): void {
  const command = browserCommand(url, place);
  if (command === undefined) {
    excuse(NO_SCREEN);
    return;
  }
  const [program, ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: place.env });
  // Such as one that is not there.
  child.once('error', () => excuse(NO_BROWSER));
  child.once('exit', (code) => {
    if (code !== 0 && performance.now() - began < FAILURE_WITHIN_MS) excuse(NO_BROWSER);
  });
  child.unref();
}

/** Milliseconds between two collections while matches are checked. */
const COLLECT_EVERY_MS = 5_000;

/**
 * Checking hundreds of matches leaves garbage, which V8 would keep until it has made as much again: on a
 * quiet server, for days. So it is collected while they are checked, and once more at the end where there were
 * any. Each time everybody waits some tenths of a second, in the first minute after a start, and never again.
 *
 * @param checked how many matches there were, once they are checked
 */
export async function collectGarbageWhileChecking(checked: Promise<number>, collect = collector()): Promise<void> {
  const timer = setInterval(collect, COLLECT_EVERY_MS).unref();
  const matches = await checked.finally(() => clearInterval(timer));
  if (matches > 0) collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
