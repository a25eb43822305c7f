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
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<KeyHands> {
    return new KeyHands(await page.context().newCDPSession(page));
  }

  /** @param gap milliseconds from one key to the next, at least */
  async type(text: string, gap: number): Promise<void> {
    for (const sign of text) {
      const from = performance.now();
      await this.stroke(keyOf(sign, 'us'));
      await sleep(Math.max(0, gap - (performance.now() - from)));
    }
  }

  /**
   * As a scanner does: a key every few milliseconds by the browser's stamps, however busy this
   * computer is.
   */
  async scan(text: string, { layout = 'us', gap = SCAN_MS }: Scanner = {}): Promise<void> {
    const start = Date.now();
    const strokes: Promise<void>[] = [];
    for (const [i, sign] of [...text].entries()) {
      const at = start + i * gap;
      if (at - Date.now() > 15) await sleep(at - Date.now());
      strokes.push(this.stroke(keyOf(sign, layout), at));
    }
    await Promise.all(strokes);
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
