import { expect } from 'vitest';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { slowSession } from './slow-session.js';
import { StartCardInput, type StartingTable } from './start-card-input.svelte.js';

/** One start card is registered, however often the finger bounces (CM-6), at whichever hunt's table. */
export async function registersOnce(
  view: object,
  tableOf: (session: Session) => StartingTable,
): Promise<void> {
  const { session, sent, answer } = slowSession(view);
  const table = Object.defineProperty(tableOf(session), 'deck', { value: [7, 8] });
  const desk = new StartCardInput(table);
  void desk.choose(7);
  void desk.choose(7);
  void desk.choose(8);
  expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd1', stop: 7 }]]);
  await answer(null);
  void desk.choose(8);
  expect(sent).toHaveLength(2);
}
