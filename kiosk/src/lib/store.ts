/**
 * Small things a device remembers. Local storage may be absent, full or forbidden (private
 * windows): then they last as long as the page.
 */
const memory = new Map<string, string>();
const PREFIX = 'mister-x:';

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // The copy in memory serves.
  }
}

export function recall(key: string): unknown {
  let text: string | null = null;
  try {
    text = localStorage.getItem(PREFIX + key);
  } catch {
    // As below.
  }
  text ??= memory.get(key) ?? null;
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}
