import type { Deviation } from '@mister-x/engine/core/flag-table';
import type { Json } from '@mister-x/engine/core/json';
import type { ShapeFault } from '@mister-x/engine/core/shape';
import type { PackFault } from './check-pack.js';
import type { FlagName, Flags, Variant } from './flags.js';
import type { CardId, Colour, PackFile, QuarterId } from './pack-file.js';
import type { Clan, FigureId } from './seats.js';

export * from './pack-file.js';
export * from './seats.js';

export { type FlagName, type Flags, VARIANTS, type Variant } from './flags.js';

export type Options = {
  readonly variant: Variant;
  /** `default`, or the file of a custom pack (MF-14). */
  readonly pack: 'default' | PackFile;
  readonly flags: Flags;
};

/**
 * `deal`: the referee is about to deal. `cards`: printed cards are read by their owners. `exchange`,
 * `layout`, `play` and `ransom` as in MF-17; what is collected between the last two happens by itself.
 */
export const PHASES = ['deal', 'cards', 'exchange', 'layout', 'play', 'ransom', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const OUTCOMES = ['BANK_EMPTY', 'STOPPED', 'ABANDONED'] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

/** Instead of a target: a shot in the air (MF-52); instead of a prisoner: nobody (MF-57). */
export const TARGET_AIR = 'air';
export const ESCAPEE_NOBODY = 'nobody';

/** Where a figure is (MF-8). */
export type FigurePlace =
  | { readonly at: 'home' }
  | { readonly at: 'board'; readonly quarter: QuarterId }
  | ({ readonly at: 'cell'; readonly cell: number } & ImprisonedState)
  /** On the run beside a cell, or beside death row (MF-58). */
  | ({ readonly at: 'escaping'; readonly cell: PrisonCell } & ImprisonedState)
  | ({ readonly at: 'death-row' } & ImprisonedState);
/** In $, or death row. */
export type PrisonCell = number | 'death-row';
type ImprisonedState = {
  /** Why it makes no move in this round: jailed in it, moved, or on the run (MF-66 to MF-68). */
  readonly stays: 'new' | 'moved' | 'escapee' | null;
};

/** A card on a quarter. */
export type CardOnQuarter = {
  readonly card: CardId;
  readonly state: 'closed' | 'open' | 'arrested';
  /** On the card, in $. */
  readonly money: number;
  /** A Good that has been dealt with (MF-34). */
  readonly sold: boolean;
  /** Of a Pistol: shot in the air, or the quarter of its victim. */
  readonly shot: typeof TARGET_AIR | QuarterId | null;
  /** Of an Escape under way. */
  readonly escapee: FigureId | null;
  /** Who has paid this card in this round (`prostitute_timing: continuous`). */
  readonly payers: readonly QuarterId[];
};

export const CHOICE_KINDS = ['buyer', 'target', 'prisoner'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
/** What an opened card waits for (MF-27). */
export type Choice = {
  readonly seat: Clan;
  readonly quarter: QuarterId;
  readonly kind: ChoiceKind;
};

/** One move stored ahead (MF-97); conditions are checked when it is due. */
export type PlannedMove = (
  | {
      readonly do: 'open';
      readonly quarter: QuarterId;
      readonly choice?: string;
      /** Only if the stored choice is legal at that moment. */
      readonly if_target_present?: true;
    }
  | { readonly do: 'prison'; readonly figure: FigureId }
  | { readonly do: 'pass' }
) & {
  /** Only if an open card that is not arrested lies there. */
  readonly if_open?: QuarterId;
};

/** One card on one own quarter; where the game keeps them, in reading order. */
export type CityLayout = readonly { readonly quarter: QuarterId; readonly card: CardId }[];

/** What a seat has stored ahead (section 7); what is due is carried out and taken out of it. */
export type Plan = {
  readonly exchange: readonly CardId[] | null;
  readonly layout: CityLayout | null;
  readonly moves: readonly PlannedMove[];
  readonly ransoms: readonly FigureId[];
  /** The list of ransoms is also the confirmation (MF-100). */
  readonly confirm: boolean;
};

/** A plan as an event (`stored-plan.ts`). */
export type StoredPlan = Plan & {
  /** The queue of moves was saved, and not only something else. */
  readonly queue: boolean;
};

/** Something of a stored plan that could not be carried out, told to its owner alone. */
export type DroppedPlanItem = {
  readonly code: RefusalCode;
  /** Of `QUEUE_STALE`: why; `null` where only a condition failed. */
  readonly inside: RefusalCode | null;
};

export type ClanState = {
  readonly balance: number;
  /** In the order of the deck. */
  readonly hand: readonly CardId[];
  /** Given away in this round (MF-22). */
  readonly gave: readonly CardId[];
  /** So many printed cards are still to be read. */
  readonly unread: number;
  /** How many cards were swapped; `null` before the seat's turn. */
  readonly swapped: number | null;
  /** The layout is published. */
  readonly laid: boolean;
  readonly passed: boolean;
  readonly confirmed: boolean;
  readonly plan: Plan;
  /** A move of the plan was dropped: the rest waits until it is saved again (MF-97). */
  readonly halted: boolean;
  readonly dropped: readonly DroppedPlanItem[];
};

/** The head of a round's page: how it began (MF-94). */
export type RoundHead = {
  readonly bank: number;
  readonly balances: Readonly<Record<Clan, number>>;
  /** Figures that are not in prison. */
  readonly free: Readonly<Record<Clan, number>>;
  readonly prison: readonly { readonly figure: FigureId; readonly cell: PrisonCell }[];
};

export type RankingRow = {
  readonly seat: Clan;
  readonly balance: number;
  /** Sum of the team (MF-87). */
  readonly team: number;
  /** From 1; shared when equal (MF-88). */
  readonly place: number;
};
export type End = { readonly code: OutcomeCode; readonly winners: readonly Clan[] };

export type State = {
  readonly options: Options;
  readonly phase: Phase;
  /** From 1; 0 before the first deal. */
  readonly round: number;
  /** Who begins this round (MF-15); `null` before the first. */
  readonly first: Clan | null;
  /** Counts what people wait for: a clock that comes late closes nothing else. */
  readonly step: number;
  /** Whose turn it is in PLAY. */
  readonly turn: Clan | null;
  readonly choice: Choice | null;
  /** A card is being opened whose printed face has not been read (MF-105). */
  readonly opening: { readonly seat: Clan; readonly quarter: QuarterId } | null;
  /** Chosen together with an opening whose face is still to be read. */
  readonly pending: { readonly choice: string; readonly stored: boolean } | null;
  readonly clans: Readonly<Record<Clan, ClanState>>;
  readonly bank: number;
  /** The bank pays nothing any more (`partial_bank: payer_all`). */
  readonly frozen: boolean;
  readonly lastRound: boolean;
  readonly figures: Readonly<Record<FigureId, FigurePlace>>;
  readonly city: Readonly<Record<QuarterId, CardOnQuarter>>;
  /** In the order of the pack: draws are uniform. */
  readonly deck: readonly CardId[];
  /** Killed, arrested away, used up or swapped in this round. */
  readonly out: readonly CardId[];
  /** Cards opened in this round. */
  readonly openings: number;
  readonly votes: readonly Clan[];
  /** Nobody opened a card in this round: the table is asked whether to stop (MF-111). */
  readonly asked: boolean;
  readonly stopped: boolean;
  readonly head: RoundHead | null;
  readonly places: readonly RankingRow[] | null;
  readonly end: End | null;
};

/** A position that a test can write by hand; what is left out is as at the beginning. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options'>>;
};

/** What a plan may name; what is left out is as it was stored before, `null` clears it. */
export type PlanInput = {
  readonly exchange?: readonly string[] | null;
  readonly layout?: CityLayout | null;
  readonly moves?: readonly PlannedMove[] | null;
  readonly ransoms?: readonly string[] | null;
  readonly confirm?: boolean | null;
};

/** What a seat may ask. Cards, quarters and figures are unchecked here: the order of checks is MF-103's. */
export type Action =
  /** The host changes flags before the deal. */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** Referee's own (MF-18). */
  | { readonly type: 'deal' }
  /** Printed cards, read by their owner's camera: those dealt, and those that came for swapped ones. */
  | { readonly type: 'readCards'; readonly cards: readonly string[] }
  | { readonly type: 'exchange'; readonly cards: readonly string[] }
  | { readonly type: 'lay'; readonly cards: CityLayout }
  /** Stored ahead (MF-95 to MF-100). */
  | { readonly type: 'plan'; readonly plan: PlanInput }
  | { readonly type: 'open'; readonly quarter: string; readonly choice?: string }
  | { readonly type: 'choose'; readonly choice: string }
  | { readonly type: 'movePrisoner'; readonly figure: string }
  | { readonly type: 'pass' }
  /** Two actions in one: refused (MF-26). */
  | { readonly type: 'several'; readonly actions: readonly Json[] }
  | { readonly type: 'ransom'; readonly figure: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'withdraw' }
  | { readonly type: 'vote'; readonly stop: boolean }
  /** Looking at what lies on a quarter, or asking for a hand or a plan (MF-102). */
  | { readonly type: 'peek'; readonly quarter: string }
  /** A gift or a loan: refused (MF-90). */
  | { readonly type: 'give'; readonly to: string; readonly sum: number }
  /** The table's scanner has read the face that is being opened, or a quarter that the seat on turn opens. */
  | { readonly type: 'scan'; readonly code: string }
  /** The host: what really lies there (MF-105). */
  | { readonly type: 'correctCard'; readonly card: string }
  /** Time has run out, or the host acts for an absent seat (MF-109). */
  | { readonly type: 'expire'; readonly step: number }
  | { readonly type: 'standIn'; readonly seat: string; readonly step: number };

/** Told to nobody but whom the game says. */
type WithSecret<Secret extends Json> = { readonly secret: Secret };

/** Out of whose purse a sum came; amounts in $. */
export type MoneySource = { readonly from: 'bank' | Clan; readonly sum: number };
export type ThrownFigure = {
  readonly figure: FigureId;
  readonly from: number;
  readonly to: number;
};
/**
 * Whose word it was: the seat's, who has a receipt of it; out of the plan that it stored before, whose receipt
 * binds it; or the referee's, for a seat that did not answer.
 */
export type DoneBy = 'seat' | 'plan' | 'referee';
/** Time or the host answered for a seat (MF-109). */
export type StandInFor = 'exchange' | 'layout' | 'turn' | 'choice' | 'ransom';

export type Event =
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'firstDrawn'; readonly seat: Clan; readonly lot: boolean }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Clan }
  | ({
      readonly type: 'dealt';
      readonly seat: Clan;
      readonly round: number;
      readonly count: number;
    } & WithSecret<{ readonly cards: readonly CardId[] }>)
  | { readonly type: 'cardsAwaited'; readonly seat: Clan; readonly count: number }
  | ({
      readonly type: 'cardsRead';
      readonly seat: Clan;
      readonly round: number;
      readonly count: number;
      /** They came for swapped ones. */
      readonly swapped: boolean;
    } & WithSecret<{ readonly cards: readonly CardId[] }>)
  | { readonly type: 'exchangeBegan' }
  | ({
      readonly type: 'exchanged';
      readonly seat: Clan;
      readonly round: number;
      readonly count: number;
      readonly by: DoneBy;
    } & WithSecret<{ readonly cards: readonly CardId[] }>)
  /** What came for swapped cards. */
  | ({ readonly type: 'drawn'; readonly seat: Clan } & WithSecret<{
      readonly cards: readonly CardId[];
    }>)
  | { readonly type: 'layoutBegan' }
  | ({
      readonly type: 'laidOut';
      readonly seat: Clan;
      readonly round: number;
      readonly quarters: readonly QuarterId[];
      readonly by: DoneBy;
    } & WithSecret<{ readonly cards: CityLayout }>)
  | ({
      readonly type: 'planned';
      readonly seat: Clan;
      readonly round: number;
    } & WithSecret<StoredPlan>)
  /** The head of a stored queue was carried out or dropped. */
  | ({ readonly type: 'planMoved'; readonly seat: Clan } & WithSecret<{
      readonly dropped: DroppedPlanItem | null;
    }>)
  | { readonly type: 'playBegan' }
  | { readonly type: 'turnBegan'; readonly seat: Clan }
  /** A card is turned whose printed face is still to be read. */
  | ({ readonly type: 'turning'; readonly seat: Clan; readonly quarter: QuarterId } & WithSecret<{
      readonly pending: { readonly choice: string; readonly stored: boolean } | null;
    }>)
  | {
      readonly type: 'opened';
      readonly seat: Clan;
      readonly quarter: QuarterId;
      readonly card: CardId;
      /** The table found another card there than was laid. */
      readonly corrected: boolean;
    }
  | {
      readonly type: 'choiceAsked';
      readonly seat: Clan;
      readonly quarter: QuarterId;
      readonly kind: ChoiceKind;
    }
  /** A choice that came with the opening was not legal. */
  | ({ readonly type: 'choiceDropped'; readonly seat: Clan } & WithSecret<{
      readonly dropped: DroppedPlanItem;
    }>)
  | {
      readonly type: 'traded';
      readonly good: QuarterId;
      readonly buyer: QuarterId;
      readonly price: number;
    }
  | {
      readonly type: 'paid';
      readonly quarter: QuarterId;
      readonly sum: number;
      readonly sources: readonly MoneySource[];
      /** What the bank held back belongs to nobody any more. */
      readonly frozen: boolean;
    }
  | {
      readonly type: 'feePaid';
      readonly from: QuarterId;
      readonly to: QuarterId;
      readonly sum: number;
    }
  | {
      readonly type: 'arrested';
      readonly quarter: QuarterId;
      readonly card: CardId;
      readonly by: QuarterId;
      readonly money: number;
      /** `null`: none is placed, and the card leaves the board (MF-60). */
      readonly figure: FigureId | null;
      /** Where the figure stood: on the murder place, or nowhere. */
      readonly from: QuarterId | null;
    }
  | {
      readonly type: 'jailed';
      readonly quarter: QuarterId;
      readonly card: CardId;
      readonly figure: FigureId;
      readonly cell: PrisonCell;
    }
  | {
      readonly type: 'released';
      readonly quarter: QuarterId;
      readonly card: CardId;
      readonly figure: FigureId;
    }
  | {
      readonly type: 'bribed';
      readonly from: QuarterId;
      readonly to: QuarterId;
      readonly sum: number;
    }
  | { readonly type: 'shotInAir'; readonly quarter: QuarterId }
  | {
      readonly type: 'killed';
      readonly quarter: QuarterId;
      readonly victim: QuarterId;
      readonly money: number;
      readonly figure: FigureId;
      /** Whether the victim lay open. */
      readonly open: boolean;
      /** The face, where everybody has seen it or may (`reveal_killed`). */
      readonly card: CardId | null;
      /** A figure under arrest on it goes home (`shoot_arrested`). */
      readonly freed: FigureId | null;
    }
  | {
      readonly type: 'escapeBegan';
      readonly quarter: QuarterId;
      readonly figure: FigureId;
      readonly cell: PrisonCell;
    }
  | {
      readonly type: 'escapeFoiled';
      readonly quarter: QuarterId;
      readonly figure: FigureId;
      readonly cell: PrisonCell;
    }
  | { readonly type: 'nobodyEscaped'; readonly quarter: QuarterId; readonly card: CardId }
  | {
      readonly type: 'prisonerMoved';
      readonly seat: Clan;
      readonly figure: FigureId;
      readonly from: number;
      /** `null`: free. */
      readonly to: number | null;
      readonly thrown: readonly ThrownFigure[];
    }
  | { readonly type: 'passed'; readonly seat: Clan }
  | { readonly type: 'lastRoundBegan' }
  | { readonly type: 'playEnded' }
  | {
      readonly type: 'escaped';
      readonly quarter: QuarterId;
      readonly figure: FigureId;
      readonly cell: PrisonCell;
    }
  | {
      readonly type: 'collected';
      readonly quarter: QuarterId;
      readonly seat: Clan;
      readonly sum: number;
    }
  | { readonly type: 'figureHome'; readonly figure: FigureId; readonly quarter: QuarterId }
  | {
      readonly type: 'cardsReturned';
      /** Quarters whose cards were never opened; their faces with `reveal_unopened`. */
      readonly closed: readonly { readonly quarter: QuarterId; readonly card: CardId | null }[];
    }
  | { readonly type: 'ransomBegan' }
  | {
      readonly type: 'ransomed';
      readonly seat: Clan;
      readonly figure: FigureId;
      readonly cell: PrisonCell;
      readonly price: number;
      readonly payee: Clan;
    }
  /** Entries of a stored list that could not be paid (MF-100). */
  | ({ readonly type: 'ransomsRun'; readonly seat: Clan } & WithSecret<{
      readonly dropped: readonly DroppedPlanItem[];
    }>)
  | { readonly type: 'confirmed'; readonly seat: Clan }
  | { readonly type: 'withdrawn'; readonly seat: Clan }
  | { readonly type: 'voted'; readonly seat: Clan; readonly stop: boolean }
  /** All have confirmed: the next deal is due. */
  | { readonly type: 'roundClosed' }
  | { readonly type: 'stopAsked' }
  | { readonly type: 'stopping' }
  | {
      readonly type: 'stoodIn';
      readonly seat: Clan;
      readonly what: StandInFor;
      readonly host: boolean;
    }
  /** A seat buys its prisoners out after the last round (MF-85). */
  | {
      readonly type: 'boughtOut';
      readonly seat: Clan;
      readonly figures: readonly FigureId[];
      readonly sum: number;
      readonly payee: Clan;
    }
  /** A team member pays what the other lacks (MF-83). */
  | {
      readonly type: 'covered';
      readonly by: Clan;
      readonly seat: Clan;
      readonly sum: number;
    }
  | { readonly type: 'ranked'; readonly places: readonly RankingRow[] }
  | { readonly type: 'ended'; readonly end: End };

/** Codes of section 11 that this game gives itself; the others are those of any table (CM-4 to CM-6). */
export const REFUSAL_CODES = [
  'ALREADY_OPEN',
  'BAD_REQUEST',
  'BUYER_NOT_ELIGIBLE',
  'CARDS_LEFT',
  'CARD_FIXED',
  'CARD_MISMATCH',
  'CARD_NOT_IN_HAND',
  'CARD_USED_TWICE',
  'CHOICE_REQUIRED',
  'COLOUR_TAKEN',
  'DEATH_ROW_LOCKED',
  'ESCAPEE_LOCKED',
  'EXCHANGE_DONE',
  'EXCHANGE_ORDER',
  'FORBIDDEN_VIEW',
  'GAME_NOT_STARTED',
  'GAME_OVER',
  'INSUFFICIENT_FUNDS',
  'LAYOUT_ORDER',
  'NOT_YOUR_CARD',
  'NOT_YOUR_QUARTER',
  'NOT_YOUR_TURN',
  'NO_ACTION_LEFT',
  'NO_CARD_THERE',
  'OPTION_LOCKED',
  'PACK_INVALID',
  'PASSED',
  'PEEK_FORBIDDEN',
  'PHASE_WRONG',
  'PRISONER_MOVED',
  'PRISONER_NEW',
  'PRISONER_NOT_YOURS',
  'PRISONER_UNKNOWN',
  'QUARTER_TAKEN',
  'QUEUE_STALE',
  'RANSOM_CLOSED',
  'RANSOM_NOT_ALLOWED',
  'ROUND_CONFIRMED',
  'SCAN_INCOMPLETE',
  'SCAN_WOULD_EXPOSE',
  'SEAT_FULL',
  'TAKEBACK_NOT_NOW',
  'TARGET_ARRESTED',
  'TARGET_EMPTY',
  'TARGET_NOT_ADJACENT',
  'TOO_FEW_PLAYERS',
  'TRANSFER_FORBIDDEN',
  'TURN_SPENT',
  'UNKNOWN_CODE',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type MfRefusal = {
  readonly code: RefusalCode;
  /** Of a pack: everything that is wrong with it. */
  readonly causes?: readonly PackFault[];
} & Partial<ShapeFault>;

/** A card on the table as everybody sees it. */
export type LaidCardView = {
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
export type OwnClanView = {
  readonly hand: readonly CardId[];
  readonly gave: readonly CardId[];
  /** Faces of own cards that lie closed; empty where looking is forbidden (MF-25). */
  readonly laid: CityLayout;
  readonly plan: Plan;
  readonly halted: boolean;
  readonly dropped: readonly DroppedPlanItem[];
};

/** Disclosed with the end. */
export type EndDisclosure = End & { readonly places: readonly RankingRow[] | null };

export type View = {
  readonly variant: Variant;
  /** `default`, or the id of the pack that the match is played with. */
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
  readonly city: readonly LaidCardView[];
  readonly deck: number;
  readonly votes: readonly Clan[];
  readonly mayVote: boolean;
  readonly asked: boolean;
  readonly stopped: boolean;
  readonly head: RoundHead | null;
  readonly own: OwnClanView | null;
  readonly end: EndDisclosure | null;
};

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Events of which everybody is told everything. */
export const PUBLIC_EVENT_TYPES = [
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
export type PublicEventType = (typeof PUBLIC_EVENT_TYPES)[number];

export type Notice =
  | EventOf<PublicEventType>
  /** With the head of the round's page (MF-94). */
  | (EventOf<'roundBegan'> & { readonly head: RoundHead })
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
      readonly cards?: CityLayout;
    }
  | { readonly type: 'turning'; readonly seat: Clan; readonly quarter: QuarterId }
  /** To the seat alone. */
  | { readonly type: 'drawn'; readonly seat: Clan; readonly cards: readonly CardId[] }
  | { readonly type: 'planned'; readonly seat: Clan; readonly round: number }
  | { readonly type: 'dropped'; readonly seat: Clan; readonly dropped: readonly DroppedPlanItem[] };

/** The types of the game, for `Game`. */
export type Mafia = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: MfRefusal;
  view: View;
  notice: Notice;
};
