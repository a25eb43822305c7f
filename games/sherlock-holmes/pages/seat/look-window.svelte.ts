import type { RefusalBody } from '@mister-x/engine/protocol';
import type { Action, CardId, View } from '../../rules/browser.js';

type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: RefusalBody };
type Send = (action: Action) => Promise<Reply>;

/**
 * The window in which others may look along (SH-55, SH-56), as one phone goes through it: it is asked once for each
 * look, answers once, with a card or without, and by itself never. What the page shows of it is the same whatever
 * the hand holds.
 */
export class LookWindow {
  #rung: number | null = null;
  /** What a second touch must not answer again, before the page shows that it was. */
  #answered: number | null = null;
  #sending = $state(false);

  constructor(
    private readonly send: Send,
    private readonly ring: () => void,
  ) {}

  get sending(): boolean {
    return this.#sending;
  }

  /** To be told of every view. */
  see({ look, own }: Pick<View, 'look' | 'own'>): void {
    if (own?.mayAnswer !== true || look === null) return;
    if (this.#rung === look.id || this.#answered === look.id) return;
    this.#rung = look.id;
    this.ring();
  }

  /** @returns why the referee did not take it; `undefined` where he did, or where the window has closed */
  async answer(look: number, card: CardId | null): Promise<RefusalBody | undefined> {
    if (this.#sending || this.#answered === look) return undefined;
    this.#sending = true;
    const reply = await this.send({ type: 'answer', look, card });
    this.#sending = false;
    if (!reply.ok && reply.refusal.code !== 'NO_WINDOW') return reply.refusal;
    this.#answered = look;
    return undefined;
  }
}
