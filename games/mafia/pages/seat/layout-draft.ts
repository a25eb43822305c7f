import type { CardId, Clan, CityLayout, Pack, QuarterId } from '../../rules/browser.js';

/** Where own cards are to lie, while they are put down one by one: one card on one own quarter. */
export class LayoutDraft {
  private constructor(
    private readonly pack: Pack,
    private readonly seat: Clan,
    private readonly hand: readonly CardId[],
    readonly laid: ReadonlyMap<QuarterId, CardId>,
  ) {}

  static of(pack: Pack, seat: Clan, hand: readonly CardId[], stored: CityLayout | null): LayoutDraft {
    const known = (stored ?? []).filter(({ card }) => hand.includes(card));
    const laid = new Map(known.map(({ quarter, card }) => [quarter, card]));
    return new LayoutDraft(pack, seat, hand, laid);
  }

  /** Still in hand. */
  get left(): readonly CardId[] {
    const lying = new Set(this.laid.values());
    return this.hand.filter((card) => !lying.has(card));
  }

  get quarters(): readonly QuarterId[] {
    return this.pack.quartersOf[this.seat];
  }

  get isComplete(): boolean {
    return this.left.length === 0;
  }

  /** A card that lay there comes back; where both lie already, they change places. */
  put(card: CardId, quarter: QuarterId): LayoutDraft {
    if (!this.quarters.includes(quarter) || !this.hand.includes(card)) return this;
    const from = [...this.laid].find(([, each]) => each === card)?.[0];
    const there = this.laid.get(quarter);
    const laid = new Map(this.laid);
    if (from !== undefined) laid.delete(from);
    laid.set(quarter, card);
    if (from !== undefined && from !== quarter && there !== undefined) laid.set(from, there);
    return this.#with(laid);
  }

  take(quarter: QuarterId): LayoutDraft {
    const laid = new Map(this.laid);
    laid.delete(quarter);
    return this.#with(laid);
  }

  cleared(): LayoutDraft {
    return this.#with(new Map());
  }

  get layout(): CityLayout {
    return this.quarters.flatMap((quarter) => {
      const card = this.laid.get(quarter);
      return card === undefined ? [] : [{ quarter, card }];
    });
  }

  #with(laid: ReadonlyMap<QuarterId, CardId>): LayoutDraft {
    return new LayoutDraft(this.pack, this.seat, this.hand, laid);
  }
}
