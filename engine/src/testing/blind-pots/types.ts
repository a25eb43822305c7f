/**
 * Blind Pots, a small game of our own for three seats. North and south are partners and see each
 * other's cards; east plays alone. Each round everybody exchanges any number of cards in turn, lays one
 * card face down, and may shout once in the game to raise the stake while a clock runs; then the
 * highest card takes the stake. It exists to prove the parts of the game interface that pursuits
 * leave unused.
 */

export const SEATS = ['north', 'east', 'south'] as const;
export type PotSeat = (typeof SEATS)[number];

/** A suit and a value: `a1` to `c6`. */
export type Card = string;
export const DECK: readonly Card[] = ['a', 'b', 'c'].flatMap((suit) =>
  [1, 2, 3, 4, 5, 6].map((value) => `${suit}${value}`),
);
export const HAND_SIZE = 4;

/** What a card fills that is laid: a slot of its own for each seat in each round. */
export const slotName = (round: number, seat: PotSeat): string => `${round}/${seat}`;
/** How long everybody may think about a shout. */
export const WINDOW_MS = 10_000;

export const VARIANTS = ['three-rounds'] as const;

export type PotOptions = {
  /** There is one; programs send it. */
  readonly variant: (typeof VARIANTS)[number];
  readonly rounds: number;
  /** `consent`: a stand needs an opponent's consent, `host`: the host's; a shout needs nobody's. */
  readonly takeback: 'consent' | 'host' | 'none';
};

/** To be carried out when the seat's turn to exchange comes, unless someone exchanged more before. */
export type StandingOrder = { readonly cards: readonly Card[]; readonly atMost: number };

export type PotAction =
  /** The referee's. */
  | { readonly type: 'deal' }
  | { readonly type: 'exchange'; readonly cards: readonly Card[] }
  | { readonly type: 'order'; readonly order: StandingOrder | null }
  /** May be repeated until the last card lies. */
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'shout' }
  | { readonly type: 'pass' }
  /** The referee's: time is up. */
  | { readonly type: 'closeWindow'; readonly round: number };

export const REFUSAL_CODES = [
  'MALFORMED',
  'OPTION_INVALID',
  'SETUP_INVALID',
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'PHASE_WRONG',
  'EXCHANGE_DONE',
  'CARD_NOT_HELD',
  'CARD_USED_TWICE',
  'ALREADY_ANSWERED',
  'ALREADY_SHOUTED',
  'NO_WINDOW',
  'TAKEBACK_DISABLED',
] as const;
export type PotRefusal = { readonly code: (typeof REFUSAL_CODES)[number] };

export const OUTCOMES = ['WON', 'CONCEDED', 'ABANDONED'] as const;
export type PotEnd = {
  readonly code: (typeof OUTCOMES)[number];
  readonly winners: readonly PotSeat[];
};

export type Hands = Readonly<Record<PotSeat, readonly Card[]>>;

export type PotEvent =
  | {
      readonly type: 'dealt';
      readonly seat: PotSeat;
      readonly secret: { readonly cards: readonly Card[] };
    }
  | { readonly type: 'roundOpened'; readonly round: number }
  | {
      readonly type: 'ordered';
      readonly seat: PotSeat;
      readonly secret: { readonly order: StandingOrder | null };
    }
  | {
      readonly type: 'orderStale';
      readonly seat: PotSeat;
      readonly secret: { readonly why: 'CARD_NOT_HELD' | 'CONDITION' };
    }
  | {
      readonly type: 'exchanged';
      readonly seat: PotSeat;
      readonly count: number;
      readonly secret: { readonly out: readonly Card[]; readonly in: readonly Card[] };
    }
  | {
      readonly type: 'laid';
      readonly round: number;
      readonly seat: PotSeat;
      readonly secret: { readonly card: Card };
    }
  | { readonly type: 'windowOpened'; readonly round: number }
  | { readonly type: 'passed'; readonly seat: PotSeat }
  | { readonly type: 'shouted'; readonly seat: PotSeat }
  | {
      readonly type: 'revealed';
      readonly round: number;
      readonly cards: Readonly<Record<PotSeat, Card>>;
      /** Nobody when the highest cards are equal: the stake stays. */
      readonly winner: PotSeat | null;
    }
  | { readonly type: 'ended'; readonly end: PotEnd; readonly hands: Hands };

export const PHASES = ['deal', 'exchange', 'lay', 'window', 'over'] as const;

export type PotState = {
  readonly options: PotOptions;
  readonly phase: (typeof PHASES)[number];
  readonly round: number;
  readonly hands: Hands;
  /** Sorted, so that its order tells nothing. */
  readonly stock: readonly Card[];
  /** Exchanged cards, face down; the next stock. */
  readonly pile: readonly Card[];
  /** Cards that were revealed; out of play. */
  readonly shown: readonly Card[];
  /** How many cards each seat has exchanged in this round, in order. */
  readonly exchanged: readonly { readonly seat: PotSeat; readonly count: number }[];
  readonly orders: Readonly<Record<PotSeat, StandingOrder | null>>;
  readonly laid: Readonly<Record<PotSeat, Card | null>>;
  readonly answered: readonly PotSeat[];
  readonly shouted: readonly PotSeat[];
  readonly stake: number;
  readonly points: Readonly<Record<PotSeat, number>>;
  readonly end: PotEnd | null;
};

export type PotSetup = { readonly options: PotOptions; readonly deck: readonly Card[] };

export type PotNotice =
  | {
      readonly type: 'dealt' | 'exchanged';
      readonly seat: PotSeat;
      readonly count: number;
      readonly out?: readonly Card[];
      readonly in?: readonly Card[];
    }
  | { readonly type: 'roundOpened' | 'windowOpened'; readonly round: number }
  | { readonly type: 'ordered'; readonly seat: PotSeat; readonly order: StandingOrder | null }
  | { readonly type: 'orderStale'; readonly seat: PotSeat; readonly why: string }
  | { readonly type: 'laid'; readonly seat: PotSeat; readonly card: Card }
  | { readonly type: 'passed' | 'shouted'; readonly seat: PotSeat }
  | {
      readonly type: 'revealed';
      readonly round: number;
      readonly cards: Readonly<Record<PotSeat, Card>>;
      readonly winner: PotSeat | null;
    }
  | { readonly type: 'ended'; readonly end: PotEnd; readonly hands: Hands };

export type PotView = {
  readonly phase: PotState['phase'];
  readonly round: number;
  readonly rounds: number;
  readonly stock: number;
  readonly stake: number;
  readonly shown: readonly Card[];
  readonly seats: readonly {
    readonly seat: PotSeat;
    /** A card laid face down still counts: who has laid is nobody's business. */
    readonly cards: number;
    readonly exchanged: number | null;
    readonly mayShout: boolean;
    readonly points: number;
  }[];
  /** What this viewer may see of himself and his partner. */
  readonly known: readonly {
    readonly seat: PotSeat;
    readonly hand: readonly Card[];
    readonly laid: Card | null;
    readonly order: StandingOrder | null;
    readonly answered: boolean;
  }[];
  readonly end: PotEnd | null;
};

export type BlindPots = {
  options: PotOptions;
  setup: PotSetup;
  state: PotState;
  action: PotAction;
  event: PotEvent;
  refusal: PotRefusal;
  view: PotView;
  notice: PotNotice;
};
