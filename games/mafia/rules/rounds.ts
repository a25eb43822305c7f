import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { layoutFault, publishLayout, storePlan, swapCards, swapFault } from './cards-in-hand.js';
import { FIRST_PLAYER_BY_LOT } from './flags.js';
import { reconfigure } from './input.js';
import { cardByCode, inDeckOrder, type Pack } from './pack.js';
import { clansYetToExchange, freeFigureCount, clansYetToLay } from './position.js';
import type { MafiaFault, ActionOf, MafiaDecision } from './decision.js';
import { CLANS, type Clan, clanAfter } from './seats.js';

/** Dealing, swapping and laying out: a round until its cards lie (MF-15 to MF-25). */

export function configure(decision: MafiaDecision, seat: Seat, { flags }: ActionOf<'configure'>): MafiaFault {
  if (decision.state.round > 0) return 'OPTION_LOCKED';
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const options = reconfigure(decision.state.options, flags);
  if (!options.ok) return options.error;
  // A pack is never changed by `configure`, and may be large.
  decision.emit({ type: 'configured', options: { ...options.value, pack: 'default' } });
  return undefined;
}

/** A new round: who begins, and as many cards as figures that are not in prison (MF-15, MF-18). */
export function deal(decision: MafiaDecision, seat: Seat): MafiaFault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  if (decision.state.phase !== 'deal') return 'PHASE_WRONG';
  const { round } = decision.state;
  if (round === 0) drawFirst(decision);
  const began = decision.state.first ?? CLANS[0];
  const first = round === 0 ? began : clanAfter(began);
  decision.emit({ type: 'roundBegan', round: round + 1, first });
  for (const one of CLANS) {
    const count = freeFigureCount(decision.state, decision.pack, one);
    if (decision.flags.card_source === 'printed_cards') {
      decision.emit({ type: 'cardsAwaited', seat: one, count });
      continue;
    }
    const cards = inDeckOrder(decision.pack, decision.rng.shuffle(decision.state.deck).slice(0, count));
    decision.emit({ type: 'dealt', seat: one, round: round + 1, count, secret: { cards } });
  }
  if (decision.flags.card_source === 'server_deal') decision.emit({ type: 'exchangeBegan' });
  return undefined;
}

function drawFirst(decision: MafiaDecision): void {
  const { first_player: named } = decision.flags;
  const lot = named === FIRST_PLAYER_BY_LOT;
  const seat = lot ? decision.rng.pick(CLANS) : seatOf(decision.pack, named);
  decision.emit({ type: 'firstDrawn', seat, lot });
}

function seatOf({ file }: Pack, colour: string): Clan {
  return CLANS[file.seat_order.indexOf(colour)] ?? CLANS[0];
}

/**
 * Printed cards, read by their owner's camera: those dealt, or those drawn for swapped ones (MF-105).
 * Cards that someone else has read are taken all the same: nobody learns what others hold by claiming
 * it, and the face that is opened must be the one that was laid.
 */
export function readCards(decision: MafiaDecision, seat: Clan, { cards: codes }: ActionOf<'readCards'>): MafiaFault {
  const { unread, hand, gave } = decision.state.clans[seat];
  if (unread === 0) return 'PHASE_WRONG';
  const cards = codes.flatMap((code) => cardByCode(decision.pack, code) ?? []);
  if (cards.length < codes.length) return 'UNKNOWN_CODE';
  const isKnown = cards.some((card) => hand.includes(card) || gave.includes(card));
  if (isKnown || new Set(cards).size < cards.length) return 'CARD_USED_TWICE';
  if (cards.length !== unread) return 'SCAN_INCOMPLETE';
  const secret = { cards: inDeckOrder(decision.pack, cards) };
  const swapped = decision.state.clans[seat].swapped !== null;
  const { round } = decision.state;
  decision.emit({ type: 'cardsRead', seat, round, count: unread, swapped, secret });
  return undefined;
}

export function exchange(decision: MafiaDecision, seat: Clan, { cards }: ActionOf<'exchange'>): MafiaFault {
  const { state } = decision;
  if (state.phase !== 'exchange') return 'PHASE_WRONG';
  const turn = clansYetToExchange(state);
  if (!turn.includes(seat)) return 'EXCHANGE_DONE';
  if (turn[0] !== seat) return 'EXCHANGE_ORDER';
  const fault = swapFault(state, seat, cards);
  if (fault !== undefined) return fault;
  swapCards(decision, seat, cards, 'seat');
  return undefined;
}

/** A layout is published in turn order; one that comes earlier is stored until then (MF-23, MF-24). */
export function lay(decision: MafiaDecision, seat: Clan, { cards }: ActionOf<'lay'>): MafiaFault {
  const { state, flags } = decision;
  if (state.phase !== 'layout') return 'PHASE_WRONG';
  const turn = clansYetToLay(state);
  if (!turn.includes(seat)) return 'CARD_FIXED';
  const isFirst = turn[0] === seat;
  if (!isFirst && flags.layout_order === 'strict') return 'LAYOUT_ORDER';
  const fault = layoutFault(decision, seat, cards);
  if (fault !== undefined) return fault;
  if (isFirst) publishLayout(decision, seat, cards, 'seat');
  else storePlan(decision, seat, { layout: cards });
  return undefined;
}
