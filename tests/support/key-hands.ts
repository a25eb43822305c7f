import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

type Key = { readonly code: string; readonly key: string; readonly text?: string };

type Layout = 'us' | 'azerty';
type Scanner = { readonly layout?: Layout; readonly gap?: number };

const AZERTY_DIGITS = 'à&é"\'(-è_ç';

/** Which key a scanner presses for a sign, and what the computer makes of it. */
function keyOf(sign: string, layout: Layout): Key {
  if (sign === '\n') return { code: 'Enter', key: 'Enter', text: '\r' };
  if (sign === '\t') return { code: 'Tab', key: 'Tab' };
  if (sign === ' ') return { code: 'Space', key: ' ', text: ' ' };
  if (/\d/.test(sign)) {
    const text = layout === 'us' ? sign : (AZERTY_DIGITS[Number(sign)] ?? sign);
    return { code: `Digit${sign}`, key: text, text };
  }
  return { code: `Key${sign.toUpperCase()}`, key: sign, text: sign };
}

const SCAN_MS = 4;
const VIRTUAL: Readonly<Record<string, number>> = { Enter: 13, Tab: 9, Space: 32 };

/** Real key events of Chromium, one after the other, as quickly as they are asked for. */
export class KeyHands {
  /** Keys that a busy page has not heard yet. */
  #unheard: Promise<void>[] | undefined;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<KeyHands> {
    return new KeyHands(page, await page.context().newCDPSession(page));
  }

  /**
   * The page does nothing until every key of `work` is in its queue. Keys come from another
   * process: where that one has to wait for a processor, they would come late and one by one, and
   * a scanner would type like a person.
   */
  async whileBusy(work: () => Promise<void>): Promise<void> {
    const context = this.page.context();
    const busy = this.page.evaluate(stayBusy);
    const hasBegun = async () => (await context.cookies()).some(({ name }) => name === 'busy');
    while (!(await hasBegun())) await sleep(2);
    this.#unheard = [];
    try {
      await work();
      // The browser takes orders in their turn: after this answer every key is on its way.
      await this.session.send('Target.getTargetInfo');
    } finally {
      await context.clearCookies({ name: 'busy' });
    }
    await Promise.all([busy, ...this.#unheard]);
    this.#unheard = undefined;
  }

  /** @param gap milliseconds from one key to the next, at least */
  async type(text: string, gap: number): Promise<void> {
    for (const sign of text) {
      const from = performance.now();
      await this.stroke(keyOf(sign, 'us'));
      // biome-ignore lint/plugin: as from one key to the next
      await sleep(Math.max(0, gap - (performance.now() - from)));
    }
  }

  /**
   * As a scanner does: a key every few milliseconds by the browser's stamps, however busy this
   * computer is.
   */
  async scan(text: string, scanner: Scanner = {}): Promise<void> {
    if (this.#unheard === undefined) return this.whileBusy(() => this.scan(text, scanner));
    const { layout = 'us', gap = SCAN_MS } = scanner;
    const start = Date.now();
    for (const [i, sign] of [...text].entries()) {
      const at = start + i * gap;
      // biome-ignore lint/plugin: as the stamps of the keys say
      if (at - Date.now() > 15) await sleep(at - Date.now());
      this.#unheard.push(this.stroke(keyOf(sign, layout), at));
    }
  }

  private async stroke({ code, key, text }: Key, at = Date.now()): Promise<void> {
    const windowsVirtualKeyCode = VIRTUAL[code] ?? code.charCodeAt(code.length - 1);
    const common = { code, key, windowsVirtualKeyCode, timestamp: at / 1_000 };
    const down = { ...common, ...(text === undefined ? {} : { text }) };
    await Promise.all([
      this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...down }),
      this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common }),
    ]);
  }
}

/** In the page, which does nothing else meanwhile: what ends it can come by a cookie only. */
function stayBusy(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way there is, is not for pages like this
  document.cookie = 'busy=1';
  while (document.cookie.includes('busy=1'));
}
