import { newHostKey } from '../../lib/client/ids.js';
import { forget, recall, remember } from '../../lib/store.js';

/** A code that this screen spends, and the key that it draws for itself with it. */
type Pairing = { readonly code: string; readonly key: string };

const PLACE = 'pairing';

/**
 * Remembered until the referee has answered: a page that is loaded again meanwhile asks again with the
 * same key, so that a code is never spent on a key that nobody has.
 */
export function beginPairing(code: string): Pairing {
  const before = unfinishedPairing();
  if (before?.code === code) return before;
  const pairing = { code, key: newHostKey() };
  remember(PLACE, pairing);
  return pairing;
}

export function unfinishedPairing(): Pairing | undefined {
  const kept = recall(PLACE);
  if (typeof kept !== 'object' || kept === null || !('code' in kept && 'key' in kept)) {
    return undefined;
  }
  const { code, key } = kept;
  return typeof code === 'string' && typeof key === 'string' ? { code, key } : undefined;
}

export function endPairing(): void {
  forget(PLACE);
}

/** What someone typed: the code itself, or the whole link that holds it. */
export function readTyped(typed: string): { readonly code: string; readonly channel?: string } {
  const at = typed.indexOf('#');
  if (at === -1) return { code: typed.trim() };
  const fields = new URLSearchParams(typed.slice(at + 1).trim());
  const channel = fields.get('channel');
  return { code: fields.get('pair') ?? typed.trim(), ...(channel === null ? {} : { channel }) };
}
