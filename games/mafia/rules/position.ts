import { chosenPack } from './chosen-pack.js';
import { cardOf, type Pack, perClan } from './pack.js';
import type { CardId, QuarterId } from './pack-file.js';
import { CLANS, type Clan, clansFrom, type FigureId } from './seats.js';
import {
  TARGET_AIR,
  type PrisonCell,
  type ClanState,
  type FigurePlace,
  type CardOnQuarter,
  type Options,
  type Plan,
  type RoundHead,
  type State,
} from './types.js';

/** Questions about a position, without any of its own. */

export const NO_PLAN: Plan = {
  exchange: null,
  layout: null,
  moves: [],
  ransoms: [],
  confirm: false,
};

/** A seat at the beginning of a round. */
export function freshClan(balance: number): ClanState {
  return {
    balance,
    ...{ hand: [], gave: [], unread: 0, swapped: null, laid: false },
    ...{ passed: false, confirmed: false, plan: NO_PLAN, halted: false, dropped: [] },
  };
}

export function firstState(options: Options): State {
  const pack = chosenPack(options);
  const { bank } = pack.file;
  return {
    options,
    ...{ phase: 'deal', round: 0, first: null, step: 0, turn: null, choice: null },
    ...{ opening: null, pending: null },
    clans: perClan(() => freshClan(0)),
    bank: options.flags.blitz ? bank.blitz_start : bank.start,
    ...{ frozen: false, lastRound: false },
    figures: Object.fromEntries(pack.figures.map((figure) => [figure, AT_HOME])),
    city: {},
    deck: [...pack.cards.keys()],
    ...{ out: [], openings: 0, votes: [], asked: false, stopped: false },
    ...{ head: null, places: null, end: null },
  };
}

export const AT_HOME: FigurePlace = { at: 'home' };

/** Whether a figure costs its owner a card in the deal (MF-18). */
function isImprisoned({ at }: FigurePlace): boolean {
  return at === 'cell' || at === 'escaping' || at === 'death-row';
}

export function placeOf({ figures }: Pick<State, 'figures'>, figure: FigureId): FigurePlace {
  const place = figures[figure];
  if (place === undefined) throw new Error(`there is no ${figure}`);
  return place;
}

/** Of figures in prison. */
export function cellOf(place: FigurePlace): PrisonCell | null {
  if (place.at === 'death-row') return 'death-row';
  return place.at === 'cell' || place.at === 'escaping' ? place.cell : null;
}

export function freeFigureCount(state: State, pack: Pack, seat: Clan): number {
  return pack.figuresOf[seat].filter((figure) => !isImprisoned(placeOf(state, figure))).length;
}

/** The figure that a card takes: the free one with the lowest number (MF-8). */
export function freeFigure(state: Pick<State, 'figures'>, pack: Pack, seat: Clan): FigureId {
  const free = pack.figuresOf[seat].find((figure) => placeOf(state, figure).at === 'home');
  if (free === undefined) throw new Error(`${seat} has no free figure`);
  return free;
}

/** Figures that stand in a cell; one on the run stands beside it (MF-58). */
export function figuresIn(state: State, pack: Pack, cell: number): readonly FigureId[] {
  return pack.figures.filter((figure) => {
    const place = placeOf(state, figure);
    return place.at === 'cell' && place.cell === cell;
  });
}

/** The figure on a quarter: under arrest, or on a murder place. */
export function figureOn(state: State, pack: Pack, quarter: QuarterId): FigureId | undefined {
  return pack.figures.find((figure) => {
    const place = placeOf(state, figure);
    return place.at === 'board' && place.quarter === quarter;
  });
}

/** Prisoners of a seat that may still move in this round (MF-66, MF-67). */
export function movablePrisoners(state: State, pack: Pack, seat: Clan): readonly FigureId[] {
  return pack.figuresOf[seat].filter((figure) => {
    const place = placeOf(state, figure);
    return place.at === 'cell' && place.stays === null;
  });
}

export function unopenedQuartersOf(state: State, pack: Pack, seat: Clan): readonly QuarterId[] {
  return pack.quartersOf[seat].filter((quarter) => state.city[quarter]?.state === 'closed');
}

/** Nothing is left to do for this seat in this round (MF-29). */
export function hasClanFinished(state: State, pack: Pack, seat: Clan): boolean {
  if (unopenedQuartersOf(state, pack, seat).length > 0) return false;
  return movablePrisoners(state, pack, seat).length === 0;
}

/** Whose turn is next in PLAY, from this seat on; nobody: play ends (MF-29, MF-30). */
export function nextTurn(state: State, pack: Pack, from: Clan): Clan | undefined {
  const { clans, options } = state;
  const active = clansFrom(from).filter((seat) => !clans[seat].passed);
  const isOpen = active.some((seat) => unopenedQuartersOf(state, pack, seat).length > 0);
  if (!isOpen && !options.flags.wait_for_prison_moves) return undefined;
  return active.find((seat) => !hasClanFinished(state, pack, seat));
}

export function isOpenCard(laid: CardOnQuarter | undefined): laid is CardOnQuarter {
  return laid?.state === 'open';
}

/** Open crimes that are not under arrest (MF-5, MF-53): what the law can see. */
export function isOpenCrime(pack: Pack, laid: CardOnQuarter | undefined): laid is CardOnQuarter {
  if (!isOpenCard(laid)) return false;
  const { suit, type } = cardOf(pack, laid.card);
  if (type === 'pistol') return laid.shot !== null && laid.shot !== TARGET_AIR;
  return suit === 'criminal';
}

/** Where the crime of the card on this quarter was committed (MF-55). */
export function crimeQuarterOf(state: State, quarter: QuarterId): QuarterId {
  const { shot = null } = state.city[quarter] ?? {};
  const isElsewhere = state.options.flags.pistol_crime_at === 'victim';
  return isElsewhere && shot !== null && shot !== TARGET_AIR ? shot : quarter;
}

export function isUnsoldGood(pack: Pack, laid: CardOnQuarter | undefined): laid is CardOnQuarter {
  return isOpenCard(laid) && !laid.sold && cardOf(pack, laid.card).type === 'good';
}

/** Quarters with open cards of a type, in reading order. */
export function openQuartersWith(state: State, pack: Pack, type: string): readonly QuarterId[] {
  return pack.quarters.filter((quarter) => {
    const laid = state.city[quarter];
    return isOpenCard(laid) && cardOf(pack, laid.card).type === type;
  });
}

/** Seats whose exchange is still to come, in turn order; who has no card is skipped (MF-18, MF-21). */
export function clansYetToExchange({ clans, first }: State): readonly Clan[] {
  if (first === null) return [];
  return clansFrom(first).filter((seat) => {
    const { swapped, hand } = clans[seat];
    return swapped === null && hand.length > 0;
  });
}

/** Seats whose layout is still to be published, in turn order; cards that are still to be read are laid as well. */
export function clansYetToLay({ clans, first }: State): readonly Clan[] {
  if (first === null) return [];
  return clansFrom(first).filter((seat) => {
    const { laid, hand, unread } = clans[seat];
    return !laid && hand.length + unread > 0;
  });
}

export function clansYetToRead({ clans }: State): readonly Clan[] {
  return CLANS.filter((seat) => clans[seat].unread > 0);
}

export function roundHeadOf(state: State): RoundHead {
  const pack = chosenPack(state.options);
  return {
    bank: state.bank,
    balances: perClan((seat) => state.clans[seat].balance),
    free: perClan((seat) => freeFigureCount(state, pack, seat)),
    prison: pack.figures.flatMap((figure) => {
      const cell = cellOf(placeOf(state, figure));
      return cell === null ? [] : [{ figure, cell }];
    }),
  };
}

export function cardsWithout(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  return cards.filter((card) => !gone.includes(card));
}
