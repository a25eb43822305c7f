import type { Action, View } from '../../rules/browser.js';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import { meIn, stepKey } from './seats.js';
import { secretMoves } from './secret-moves.js';

type Line = Pick<Session, 'send'>;
type Reply = Awaited<ReturnType<Session['send']>>;

/**
 * Sends one command after the other, so that a note on its way and a move do not refuse each other. Answers,
 * notes and votes fit whatever else happens (SH-80, 14.1): they are sent again for as long as they are meant.
 */
export class Outbox {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly line: Line,
    private readonly seat: string,
    private readonly view: () => View | undefined,
  ) {}

  send(action: Action): Promise<Reply> {
    const secrets = () => {
      const view = this.view();
      return view === undefined ? [] : secretMoves(view, this.seat, action);
    };
    const isMeant = this.#meant(action);
    const reply = this.#last.then(() => this.line.send(this.seat, action, { secrets, isMeant }));
    this.#last = reply.catch(() => undefined);
    return reply;
  }

  #meant(action: Action): () => boolean {
    switch (action.type) {
      case 'mark':
      case 'jot':
        return () => true;
      case 'answer':
        return () => this.view()?.look?.id === action.look;
      default: {
        const step = this.#step();
        return () => this.#step() === step;
      }
    }
  }

  #step(): string | undefined {
    const view = this.view();
    const me = view && meIn(view, this.seat);
    return view && me && stepKey(view, me);
  }
}
