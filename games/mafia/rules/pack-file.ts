export type Colour = string;
/** Column and row, as printed on the city: `A1`. */
export type QuarterId = string;
export type CardId = string;

export const CARD_TYPES = [
  'buyer',
  'good',
  'witness',
  'lawyer',
  'prostitute',
  'theft',
  'robbery',
  'escape',
  'police',
  'commissioner',
  'prosecutor',
  'pistol',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Which side of the law a card is on (MF-5); a Pistol's owner decides. */
export const SUITS = ['law', 'legal', 'criminal', 'neutral'] as const;
export type Suit = (typeof SUITS)[number];

export type PackCard = {
  readonly id: CardId;
  readonly type: CardType;
  readonly suit: Suit;
  readonly name: string;
  /** In $; of Goods (MF-6). */
  readonly price?: number;
  /** Value of the prison cell, in $; of criminal cards and Pistols (MF-7). */
  readonly severity?: number;
  /** What scanners read; the id, where there is none. */
  readonly code?: string;
};

/** A pack as a file: section 9.1 of the rules. All sums are in $. */
export type PackFile = {
  readonly pack: string;
  readonly version: number;
  readonly ruleset: 'mafia';
  readonly origin: string;
  /** Clockwise. */
  readonly seat_order: readonly Colour[];
  readonly teams: readonly (readonly [Colour, Colour])[];
  readonly figures_per_seat: number;
  readonly bank: {
    readonly start: number;
    readonly blitz_start: number;
    readonly unit: number;
    readonly coins: readonly {
      readonly value: number;
      readonly count: number;
      readonly colour: string;
    }[];
  };
  readonly city: {
    readonly columns: readonly string[];
    readonly rows: readonly number[];
    readonly owner: Readonly<Record<QuarterId, Colour>>;
  };
  readonly amounts: {
    readonly theft: number;
    readonly robbery: number;
    readonly prostitute_fee: number;
    readonly prostitute_threshold: number;
  };
  readonly prison: {
    /** Values of the cells, falling; freedom lies behind the last. */
    readonly track: readonly number[];
    readonly death_row: { readonly ransom: number };
  };
  readonly prison_presets?: Readonly<Record<string, readonly number[]>>;
  readonly cards: readonly PackCard[];
};
