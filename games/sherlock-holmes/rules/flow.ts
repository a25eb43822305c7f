import { Decision } from '@mister-x/engine/core/decision';
import type { Rng } from '@mister-x/engine/core/rng';
import { apply } from './apply.js';
import { boxOf } from './box.js';
import { cardOf, nextOnLoop, type Pack, tokenOf } from './pack.js';
import type { CardId, LocationId, TokenType } from './pack-file.js';
import { holmesSymbol, inOrder, isActive, othersThan, sleuthsOf, tokenAt } from './position.js';
import { winnersOf } from './scoring.js';
import type { Event, OutcomeCode, Sleuth, State } from './types.js';

/** A decision in the making, with the box and the chance that it may draw from. */
export class Run extends Decision<State, Event> {
  readonly pack: Pack;

  constructor(
    state: State,
    readonly rng: Rng,
  ) {
    super(state, apply);
    this.pack = boxOf(state.options);
  }

  get printed(): boolean {
    return this.state.options.flags.card_source === 'printed_cards';
  }
}

/** The deck holds a card if there is any: the discards become the deck in the moment one is needed (SH-41). */
export function deckHolds(run: Run): boolean {
  const { deck, discards } = run.state;
  if (deck.length === 0 && discards.length > 0) {
    run.emit({ type: 'reshuffled', count: discards.length });
  }
  return run.state.deck.length > 0;
}

/** A look begins, and with it the time in which others may react (SH-56). */
export function openWindow(run: Run): void {
  const { look } = run.state;
  if (look !== null && othersThan(run.state, look.by).length === 0) closeWindow(run);
}

export function closeWindow(run: Run): void {
  const { look } = run.state;
  if (look === null) return;
  run.emit({ type: 'windowClosed', look: look.id });
  if (look.kind === 'holmes') run.emit({ type: 'lookEnded', look: look.id });
  else if (look.decision !== null) resolve(run);
}

/** What the searcher decided becomes public once nobody can react any more (SH-35, SH-56). */
export function resolve(run: Run): void {
  const { look } = run.state;
  const token = look === null ? undefined : tokenAt(run.state, look.location);
  if (look === null || look.decision === null || token === undefined) return;
  const { id, by, location, decision, left } = look;
  run.emit({
    ...{ type: 'resolved', seat: by, look: id, location, symbol: token.type },
    ...{ take: decision.take, cards: decision.cards, decided: !left },
  });
}

/** After all drawing: the line is filled, left to right (SH-40); people read printed cards themselves. */
export function topUp(run: Run, seat: Sleuth): void {
  run.emit({ type: 'drawEnded', seat });
  if (run.printed) {
    const positions = awaited(run.state);
    if (positions.length > 0) run.emit({ type: 'lineAwaited', positions });
  } else {
    for (const position of emptyPositions(run.state)) {
      if (!deckHolds(run)) break;
      enterLine(run, position, run.rng.pick(run.state.deck), true);
    }
  }
  afterTopUp(run);
}

function emptyPositions({ line }: State): readonly number[] {
  return line.flatMap((card, at) => (card === null ? [at + 1] : []));
}

/** Places of the line for which there are cards. */
export function awaited(state: State): readonly number[] {
  return emptyPositions(state).slice(0, state.deck.length + state.discards.length);
}

/** @param moves whether a card of Holmes moves him (SH-17, SH-44) */
export function enterLine(run: Run, position: number, card: CardId, moves: boolean): void {
  run.emit({ type: 'lineFilled', position, card });
  if (moves && cardOf(run.pack, card).character === 'holmes') moveHolmes(run, card);
}

/** To the next token of that type on his route; the present place comes last (SH-45, SH-46). */
export function moveHolmes(run: Run, card: CardId): void {
  const { holmes: from, options } = run.state;
  const symbol = holmesSymbol(run.pack, card);
  const to = nextOfType(run.state, run.pack, symbol);
  const stays = to === undefined || (to === from && !options.flags.loop_full_circle);
  run.emit(
    stays ? { type: 'holmesStayed', card, symbol } : { type: 'holmesMoved', card, from, to },
  );
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
export function afterTopUp(run: Run): void {
  if (run.printed && awaited(run.state).length > 0) return;
  if (run.state.holmesMoves > 0) showHolmesToken(run, false);
  else endTurn(run);
}

export function showHolmesToken(run: Run, atSetup: boolean): void {
  const location = run.state.holmes;
  const token = tokenAt(run.state, location);
  if (token === undefined) throw new Error('Holmes stopped where no token lies');
  run.emit({ type: 'revealed', location, token: token.id, atSetup });
}

export function closeReveal(run: Run): void {
  const { reveal, first } = run.state;
  run.emit({ type: 'revealClosed' });
  if (reveal?.atSetup !== true) endTurn(run);
  else if (first !== null) run.emit({ type: 'turnBegan', seat: first, round: 1 });
}

/** The loss of a point after an arrest, then the next seat (SH-66 to SH-68). */
function endTurn(run: Run): void {
  const { turn, arrests, sleuths, options } = run.state;
  const { score } = run.pack.file;
  if (arrests > 0) {
    const marker = sleuths[turn.seat].marker - 1;
    run.emit({ type: 'penalised', seat: turn.seat, marker });
    if (marker <= score.eliminate_at) {
      const cards = options.flags.return_hand_on_exit ? sleuths[turn.seat].hand : null;
      run.emit({ type: 'eliminated', seat: turn.seat, cards });
    }
  }
  nextTurn(run);
}

/** Seats that are out are passed over; a round ends when the turn passes the first player's place (14.1). */
export function nextTurn(run: Run): void {
  const { state } = run;
  const next = nextActive(state);
  const { round_cap: cap, stalemate } = state.options.flags;
  if (next === undefined) end(run, 'ALL_OUT');
  else if (stalemate === 'round_cap' && cap !== null && next.round > cap) end(run, 'ROUND_CAP');
  else run.emit({ type: 'turnBegan', ...next });
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

export function end(run: Run, code: OutcomeCode): void {
  run.emit({ type: 'ended', end: { code, winners: winnersOf(run.state, code) } });
}

/** What was seen last is put away with the next step of its owner (`auto_notebook: false`; 14.1). */
export function putLookAway(run: Run, seat: Sleuth): void {
  const { options, sleuths } = run.state;
  if (options.flags.auto_notebook || sleuths[seat].openLook === null) return;
  run.emit({ type: 'lookClosed', seat });
}

/** All tokens of the box on all places (SH-12), or those of the types that the table entered (SH-83). */
export function layTokens(run: Run): void {
  const { pack, rng, state } = run;
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
  tellTokens(run, bound);
}

function tellTokens(run: Run, tokens: Readonly<Record<LocationId, string>>): void {
  const symbols = Object.fromEntries(
    run.pack.tokenPlaces.map((place) => [place, tokenOf(run.pack, tokens[place] ?? '').type]),
  );
  run.emit({ type: 'tokensLaid', symbols, secret: { tokens } });
}

/** A hand out of the deck, by chance (SH-16). */
export function dealHand(run: Run, seat: Sleuth): void {
  const { pack, rng, state } = run;
  const cards = rng.shuffle(state.deck).slice(0, pack.file.hand_size);
  run.emit({
    ...{ type: 'handDealt', seat, count: cards.length },
    secret: { cards: inOrder(pack, cards) },
  });
}
