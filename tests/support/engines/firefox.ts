import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { LAN_NAME, type Referee } from '../referee.js';
import { type Engine, type EnginePage, ENGINES, type PageFunction, type Size, type PagePoint } from './engine.js';

export const FIREFOX = ENGINES['firefox-esr'];

/** Debian's Firefox, over WebDriver BiDi: each device has a context of its own. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    acceptInsecureCerts: true,
    // It is asked for by its name, and so is no secure context over plain HTTP.
    extraPrefsFirefox: {
      'network.dns.localDomains': LAN_NAME,
      'intl.accept_languages': 'en',
      // Of a picture that is opened by itself it would ask for an icon that no page of ours names.
      'browser.chrome.site_icons': false,
    },
  });
  return {
    open: async (size) => FirefoxPage.in(await browser.createBrowserContext(), size),
    address: ({ lanAddress }: Referee) => lanAddress,
    close: () => browser.close(),
  };
}

class FirefoxPage implements EnginePage {
  readonly #faults: string[] = [];

  private constructor(private readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.#faults.push(message.text());
    });
    page.on('pageerror', (error) => this.#faults.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#faults.push(`${response.status()}: ${response.url()}`);
    });
  }

  static async in(context: BrowserContext, size: Size): Promise<FirefoxPage> {
    const page = await context.newPage();
    await page.setViewport(size);
    return new FirefoxPage(page);
  }

  faults(): Promise<readonly string[]> {
    return Promise.resolve(this.#faults);
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  call<A extends readonly unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R> {
    const sent = `(${work})(...${JSON.stringify(args)})`;
    return this.page.evaluate(sent) as Promise<R>;
  }

  async down({ x, y }: PagePoint): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
  }

  move({ x, y }: PagePoint): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  up(): Promise<void> {
    return this.page.mouse.up();
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }
}
