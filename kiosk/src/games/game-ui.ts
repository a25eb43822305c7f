import type { BoardSummary, CreateTable, Json, Level, Seat, SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import type { BoardSpec } from '@mister-x/games/pursuit/rules';
import type { Story } from '@mister-x/engine/record';
import type { Component } from 'svelte';
import type { FilledSlots, CommitsTo } from '../visit/visit.svelte.js';
import type { Area, AreaName } from '../messages/areas.js';
import type { ReplayFiles } from '../screen/replay/keep.js';
import type { MakeSeatRules } from '../seat/own-seat.svelte.js';
import type { StoryState } from '@mister-x/games/pursuit/pages/story/story-state.ts';
import type { BoardMessages } from '@mister-x/games/pursuit/messages/board-messages.ts';

/** What a set-up form hands back whenever something changes; `null` while it is not complete. */
export type TableRequest = Pick<CreateTable, 'options' | 'seats' | 'seal'> | null;

/**
 * How one person tries a game against computers: as someone without secrets, or as someone with them, behind
 * a cover on the table's own screen (`hidden`) or on his phone.
 */
export type TrialKind = 'open' | 'hidden' | 'phone';

/** Why a set-up cannot be asked for as it is, and the one change that cures it. */
export type SetupObstacle = {
  readonly text: string;
  readonly change: string;
  readonly onchange: () => void;
};

export type SetupProps = {
  /** Custom boards for this game. */
  readonly boards: readonly BoardSummary[];
  /** Levels at which computers play the game. */
  readonly levels: readonly Level[];
  readonly onchange: (draft: TableRequest, obstacle?: SetupObstacle | null) => void;
};
export type ReplayProps = {
  readonly story: Story;
  /** Left out where there is no page to go back to. */
  readonly leave?: (() => void) | undefined;
  /** Of games whose end can be told. */
  readonly storyState?: StoryState | undefined;
  /** Opened for the story. */
  readonly startsWithStory?: boolean;
  readonly keep?: ReplayFiles | undefined;
};

/** What the studio needs to know of the boards of a game. */
export type StudioSpec = BoardSpec & {
  /** What files of other programs call a transport, beside its own name: in any language and any case. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
};

type LazyComponent<Props extends Record<string, unknown>> = () => Promise<{
  readonly default: Component<Props>;
}>;

/** How the lines of one transport are drawn; patterns tell them apart without colour. */
export type LinePen = {
  readonly transport: string;
  readonly stroke: 'thin' | 'double' | 'dashed' | 'dotted';
  /** A custom property that is there once the board is specified: `--bus`. */
  readonly colour: string;
};

/** What is wrong with a pack in the making, in words, and where in its editor that is mended. */
export type EditorNote = {
  readonly text: string;
  readonly at: { readonly part: string; readonly name?: string };
};
export type PackEditorProps = {
  readonly file: Json;
  /** One step, which can be undone. */
  readonly onchange: (file: Json) => void;
  /** Where someone wants to go; another object each time. */
  readonly goal: EditorNote['at'] | null;
};

/** How the studio handles the packs of a game: as files of which the game alone knows what is in them. */
export type PackKit = {
  /** A copy of the pack that comes with the game. */
  readonly own: () => Json;
  /** A pack in the making, or why a file is none, in words. */
  readonly read: (
    input: unknown,
  ) => { readonly ok: true; readonly file: Json } | { readonly ok: false; readonly text: string };
  /** One of the shelf. */
  readonly fetch: (
    id: string,
  ) => Promise<
    { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly error: 'MISSING' | 'FOREIGN' }
  >;
  readonly nameOf: (file: Json) => string;
  readonly placesOf: (file: Json) => number;
  /** With as much of a typed name as a pack can have. */
  readonly named: (file: Json, typed: string) => Json;
  /** Everything that is wrong. */
  readonly notes: (file: Json) => readonly EditorNote[];
  readonly Editor: Component<PackEditorProps>;
};

/** Of the game, and of all pages that its own need. */
type MessageAreas = readonly (Area | AreaName)[];

/** What a phone needs to know of one game. Parts are fetched when a page needs them. */
export type PhoneUi = {
  readonly id: string;
  /** Where it stands in lists of games: the smallest first. */
  readonly rank: number;
  /** The game's proper name, the same in every language that writes it so. */
  readonly name: () => string;
  /** What its phones say, from the first page of a table on. */
  readonly messages: MessageAreas;
  /** Sentences for the game's own refusals, by code. */
  readonly refusals: () => Readonly<Record<string, string>>;
  /** One word for what a seat is in the game: by its role, or where all are alike, its colour. */
  readonly role: (seat: Pick<SeatInfo, 'role' | 'colour'>) => string;
  /** With whom a seat plays from the start, in a sentence. */
  readonly team?: (info: TableInfo, seat: Seat) => string;
  /** What stands on the pieces of a role in lists of seats; empty for a role that needs no sign. */
  readonly mark: (role: string) => string;
  /** Draws the sign of a seat, in games that have their own. */
  readonly sign?: LazyComponent<{ readonly seat: SeatInfo }>;
  /** Levels at which computers play it, the weakest first. */
  readonly computers: readonly Level[];
  /** Which slots of the log the phone of a seat commits to itself; `undefined` for roles without secret moves. */
  readonly commitsTo: (role: string, seat: string) => CommitsTo | undefined;
  /** The slots that a view shows as filled in secret: to each of them someone has committed. */
  readonly filledSlots: FilledSlots;
  /** How a phone plays a seat. */
  readonly seat: () => Promise<{ readonly default: MakeSeatRules }>;
};

/** Everything else that pages need to know of it. */
export type GameUi = Omit<PhoneUi, 'messages'> & {
  /** In a few words, for anyone who does not know it by name. */
  readonly about: () => string;
  /** What lists of games and the set-up say; every other part brings its own (`part`). */
  readonly messages: MessageAreas;
  /**
   * Says in words what a scanned card of this game alone is; `undefined` for all others.
   * @param several whether there are custom packs that a card may belong to as well
   */
  readonly cards: () => Promise<{
    readonly describeCard: (text: string, several: boolean) => string | undefined;
  }>;
  /**
   * A table at which one person can try the game at once, against computers. Needs the words of the set-up.
   */
  readonly trial?: () => Promise<{
    readonly tableFor: (trial: TrialKind) => NonNullable<TableRequest>;
  }>;
  readonly setup: LazyComponent<SetupProps>;
  readonly screen: LazyComponent<Record<string, never>>;
  /** A finished game out of a record, step by step. */
  readonly replay: LazyComponent<ReplayProps>;
  /** Of games with a storyteller; it lies in the worker that checks records. */
  readonly hasStory?: true;
  /** Of games that are played on boards which people may bring along. */
  readonly boards?: {
    /** With the colours of its lines. */
    readonly spec: () => Promise<StudioSpec>;
    readonly pens: readonly LinePen[];
    readonly messages: Area<BoardMessages>;
  };
  /** Of games that can be played with custom packs. */
  readonly pack?: {
    /** Whether a file says of itself that it is one. */
    readonly claims: (input: { readonly [name: string]: unknown }) => boolean;
    readonly messages: MessageAreas;
    /** How large one is, by the places that the server has counted in it. */
    readonly size: (places: number) => string;
    readonly kit: () => Promise<{ readonly default: PackKit }>;
  };
};

/** How a page that stands alone shows the finished games of one game. */
export type FilmUi = {
  readonly id: string;
  readonly messages: MessageAreas;
  readonly Replay: Component<ReplayProps>;
};
