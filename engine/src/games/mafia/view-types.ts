import type { Deviation } from '../../core/flag-choice.js';
import type { CardId, Colour, QuarterId } from './pack-file.js';
import type { Clan, FigureId } from './seats.js';
import type {
  Choice,
  Dropped,
  End,
  Event,
  FigurePlace,
  FlagName,
  Laying,
  Phase,
  Place,
  Plan,
  RoundHead,
  Variant,
} from './words.js';

/** A card on the table as everybody sees it. */
export type LaidView = {
  readonly quarter: QuarterId;
  readonly state: 'closed' | 'open' | 'arrested';
  /** `null` while it is closed. */
  readonly card: CardId | null;
  readonly money: number;
  readonly sold: boolean;
  readonly shot: 'air' | QuarterId | null;
  readonly escapee: FigureId | null;
};

export type ClanView = {
  readonly seat: Clan;
  readonly colour: Colour;
  readonly balance: number;
  /** Cards in hand: until the layout is published. */
  readonly hand: number;
  /** Printed cards that are still to be read. */
  readonly unread: number;
  readonly swapped: number | null;
  readonly laid: boolean;
  readonly passed: boolean;
  /** Nothing left to do in this round (MF-29). */
  readonly done: boolean;
  readonly confirmed: boolean;
};

/** What a seat alone sees (MF-102). */
export type Own = {
  readonly hand: readonly CardId[];
  readonly gave: readonly CardId[];
  /** Faces of own cards that lie closed; empty where looking is forbidden (MF-25). */
  readonly laid: Laying;
  readonly plan: Plan;
  readonly halted: boolean;
  readonly dropped: readonly Dropped[];
};

/** Disclosed with the end. */
export type Disclosed = End & { readonly places: readonly Place[] | null };

export type View = {
  readonly variant: Variant;
  /** `default`, or the id of the box that the match is played with. */
  readonly pack: string;
  readonly deviations: readonly Deviation<FlagName>[];
  readonly phase: Phase;
  readonly round: number;
  readonly first: Clan | null;
  readonly step: number;
  readonly turn: Clan | null;
  readonly choice: Choice | null;
  readonly opening: { readonly seat: Clan; readonly quarter: QuarterId } | null;
  readonly clans: readonly ClanView[];
  readonly bank: number;
  readonly frozen: boolean;
  readonly lastRound: boolean;
  readonly figures: Readonly<Record<FigureId, FigurePlace>>;
  /** In reading order. */
  readonly city: readonly LaidView[];
  readonly deck: number;
  readonly votes: readonly Clan[];
  readonly mayVote: boolean;
  readonly asked: boolean;
  readonly stopped: boolean;
  readonly head: RoundHead | null;
  readonly own: Own | null;
  readonly end: Disclosed | null;
};

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Events of which everybody is told everything. */
export const OPEN_EVENTS = [
  'firstDrawn',
  'cardsAwaited',
  'exchangeBegan',
  'layoutBegan',
  'playBegan',
  'turnBegan',
  'opened',
  'choiceAsked',
  'traded',
  'paid',
  'feePaid',
  'arrested',
  'jailed',
  'released',
  'bribed',
  'shotInAir',
  'killed',
  'escapeBegan',
  'escapeFoiled',
  'nobodyEscaped',
  'prisonerMoved',
  'passed',
  'lastRoundBegan',
  'playEnded',
  'escaped',
  'collected',
  'figureHome',
  'cardsReturned',
  'ransomBegan',
  'ransomed',
  'confirmed',
  'withdrawn',
  'roundClosed',
  'voted',
  'stopAsked',
  'stopping',
  'stoodIn',
  'boughtOut',
  'covered',
  'ranked',
  'ended',
] as const satisfies readonly Event['type'][];
export type OpenEvent = (typeof OPEN_EVENTS)[number];

export type Notice =
  | Told<OpenEvent>
  /** With the head of the round's page (MF-94). */
  | (Told<'roundBegan'> & { readonly head: RoundHead })
  | { readonly type: 'configured'; readonly variant: Variant }
  | {
      readonly type: 'dealt' | 'cardsRead';
      readonly seat: Clan;
      readonly count: number;
      /** To their owner. */
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: 'exchanged';
      readonly seat: Clan;
      readonly count: number;
      /** What it gave away. */
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: 'laidOut';
      readonly seat: Clan;
      readonly quarters: readonly QuarterId[];
      readonly cards?: Laying;
    }
  | { readonly type: 'turning'; readonly seat: Clan; readonly quarter: QuarterId }
  /** To the seat alone. */
  | { readonly type: 'drawn'; readonly seat: Clan; readonly cards: readonly CardId[] }
  | { readonly type: 'planned'; readonly seat: Clan; readonly round: number }
  | { readonly type: 'dropped'; readonly seat: Clan; readonly dropped: readonly Dropped[] };
