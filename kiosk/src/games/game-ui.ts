import type { BoardSummary, CreateTable, TableId } from '@mister-x/engine/protocol';
import type { BoardSpec } from '@mister-x/engine/pursuit';
import type { Story } from '@mister-x/engine/record';
import type { Component } from 'svelte';
import type { Filled, Fills, Session } from '../lib/client/session.svelte.js';
import type { Area, AreaName } from '../lib/i18n/areas.js';
import type { BoardWords } from '../pursuit/words/board-words.js';

/** What a set-up form hands back whenever something changes; `null` while it is not complete. */
export type Draft = Pick<CreateTable, 'options' | 'seats'> | null;

export type SetupProps = {
  /** Boards for this game that people brought along. */
  readonly boards: readonly BoardSummary[];
  readonly onchange: (draft: Draft) => void;
};
export type TableProps = {
  readonly session: Session;
  /** Goes to another table, for example the rematch. */
  readonly openTable: (table: TableId) => void;
  /** Back to the list of tables; nothing is ended by it. */
  readonly leave: () => void;
};
export type PhoneProps = { readonly session: Session };
export type ReplayProps = { readonly story: Story; readonly leave: () => void };

type Lazy<Props extends Record<string, unknown>> = () => Promise<{
  readonly default: Component<Props>;
}>;

/** How the lines of one transport are drawn; patterns tell them apart without colour. */
export type LinePen = {
  readonly transport: string;
  readonly stroke: 'thin' | 'double' | 'dashed' | 'dotted';
  /** A custom property that is there once the board is specified: `--bus`. */
  readonly colour: string;
};

/** The game's own words, and those of all pages that its own need. */
export type Words = readonly (Area | AreaName)[];

/** What a phone needs to know of one game. Parts are fetched when a page needs them. */
export type PhoneUi = {
  readonly id: string;
  /** Where it stands in lists of games: the smallest first. */
  readonly rank: number;
  /** The game's proper name, the same in every language that writes it so. */
  readonly name: () => string;
  /** Words to be loaded before a part is shown. */
  readonly areas: { readonly phone: Words };
  /** Sentences for the game's own refusals, by code. */
  readonly refusals: () => Readonly<Record<string, string>>;
  /** One word for a seat's role, as in `TableInfo.seats`. */
  readonly role: (role: string) => string;
  /** What stands on the pieces of a role in lists of seats; empty for a role that needs no sign. */
  readonly mark: (role: string) => string;
  /** Which windows of the log the phone of a seat commits to itself; `undefined` for roles without secret moves. */
  readonly fills: (role: string, seat: string) => Fills | undefined;
  /** The windows that a view shows as filled in secret: to each of them somebody has committed. */
  readonly filled: Filled;
  readonly phone: Lazy<PhoneProps>;
};

/** Everything else that pages need to know of it. */
export type GameUi = PhoneUi & {
  /** In a few words, for whoever does not know it by name; of the area of the set-up. */
  readonly about: () => string;
  readonly areas: {
    readonly setup: Words;
    readonly table: Words;
    readonly replay: Words;
    readonly cards: Words;
  };
  /** Says in words what a scanned card of this game alone is; `undefined` for all others. */
  readonly cards: () => Promise<{ readonly wordsOf: (text: string) => string | undefined }>;
  readonly setup: Lazy<SetupProps>;
  readonly table: Lazy<TableProps>;
  /** A finished game out of a record, step by step. */
  readonly replay: Lazy<ReplayProps>;
  /** Of games that are played on boards which people may bring along. */
  readonly boards?: {
    /** With the colours of its lines. */
    readonly spec: () => Promise<BoardSpec>;
    readonly pens: readonly LinePen[];
    readonly words: Area<BoardWords>;
  };
};
