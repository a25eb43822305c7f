import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { STEP_TIMEOUT_MS } from './patience.js';
import { WireTap } from './wire-tap.js';

const SCREENSHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url));

/** Pictures are for people and take time: none unless asked for, but of what goes wrong. */
const PICTURES = process.env.PICTURES ?? '';

/** Pages move for people, which a browser without a graphics card has to draw: the quick run asks for little of it. */
const REDUCED_MOTION = byExtent({ quick: 'reduce', all: 'no-preference' } as const);

const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const KIOSK: BrowserContextOptions = { viewport: { width: 1920, height: 1080 }, hasTouch: true };

/** A browser of its own: a screen or a phone with its storage, its page and its connection. */
export class Device {
  readonly faults: string[] = [];
  readonly wire: WireTap;
  /** While the server is away, Chromium itself complains about refused connections. */
  #outage = false;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    wire: WireTap,
  ) {
    this.wire = wire;
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (this.#outage && /ERR_|WebSocket connection/.test(message.text())) return;
      this.faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (!this.#outage && !wasCancelledWithPage(request)) this.faults.push(`failed: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.faults.push(`${response.status()}: ${response.url()}`);
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(page.url()).host && page.url() !== BLANK_PAGE)
        this.faults.push(`foreign request: ${request.url()}`);
    });
  }

  static kiosk(browser: Browser, name = 'kiosk', options = {}): Promise<Device> {
    return Device.open(browser, name, { ...KIOSK, ...options });
  }

  static phone(browser: Browser, name: string, options = {}): Promise<Device> {
    return Device.open(browser, name, { ...PHONE, ...options });
  }

  private static async open(browser: Browser, name: string, options: BrowserContextOptions): Promise<Device> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: REDUCED_MOTION,
      ...options,
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    await context.addInitScript(makeStorageTamperable);
    return Device.on(context, name);
  }

  private static async on(context: BrowserContext, name: string): Promise<Device> {
    const page = await context.newPage();
    return new Device(name, context, page, await WireTap.on(page));
  }

  /** Another tab of the same browser. */
  anotherTab(name: string): Promise<Device> {
    return Device.on(this.context, name);
  }

  /** What the device remembers from earlier, before its first page. */
  async remember(memory: Readonly<Record<string, unknown>>): Promise<void> {
    await this.context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(`mister-x:${key}`, JSON.stringify(value));
      }
    }, memory);
  }

  /** Complaints of the browser about a server that is not there do not count meanwhile. */
  expectOutage(outage: boolean): void {
    this.#outage = outage;
  }

  /**
   * The next message of this page that holds `from` leaves with `to` in its place: a device that
   * asks for what its own buttons would never offer.
   */
  async tamperNext(from: string, to: string): Promise<void> {
    await this.page.evaluate(
      ([a, b]) => {
        Object.assign(window, { misterXTamper: [a, b] });
      },
      [from, to],
    );
  }

  /** A picture for people, where they asked for pictures. */
  async screenshot(name: string): Promise<void> {
    if (PICTURES !== '') await this.photograph(name);
  }

  async photograph(name: string): Promise<string> {
    const path = `${SCREENSHOTS}${name}.png`;
    await mkdir(dirname(path), { recursive: true });
    await this.page.screenshot({ path, animations: 'disabled' });
    return path;
  }

  /** For anyone who reads a failed test: a picture, and the page as it is read aloud. */
  async report(test: string): Promise<string> {
    if (this.page.isClosed()) return `${this.name}: closed`;
    const file = `failed/${test}-${this.name}`.replaceAll(/[^\w/-]+/g, '-');
    const path = await this.photograph(file).catch(() => 'no picture');
    const text = await this.page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch(() => '(no text)');
    const faults = this.faults.length === 0 ? '' : `\nfaults: ${this.faults.join('\n')}`;
    return `--- ${this.name} at ${this.page.url()}\n${path}\n${text}${faults}`;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

const BLANK_PAGE = 'about:blank';

/** Runs in the page before its own scripts. */
function makeStorageTamperable(): void {
  const send = WebSocket.prototype.send;
  const { encode } = TextEncoder.prototype;
  const slot = window as { misterXTamper?: [string, string] | undefined };
  // What goes into a box is altered before it is sealed.
  TextEncoder.prototype.encode = function (text = '') {
    const change = slot.misterXTamper;
    if (change === undefined || !/^\[\d+,"/.test(text) || !text.includes(change[0])) {
      return encode.call(this, text);
    }
    slot.misterXTamper = undefined;
    return encode.call(this, text.replace(change[0], change[1]));
  };
  WebSocket.prototype.send = function (data) {
    const change = slot.misterXTamper;
    if (change === undefined || typeof data !== 'string' || !data.includes(change[0])) {
      return send.call(this, data);
    }
    slot.misterXTamper = undefined;
    return send.call(this, data.replace(change[0], change[1]));
  };
}

/** `other`: the icon of the page. */
const RESOURCES_CANCELLED_WITH_PAGE = ['font', 'script', 'stylesheet', 'manifest', 'other'];

/**
 * What a page was still fetching when it was left; the browser itself gave it up. One that a page
 * stays and waits for fails with another word, and its import with an error that counts.
 */
function wasCancelledWithPage(request: Request): boolean {
  const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
  return isAborted && RESOURCES_CANCELLED_WITH_PAGE.includes(request.resourceType());
}
