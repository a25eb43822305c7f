import { Decision } from '@mister-x/engine/core/decision';
import type { Rng } from '@mister-x/engine/core/rng';
import { apply } from './apply.js';
import { chosenPack } from './chosen-pack.js';
import { cardOf, nextOnLoop, type Pack, tokenOf } from './pack.js';
import type { CardId, LocationId, TokenType } from './pack-file.js';
import { holmesSymbol, inDeckOrder, isActive, activeSleuthsOtherThan, sleuthsOf, tokenAt } from './position.js';
import { winnersOf } from './scoring.js';
import type { Event, OutcomeCode, Sleuth, State } from './types.js';

/** A decision in the making, with the pack and the chance that it may draw from. */
export class HolmesDecision extends Decision<State, Event> {
  readonly pack: Pack;

  constructor(
    state: State,
    readonly rng: Rng,
  ) {
    super(state, apply);
    this.pack = chosenPack(state.options);
  }

  get printed(): boolean {
    return this.state.options.flags.card_source === 'printed_cards';
  }
}

/** The deck holds a card if there is any: the discards become the deck in the moment one is needed (SH-41). */
export function hasDeckCards(decision: HolmesDecision): boolean {
  const { deck, discards } = decision.state;
  if (deck.length === 0 && discards.length > 0) {
    decision.emit({ type: 'reshuffled', count: discards.length });
  }
  return decision.state.deck.length > 0;
}

/** A look begins, and with it the time in which others may react (SH-56). */
export function openWindow(decision: HolmesDecision): void {
  const { look } = decision.state;
  if (look !== null && activeSleuthsOtherThan(decision.state, look.by).length === 0) closeWindow(decision);
}

export function closeWindow(decision: HolmesDecision): void {
  const { look } = decision.state;
  if (look === null) return;
  decision.emit({ type: 'windowClosed', look: look.id });
  if (look.kind === 'holmes') decision.emit({ type: 'lookEnded', look: look.id });
  else if (look.decision !== null) publishSearchDecision(decision);
}

/** What the searcher decided becomes public once nobody can react any more (SH-35, SH-56). */
export function publishSearchDecision(decision: HolmesDecision): void {
  const { look } = decision.state;
  const token = look === null ? undefined : tokenAt(decision.state, look.location);
  if (look === null || look.decision === null || token === undefined) return;
  const { id, by, location, decision: chosen, left } = look;
  decision.emit({
    ...{ type: 'resolved', seat: by, look: id, location, symbol: token.type },
    ...{ take: chosen.take, cards: chosen.cards, decided: !left },
  });
}

/** After all drawing: the line is filled, left to right (SH-40); people read printed cards themselves. */
export function topUpLine(decision: HolmesDecision, seat: Sleuth): void {
  decision.emit({ type: 'drawEnded', seat });
  if (decision.printed) {
    const positions = linePositionsToRead(decision.state);
    if (positions.length > 0) decision.emit({ type: 'lineAwaited', positions });
  } else {
    for (const position of emptyPositions(decision.state)) {
      if (!hasDeckCards(decision)) break;
      enterCardInLine(decision, position, decision.rng.pick(decision.state.deck), true);
    }
  }
  afterTopUp(decision);
}

function emptyPositions({ line }: State): readonly number[] {
  return line.flatMap((card, at) => (card === null ? [at + 1] : []));
}

/** Places of the line for which there are cards. */
export function linePositionsToRead(state: State): readonly number[] {
  return emptyPositions(state).slice(0, state.deck.length + state.discards.length);
}

/** @param moves whether a card of Holmes moves him (SH-17, SH-44) */
export function enterCardInLine(decision: HolmesDecision, position: number, card: CardId, moves: boolean): void {
  decision.emit({ type: 'lineFilled', position, card });
  if (moves && cardOf(decision.pack, card).character === 'holmes') moveHolmes(decision, card);
}

/** To the next token of that type on his route; the present place comes last (SH-45, SH-46). */
export function moveHolmes(decision: HolmesDecision, card: CardId): void {
  const { holmes: from, options } = decision.state;
  const symbol = holmesSymbol(decision.pack, card);
  const to = nextOfType(decision.state, decision.pack, symbol);
  const stays = to === undefined || (to === from && !options.flags.loop_full_circle);
  decision.emit(stays ? { type: 'holmesStayed', card, symbol } : { type: 'holmesMoved', card, from, to });
}

function nextOfType(state: State, pack: Pack, symbol: TokenType): LocationId | undefined {
  let place = state.holmes;
  for (let steps = 0; steps < pack.file.holmes_loop.length; steps++) {
    place = nextOnLoop(pack, place);
    if (tokenAt(state, place)?.type === symbol) return place;
  }
  return undefined;
}

/** The line is full, or as full as it gets: Holmes's token is shown, or the turn ends (SH-48). */
export function afterTopUp(decision: HolmesDecision): void {
  if (decision.printed && linePositionsToRead(decision.state).length > 0) return;
  if (decision.state.holmesMoves > 0) showHolmesToken(decision, false);
  else endTurn(decision);
}

export function showHolmesToken(decision: HolmesDecision, atSetup: boolean): void {
  const location = decision.state.holmes;
  const token = tokenAt(decision.state, location);
  if (token === undefined) throw new Error('Holmes stopped where no token lies');
  decision.emit({ type: 'revealed', location, token: token.id, atSetup });
}

export function closeReveal(decision: HolmesDecision): void {
  const { reveal, first } = decision.state;
  decision.emit({ type: 'revealClosed' });
  if (reveal?.atSetup !== true) endTurn(decision);
  else if (first !== null) decision.emit({ type: 'turnBegan', seat: first, round: 1 });
}

/** The loss of a point after an arrest, then the next seat (SH-66 to SH-68). */
function endTurn(decision: HolmesDecision): void {
  const { turn, arrests, sleuths, options } = decision.state;
  const { score } = decision.pack.file;
  if (arrests > 0) {
    const marker = sleuths[turn.seat].marker - 1;
    decision.emit({ type: 'penalised', seat: turn.seat, marker });
    if (marker <= score.eliminate_at) {
      const cards = options.flags.return_hand_on_exit ? sleuths[turn.seat].hand : null;
      decision.emit({ type: 'eliminated', seat: turn.seat, cards });
    }
  }
  nextTurn(decision);
}

/** Seats that are out are passed over; a round ends when the turn passes the first player's place (14.1). */
export function nextTurn(decision: HolmesDecision): void {
  const { state } = decision;
  const next = nextActive(state);
  const { round_cap: cap, stalemate } = state.options.flags;
  if (next === undefined) endMatch(decision, 'ALL_OUT');
  else if (stalemate === 'round_cap' && cap !== null && next.round > cap) endMatch(decision, 'ROUND_CAP');
  else decision.emit({ type: 'turnBegan', ...next });
}

function nextActive(state: State): { readonly seat: Sleuth; readonly round: number } | undefined {
  const seats = sleuthsOf(state.options);
  const at = seats.indexOf(state.turn.seat);
  const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  const seat = order.find((one) => isActive(state, one));
  if (seat === undefined) return undefined;
  const passed = order.slice(0, order.indexOf(seat) + 1);
  const began = passed.some((one) => one === state.first);
  return { seat, round: state.turn.round + (began ? 1 : 0) };
}

export function endMatch(decision: HolmesDecision, code: OutcomeCode): void {
  decision.emit({ type: 'ended', end: { code, winners: winnersOf(decision.state, code) } });
}

/** What was seen last is put away with the next step of its owner (`auto_notebook: false`; 14.1). */
export function putLookAway(decision: HolmesDecision, seat: Sleuth): void {
  const { options, sleuths } = decision.state;
  if (options.flags.auto_notebook || sleuths[seat].openLook === null) return;
  decision.emit({ type: 'lookClosed', seat });
}

/** All tokens of the pack on all places (SH-12), or those of the types that the table entered (SH-83). */
export function layTokens(decision: HolmesDecision): void {
  const { pack, rng, state } = decision;
  const { entered, options, start } = state;
  const bound: Record<LocationId, string> = { ...start };
  if (options.flags.token_source === 'server_layout') {
    const shuffled = rng.shuffle([...pack.tokens.keys()]);
    for (const [at, place] of pack.tokenPlaces.entries()) bound[place] = shuffled[at] ?? '';
  }
  if (options.flags.token_source === 'entered_symbols') {
    for (const type of pack.file.token_types) {
      const tokens = [...pack.tokens.values()].filter((token) => token.type === type);
      const shuffled = rng.shuffle(tokens.map(({ id }) => id));
      const places = pack.tokenPlaces.filter((place) => entered[place] === type);
      for (const [at, place] of places.entries()) bound[place] = shuffled[at] ?? '';
    }
  }
  tellSeenTokens(decision, bound);
}

function tellSeenTokens(decision: HolmesDecision, tokens: Readonly<Record<LocationId, string>>): void {
  const symbols = Object.fromEntries(
    decision.pack.tokenPlaces.map((place) => [place, tokenOf(decision.pack, tokens[place] ?? '').type]),
  );
  decision.emit({ type: 'tokensLaid', symbols, secret: { tokens } });
}

/** A hand out of the deck, by chance (SH-16). */
export function dealHand(decision: HolmesDecision, seat: Sleuth): void {
  const { pack, rng, state } = decision;
  const cards = rng.shuffle(state.deck).slice(0, pack.file.hand_size);
  decision.emit({
    ...{ type: 'handDealt', seat, count: cards.length },
    secret: { cards: inDeckOrder(pack, cards) },
  });
}
