import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { NoticeQueue } from '@mister-x/kiosk/lib/notices/queue.svelte.ts';

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
