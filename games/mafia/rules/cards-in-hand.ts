import { inDeckOrder } from './pack.js';
import type { CardId } from './pack-file.js';
import type { MafiaDecision } from './decision.js';
import type { Clan } from './seats.js';
import { storedPlan } from './stored-plan.js';
import type { DoneBy, CityLayout, Plan, RefusalCode, State } from './types.js';

/** What is wrong with the cards that a seat wants to swap (MF-20). */
export function swapFault(state: State, seat: Clan, cards: readonly CardId[]): RefusalCode | undefined {
  const { hand } = state.clans[seat];
  if (cards.some((card) => !hand.includes(card))) return 'CARD_NOT_IN_HAND';
  return new Set(cards).size < cards.length ? 'CARD_USED_TWICE' : undefined;
}

/** The swapped cards go out, and as many come (MF-20, MF-22). */
export function swapCards(decision: MafiaDecision, seat: Clan, cards: readonly CardId[], by: DoneBy): void {
  const count = cards.length;
  const gave = inDeckOrder(decision.pack, cards);
  const isPrinted = decision.flags.card_source === 'printed_cards';
  const drawn = isPrinted ? [] : decision.rng.shuffle(decision.state.deck).slice(0, count);
  const { round } = decision.state;
  decision.emit({ type: 'exchanged', seat, round, count, by, secret: { cards: gave } });
  if (drawn.length > 0) {
    decision.emit({ type: 'drawn', seat, secret: { cards: inDeckOrder(decision.pack, drawn) } });
  }
  if (isPrinted && count > 0) decision.emit({ type: 'cardsAwaited', seat, count });
}

/** What is wrong with a layout, the first fault that applies (MF-23). */
export function layoutFault({ pack, state }: MafiaDecision, seat: Clan, layout: CityLayout): RefusalCode | undefined {
  const { hand, unread } = state.clans[seat];
  if (unread > 0) return 'SCAN_INCOMPLETE';
  const cards = layout.map(({ card }) => card);
  if (cards.some((card) => !hand.includes(card))) return 'CARD_NOT_IN_HAND';
  if (new Set(cards).size < cards.length) return 'CARD_USED_TWICE';
  const quarters = layout.map(({ quarter }) => quarter);
  if (quarters.some((quarter) => pack.owner.get(quarter) !== seat)) return 'NOT_YOUR_QUARTER';
  if (new Set(quarters).size < quarters.length) return 'QUARTER_TAKEN';
  return cards.length < hand.length ? 'CARDS_LEFT' : undefined;
}

/** Which own quarters hold a card becomes public; the faces stay secret (MF-23). */
export function publishLayout(decision: MafiaDecision, seat: Clan, layout: CityLayout, by: DoneBy): void {
  const cards = inReadingOrder(decision, layout);
  const quarters = cards.map(({ quarter }) => quarter);
  const { round } = decision.state;
  decision.emit({ type: 'laidOut', seat, round, quarters, by, secret: { cards } });
}

/** Own quarters in any order, as chance lays for someone who does not (MF-109). */
export function layAtRandom(decision: MafiaDecision, seat: Clan): void {
  const quarters = decision.rng.shuffle(decision.pack.quartersOf[seat]);
  const { hand } = decision.state.clans[seat];
  publishLayout(
    decision,
    seat,
    hand.map((card, at) => ({ card, quarter: quarters[at] ?? '' })),
    'referee',
  );
}

/** Changes what a seat has stored; nobody else notices. */
export function storePlan(decision: MafiaDecision, seat: Clan, change: Partial<Plan>): void {
  const plan = { ...decision.state.clans[seat].plan, ...change };
  const layout = plan.layout === null ? null : inReadingOrder(decision, plan.layout);
  const secret = storedPlan({ ...plan, layout }, change.moves !== undefined);
  decision.emit({ type: 'planned', seat, round: decision.state.round, secret });
}

/** An order in which someone laid would tell something. */
function inReadingOrder({ pack }: MafiaDecision, layout: CityLayout): CityLayout {
  return pack.quarters.flatMap((id) => layout.filter(({ quarter }) => quarter === id));
}
