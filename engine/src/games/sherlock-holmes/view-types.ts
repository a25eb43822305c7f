import type { Deviation } from '../../core/flag-choice.js';
import type { CardId, CaseId, LocationId, TokenId, TokenType } from './pack-file.js';
import type {
  Decision,
  End,
  Event,
  FlagName,
  Look,
  Notebook,
  Phase,
  Play,
  Score,
  Sleuth,
  Turn,
  Variant,
} from './words.js';

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
export type Own = {
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
  readonly decision: Decision | null;
  /** Five places of its own case in the order of their numbers, and the middle one (`notebook_median`). */
  readonly median: {
    readonly places: readonly LocationId[];
    readonly hideout: LocationId;
  } | null;
};

/** What is open once the game is over (SH-70 to SH-77). */
export type Disclosed = End & {
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
  /** `default`, or `p-…` of a box that people brought along. */
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
    | (Pick<Look, 'id' | 'by' | 'kind' | 'location' | 'opening' | 'open'> & {
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
  readonly own: Own | null;
  readonly end: Disclosed | null;
};

type Told<Type extends Event['type']> = Omit<Extract<Event, { type: Type }>, 'secret'>;

/** Events that tell everybody all that is in them. */
export const OPEN_EVENTS = [
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
export type OpenEvent = (typeof OPEN_EVENTS)[number];

export type Notice =
  | { readonly [T in OpenEvent]: Told<T> }[OpenEvent]
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'codesLoaded' }
  | Told<'tokenBound'>
  | Told<'tokensLaid'>
  | (Told<'caseDealt'> & { readonly case?: CaseId })
  | (Told<'handDealt'> & { readonly cards?: readonly CardId[] })
  /** `token`: for who looks. */
  | (Told<'looked'> & { readonly token?: TokenId })
  | (Told<'reacted'> & { readonly token?: TokenId })
  /** For its own seat alone. */
  | Told<'passed'>
  | (Told<'decided'> & { readonly take: boolean; readonly cards: readonly Play[] })
  | (Told<'deckDrawn'> & { readonly card?: CardId })
  /** Without its token where it must be remembered (`log_reveals`). */
  | (Omit<Told<'revealed'>, 'token'> & { readonly token?: TokenId })
  | { readonly type: 'ended'; readonly end: End };
