import { REFEREE, type Seat, TABLE, type Viewer } from '@mister-x/engine/core/game';
import { chosenPack } from './chosen-pack.js';
import { deviations } from './flags.js';
import { packIdOf } from './input.js';
import { colourOf, type Pack } from './pack.js';
import { hasClanFinished } from './position.js';
import { CLANS, type Clan, isClan } from './seats.js';
import type { ClanView, LaidCardView, OwnClanView, State, View } from './types.js';
import { mayVote } from './votes.js';
import { clansAwaited } from './waiting.js';

/** Each seat has secrets of its own; everybody else sees what the table sees (MF-102). */
export function viewGroup(viewer: Viewer): string {
  return isClan(viewer) ? viewer : TABLE;
}

/** Who has stored an answer ahead is not public: it is waited for like the others. */
export function toAct(state: State): readonly Seat[] {
  return state.opening === null ? clansAwaited(state) : [REFEREE];
}

export function view(state: State, viewer: Viewer): View {
  const { options, end, places } = state;
  const pack = chosenPack(options);
  return {
    variant: options.variant,
    pack: packIdOf(options),
    deviations: deviations(options),
    phase: state.phase,
    round: state.round,
    first: state.first,
    step: state.step,
    turn: state.turn,
    choice: state.choice,
    opening: state.opening,
    clans: CLANS.map((seat) => clanView(state, pack, seat)),
    bank: state.bank,
    frozen: state.frozen,
    lastRound: state.lastRound,
    figures: state.figures,
    city: cityOf(state, pack),
    deck: deckSize(state, pack),
    votes: state.votes,
    mayVote: mayVote(state),
    asked: state.asked,
    stopped: state.stopped,
    head: state.head,
    own: isClan(viewer) ? ownClanViewOf(state, pack, viewer) : null,
    end: end === null ? null : { ...end, places },
  };
}

function clanView(state: State, pack: Pack, seat: Clan): ClanView {
  const { balance, hand, unread, swapped, laid, passed, confirmed } = state.clans[seat];
  const isDue = state.choice?.seat === seat || state.opening?.seat === seat;
  return {
    ...{ seat, colour: colourOf(pack, seat), balance, hand: hand.length, unread },
    ...{ swapped, laid, passed, confirmed },
    done: state.phase === 'play' && !passed && !isDue && hasClanFinished(state, pack, seat),
  };
}

/** The face of a closed card is not in it, no matter who looks. */
function cityOf(state: State, pack: Pack): readonly LaidCardView[] {
  return pack.quarters.flatMap((quarter) => {
    const laid = state.city[quarter];
    if (laid === undefined) return [];
    const { state: how, money, sold, shot, escapee } = laid;
    const card = how === 'closed' ? null : laid.card;
    return [{ quarter, state: how, card, money, sold, shot, escapee }];
  });
}

/** All that nobody holds, laid or gave away (MF-102). */
function deckSize({ clans, city, out }: State, pack: Pack): number {
  const held = CLANS.reduce((sum, seat) => sum + clans[seat].hand.length + clans[seat].unread, 0);
  return pack.cards.size - held - Object.keys(city).length - out.length;
}

function ownClanViewOf(state: State, pack: Pack, seat: Clan): OwnClanView {
  const { hand, gave, plan, halted, dropped } = state.clans[seat];
  const isShown = state.options.flags.peek_own_laid;
  const laid = pack.quartersOf[seat].flatMap((quarter) => {
    const there = state.city[quarter];
    return there?.state === 'closed' ? [{ quarter, card: there.card }] : [];
  });
  return { hand, gave, laid: isShown ? laid : [], plan, halted, dropped };
}
