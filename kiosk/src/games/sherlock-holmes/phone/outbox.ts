import type { Action, View } from '@mister-x/engine/sherlock-holmes/browser';
import type { Session } from '../../../lib/client/session.svelte.js';
import { secretMoves } from './secret-moves.js';

type Line = Pick<Session, 'act'>;
type Reply = Awaited<ReturnType<Session['act']>>;

/** Something else reached this phone meanwhile: more often than this in a row is no coincidence. */
const TRIES = 6;

/**
 * Sends one command after the other, so that a note on its way and a move do not refuse each other. What met a
 * state that has changed is sent again for as long as it is still meant: answers, notes and votes fit whatever
 * else happens (SH-80, 14.1).
 */
export class Outbox {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly line: Line,
    private readonly seat: string,
    private readonly view: () => View | undefined,
  ) {}

  /** @param isMeant whether it still fits what is to be seen */
  send(action: Action, isMeant: () => boolean): Promise<Reply> {
    const reply = this.#last.then(() => this.#deliver(action, isMeant));
    this.#last = reply.catch(() => undefined);
    return reply;
  }

  async #deliver(action: Action, isMeant: () => boolean): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      const view = this.view();
      const moves = view === undefined ? [] : secretMoves(view, this.seat, action);
      const reply = await this.line.act(this.seat, action, moves);
      const isStale = !reply.ok && reply.refusal.code === 'STALE_STATE';
      if (!isStale || tries === TRIES || !isMeant()) return reply;
    }
  }
}
