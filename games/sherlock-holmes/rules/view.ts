import { REFEREE, type Seat, TABLE, type Viewer } from '@mister-x/engine/core/game';
import { chosenPack } from './chosen-pack.js';
import { mayVote } from './closing.js';
import { deviations } from './flags.js';
import { packIdOf } from './input.js';
import { type Pack, tokenOf } from './pack.js';
import {
  activeSleuths,
  drawsLeftInTurn,
  hideoutOf,
  activeSleuthsOtherThan,
  placesOfCase,
  sleuthsOf,
  tokenAt,
} from './position.js';
import { scoresOf } from './scoring.js';
import { isDealDue, sleuthsWithoutHand } from './setup.js';
import type { EndDisclosure, OwnSleuthView, Sleuth, SleuthView, State, View } from './types.js';

/** Each seat has secrets of its own; everybody else sees what the table sees (SH-79, SH-81). */
export function viewGroup(viewer: Viewer, options: State['options']): string {
  return sleuthsOf(options).find((seat) => seat === viewer) ?? TABLE;
}

/** Who may act; who has already answered in a window is not public (SH-56). */
export function toAct(state: State): readonly Seat[] {
  const { phase, look, turn, reveal } = state;
  if (phase === 'over' || isDealDue(state)) return [];
  if (phase === 'setup') return [REFEREE];
  if (phase === 'cards') {
    return [...sleuthsWithoutHand(state), ...(state.line.includes(null) ? [REFEREE] : [])];
  }
  if (phase === 'refill') return [REFEREE];
  if (reveal !== null) return activeSleuths(state).filter((seat) => !reveal.noted.includes(seat));
  if (look === null) return [turn.seat];
  const searcher = look.kind === 'search' ? [look.by] : [];
  return look.open ? [...searcher, ...activeSleuthsOtherThan(state, look.by)] : searcher;
}

export function view(state: State, viewer: Viewer): View {
  const { options, phase, first, turn, look, reveal, revealed } = state;
  const pack = chosenPack(options);
  const me = sleuthsOf(options).find((seat) => seat === viewer);
  const draws = turn.number === 0 ? { base: 0, withHolmes: null } : drawsLeftInTurn(state);
  return {
    variant: options.variant,
    pack: packIdOf(options),
    deviations: deviations(options),
    phase,
    first,
    laying:
      phase === 'setup' || phase === 'cards'
        ? {
            begun: state.begun,
            symbols: state.entered,
            codes: state.codes !== null,
            hands: phase === 'cards' ? sleuthsWithoutHand(state) : [],
          }
        : null,
    turn: {
      ...turn,
      seat: turn.number === 0 ? null : turn.seat,
      draws: draws.base,
      withHolmes: draws.withHolmes,
    },
    sleuths: sleuthsOf(options).map((seat, at) => sleuthView(state, pack, seat, options.colours[at] ?? '')),
    symbols: symbolsOf(state, pack),
    deck: state.deck.length,
    discards: state.discards,
    line: state.line,
    holmes: state.holmes,
    look:
      look === null
        ? null
        : {
            ...{ id: look.id, by: look.by, kind: look.kind, location: look.location },
            ...{ opening: look.opening, open: look.open, reacted: look.reacted },
          },
    reveal:
      reveal === null
        ? null
        : {
            location: reveal.location,
            token: tokenAt(state, reveal.location)?.id ?? '',
            noted: reveal.noted,
          },
    revealed: options.flags.log_reveals
      ? revealed.map(({ location, turn: when }) => ({
          location,
          token: state.start[location] ?? '',
          turn: when,
        }))
      : [],
    votes: state.votes,
    mayVote: mayVote(state),
    own: me === undefined ? null : ownSleuthViewOf(state, me),
    end: disclosureAtEnd(state),
  };
}

function sleuthView(state: State, pack: Pack, seat: Sleuth, colour: string): SleuthView {
  const { at, marker, hand, pile, arrest, eliminated } = state.sleuths[seat];
  const open = state.options.flags.collected_tokens_public;
  return {
    ...{ seat, colour, at, marker, hand: hand.length },
    pile: pile.map(({ token, location, turn }) => ({
      ...{ location, symbol: tokenOf(pack, token).type, turn },
      ...(open ? { token } : {}),
    })),
    arrest,
    eliminated,
  };
}

/** In the order of the pack: where a token lies tells its type and no more. */
function symbolsOf(state: State, pack: Pack): View['symbols'] {
  if (Object.keys(state.start).length < pack.tokenPlaces.length) return state.entered;
  return Object.fromEntries(
    pack.tokenPlaces.flatMap((place) => {
      const token = tokenAt(state, place);
      return token === undefined ? [] : [[place, token.type] as const];
    }),
  );
}

function ownSleuthViewOf(state: State, seat: Sleuth): OwnSleuthView {
  const { look, options, sleuths } = state;
  const { case: own, hand, pile, seen, openLook, notebook } = sleuths[seat];
  const { auto_notebook: kept } = options.flags;
  const token = openLook === null ? undefined : seen[openLook];
  const lying = openLook === null || token === undefined ? {} : { [openLook]: token };
  const isAsked =
    look?.open === true && look.by !== seat && activeSleuths(state).includes(seat) && !look.answered.includes(seat);
  return {
    case: own,
    hand,
    pile: pile.map(({ token: taken }) => taken),
    seen: kept ? sortedByPlace(seen) : lying,
    openLook: kept ? null : openLook,
    notebook,
    mayAnswer: isAsked,
    decision: look !== null && look.by === seat ? look.decision : null,
    median: medianScoreOf(state, seat),
  };
}

function sortedByPlace(seen: OwnSleuthView['seen']): OwnSleuthView['seen'] {
  return Object.fromEntries(Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The server does the sum only where that was agreed, and only from all five places (SH-85, 14.1). */
function medianScoreOf(state: State, seat: Sleuth): OwnSleuthView['median'] {
  const { case: own, seen } = state.sleuths[seat];
  if (!state.options.flags.notebook_median || own === null) return null;
  const known = new Set([...Object.keys(seen), ...state.revealed.map(({ location }) => location)]);
  const places = placesOfCase(state, own);
  const hideout = hideoutOf(state, own);
  if (hideout === null || !places.every((place) => known.has(place))) return null;
  return { places, hideout };
}

function disclosureAtEnd(state: State): EndDisclosure | null {
  const { end, options, start, sleuths } = state;
  if (end === null) return null;
  const seats = sleuthsOf(options);
  const dealt = seats.flatMap((seat) => sleuths[seat].case ?? []);
  return {
    ...end,
    tokens: start,
    cases: seats.map((seat) => {
      const { case: own, pile } = sleuths[seat];
      return {
        seat,
        case: own,
        places: own === null ? [] : placesOfCase(state, own),
        hideout: hideoutOf(state, own),
        pile: pile.map(({ token }) => token),
      };
    }),
    undealt: [...chosenPack(options).cases.keys()].filter((one) => !dealt.includes(one)),
    scores: scoresOf(state),
  };
}
