import { type Json, MATCH_CODES } from '@mister-x/engine';
import {
  COMMAND_WORDS,
  type DescribedBoard,
  type FlagWords,
  type HostedDescriber,
  MATCH_CODE_WORDS,
  MATCH_NOTICE_WORDS,
  MATCH_TIMER_WORDS,
} from '@mister-x/engine/describe';
import { REFEREE_CODE_WORDS } from '../codes.js';
import { jsonSchemas, partSchema, REPLY_SHAPE_NAMES, shapesOf } from './shapes.js';

/** What `describe` answers: all that a program must know of a game to play it. The same in every run. */

type Description = { readonly [member: string]: Json };

const describedGames = new WeakMap<HostedDescriber, Description>();

/** @param boards the board of a match, or all that come with the game */
export function describeGame(
  describer: HostedDescriber,
  boards: readonly DescribedBoard[] = describer.boards,
): Description {
  const made = describedGames.get(describer) ?? describeRules(describer);
  describedGames.set(describer, made);
  return { ...made, boards };
}

function describeRules(describer: HostedDescriber): Description {
  const { game, presets } = describer;
  return {
    game: game.id,
    version: game.version,
    title: describer.title,
    seats: game.seats,
    roles: describer.roles,
    variants: game.variants.map((variant) => ({ variant, flags: presets[variant] ?? null })),
    flags: describer.flags.map((flag) => flagOf(describer, flag)),
    phases: describer.phases,
    setUp: describer.setUp,
    // Empty where a game has none of them: programs find the same members in every game.
    transports: listed('transport', describer.transports ?? {}),
    tickets: describer.tickets ?? [],
    specials: describer.specials ?? [],
    actions: entries(describer.actions).map(([type, words]) => ({ type, ...words })),
    commands: listed('kind', COMMAND_WORDS),
    notices: listed('type', describer.notices),
    matchNotices: listed('kind', MATCH_NOTICE_WORDS),
    timers: [...describer.timers, ...MATCH_TIMER_WORDS],
    codes: codesOf(describer),
    outcomes: entries(describer.outcomes).map(([code, { winner, meaning }]) => ({
      code,
      winner,
      meaning,
    })),
    replies: REPLY_SHAPE_NAMES,
    schemas: jsonSchemas(`https://mister-x.invalid/${game.id}/${game.version}/`, shapesOf(describer)),
  };
}

/** A flag without `values` has one value only, or any of its schema that makes sense. */
function flagOf({ game, presets }: HostedDescriber, words: FlagWords): Json {
  const { flag, meaning, shape, choice } = words;
  const preset = (variant: string) => presets[variant]?.[flag];
  return {
    flag,
    meaning,
    ...(choice === undefined ? {} : { values: choice.values, supported: choice.supported }),
    defaults: Object.fromEntries(game.variants.map((variant) => [variant, preset(variant)])),
    schema: partSchema(shape),
  };
}

/** A code that two of them may answer is named once, by the nearest to the game. */
function codesOf({ game, codes }: HostedDescriber): Json {
  const lists = [
    ['game', game.codes, codes],
    ['match', MATCH_CODES, MATCH_CODE_WORDS],
    ['referee', Object.keys(REFEREE_CODE_WORDS), REFEREE_CODE_WORDS],
  ] as const;
  const named = new Map<string, Json>();
  for (const [from, list, words] of lists) {
    for (const code of list) {
      const meaning = (words as Readonly<Record<string, string>>)[code] ?? '';
      if (!named.has(code)) named.set(code, { code, from, meaning });
    }
  }
  return [...named.values()];
}

function listed(name: string, words: Readonly<Record<string, string>>): Json {
  return entries(words).map(([word, meaning]) => ({ [name]: word, meaning }));
}

function entries<T>(words: Readonly<Record<string, T>>): readonly (readonly [string, T])[] {
  return Object.entries(words);
}
