import type { CardType, Suit } from '../../rules/index.js';
import type { SheetMessages } from '@mister-x/engine/protocol';

type Sheet = 'cards' | 'markers' | 'quarters' | 'poster' | 'prison' | 'standups' | 'coins' | 'payments' | 'summary';

/** Sums as people write them, `$120`. */
type SpellMoney = (sum: number) => string;

/** What only this game's sheets say, and what a screen says of them. */
export type MafiaMessages = {
  readonly game: string;
  readonly money: SpellMoney;
  readonly sheets: Readonly<Record<Sheet, SheetMessages>>;
  readonly ask: {
    /** What people may bring along, and the game's own. */
    readonly pack: string;
    readonly ownPack: string;
    readonly backs: string;
    readonly fronts: string;
    readonly withBacks: SheetMessages;
    readonly rules: string;
    readonly editions: Readonly<Record<'online2015' | 'authors1992', string>>;
    readonly asInRules: string;
    readonly ransomDirection: string;
    readonly shortfallDirection: string;
    readonly directions: Readonly<Record<'next' | 'previous', string>>;
    readonly ransomPayeeOf: string;
    readonly payees: Readonly<Record<'payer' | 'figure_owner', string>>;
    readonly ransomFor: string;
    readonly payers: Readonly<Record<'anyone' | 'team' | 'owner', string>>;
    readonly deathRowRansom: string;
    readonly asInBox: string;
    readonly partialBank: string;
    readonly shares: Readonly<Record<'split' | 'payer_all', string>>;
    readonly insolvency: string;
    readonly broke: Readonly<Record<'negative' | 'team_then_negative', string>>;
    /** Why the city cannot have bars. */
    readonly bars: string;
    /** The same of the codes that a custom pack has on its cards. */
    readonly cardBars: string;
  };
  readonly types: Readonly<Record<CardType, string>>;
  /** Goods of the game's own pack, by what they are called in it. */
  readonly goods: Readonly<Record<string, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly colours: Readonly<Record<string, string>>;
  /** Of a cell, as the online version counts them. */
  readonly cell: (tens: number) => string;
  /** What a card does, on its face. */
  readonly does: (sums: SumTexts) => Readonly<Record<CardType, string>>;
  readonly city: string;
  readonly subtitle: string;
  readonly prison: string;
  readonly deathRow: string;
  readonly onlyRansom: string;
  readonly freedom: string;
  readonly standups: string;
  readonly payments: PaymentWords;
};

/** The sums of a pack, as people write them. */
export type SumTexts = {
  readonly theft: string;
  readonly robbery: string;
  readonly fee: string;
  readonly over: string;
};

/** The card that says who pays whom. */
export type PaymentWords = {
  readonly ransom: string;
  /** Below the arrows. */
  readonly ransomArrow: string;
  readonly price: (deathRow: string) => string;
  readonly for: Readonly<Record<'anyone' | 'team' | 'owner', string>>;
  readonly payee: Readonly<Record<'payer' | 'figure_owner', string>>;
  readonly shortfall: string;
  readonly shortfallArrow: string;
  readonly share: Readonly<Record<'split' | 'payer_all', string>>;
  readonly broke: Readonly<Record<'negative' | 'team_then_negative', string>>;
};
