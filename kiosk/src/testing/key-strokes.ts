import { cdp } from 'vitest/browser';

type Key = { readonly code: string; readonly key: string; readonly text?: string };
type Layout = 'us' | 'azerty';

const AZERTY_DIGITS = 'à&é"\'(-è_ç';
const SCAN_MS = 4;
const VIRTUAL_KEY_CODES: Readonly<Record<string, number>> = { Enter: 13, Tab: 9, Space: 32 };

/** The browser's own way in for keys: nothing of what they do is made by hand in the page. */
const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };

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

/** Two orders that are on their way: the key goes down and up again, by the browser's stamps at this moment. */
function stroke({ code, key, text }: Key, at: number): Promise<unknown> {
  const windowsVirtualKeyCode = VIRTUAL_KEY_CODES[code] ?? code.charCodeAt(code.length - 1);
  const common = { code, key, windowsVirtualKeyCode, timestamp: at / 1_000 };
  const down = { ...common, ...(text === undefined ? {} : { text }) };
  return Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...down }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common }),
  ]);
}

/**
 * Keys at the times that their stamps say, however busy this computer is: the page does nothing until all of them are
 * in its queue, which it learns by a cookie that the browser takes away after the last.
 * @param strokes signs with the milliseconds from the first to each
 */
export async function strikeKeys(
  strokes: readonly (readonly [sign: string, at: number])[],
  layout: Layout = 'us',
): Promise<void> {
  // Orders that had to wait for the session itself would lose their order.
  await session.send('Target.getTargetInfo', {});
  const start = Date.now();
  // biome-ignore lint/suspicious/noDocumentCookie: a busy page can be told nothing in another way
  document.cookie = 'busy=1; path=/';
  const orders = strokes.map(([sign, at]) => stroke(keyOf(sign, layout), start + at));
  orders.push(session.send('Network.deleteCookies', { name: 'busy', url: location.href }));
  // The orders leave with what this page still has to do.
  await new Promise((resolve) => setTimeout(resolve, 0));
  while (document.cookie.includes('busy=1'));
  await Promise.all(orders);
}

/** As a scanner does: a key every few milliseconds. */
export function typeLikeScanner(text: string, { layout = 'us' as Layout, gap = SCAN_MS } = {}): Promise<void> {
  return strikeKeys(
    [...text].map((sign, i) => [sign, i * gap] as const),
    layout,
  );
}

/**
 * As fingers do.
 * @param gap milliseconds from one key to the next, at least
 */
export async function typeByHand(text: string, gap: number): Promise<void> {
  for (const sign of text) {
    const from = performance.now();
    await stroke(keyOf(sign, 'us'), Date.now());
    const left = Math.max(0, gap - (performance.now() - from));
    // biome-ignore lint/plugin: as from one key to the next
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
