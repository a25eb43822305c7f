import { expect } from 'vitest';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { NoticeQueue } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';
import { StartCardInput, type StartingTable } from './start-card-input.svelte.js';

/** One start card is registered, however often the finger bounces (CM-6), at whichever hunt's table. */
export async function checkRegistersOnce(view: object, tableOf: (session: Session) => StartingTable): Promise<void> {
  const { session, sent, answer } = slowSession(view);
  const table = Object.defineProperty(tableOf(session), 'deck', { value: [7, 8] });
  const startCardInput = new StartCardInput(table);
  void startCardInput.choose(7);
  void startCardInput.choose(7);
  void startCardInput.choose(8);
  expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd1', stop: 7 }]]);
  await answer(null);
  void startCardInput.choose(8);
  expect(sent).toHaveLength(2);
}

/** A session whose referee answers when it is told to; `busy` counts as the real one's does. */
export function slowSession(game: object) {
  const sent: unknown[] = [];
  let answer = (_: string | null) => {};
  const command = async (seat: string, what: unknown) => {
    session.busy++;
    sent.push([seat, what]);
    const code = await new Promise<string | null>((resolve) => {
      answer = resolve;
    });
    session.busy--;
    return code === null ? { ok: true, value: { revision: 1 } } : { ok: false, refusal: { code } };
  };
  const session = {
    busy: 0,
    attendance: { as: 'kiosk', table: 't' },
    info: {
      seats: [
        { seat: 'x', role: 'x', name: 'Xenia', colour: 'clear', claimed: true },
        { seat: 'h1', role: 'hunter', name: 'Anna', colour: 'red blue', claimed: false },
      ],
      waiting: [],
      announced: null,
      correspondence: null,
      status: 'playing',
    },
    view: { game, takeback: { open: null, asker: null } },
    queue: new NoticeQueue(),
    latest: [],
    send: command,
    command,
  };
  return {
    session: session as unknown as Session,
    sent,
    /** With a refusal, or with `null` for yes. */
    answer: async (code: string | null) => {
      answer(code);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
