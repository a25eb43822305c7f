import { expect } from 'vitest';
import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import { visitWith } from '@mister-x/kiosk/testing/visit.svelte.ts';
import { StartCardInput, type StartingTable } from '../screen/start-card-input.svelte.js';

/** One start card is registered, however often the finger bounces (CM-6), at whichever hunt's table. */
export async function checkRegistersOnce(view: object, tableOf: (visit: Visit) => StartingTable): Promise<void> {
  const { visit, sent, answer } = slowVisit(view);
  const table = Object.defineProperty(tableOf(visit), 'deck', { value: [7, 8] });
  const startCardInput = new StartCardInput(table);
  void startCardInput.choose(7);
  void startCardInput.choose(7);
  void startCardInput.choose(8);
  expect(sent).toEqual([['h1', { type: 'registerStart', pawn: 'd1', stop: 7 }]]);
  await answer(null);
  void startCardInput.choose(8);
  expect(sent).toHaveLength(2);
}

/** A visit whose referee answers when it is told to; `busy` counts as the real one's does. */
export function slowVisit(game: object) {
  const sent: unknown[] = [];
  let answer = (_: string | null) => {};
  const command = async (seat: string, what: unknown) => {
    visit.busy++;
    sent.push([seat, what]);
    const code = await new Promise<string | null>((resolve) => {
      answer = resolve;
    });
    visit.busy--;
    return code === null ? { ok: true, value: { revision: 1 } } : { ok: false, refusal: { code } };
  };
  const visit = visitWith({
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
    send: command,
    command,
  });
  return {
    visit,
    sent,
    /** With a refusal, or with `null` for yes. */
    answer: async (code: string | null) => {
      answer(code);
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
