import type { Deviation } from '@mister-x/engine/core/flag-table';
import type { Seat } from '@mister-x/engine/core/game';
import type { Json } from '@mister-x/engine/core/json';
import type { ShapeFault } from '@mister-x/engine/core/shape';
import type { PackFault } from './check-pack.js';
import type { FlagName, Flags, Variant } from './flags.js';
import type { CardId, CaseId, LocationId, PackFile, TokenId, TokenType } from './pack-file.js';

export * from './pack-file.js';

export { type FlagName, type Flags, VARIANTS, type Variant } from './flags.js';

/** Seats in order round the table; their pawns' colours are in the options. */
export const SLEUTHS = ['sleuth-1', 'sleuth-2', 'sleuth-3', 'sleuth-4', 'sleuth-5'] as const;
export type Sleuth = (typeof SLEUTHS)[number];
export const SLEUTH_ROLE = 'sleuth';

export type Options = {
  readonly variant: Variant;
  /** `default`, or the file of a custom pack (SH-10). */
  readonly pack: 'default' | PackFile;
  /** How many play. */
  readonly seats: number;
  /** Colours of pawns and markers, in the order of the seats (SH-14). */
  readonly colours: readonly string[];
  readonly flags: Flags;
};

/**
 * `setup`: the table names the first player and lays the tokens. `cards`: printed cards are read. `move`,
 * `investigate`, `draw`: the steps of a turn (SH-21); the last only once a first card was taken. `refill`:
 * printed cards of the line are read. `reveal`: all look at the token on which Holmes stands.
 */
export const PHASES = ['setup', 'cards', 'move', 'investigate', 'draw', 'refill', 'reveal', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const OUTCOMES = ['ALL_OUT', 'STOPPED', 'ROUND_CAP', 'ABANDONED'] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

/** How a card in a search is meant (SH-50): its pips, or the ability of the character named. */
export const PLAY_MODES = ['symbol', 'ability:watson', 'ability:holmes', 'ability:lestrade', 'ability:cab'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];
export type CardPlay = { readonly card: CardId; readonly mode: PlayMode };
/** As it is sent: a mode may be missing (`CHOICE_REQUIRED`). */
export type CardPlayInput = { readonly card: string; readonly mode?: string };

/** Characters that fit on one place of a notebook, and on its free page: a view has room for no more. */
export const NOTEBOOK_MARK_MAX_CHARS = 24;
export const NOTEBOOK_PAGE_MAX_CHARS = 600;

/** What a player wrote on one place of his notebook (SH-19). */
export type NotebookMark = {
  readonly struck?: true;
  readonly case?: CaseId;
  readonly number?: number;
  readonly text?: string;
};
export type Notebook = {
  readonly marks: Readonly<Record<LocationId, NotebookMark>>;
  /** Slots for the five places of one's own case. */
  readonly own: readonly (LocationId | null)[];
  readonly text: string;
};

/** A token in a pile, and where it came from (SH-34). */
export type TokenOfSleuth = {
  readonly token: TokenId;
  readonly location: LocationId;
  readonly turn: number;
};

export type SleuthState = {
  /** `null` before the deal. */
  readonly case: CaseId | null;
  /** In the order of the deck: the order in which cards came tells nothing. */
  readonly hand: readonly CardId[];
  readonly pile: readonly TokenOfSleuth[];
  readonly at: LocationId;
  readonly marker: number;
  /** Tokens that this seat alone has lawfully seen, by place; with its own look and Lestrade's. */
  readonly seen: Readonly<Record<LocationId, TokenId>>;
  /** A look that has not been closed: all that is shown of looks with `auto_notebook: false` (SH-85). */
  readonly openLook: LocationId | null;
  readonly arrest: { readonly order: number; readonly location: LocationId } | null;
  readonly eliminated: boolean;
  readonly notebook: Notebook;
};

export type Turn = {
  /** Counts all turns from 1; 0 before the first. */
  readonly number: number;
  readonly round: number;
  readonly seat: Sleuth;
  readonly moved: boolean;
  readonly searches: number;
  /** Abilities used in this turn (SH-51), Lestrade's by seats. */
  readonly used: {
    readonly look: boolean;
    readonly extra: boolean;
    readonly cab: boolean;
    readonly lestrade: readonly Sleuth[];
  };
  /** Cards drawn so far. */
  readonly drawn: number;
};

/** Someone looks at a token (SH-56). */
export type TokenLook = {
  /** Counts from 1 through the whole game. */
  readonly id: number;
  readonly by: Sleuth;
  readonly kind: 'search' | 'holmes';
  readonly location: LocationId;
  /** The opening card of a search, which lies open beside the player until it is decided. */
  readonly opening: CardPlay | null;
  /** Whether others may still react. */
  readonly open: boolean;
  /** Who has answered, and which of them with a Lestrade card. */
  readonly answered: readonly Sleuth[];
  readonly reacted: readonly Sleuth[];
  /** What the searcher has decided while the window is open. */
  readonly decision: SearchDecision | null;
  /** Time ran out for the searcher, whether he had decided or not: that he has is not public. */
  readonly lapsed: boolean;
  /** It did so before he had: he leaves the token, and no phone has a receipt of it. */
  readonly left: boolean;
};
export type SearchDecision = {
  readonly take: boolean;
  readonly cards: readonly CardPlay[];
};

/** The token on which Holmes stands lies open (SH-48). */
export type TokenReveal = {
  readonly location: LocationId;
  readonly noted: readonly Sleuth[];
  /** He was moved by the opening line: the first turn follows, and no penalty (`holmes_moves_at_setup`). */
  readonly atSetup: boolean;
};

export type Score = {
  readonly seat: Sleuth;
  readonly marker: number;
  readonly tokens: number;
  readonly links: number;
  readonly bonus: number;
  readonly total: number;
  readonly right: boolean | null;
  /** `null`: not ranked (SH-72, SH-77). */
  readonly place: number | null;
};
export type End = { readonly code: OutcomeCode; readonly winners: readonly Sleuth[] };

export type State = {
  readonly options: Options;
  readonly phase: Phase;
  readonly first: Sleuth | null;
  /** The table is done with its part of the set-up. */
  readonly begun: boolean;
  /** What the table entered of the tokens (SH-83): types, or tokens by their codes. */
  readonly entered: Readonly<Record<LocationId, TokenType>>;
  readonly codes: Readonly<Record<string, TokenId>> | null;
  /** Where each token lay at the beginning (SH-61). */
  readonly start: Readonly<Record<LocationId, TokenId>>;
  /** Places whose tokens were collected. */
  readonly empty: readonly LocationId[];
  readonly sleuths: Readonly<Record<Sleuth, SleuthState>>;
  readonly turn: Turn;
  /** Cards drawn in this turn (SH-54); those off the deck are their drawer's secret. */
  readonly fresh: readonly CardId[];
  /** Sorted: its order is never known, draws are uniform. */
  readonly deck: readonly CardId[];
  /** In the order in which they were discarded. */
  readonly discards: readonly CardId[];
  readonly line: readonly (CardId | null)[];
  readonly holmes: LocationId;
  /** Moves of Holmes in this top-up. */
  readonly holmesMoves: number;
  readonly look: TokenLook | null;
  readonly looks: number;
  readonly reveal: TokenReveal | null;
  /** Everything that was shown to all, the latest last. */
  readonly revealed: readonly { readonly location: LocationId; readonly turn: number }[];
  readonly arrests: number;
  readonly votes: readonly Sleuth[];
  readonly end: End | null;
};

/** A position that a test can write by hand; what is left out is as at the beginning. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options'>>;
};

/** What a seat may ask. Cards, places and seats are unchecked here: the order of checks is SH-80's. */
export type Action =
  /** The host changes flags before the beginning. */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** The host: the first player (SH-15). */
  | { readonly type: 'nameFirst'; readonly seat: string }
  /** The host: which type lies there (`entered_symbols`). */
  | { readonly type: 'enterSymbol'; readonly location: string; readonly symbol: string }
  /** The host: the private list of the codes on tokens (`scanned_tokens`). */
  | { readonly type: 'loadCodes'; readonly codes: Readonly<Record<string, string>> }
  | { readonly type: 'bindToken'; readonly location: string; readonly code: string }
  | { readonly type: 'unbind'; readonly location: string }
  /** The host: the table is laid, play may begin. */
  | { readonly type: 'begin' }
  /** Referee's own: tokens, cases, hands and the line. */
  | { readonly type: 'deal' }
  /** A first hand of printed cards, read by its owner. */
  | { readonly type: 'registerHand'; readonly cards: readonly string[] }
  /**
   * The table scanner has read a card (SH-82), of the line or whatever is expected; a place, to which the
   * pawn walks; or both: where the card of the seat on turn leads, looks or arrests.
   */
  | { readonly type: 'scan'; readonly card?: string; readonly location?: string }
  /** No step: the pawn stays (SH-22). */
  | { readonly type: 'walk'; readonly path: readonly string[] }
  | { readonly type: 'cab'; readonly card: string; readonly to: string }
  /** Holmes's secret look (SH-53). */
  | { readonly type: 'look'; readonly card: string; readonly location: string }
  | {
      readonly type: 'search';
      readonly cards: readonly CardPlayInput[];
      /** Under the pawn where it is left out. */
      readonly location?: string;
    }
  | { readonly type: 'take'; readonly cards: readonly CardPlayInput[] }
  | { readonly type: 'leave' }
  /** To a look of someone else's: a Lestrade card, or none. */
  | { readonly type: 'answer'; readonly look: number; readonly card: string | null }
  /** The owner of a look puts it away (`auto_notebook: false`). */
  | { readonly type: 'closeLook' }
  | {
      readonly type: 'draw';
      /** Positions from 1. */
      readonly line: readonly number[];
      readonly deck: number;
      readonly holmes: string | null;
      /** What was drawn from a printed deck. */
      readonly cards?: readonly string[];
    }
  /** With `draw_order: free`: one card at a time, and the word that it is enough. */
  | { readonly type: 'drawOne'; readonly from: number | 'deck'; readonly card?: string }
  | { readonly type: 'drawExtra'; readonly card: string }
  | { readonly type: 'endDraw' }
  | { readonly type: 'arrest'; readonly card: string; readonly location: string }
  | { readonly type: 'noted' }
  /** The host's: a seat that is away need not be waited for (SH-48). */
  | { readonly type: 'noteFor'; readonly seat: string }
  | { readonly type: 'vote'; readonly stop: boolean }
  /** The host votes for a seat whose phone is away (14.1). */
  | { readonly type: 'voteFor'; readonly seat: string; readonly stop: boolean }
  /** In the notebook: of one place, the slots, or the free page (SH-19). */
  | { readonly type: 'mark'; readonly location: string; readonly mark: NotebookMark | null }
  | { readonly type: 'jot'; readonly own: readonly (string | null)[]; readonly text: string }
  /** Asks for what is nobody's to see (SH-79). */
  | { readonly type: 'peek'; readonly at: string; readonly seat?: string }
  /** Referee's own: time is up. */
  | { readonly type: 'expire'; readonly what: WaitKind; readonly id: string }
  /** The host closes what waits for an absent seat (SH-56, SH-86). */
  | { readonly type: 'close'; readonly what: WaitKind; readonly id: string };

/** What may run out: the window of a look, the reveal of a turn, a step of a turn. */
export const WAIT_KINDS = ['window', 'reveal', 'step'] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

type WithSecret<T> = { readonly secret: T };

export type Event =
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'firstNamed'; readonly seat: Sleuth }
  | { readonly type: 'symbolEntered'; readonly location: LocationId; readonly symbol: TokenType }
  | ({ readonly type: 'codesLoaded' } & WithSecret<{
      readonly codes: Readonly<Record<string, TokenId>>;
    }>)
  | ({
      readonly type: 'tokenBound';
      readonly location: LocationId;
      readonly symbol: TokenType;
    } & WithSecret<{ readonly token: TokenId }>)
  | { readonly type: 'unbound'; readonly location: LocationId }
  | { readonly type: 'tableLaid' }
  /** Which type lies where is for all to see, which token it is for nobody. */
  | ({
      readonly type: 'tokensLaid';
      readonly symbols: Readonly<Record<LocationId, TokenType>>;
    } & WithSecret<{ readonly tokens: Readonly<Record<LocationId, TokenId>> }>)
  | ({ readonly type: 'caseDealt'; readonly seat: Sleuth } & WithSecret<{ readonly case: CaseId }>)
  | ({
      readonly type: 'handDealt';
      readonly seat: Sleuth;
      readonly count: number;
    } & WithSecret<{ readonly cards: readonly CardId[] }>)
  | { readonly type: 'cardsAwaited' }
  | { readonly type: 'turnBegan'; readonly seat: Sleuth; readonly round: number }
  | { readonly type: 'walked'; readonly seat: Sleuth; readonly path: readonly LocationId[] }
  | {
      readonly type: 'rode';
      readonly seat: Sleuth;
      readonly card: CardId;
      readonly from: LocationId;
      readonly to: LocationId;
    }
  /** A look began: of a search with its opening card, of Holmes's ability with that. */
  | ({
      readonly type: 'looked';
      readonly seat: Sleuth;
      readonly look: number;
      readonly kind: TokenLook['kind'];
      readonly location: LocationId;
      readonly opening: CardPlay;
    } & WithSecret<{ readonly token: TokenId }>)
  | { readonly type: 'passed'; readonly seat: Sleuth; readonly look: number }
  | ({
      readonly type: 'reacted';
      readonly seat: Sleuth;
      readonly look: number;
      readonly card: CardId;
      readonly location: LocationId;
    } & WithSecret<{ readonly token: TokenId }>)
  | ({
      readonly type: 'decided';
      readonly seat: Sleuth;
      readonly look: number;
    } & WithSecret<SearchDecision>)
  | { readonly type: 'windowClosed'; readonly look: number }
  /** The search is over (SH-35). */
  | {
      readonly type: 'resolved';
      readonly seat: Sleuth;
      readonly look: number;
      readonly location: LocationId;
      readonly symbol: TokenType;
      readonly take: boolean;
      readonly cards: readonly CardPlay[];
      /** Its searcher decided it, and did not let time run out: there is a receipt of it. */
      readonly decided: boolean;
    }
  /** Time ran out, or the host acted for an absent searcher: who has not decided leaves the token (SH-86). */
  | { readonly type: 'lapsed'; readonly seat: Sleuth; readonly look: number }
  /** A look that came from Holmes's ability is over. */
  | { readonly type: 'lookEnded'; readonly look: number }
  | { readonly type: 'lookClosed'; readonly seat: Sleuth }
  | { readonly type: 'extraPlayed'; readonly seat: Sleuth; readonly card: CardId }
  | {
      readonly type: 'lineTaken';
      readonly seat: Sleuth;
      readonly position: number;
      readonly card: CardId;
    }
  | ({ readonly type: 'deckDrawn'; readonly seat: Sleuth } & WithSecret<{ readonly card: CardId }>)
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'drawEnded'; readonly seat: Sleuth }
  /** With printed cards: so many places of the line wait for the scanner. */
  | { readonly type: 'lineAwaited'; readonly positions: readonly number[] }
  | { readonly type: 'lineFilled'; readonly position: number; readonly card: CardId }
  | {
      readonly type: 'holmesMoved';
      readonly card: CardId;
      readonly from: LocationId;
      readonly to: LocationId;
    }
  | { readonly type: 'holmesStayed'; readonly card: CardId; readonly symbol: TokenType }
  | {
      readonly type: 'revealed';
      readonly location: LocationId;
      readonly token: TokenId;
      readonly atSetup: boolean;
    }
  | { readonly type: 'noted'; readonly seat: Sleuth }
  | { readonly type: 'revealClosed' }
  | { readonly type: 'penalised'; readonly seat: Sleuth; readonly marker: number }
  | { readonly type: 'eliminated'; readonly seat: Sleuth; readonly cards: readonly CardId[] | null }
  | {
      readonly type: 'arrested';
      readonly seat: Sleuth;
      readonly card: CardId;
      readonly location: LocationId;
      readonly order: number;
      /** The rest of the hand, where it goes to the discards (`return_hand_on_exit`). */
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'voted'; readonly seat: Sleuth; readonly stop: boolean }
  | ({
      readonly type: 'marked';
      readonly seat: Sleuth;
    } & WithSecret<{ readonly location: LocationId; readonly mark: NotebookMark | null }>)
  | ({
      readonly type: 'jotted';
      readonly seat: Sleuth;
    } & WithSecret<{ readonly own: readonly (LocationId | null)[]; readonly text: string }>)
  | { readonly type: 'ended'; readonly end: End };

export const REFUSAL_CODES = [
  'ABILITY_USED',
  'ALREADY_MOVED',
  'ALREADY_SEARCHED',
  'ARREST_TARGET',
  'BAD_REQUEST',
  'CARD_MISMATCH',
  'CARD_NOT_IN_HAND',
  'CARD_USED_TWICE',
  'CHOICE_REQUIRED',
  'COLOUR_TAKEN',
  'DRAW_CAP',
  'DRAW_COUNT',
  'FORBIDDEN_VIEW',
  'GAME_NOT_STARTED',
  'GAME_OVER',
  'HAND_LIMIT',
  'LINE_POSITION',
  'NOT_ADJACENT',
  'NOT_AT_YARD',
  'NOT_ENOUGH_SYMBOLS',
  'NOT_YOUR_LOCATION',
  'NOT_YOUR_TURN',
  'NO_TOKEN_HERE',
  'NO_WINDOW',
  'ONE_OPENING_CARD',
  'OPTION_LOCKED',
  'OWN_LOOK',
  'PACK_INVALID',
  'PHASE_WRONG',
  'SAME_LOCATION',
  'SCAN_INCOMPLETE',
  'SCAN_WOULD_EXPOSE',
  'SEAT_FULL',
  'SEAT_OUT',
  'SETUP_INCOMPLETE',
  'SYMBOL_MISMATCH',
  'TAKEBACK_NOT_NOW',
  'TOKEN_BOUND_TWICE',
  'TOKEN_COUNT',
  'TOKEN_NOT_YOUR_CASE',
  'TOO_FAR',
  'TOO_FEW_PLAYERS',
  'TOO_FEW_TOKENS',
  'UNKNOWN_CODE',
  'UNKNOWN_LOCATION',
  'UNKNOWN_SEAT',
  'WRONG_CHARACTER',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type ShRefusal = {
  readonly code: RefusalCode;
  /** Of a pack: everything that is wrong with it. */
  readonly causes?: readonly PackFault[];
} & Partial<ShapeFault>;

export function isSleuth(seat: Seat): seat is Sleuth {
  return SLEUTHS.some((one) => one === seat);
}

/** What viewers are shown and told (SH-79). */

export type SleuthView = {
  readonly seat: Sleuth;
  readonly colour: string;
  readonly at: LocationId;
  readonly marker: number;
  /** How many cards. */
  readonly hand: number;
  /** Type and place are for all to see; the token with `collected_tokens_public`. */
  readonly pile: readonly {
    readonly location: LocationId;
    readonly symbol: TokenType;
    readonly turn: number;
    readonly token?: TokenId;
  }[];
  readonly arrest: { readonly order: number; readonly location: LocationId } | null;
  readonly eliminated: boolean;
};

/** What one seat alone may know. */
export type OwnSleuthView = {
  readonly case: CaseId | null;
  readonly hand: readonly CardId[];
  /** Tokens of its pile. */
  readonly pile: readonly TokenId[];
  /** What it has lawfully seen by itself; with `auto_notebook: false` only what lies open before it. */
  readonly seen: Readonly<Record<LocationId, TokenId>>;
  /** It looks at this place and may put it away (`auto_notebook: false`). */
  readonly openLook: LocationId | null;
  readonly notebook: Notebook;
  /** The look that runs waits for its answer. */
  readonly mayAnswer: boolean;
  /** What it has decided while the window is open. */
  readonly decision: SearchDecision | null;
  /** Five places of its own case in the order of their numbers, and the middle one (`notebook_median`). */
  readonly median: {
    readonly places: readonly LocationId[];
    readonly hideout: LocationId;
  } | null;
};

/** What is open once the game is over (SH-70 to SH-77). */
export type EndDisclosure = End & {
  /** Where each token lay at the beginning. */
  readonly tokens: Readonly<Record<LocationId, TokenId>>;
  readonly cases: readonly {
    readonly seat: Sleuth;
    readonly case: CaseId | null;
    /** The places of its tokens, by number. */
    readonly places: readonly LocationId[];
    readonly hideout: LocationId | null;
    readonly pile: readonly TokenId[];
  }[];
  /** Cases that nobody held: their tokens are taken off. */
  readonly undealt: readonly CaseId[];
  readonly scores: readonly Score[];
};

export type View = {
  readonly variant: Variant;
  /** `default`, or `p-…` of a custom pack. */
  readonly pack: string;
  readonly deviations: readonly Deviation<FlagName>[];
  readonly phase: Phase;
  readonly first: Sleuth | null;
  /** What the table has laid, while it does. */
  readonly laying: {
    readonly begun: boolean;
    readonly symbols: Readonly<Record<LocationId, TokenType>>;
    /** The private list of codes is there (`scanned_tokens`). */
    readonly codes: boolean;
    /** Seats whose first hand of printed cards is still to be read. */
    readonly hands: readonly Sleuth[];
  } | null;
  readonly turn: Omit<Turn, 'seat'> & {
    readonly seat: Sleuth | null;
    /** How many cards are still to be drawn: at least, and with Holmes's card. */
    readonly draws: number;
    readonly withHolmes: number | null;
  };
  readonly sleuths: readonly SleuthView[];
  /** The type of each token that lies on the board. */
  readonly symbols: Readonly<Record<LocationId, TokenType>>;
  readonly deck: number;
  readonly discards: readonly CardId[];
  readonly line: readonly (CardId | null)[];
  readonly holmes: LocationId;
  readonly look:
    | (Pick<TokenLook, 'id' | 'by' | 'kind' | 'location' | 'opening' | 'open'> & {
        /** Who sees it too, as his Lestrade card lies open. */
        readonly reacted: readonly Sleuth[];
      })
    | null;
  readonly reveal: {
    readonly location: LocationId;
    readonly token: TokenId;
    readonly noted: readonly Sleuth[];
  } | null;
  /** What was shown to all (`log_reveals`). */
  readonly revealed: readonly {
    readonly location: LocationId;
    readonly token: TokenId;
    readonly turn: number;
  }[];
  readonly votes: readonly Sleuth[];
  /** A vote to stop is taken now (SH-78). */
  readonly mayVote: boolean;
  readonly own: OwnSleuthView | null;
  readonly end: EndDisclosure | null;
};

type PublicEventOf<Type extends Event['type']> = Omit<Extract<Event, { type: Type }>, 'secret'>;

/** Events that tell everybody all that is in them. */
export const PUBLIC_EVENT_TYPES = [
  'firstNamed',
  'symbolEntered',
  'unbound',
  'tableLaid',
  'cardsAwaited',
  'turnBegan',
  'walked',
  'rode',
  'windowClosed',
  'resolved',
  'lapsed',
  'lookEnded',
  'extraPlayed',
  'lineTaken',
  'reshuffled',
  'drawEnded',
  'lineAwaited',
  'lineFilled',
  'holmesMoved',
  'holmesStayed',
  'noted',
  'revealClosed',
  'penalised',
  'eliminated',
  'arrested',
  'voted',
] as const;
export type PublicEventType = (typeof PUBLIC_EVENT_TYPES)[number];

export type Notice =
  | { readonly [T in PublicEventType]: PublicEventOf<T> }[PublicEventType]
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'codesLoaded' }
  | PublicEventOf<'tokenBound'>
  | PublicEventOf<'tokensLaid'>
  | (PublicEventOf<'caseDealt'> & { readonly case?: CaseId })
  | (PublicEventOf<'handDealt'> & { readonly cards?: readonly CardId[] })
  /** `token`: for who looks. */
  | (PublicEventOf<'looked'> & { readonly token?: TokenId })
  | (PublicEventOf<'reacted'> & { readonly token?: TokenId })
  /** For its own seat alone. */
  | PublicEventOf<'passed'>
  | (PublicEventOf<'decided'> & { readonly take: boolean; readonly cards: readonly CardPlay[] })
  | (PublicEventOf<'deckDrawn'> & { readonly card?: CardId })
  /** Without its token where it must be remembered (`log_reveals`). */
  | (Omit<PublicEventOf<'revealed'>, 'token'> & { readonly token?: TokenId })
  | { readonly type: 'ended'; readonly end: End };

/** The types of the game, for `Game`. */
export type SherlockHolmes = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: ShRefusal;
  view: View;
  notice: Notice;
};
