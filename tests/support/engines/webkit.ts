import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { freePort } from '../../processes/free-port.js';
import { LAN_NAME } from '../referee.js';
import { type Engine, type EnginePage, ENGINES, type PageFunction, type Size, type PagePoint } from './engine.js';

export const WEBKIT_DRIVER = ENGINES['webkit2gtk-driver'];
export const XVFB = ENGINES.xvfb;

type SentMessage = { readonly [member: string]: unknown };

/** WebKitGTK's own small browser on a screen that nobody sees: one driver, and one browser, a device. */
export async function launchWebKit(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'mister-x-webkit-'));
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const hosts = join(folder, 'hosts');
  await writeFile(hosts, `127.0.0.1 localhost ${LAN_NAME}\n`);
  const named = ['--dev-bind', '/', '/', '--ro-bind', hosts, '/etc/hosts', '--die-with-parent'];
  // It has no names but the computer's: it gets a file of them that it sees alone, where that is allowed.
  const hasNames = spawnSync('bwrap', [...named, 'true']).status === 0;
  const drivers: Driver[] = [];
  return {
    open: async (size) => {
      const before = hasNames ? ['bwrap', ...named] : [];
      const driver = await Driver.start(before, String(display).trim());
      drivers.push(driver);
      return WebKitPage.of(driver, size);
    },
    address: ({ lanAddress }) => {
      return hasNames ? lanAddress : lanAddress.replace(LAN_NAME, ownAddress());
    },
    close: async () => {
      await Promise.all(drivers.map((driver) => driver.stop()));
      screen.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const SCREEN = '1600x1200x24';

function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (own === undefined) throw new Error('this computer has no address but its own');
  return own.address;
}

/** One session of W3C WebDriver. */
class Driver {
  #session = '';

  private constructor(
    private readonly process: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(before: readonly string[], display: string): Promise<Driver> {
    const port = await freePort();
    const [command = '', ...args] = [...before, WEBKIT_DRIVER, ...[`--port=${port}`, '--host=127.0.0.1']];
    const env = { ...process.env, GDK_BACKEND: 'x11', LANGUAGE: 'en' };
    const child = spawn(command, args, {
      env: { ...env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
      detached: true,
      stdio: 'ignore',
    });
    const driver = new Driver(child, `http://127.0.0.1:${port}`);
    try {
      await driver.#begin();
    } catch (error) {
      // Nobody else knows of it.
      await driver.stop();
      throw error;
    }
    return driver;
  }

  async #begin(): Promise<void> {
    await expect.poll(() => this.#isUp()).toBe(true);
    const options = { acceptInsecureCerts: true, ...BROWSER };
    const made = await this.send('POST', '/session', { capabilities: { alwaysMatch: options } });
    this.#session = `/session/${(made as { sessionId: string }).sessionId}`;
  }

  #isUp(): Promise<boolean> {
    return fetch(`${this.url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: SentMessage): Promise<unknown> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.url}${this.#session}${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    if (this.#session !== '') await this.send('DELETE', '').catch(() => {});
    const ended = once(this.process, 'exit');
    // The browser and its helpers go with the driver.
    process.kill(-pid);
    await ended;
  }
}

const BROWSER = { 'webkitgtk:browserOptions': { args: ['--automation'] } };

class WebKitPage implements EnginePage {
  readonly #faults: string[] = [];

  private constructor(private readonly driver: Driver) {}

  /** A window is never narrower than 447 px, and has a bar on top. */
  static async of(driver: Driver, { width, height }: Size): Promise<WebKitPage> {
    await driver.send('POST', '/window/rect', { x: 0, y: 0, width, height: height + BAR_PX });
    return new WebKitPage(driver);
  }

  async faults(): Promise<readonly string[]> {
    this.#faults.push(...(await this.call(takeOverheardFaults)));
    return this.#faults;
  }

  async goto(url: string): Promise<void> {
    await this.faults();
    await this.driver.send('POST', '/url', { url });
    await this.call(overhear);
  }

  async call<A extends readonly unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R> {
    const script = `return (${work})(...arguments)`;
    return (await this.driver.send('POST', '/execute/sync', { script, args })) as R;
  }

  down(spot: PagePoint): Promise<void> {
    return this.#act([moveTo(spot), { type: 'pointerDown', button: 0 }]);
  }

  move(spot: PagePoint): Promise<void> {
    return this.#act([moveTo(spot)]);
  }

  up(): Promise<void> {
    return this.#act([{ type: 'pointerUp', button: 0 }]);
  }

  async #act(actions: readonly SentMessage[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    const finger = { type: 'pointer', id: 'finger', parameters, actions };
    await this.driver.send('POST', '/actions', { actions: [finger] });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.driver.send('GET', '/screenshot')), 'base64');
  }
}

const BAR_PX = 38;

function moveTo({ x, y }: PagePoint): SentMessage {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

type Overheard = { misterXFaults?: string[] };

/** In a page that has just been loaded; what its scripts say in the console is not to be had. */
function overhear(): void {
  const heard: string[] = [];
  Object.assign(window, { misterXFaults: heard });
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    heard.push(`${effectiveDirective}: ${blockedURI}`);
  });
}

function takeOverheardFaults(): readonly string[] {
  return (window as Overheard).misterXFaults?.splice(0) ?? [];
}
