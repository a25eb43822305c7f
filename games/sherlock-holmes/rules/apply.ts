import { chosenPack } from './chosen-pack.js';
import { tokenOf } from './pack.js';
import type { CardId } from './pack-file.js';
import { inDeckOrder, NO_ABILITIES_USED } from './position.js';
import type { Event, TokenLook, Sleuth, SleuthState, State } from './types.js';

/** Folds one event; what is allowed was decided before. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'configured': {
      // Where chance is to name the first player, what the table named is void.
      const isDrawn = event.options.flags.first_player === 'random';
      const options = { ...event.options, pack: state.options.pack };
      return { ...state, options, first: isDrawn ? null : state.first };
    }
    case 'firstNamed':
      return { ...state, first: event.seat };
    case 'symbolEntered':
      return { ...state, entered: { ...state.entered, [event.location]: event.symbol } };
    case 'codesLoaded':
      return { ...state, codes: event.secret.codes };
    case 'tokenBound':
      return {
        ...state,
        entered: { ...state.entered, [event.location]: event.symbol },
        start: { ...state.start, [event.location]: event.secret.token },
      };
    case 'unbound': {
      const { [event.location]: _, ...entered } = state.entered;
      const { [event.location]: __, ...start } = state.start;
      return { ...state, entered, start };
    }
    case 'tableLaid':
      return { ...state, begun: true };
    case 'tokensLaid':
      return { ...state, start: event.secret.tokens };
    case 'caseDealt':
      return withSleuthChanged(state, event.seat, { case: event.secret.case });
    case 'handDealt':
      return {
        ...withHandChanged(state, event.seat, event.secret.cards, []),
        phase: state.phase === 'setup' ? 'cards' : state.phase,
        deck: cardsWithout(state.deck, event.secret.cards),
      };
    case 'cardsAwaited':
      return { ...state, phase: 'cards' };
    case 'turnBegan': {
      const { seat, round } = event;
      const number = state.turn.number + 1;
      const fresh = { moved: false, searches: 0, used: NO_ABILITIES_USED, drawn: 0 };
      const turn = { ...fresh, number, round, seat };
      return { ...state, phase: 'move', turn, fresh: [], votes: [], holmesMoves: 0 };
    }
    case 'walked': {
      const { seat, path } = event;
      const turn = { ...state.turn, moved: path.length > 0 };
      const at = path.at(-1) ?? state.sleuths[seat].at;
      return { ...withSleuthChanged(state, seat, { at }), phase: 'investigate', turn };
    }
    case 'rode': {
      const { seat, card, to } = event;
      const used = { ...state.turn.used, cab: true };
      const turn = { ...state.turn, moved: true, used };
      return {
        ...withDiscards(withSleuthChanged(state, seat, { at: to }), seat, [card]),
        phase: 'investigate',
        turn,
      };
    }
    case 'looked': {
      const { seat, look: id, kind, location, opening, secret } = event;
      const look: TokenLook = {
        ...{ id, by: seat, kind, location, opening: kind === 'search' ? opening : null },
        ...{ open: true, answered: [], reacted: [], decision: null, lapsed: false, left: false },
      };
      const { turn } = state;
      const spent =
        kind === 'search'
          ? withHandChanged(state, seat, [], [opening.card])
          : withDiscards(state, seat, [opening.card]);
      return {
        ...withTokenSeen(spent, seat, location, secret.token),
        look,
        looks: id,
        turn:
          kind === 'search'
            ? { ...turn, searches: turn.searches + 1 }
            : { ...turn, used: { ...turn.used, look: true } },
      };
    }
    case 'passed':
      return withAnswer(state, event.seat, false);
    case 'reacted': {
      const { seat, card, location, secret } = event;
      const used = { ...state.turn.used, lestrade: [...state.turn.used.lestrade, seat] };
      const spent = withDiscards(withAnswer(state, seat, true), seat, [card]);
      return {
        ...withTokenSeen(spent, seat, location, secret.token),
        turn: { ...state.turn, used },
      };
    }
    case 'decided': {
      const { take, cards } = event.secret;
      return state.look === null ? state : { ...state, look: { ...state.look, decision: { take, cards } } };
    }
    case 'lapsed': {
      const { look } = state;
      if (look === null) return state;
      const left = look.decision === null;
      const decision = look.decision ?? { take: false, cards: [] };
      return { ...state, look: { ...look, decision, lapsed: true, left } };
    }
    case 'windowClosed':
      return state.look === null ? state : { ...state, look: { ...state.look, open: false } };
    case 'resolved': {
      const { seat, location, take, cards } = event;
      const opening = state.look?.opening?.card;
      const paid = cards.map(({ card }) => card);
      const spent = {
        ...withHandChanged(state, seat, [], paid),
        discards: [...state.discards, ...(opening === undefined ? [] : [opening]), ...paid],
        look: null,
      };
      const token = state.start[location];
      if (!take || token === undefined) return spent;
      const { pile } = spent.sleuths[seat];
      const collected = { token, location, turn: state.turn.number };
      return {
        ...withSleuthChanged(spent, seat, { pile: [...pile, collected] }),
        empty: [...state.empty, location],
      };
    }
    case 'lookEnded':
      return { ...state, look: null };
    case 'lookClosed':
      return withSleuthChanged(state, event.seat, { openLook: null });
    case 'extraPlayed': {
      const used = { ...state.turn.used, extra: true };
      return {
        ...withDiscards(state, event.seat, [event.card]),
        phase: 'draw',
        turn: { ...state.turn, used },
      };
    }
    case 'lineTaken': {
      const line = state.line.map((card, at) => (at === event.position - 1 ? null : card));
      return { ...withDrawnCard(state, event.seat, event.card), line };
    }
    case 'deckDrawn': {
      const { card } = event.secret;
      return { ...withDrawnCard(state, event.seat, card), deck: cardsWithout(state.deck, [card]) };
    }
    case 'reshuffled': {
      const deck = inDeckOrder(chosenPack(state.options), [...state.deck, ...state.discards]);
      return { ...state, deck, discards: [] };
    }
    case 'drawEnded':
      return { ...state, phase: 'refill', holmesMoves: 0 };
    case 'lineAwaited':
      return state;
    case 'lineFilled': {
      const { position, card } = event;
      const line = state.line.map((old, at) => (at === position - 1 ? card : old));
      return { ...state, line, deck: cardsWithout(state.deck, [card]) };
    }
    case 'holmesMoved':
      return { ...state, holmes: event.to, holmesMoves: state.holmesMoves + 1 };
    case 'holmesStayed':
      return state;
    case 'revealed': {
      const { location, atSetup } = event;
      const turn = state.turn.number;
      return {
        ...state,
        phase: 'reveal',
        reveal: { location, noted: [], atSetup },
        revealed: [...state.revealed, { location, turn }],
      };
    }
    case 'noted': {
      const { reveal } = state;
      if (reveal === null) return state;
      return { ...state, reveal: { ...reveal, noted: [...reveal.noted, event.seat] } };
    }
    case 'revealClosed':
      return { ...state, reveal: null };
    case 'penalised':
      return withSleuthChanged(state, event.seat, { marker: event.marker });
    case 'eliminated': {
      const out = withSleuthChanged(state, event.seat, { eliminated: true });
      return event.cards === null ? out : withDiscards(out, event.seat, event.cards);
    }
    case 'arrested': {
      const { seat, card, location, order, cards } = event;
      const out = withSleuthChanged(state, seat, { at: location, arrest: { order, location } });
      return { ...withDiscards(out, seat, [card, ...(cards ?? [])]), arrests: order };
    }
    case 'voted': {
      const others = state.votes.filter((seat) => seat !== event.seat);
      return { ...state, votes: event.stop ? [...others, event.seat] : others };
    }
    case 'marked': {
      const { location, mark } = event.secret;
      const { notebook } = state.sleuths[event.seat];
      const { [location]: _, ...others } = notebook.marks;
      const marks = mark === null ? others : { ...others, [location]: mark };
      return withSleuthChanged(state, event.seat, { notebook: { ...notebook, marks } });
    }
    case 'jotted': {
      const { own, text } = event.secret;
      const { notebook } = state.sleuths[event.seat];
      return withSleuthChanged(state, event.seat, { notebook: { ...notebook, own, text } });
    }
    case 'ended': {
      // An opening card that lay beside its player is discarded.
      const opening = state.look?.opening?.card;
      const discards = opening === undefined ? state.discards : [...state.discards, opening];
      return { ...state, phase: 'over', discards, look: null, reveal: null, end: event.end };
    }
  }
}

function withSleuthChanged(state: State, seat: Sleuth, change: Partial<SleuthState>): State {
  const sleuth = { ...state.sleuths[seat], ...change };
  return { ...state, sleuths: { ...state.sleuths, [seat]: sleuth } };
}

function withHandChanged(state: State, seat: Sleuth, added: readonly CardId[], gone: readonly CardId[]): State {
  const hand = [...cardsWithout(state.sleuths[seat].hand, gone), ...added];
  return withSleuthChanged(state, seat, { hand: inDeckOrder(chosenPack(state.options), hand) });
}

function withDiscards(state: State, seat: Sleuth, cards: readonly CardId[]): State {
  const spent = withHandChanged(state, seat, [], cards);
  return { ...spent, discards: [...spent.discards, ...cards] };
}

function withDrawnCard(state: State, seat: Sleuth, card: CardId): State {
  const turn = { ...state.turn, drawn: state.turn.drawn + 1 };
  const fresh = [...state.fresh, card];
  return { ...withHandChanged(state, seat, [card], []), phase: 'draw', turn, fresh };
}

/** What a seat has seen once it knows for good; what lies open before it, until that is put away (SH-85). */
function withTokenSeen(state: State, seat: Sleuth, location: string, token: string): State {
  const { seen } = state.sleuths[seat];
  const known = { ...seen, [location]: tokenOf(chosenPack(state.options), token).id };
  return withSleuthChanged(state, seat, { seen: known, openLook: location });
}

/** An answer folds onto whatever there is: where its look is gone, it says nothing. */
function withAnswer(state: State, seat: Sleuth, reacted: boolean): State {
  const { look } = state;
  if (look === null) return state;
  return {
    ...state,
    look: {
      ...look,
      answered: [...look.answered, seat],
      reacted: reacted ? [...look.reacted, seat] : look.reacted,
    },
  };
}

function cardsWithout(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  return cards.filter((card) => !gone.includes(card));
}
