import type { Language } from '@mister-x/engine/protocol';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { Device } from './device.js';
import { SeatClient } from './hands.js';
import { KioskPage } from './kiosk-page.js';
import { layoutFaults } from './layout.js';
import { type ClaimedSeat, PhonePage } from './phone-page.js';
import { LAN_NAME, type ConnectionKind, Referee, type RefereeOptions } from './referee.js';
import { wordsIn } from './words.js';

let browser: Promise<Browser> | undefined;

function chromiumOfThisFile(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

/** One Chromium a test file; it leaves with the file. */
export function useChromium(): void {
  afterAll(async () => {
    const running = browser;
    browser = undefined;
    await (await running)?.close();
  });
}

/** A referee and the devices round its table, for one test. */
export class Evening {
  readonly devices: Device[] = [];
  readonly #hands: SeatClient[] = [];

  private constructor(
    readonly name: string,
    readonly browser: Browser,
    readonly referee: Referee,
  ) {}

  /**
   * Runs `work` against a referee of its own and cleans up after it. When it fails, every device
   * is photographed and described first. Afterwards no device may have complained of anything.
   */
  static async spend(
    name: string,
    work: (evening: Evening) => Promise<void>,
    how: ConnectionKind | (RefereeOptions & { readonly chromium?: readonly string[] }) = {},
  ): Promise<void> {
    const { chromium = [], ...options } = typeof how === 'string' ? { line: how } : how;
    const referee = await Referee.start(options);
    const pin = await referee.pin();
    // What a Chromium trusts, and what its camera sees, is settled when it starts.
    const usual = pin === undefined && chromium.length === 0;
    const own = usual ? undefined : await launchChromium(pin, undefined, chromium);
    const evening = new Evening(name, own ?? (await chromiumOfThisFile()), referee);
    try {
      await work(evening);
      for (const device of evening.devices) expect(device.faults.join('\n'), device.name).toBe('');
      expect(evening.referee.errors).toBe('');
    } catch (error) {
      const reports = await Promise.all(evening.devices.map((device) => device.report(name)));
      if (error instanceof Error) error.message += `\n${reports.join('\n')}`;
      throw error;
    } finally {
      for (const hands of evening.#hands) hands.close();
      await Promise.all(evening.devices.map((device) => device.close()));
      await own?.close();
      await evening.referee.stop();
    }
  }

  async kiosk(language: Language, name = 'kiosk', options = {}): Promise<KioskPage> {
    const locale = { locale: language };
    const device = await Device.kiosk(this.browser, name, { ...locale, ...options });
    this.devices.push(device);
    return new KioskPage(device, await wordsIn(language));
  }

  async phone(language: Language, name: string): Promise<PhonePage> {
    const device = await Device.phone(this.browser, name, { locale: language });
    this.devices.push(device);
    return new PhonePage(device, await wordsIn(language));
  }

  /** A device that someone lost: it takes no further part. */
  async lose(device: Device): Promise<void> {
    this.devices.splice(this.devices.indexOf(device), 1);
    await device.close();
  }

  async handsOfSeat(held: ClaimedSeat): Promise<SeatClient> {
    const hands = await this.#connect();
    hands.phones = () => this.devices.map(({ page }) => page);
    return hands.seat(held);
  }

  async handsOfKiosk(table: string): Promise<SeatClient> {
    return (await this.#connect()).kiosk(this.referee.hostKey, table);
  }

  async #connect(): Promise<SeatClient> {
    const hands = await SeatClient.connect(this.referee.address);
    this.#hands.push(hands);
    return hands;
  }

  /**
   * Kills the server, lets everybody notice, and starts it again on the same data, or on what
   * `meanwhile` made of it.
   */
  async blackout(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    for (const device of this.devices) device.expectOutage(true);
    await this.referee.kill();
    for (const { page, wire } of this.devices) {
      await page.locator('.strip.shown').waitFor();
      wire.connected = false;
    }
    await meanwhile();
    await this.referee.startAgain();
    for (const { page, wire } of this.devices) {
      await wire.until('the connection is back', ({ connected }) => connected);
      await page.locator('.strip.shown').waitFor({ state: 'hidden' });
    }
    for (const device of this.devices) device.expectOutage(false);
  }

  /** Holds a page against the rules of good looks. */
  async looks({ device }: KioskPage | PhonePage, moment: string): Promise<void> {
    const kind = device.page.viewportSize()?.width === 360 ? 'phone' : 'kiosk';
    expect(await layoutFaults(device.page, { kind }), `${device.name}, ${moment}`).toEqual([]);
  }
}

/**
 * A real Chromium that finds the referee under a name of the home network.
 * @param pin SHA-256, in Base64, of the public key of a server that it trusts as if its authority
 *   were installed; its certificate is then not checked any further
 * @param home a home folder of its own, with the certificates that it trusts in `.pki/nssdb`
 * @param more arguments beside the usual ones
 */
export function launchChromium(pin?: string, home?: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(home === undefined ? {} : { env: { ...process.env, HOME: home } as Record<string, string> }),
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
      ...(pin === undefined ? [] : [`--ignore-certificate-errors-spki-list=${pin}`]),
      ...more,
    ],
  });
}
