import type { View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../pursuit/messages/phone/en.js';
import { turnLine } from './shared/turn-line.js';

type Known = Pick<View, 'startSource' | 'own'> & { readonly stops: readonly (number | null)[] };

function line({ startSource, own, stops }: Known): string {
  const detectives = stops.map((stop) => ({ stop }));
  // Only what the line reads.
  const view = { phase: 'registration', startSource, own, detectives } as unknown as View;
  return turnLine(view, messages.turn);
}

describe('while start cards are drawn', () => {
  const { you, x, registration } = messages.turn;
  const own = {} as NonNullable<View['own']>;

  it.each([
    ['his phone, once all detectives stand', 'registered', own, [13, 26], you],
    ['the phones of the others then', 'registered', null, [13, 26], x],
    ['his phone before', 'registered', own, [13, null], registration],
    ['his phone where the referee draws', 'server', own, [13, 26], registration],
  ] as const)('%s', (_, startSource, own, stops, said) => {
    expect(line({ startSource, own, stops })).toBe(said);
  });
});
