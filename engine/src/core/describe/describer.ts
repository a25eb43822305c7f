import type { z } from 'zod';
import type { FlagChoice } from '../flag-table.js';
import type { Game, GameTypes } from '../game.js';
import type { HostedGame } from '../hosted.js';
import type { Json } from '../json.js';
import { unwrap } from '../result.js';

/** What is said of a game in words alone. */
interface GameWords {
  readonly title: string;
  readonly roles: readonly RoleWords[];
  /** Every flag, in the order of the presets. */
  readonly flags: readonly FlagWords[];
  /** Flags of each variant, as long as nobody changes them. */
  readonly presets: Readonly<Record<string, { readonly [flag: string]: Json }>>;
  readonly phases: readonly PhaseWords[];
  /** From the first action to the first move, in order; a game of rounds begins each round so. */
  readonly setUp: readonly SetUpStep[];
  /** By what pieces travel on a board; left out where nothing travels, as are tickets where nobody pays. */
  readonly transports?: Words<string>;
  readonly tickets?: readonly TicketWords[];
  /** What else tickets are spent on, or pieces. */
  readonly specials?: readonly SpecialWords[];
  /** Every timer of the game's own. */
  readonly timers: readonly TimerWords[];
  readonly outcomes: Readonly<Record<string, OutcomeWords>>;
  /** Boards that come with the game, each printing of one by itself. */
  readonly boards: readonly DescribedBoard[];
}

/**
 * What a program must be told of a game to play it, beside what `Game` says of itself: shapes of all that goes
 * in and out, and every closed list with a sentence in English for each of its words. Apart from `Game`, so
 * that pages need not fetch it.
 */
export interface GameDescriber<T extends GameTypes> extends GameWords {
  readonly game: Game<T>;
  readonly shapes: GameShapes<T>;
  readonly actions: Readonly<Record<TypeOf<T['action']>, ActionWords>>;
  readonly notices: Words<TypeOf<T['notice']>>;
  readonly codes: Words<T['refusal']['code']>;
  /** The board of a match. */
  boardOf(options: T['options']): DescribedBoard;
}

/** A describer in JSON terms, for anyone who describes games without knowing them. */
export interface HostedDescriber extends GameWords {
  readonly game: HostedGame;
  readonly shapes: GameShapes<GameTypes>;
  readonly actions: Readonly<Record<string, ActionWords>>;
  readonly notices: Words<string>;
  readonly codes: Words<string>;
  /** Throws on options that `parseOptions` would not give. */
  boardOf(options: Json): DescribedBoard;
}

export function hostDescriber<T extends GameTypes>(describer: GameDescriber<T>, game: HostedGame): HostedDescriber {
  const boardOf = (options: Json) => describer.boardOf(unwrap(describer.game.parseOptions(options)));
  return { ...describer, game, boardOf };
}

export type GameShapes<T extends GameTypes> = {
  /** What `parseOptions` takes. */
  readonly options: z.ZodType;
  /** Options in full, as it gives them. */
  readonly agreed: z.ZodType<T['options']>;
  readonly action: z.ZodType<T['action']>;
  readonly view: z.ZodType<T['view']>;
  /** Of games whose tables may want to be shown what can be known (`MatchView.known`). */
  readonly known?: z.ZodType;
  readonly notice: z.ZodType<T['notice']>;
  readonly board: z.ZodType;
  /** Parts of these that stand by themselves, by name. */
  readonly parts: Readonly<Record<string, z.ZodType>>;
};

export type Words<Name extends string> = Readonly<Record<Name, string>>;
type TypeOf<Tagged> = Tagged extends { readonly type: infer Type extends string } ? Type : never;

export type RoleWords = {
  readonly role: string;
  /** Its players in a sentence; where left out, `role` will do. */
  readonly name?: string;
  /** How its seats are named. */
  readonly seats: string;
  readonly secret: boolean;
  readonly meaning: string;
};

export type FlagWords = {
  readonly flag: string;
  readonly shape: z.ZodType;
  readonly meaning: string;
  /** `undefined`: no choice is offered. */
  readonly choice: FlagChoice<string> | undefined;
};

/** Every flag of a game, in the order of its table. */
export function flagWords<Name extends string>(
  shapes: Readonly<Record<Name, z.ZodType>>,
  words: Words<Name>,
  choices: readonly FlagChoice<Name>[],
): readonly FlagWords[] {
  return (Object.keys(shapes) as Name[]).map((flag) => ({
    flag,
    shape: shapes[flag],
    meaning: words[flag],
    choice: choices.find((choice) => choice.flag === flag),
  }));
}

export type PhaseWords = {
  readonly phase: string;
  /** Roles that act in it; none: it is over. `referee` also where the host may answer for who is away. */
  readonly actors: readonly string[];
  readonly meaning: string;
};

export type TicketWords = {
  readonly ticket: string;
  /** Transports that it pays for. */
  readonly rides: readonly string[];
  readonly symbol?: string;
  /** Roles that may hold it. */
  readonly holders: readonly string[];
  readonly meaning: string;
};

export type SpecialWords = {
  readonly special: string;
  readonly by: string;
  /** One of these is paid. */
  readonly price: readonly {
    readonly pieces: string;
    readonly count: number;
    readonly buys?: Json;
  }[];
  readonly meaning: string;
};

export type ActionWords = { readonly from: readonly string[]; readonly meaning: string };

export type TimerWords = {
  /** What stands in braces differs from wait to wait: `step-{step}`. */
  readonly id: string;
  /** 0: due at once; `null`: `flags` say. */
  readonly ms: number | null;
  /** Flags that set its time; where several do, the shortest counts. Without a time there is no timer. */
  readonly flags?: readonly string[];
  readonly meaning: string;
};

/** A step of the set-up, before which those that stand above it are done. */
export type SetUpStep = {
  /** Types of the actions that do it, or the timer whose `expire` does. */
  readonly actions?: readonly string[];
  readonly timer?: string;
  /** Only where the flags in force have these values. */
  readonly when?: { readonly [flag: string]: Json };
  /** Once; or until `legal` lists it for no seat of `canAct`. It may also be left out. */
  readonly times: 'once' | 'all' | 'optional';
  readonly meaning: string;
};

export type OutcomeWords = {
  /** The role that wins, `null` when nobody does; left out where it differs from match to match. */
  readonly winner?: string | null;
  readonly meaning: string;
  /** For people who read a report; begins in the middle of a sentence. */
  readonly report: string;
};

export type DescribedBoard = {
  /** The options that lead to this board. */
  readonly options: Json;
  readonly data: Json;
};
