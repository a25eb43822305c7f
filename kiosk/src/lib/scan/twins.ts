import type { Heard } from './heard.js';

/**
 * How long after one way the other may bring the same reading. Both take some tens of
 * milliseconds, and a busy computer ten times that; nobody scans one card with two scanners in
 * half a second.
 */
export const TWIN_MS = 500;

/**
 * A keyboard scanner at the server's own computer is heard twice: by the server, and by the page
 * it types into. Each reading of one way stands for at most one of the other, so that a card that
 * was really scanned twice stays two scans.
 */
export class Twins {
  #alone: Heard[] = [];

  /** Whether this is what the other way has already brought. */
  isSecond(heard: Heard): boolean {
    this.#alone = this.#alone.filter(({ at }) => heard.at - at <= TWIN_MS);
    const twin = this.#alone.findIndex(
      ({ text, via }) => via !== heard.via && sameReading(text, heard.text),
    );
    if (twin < 0) {
      if (canBeHeardTwice(heard)) this.#alone.push(heard);
      return false;
    }
    if (!canBeHeardTwice(heard)) return false;
    this.#alone.splice(twin, 1);
    return true;
  }

  clear(): void {
    this.#alone = [];
  }
}

/** What one scanner cannot bring by two ways is never a twin. */
function canBeHeardTwice({ via }: Heard): boolean {
  return via !== 'camera';
}

/** The page reads keys and the server reports: they may differ in case and in blanks. */
export function sameReading(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}
