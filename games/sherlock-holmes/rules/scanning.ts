import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { ok } from '@mister-x/engine/core/result';
import { arrest } from './closing.js';
import { afterTopUp, linePositionsToRead, hasDeckCards, enterCardInLine, HolmesDecision } from './flow.js';
import { closeIfAnswered, lookAsHolmes, reactionEvent, searchPlace } from './looking.js';
import { rideCab, walk } from './movement.js';
import { cardOf, pipsOf, pathsFrom, roadsOf } from './pack.js';
import type { CardId, LocationId } from './pack-file.js';
import { activeSleuths, tokenAt } from './position.js';
import { areAllCardsRead, type DecisionResult, beginFirstTurn, type ActionOf, refuse } from './setup.js';
import type { PlayMode, Sleuth, State } from './types.js';

/** The scanner of the table, with printed cards: whatever it reads, everybody sees (SH-82, SH-84, 14.1). */

export function scan(decision: HolmesDecision, seat: Seat, { card, location }: ActionOf<'scan'>): DecisionResult {
  const { state, pack } = decision;
  if (seat !== REFEREE) return refuse('NOT_YOUR_TURN');
  if (state.phase === 'setup') return refuse('GAME_NOT_STARTED');
  if (!decision.printed) return refuse('PHASE_WRONG');
  if (card === undefined) return walkTo(decision, location ?? '');
  if (!pack.cards.has(card)) return refuse('UNKNOWN_CODE');
  const position = nextPositionToRead(state);
  if (position !== undefined) {
    if (state.deck.length === 0) hasDeckCards(decision);
    if (!decision.state.deck.includes(card)) return refuse('CARD_MISMATCH');
    enterCardInLine(decision, position, card, state.phase === 'refill');
    if (state.phase === 'refill') afterTopUp(decision);
    else if (areAllCardsRead(decision.state)) beginFirstTurn(decision);
    return ok(decision.transition);
  }
  if (state.line.includes(card) || state.discards.includes(card)) return refuse('CARD_MISMATCH');
  const reactor = reactorWith(decision, card);
  if (reactor !== undefined) {
    decision.emit(reactionEvent(decision, reactor, card));
    closeIfAnswered(decision);
    return ok(decision.transition);
  }
  return playCard(decision, card, location);
}

/**
 * A card that the seat on turn lays on the table, alone or with the place that it is for. What it is
 * refused for is what anybody would be told who held it, so that a reading alone tells of no hand.
 */
function playCard(decision: HolmesDecision, card: CardId, location: LocationId | undefined): DecisionResult {
  const { state, rng } = decision;
  const { seat, number } = state.turn;
  // Nothing is expected before the first turn, and while someone looks his payment is chosen in private.
  if (number === 0 || state.look !== null) return refuse('SCAN_WOULD_EXPOSE');
  const own = state.sleuths[seat];
  if (own.hand.includes(card)) return playScannedCard(decision, seat, card, location);
  const holding = { ...own, hand: [...own.hand, card] };
  const sleuths = { ...state.sleuths, [seat]: holding };
  const tried = playScannedCard(new HolmesDecision({ ...state, sleuths }, rng), seat, card, location);
  return tried.ok ? refuse('SCAN_WOULD_EXPOSE') : tried;
}

function playScannedCard(
  decision: HolmesDecision,
  seat: Sleuth,
  card: CardId,
  location: LocationId | undefined,
): DecisionResult {
  const { state, pack } = decision;
  const { character } = cardOf(pack, card);
  if (location === undefined) {
    const mode = openingMode(decision, card);
    if (mode !== undefined) return searchPlace(decision, seat, { type: 'search', cards: [{ card, mode }] });
    const wantsPlace = character === 'holmes' || (character === 'cab' && state.phase === 'move');
    return refuse(wantsPlace ? 'CHOICE_REQUIRED' : 'SCAN_WOULD_EXPOSE');
  }
  switch (character) {
    case 'cab':
      return rideCab(decision, seat, { type: 'cab', card, to: location });
    case 'holmes':
      return lookAsHolmes(decision, seat, { type: 'look', card, location });
    case 'lestrade':
      return arrest(decision, seat, { type: 'arrest', card, location });
    case 'watson':
      return refuse('SCAN_WOULD_EXPOSE');
  }
}

/** How a card would open a search where the pawn stands: by its pips, or as a wild one. */
function openingMode({ state, pack }: HolmesDecision, card: CardId): PlayMode | undefined {
  if (state.phase !== 'investigate') return undefined;
  const token = tokenAt(state, state.sleuths[state.turn.seat].at);
  if (token === undefined) return undefined;
  if (pipsOf(pack, card, 'symbol', token.type) > 0) return 'symbol';
  return cardOf(pack, card).character === 'watson' ? 'ability:watson' : undefined;
}

/** A place alone: the pawn of the seat on turn walks there the shortest way, or stays. */
function walkTo(decision: HolmesDecision, location: LocationId): DecisionResult {
  const { state, pack } = decision;
  if (state.turn.number === 0) return refuse('PHASE_WRONG');
  if (!pack.locations.has(location)) return refuse('UNKNOWN_LOCATION');
  const { seat } = state.turn;
  const ways = roadsOf(pack, state.options.flags.loop_two_way);
  const path = pathsFrom(ways, state.sleuths[seat].at).get(location);
  return path === undefined ? refuse('NOT_ADJACENT') : walk(decision, seat, { type: 'walk', path });
}

/** The place of the line that is read next. */
function nextPositionToRead(state: State): number | undefined {
  if (state.phase === 'refill') return linePositionsToRead(state)[0];
  const open = state.line.indexOf(null);
  return state.phase === 'cards' && open >= 0 ? open + 1 : undefined;
}

/** Whose Lestrade card it is, where he may react now. */
function reactorWith({ state, pack }: HolmesDecision, card: string): Sleuth | undefined {
  const { look, turn } = state;
  if (look === null || !look.open || cardOf(pack, card).character !== 'lestrade') return undefined;
  return activeSleuths(state).find(
    (seat) =>
      seat !== look.by &&
      !look.answered.includes(seat) &&
      !turn.used.lestrade.includes(seat) &&
      state.sleuths[seat].hand.includes(card),
  );
}
