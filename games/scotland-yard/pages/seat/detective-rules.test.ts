import type { View } from '../../rules/browser.js';
import { expect, it } from 'vitest';
import { lastSeenIfFresh } from './detective-rules.js';

const SEEN = { stop: 82, slot: 3 };

it.each([
  ['after a move that shows him', 'detectives', ['due'], SEEN],
  ['after one by his own will', 'detectives', [undefined, 'voluntary'], SEEN],
  ['no more after a move in the dark', 'detectives', ['due', undefined], null],
  ['nor once he moves again', 'x_turn', ['due'], null],
] as const)('Mister X appears on phones of detectives %s', (_, phase, shown, seen) => {
  const log = shown.map((each) => ({ shown: each }));
  // Only what the rule reads.
  expect(lastSeenIfFresh({ phase, log, x: { lastSeen: SEEN } } as unknown as View)).toEqual(seen);
});
