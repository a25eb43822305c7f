import {
  type Action,
  type CardId,
  type Pack,
  type PackToken,
  type Play,
  pipsOf,
  tokenOf,
  type View,
} from '../../rules/browser.js';
import { playOf } from './hand.js';
import type { Me } from './seats.js';

/** The type of the token under the pawn; `undefined`: none lies there (SH-27). */
export function typeHere({ symbols }: View, { pawn }: Me): string | undefined {
  return symbols[pawn.at];
}

/** Cards of the hand that open a search here, each as it is meant (SH-28). */
export function openings(pack: Pack, view: View, me: Me): readonly Play[] {
  const type = typeHere(view, me);
  return type === undefined ? [] : me.own.hand.flatMap((card) => playOf(pack, card, type) ?? []);
}

/** Whether another search may be made in this turn (SH-26). */
export function maySearch(view: View, me: Me, searches: number): boolean {
  return view.turn.searches < searches && typeHere(view, me) !== undefined;
}

/** The token that this seat looks at, by itself or along with someone (SH-29, SH-55). */
export function tokenSeen(pack: Pack, view: View, { seat, own }: Me): PackToken | undefined {
  const { look } = view;
  if (look === null || (look.by !== seat && !look.reacted.some((each) => each === seat))) return;
  const token = own.seen[look.location];
  return token === undefined ? undefined : tokenOf(pack, token);
}

/** How a token is paid for, card by card (SH-31). */
export class Payment {
  constructor(
    private readonly pack: Pack,
    readonly token: PackToken,
    private readonly opening: Play,
    readonly plays: readonly Play[] = [],
  ) {}

  /** What opening card and payment come to. */
  get sum(): number {
    return [this.opening, ...this.plays].reduce((sum, play) => sum + this.pipsOf(play), 0);
  }

  get enough(): boolean {
    return this.sum >= this.token.number;
  }

  /** How this card would be meant; `undefined`: it adds nothing and cannot be chosen (SH-32). */
  playOf(card: CardId): Play | undefined {
    return playOf(this.pack, card, this.token.type);
  }

  has(card: CardId): boolean {
    return this.plays.some((play) => play.card === card);
  }

  touch(card: CardId): Payment {
    const others = this.plays.filter((play) => play.card !== card);
    const play = this.has(card) ? undefined : this.playOf(card);
    const plays = play === undefined ? others : [...others, play];
    return new Payment(this.pack, this.token, this.opening, plays);
  }

  get action(): Action {
    return { type: 'take', cards: this.plays };
  }

  private pipsOf({ card, mode }: Play): number {
    return pipsOf(this.pack, card, mode, this.token.type);
  }
}
