import type { View } from '@mister-x/games/scotland-yard/rules';
import { expect } from 'vitest';
import type { WireTap } from './wire-tap.js';

/** Until the end, a device other than Mister X's is told his stop only where he showed himself. */
export function expectNoSecrets({ updates }: WireTap): void {
  expect(updates.length).toBeGreaterThan(0);
  for (const { view } of updates) {
    const game = view.game as unknown as View;
    if (game.end !== null) return;
    expect(game.own).toBeNull();
    for (const { stop, shown } of game.log) {
      if (shown === undefined) expect(stop).toBeUndefined();
    }
  }
}

/** Signs of life, and the call. */
const PUBLIC_FRAME =
  /^(|\[\d+,"channel:(key|open)",\{("hello":"[\w-]+")?\}\]|\[\d+,\{"ok":true,"value":\{"(key|answer)":"[\w-]+"\}\}\])$/;

/** Nobody in a home network hears anything of a phone but calls and boxes, which have no word of the game. */
export function expectOnlyBoxes({ frames, heard }: WireTap, secrets: readonly string[]): void {
  const text = (payload: string | Buffer) => (typeof payload === 'string' ? payload : payload.toString('latin1'));
  const all = frames.map(({ payload }) => text(payload)).join('\n');
  for (const { up, payload } of frames) {
    if (typeof payload === 'string') expect(payload).toMatch(PUBLIC_FRAME);
    else if (up) expect(payload.length).toBe(528);
    else expect((payload.length - 16) % 256).toBe(0);
  }
  for (const secret of ['"view"', '"log"', 'tickets', 'station', ...secrets]) {
    expect(all).not.toContain(secret);
  }
  expect(heard.join()).toContain('"view"');
}
