import { type Action, type CardId, cardOf, flagsOf, type Pack, type View } from '../../rules/browser.js';
import { cardsOf } from './hand.js';
import type { OwnSleuth } from './seats.js';

type Chosen = {
  /** Positions from 1, in the order in which they were touched. */
  readonly line: readonly number[];
  readonly deck: number;
  readonly holmes: CardId | null;
  /** Printed cards off the deck, as they were read. */
  readonly cards: readonly CardId[];
};
const NOTHING_CHOSEN: Chosen = { line: [], deck: 0, holmes: null, cards: [] };

/** Cards that are being chosen from line and deck (SH-38, SH-39, SH-54). */
export class DrawDraft {
  constructor(
    private readonly pack: Pack,
    private readonly view: View,
    private readonly me: OwnSleuth,
    /** The hand before the first card came: what came since may be of no use yet (SH-54). */
    private readonly before: readonly CardId[] = me.own.hand,
    readonly chosen: Chosen = NOTHING_CHOSEN,
  ) {}

  /** One after the other, each seen as it comes (`draw_order`). */
  get isFree(): boolean {
    return flagsOf(this.view).draw_order === 'free';
  }

  get isPrinted(): boolean {
    return flagsOf(this.view).card_source === 'printed_cards';
  }

  /** How many cards this draw brings; with `free`, how many are left. */
  get due(): number {
    const { draws, withHolmes } = this.view.turn;
    return this.chosen.holmes === null ? draws : (withHolmes ?? draws);
  }

  get left(): number {
    return this.due - this.chosen.line.length - this.chosen.deck;
  }

  /** Nothing comes, whatever is chosen. */
  get isOver(): boolean {
    return this.due === 0 && this.extras.length === 0;
  }

  /** Cards of Holmes that may give one more. */
  get extras(): readonly CardId[] {
    const { turn, line } = this.view;
    if (turn.withHolmes === null) return [];
    const held = cardsOf(this.pack, this.me.own.hand, 'holmes');
    if (!flagsOf(this.view).holmes_draw_from_fresh) {
      return held.filter((card) => this.before.includes(card));
    }
    if (this.isFree) return held;
    const coming = this.chosen.line.flatMap((position) => line[position - 1] ?? []);
    return [...held, ...coming.filter((card) => cardOf(this.pack, card).character === 'holmes')];
  }

  /** Below the line there are so many to be drawn: the discards are shuffled once the deck is empty (SH-41). */
  get below(): number {
    const spent = this.chosen.holmes === null ? 0 : 1;
    return this.view.deck + this.view.discards.length + spent;
  }

  get mayTakeDeck(): boolean {
    return this.left > 0 && this.chosen.deck < this.below;
  }

  mayTake(position: number): boolean {
    const isThere = this.view.line[position - 1] != null;
    return isThere && (this.chosen.line.includes(position) || this.left > 0);
  }

  touch(position: number): DrawDraft {
    if (!this.mayTake(position)) return this;
    const others = this.chosen.line.filter((each) => each !== position);
    const line = others.length < this.chosen.line.length ? others : [...others, position];
    const draft = this.with({ line });
    const { holmes } = draft.chosen;
    // The Holmes card that came with it is gone as well.
    return holmes === null || draft.extras.includes(holmes) ? draft : draft.help(null);
  }

  fromDeck(deck: number): DrawDraft {
    const most = Math.min(this.below, this.chosen.deck + this.left);
    const next = Math.max(0, Math.min(deck, most));
    return this.with({ deck: next, cards: this.chosen.cards.slice(0, next) });
  }

  /** With one card fewer to come, what was chosen last is given up. */
  help(holmes: CardId | null): DrawDraft {
    const draft = this.with({ holmes });
    if (draft.left >= 0) return draft;
    return draft.chosen.deck > 0
      ? draft.with({ deck: draft.chosen.deck + draft.left, cards: [] })
      : draft.with({ line: draft.chosen.line.slice(0, draft.due) });
  }

  /** What was drawn from a printed deck, as far as it was read. */
  read(cards: readonly CardId[]): DrawDraft {
    return this.with({ cards: cards.slice(0, this.chosen.deck) });
  }

  /** The right number, and printed ones are read. */
  get isComplete(): boolean {
    const { deck, cards } = this.chosen;
    return this.left === 0 && (!this.isPrinted || cards.length === deck);
  }

  get action(): Action | undefined {
    if (!this.isComplete) return undefined;
    const { deck, holmes, cards } = this.chosen;
    const line = [...this.chosen.line].sort();
    return { type: 'draw', line, deck, holmes, ...(this.isPrinted ? { cards } : {}) };
  }

  private with(change: Partial<Chosen>): DrawDraft {
    return new DrawDraft(this.pack, this.view, this.me, this.before, {
      ...this.chosen,
      ...change,
    });
  }
}
