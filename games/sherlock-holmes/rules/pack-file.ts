/** The pack as a file (section 11.1 of the rules): places, roads, cases, cards and the numbers of the game. */

/** Of one place, at most 40 characters; the same in links, roads and on cards. */
export type LocationId = string;
export type CaseId = string;
/** `crimson-weapon`: case and type. */
export type TokenId = string;
export type CardId = string;
/** One of the five of the pack. */
export type TokenType = string;

export const CHARACTERS = ['holmes', 'watson', 'lestrade', 'cab'] as const;
export type Character = (typeof CHARACTERS)[number];

export type PackLocation = {
  readonly id: LocationId;
  /** Printed number; `null`: none, which only Scotland Yard may have (SH-3). */
  readonly number: number | null;
  readonly name: string;
  /** Whether a token lies here at the beginning. */
  readonly token: boolean;
  /** Where it is drawn, in percent of the width and of the height. */
  readonly pos?: readonly [number, number];
};

export type PackCase = {
  readonly id: CaseId;
  readonly colour: string;
  readonly title: string;
  /** Number of its token of each type; left out where the pack lists `tokens`. */
  readonly tokens?: Readonly<Record<TokenType, number>>;
  /** Pairs of tokens that are worth one more together (SH-8). */
  readonly links: readonly (readonly [TokenId, TokenId])[];
};

export type PackToken = {
  readonly id: TokenId;
  readonly case: CaseId;
  readonly type: TokenType;
  readonly number: number;
};

export type PackCard = {
  readonly id: CardId;
  readonly character: Character;
  /** Pips on the white row by type (SH-9). */
  readonly symbols: Readonly<Record<TokenType, number>>;
  /** On cards of Holmes alone: which tokens he walks to and shows. */
  readonly holmes_symbol?: TokenType;
  /** What is printed to be scanned; the id where it is left out. */
  readonly code?: string;
};

export type CardRecipe = {
  /** The same cards for each type of token. */
  readonly per_token_type: readonly {
    readonly character: Character;
    readonly pips: number;
    readonly count: number;
  }[];
  /** `{type}`, `{character}`, `{pips}` and `{copy}` are replaced. */
  readonly id_pattern: string;
};

export type PackFile = {
  readonly pack: string;
  readonly version: number;
  readonly ruleset: 'sherlock-holmes';
  readonly origin: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly seat_colours: readonly string[];
  readonly token_types: readonly TokenType[];
  readonly yard: LocationId;
  readonly holmes_start: LocationId;
  readonly locations: readonly PackLocation[];
  readonly roads: readonly (readonly [LocationId, LocationId])[];
  readonly underground: readonly (readonly [LocationId, LocationId])[];
  /** In the direction in which Holmes walks (SH-6). */
  readonly holmes_loop: readonly LocationId[];
  readonly cases: readonly PackCase[];
  readonly tokens?: readonly PackToken[];
  readonly cards?: readonly PackCard[];
  readonly card_recipe?: CardRecipe;
  readonly hand_size: number;
  readonly line_size: number;
  readonly walk_max: number;
  readonly draw: { readonly moved: number; readonly stayed: number; readonly cap: number };
  readonly score: {
    readonly start: number;
    readonly eliminate_at: number;
    readonly arrest_bonus: number;
    readonly link_bonus: number;
  };
  readonly arrest_min_tokens: number;
};
