import {
  type Action,
  type CardId,
  type Pack,
  type PackToken,
  type CardPlay,
  pipsOf,
  tokenOf,
  type View,
} from '../../rules/browser.js';
import { playForType } from './hand.js';
import type { OwnSleuth } from './seats.js';

/** The type of the token under the pawn; `undefined`: none lies there (SH-27). */
export function symbolAtPawn({ symbols }: View, { pawn }: OwnSleuth): string | undefined {
  return symbols[pawn.at];
}

/** Cards of the hand that open a search here, each as it is meant (SH-28). */
export function playsOpeningSearch(pack: Pack, view: View, me: OwnSleuth): readonly CardPlay[] {
  const type = symbolAtPawn(view, me);
  return type === undefined ? [] : me.own.hand.flatMap((card) => playForType(pack, card, type) ?? []);
}

/** Whether another search may be made in this turn (SH-26). */
export function maySearch(view: View, me: OwnSleuth, searches: number): boolean {
  return view.turn.searches < searches && symbolAtPawn(view, me) !== undefined;
}

/** The token that this seat looks at, by itself or along with someone (SH-29, SH-55). */
export function tokenSeen(pack: Pack, view: View, { seat, own }: OwnSleuth): PackToken | undefined {
  const { look } = view;
  if (look === null || (look.by !== seat && !look.reacted.some((each) => each === seat))) return;
  const token = own.seen[look.location];
  return token === undefined ? undefined : tokenOf(pack, token);
}

/** How a token is paid for, card by card (SH-31). */
export class SearchPayment {
  constructor(
    private readonly pack: Pack,
    readonly token: PackToken,
    private readonly opening: CardPlay,
    readonly plays: readonly CardPlay[] = [],
  ) {}

  /** What opening card and payment come to. */
  get sum(): number {
    return [this.opening, ...this.plays].reduce((sum, play) => sum + this.pipsOf(play), 0);
  }

  get enough(): boolean {
    return this.sum >= this.token.number;
  }

  /** How this card would be meant; `undefined`: it adds nothing and cannot be chosen (SH-32). */
  playOf(card: CardId): CardPlay | undefined {
    return playForType(this.pack, card, this.token.type);
  }

  has(card: CardId): boolean {
    return this.plays.some((play) => play.card === card);
  }

  touch(card: CardId): SearchPayment {
    const others = this.plays.filter((play) => play.card !== card);
    const play = this.has(card) ? undefined : this.playOf(card);
    const plays = play === undefined ? others : [...others, play];
    return new SearchPayment(this.pack, this.token, this.opening, plays);
  }

  get action(): Action {
    return { type: 'take', cards: this.plays };
  }

  private pipsOf({ card, mode }: CardPlay): number {
    return pipsOf(this.pack, card, mode, this.token.type);
  }
}
