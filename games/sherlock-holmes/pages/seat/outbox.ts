import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import type { OwnMove } from '@mister-x/kiosk/lib/trust/witness.svelte.ts';
import { type Action, isSleuth, type PlayMode, secretDecision, secretHand, type View } from '../../rules/browser.js';
import { ownSleuthIn, stepKey } from './seats.js';
import { packFor } from '../shared/pack.js';

type SendingSession = Pick<Session, 'send'>;
type Reply = Awaited<ReturnType<Session['send']>>;

/**
 * Sends one command after the other, so that a note on its way and a move do not refuse each other. Answers,
 * notes and votes fit whatever else happens (SH-80, 14.1): they are sent again for as long as they are meant.
 */
export class CommandQueue {
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly line: SendingSession,
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
    const me = view && ownSleuthIn(view, this.seat);
    return view && me && stepKey(view, me);
  }
}

type Take = Extract<Action, { type: 'take' }>;

/**
 * What a phone commits to when it sends `action`: a hand that it read in, and a decision, of which nobody is
 * told while others may still react (SH-35).
 */
export function secretMoves(view: View, seat: string, action: Action): readonly OwnMove[] {
  if (action.type === 'registerHand' && isSleuth(seat)) {
    const hand = new Set(action.cards);
    return [
      secretHand(
        seat,
        [...packFor(view).cards.keys()].filter((card) => hand.has(card)),
      ),
    ];
  }
  const { look } = view;
  if (look === null || (action.type !== 'take' && action.type !== 'leave')) return [];
  const cards = action.type === 'take' ? playsMeant(action) : [];
  const decision = { take: action.type === 'take', cards };
  return [{ ...secretDecision(look.by, look.id, decision), silent: true }];
}

/** As drafts make them, each card says how it is meant. */
function playsMeant({ cards }: Take) {
  return cards.map(({ card, mode = 'symbol' }) => ({ card, mode: mode as PlayMode }));
}
