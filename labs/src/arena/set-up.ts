import { err, type Json, type Result } from '@mister-x/engine';
import type { HostedComputers } from '@mister-x/engine/players';
import { refusalOfRules } from '@mister-x/server/cli/stdio';
import type { Contestant } from './contestants.js';
import { seatingOf } from './seating.js';
import type { RoleNames } from './table-text.js';

/** What someone asked of the game. */
export type WantedTable = {
  readonly variant?: string | undefined;
  readonly players?: number | undefined;
  /** JSON of more options; flags are added to those of the arena, where the game has any. */
  readonly options?: string | undefined;
};

/** @returns options as the game agrees to them, or a sentence that says what is wrong with them */
export function agreedOptions(
  { game, table }: HostedComputers,
  { variant, players, options: written = '{}' }: WantedTable,
): Result<Json, string> {
  const { min, max } = game.seats;
  if (players !== undefined && (players < min || players > max)) {
    return err(`${game.id} has seats for ${min === max ? min : `${min} to ${max}`} players.`);
  }
  if (variant !== undefined && !game.variants.includes(variant)) {
    return err(`${game.id} has no variant ${variant}; there are ${listed(game.variants)}.`);
  }
  const more = parsedObject(written);
  if (more === undefined) return err(`--options takes a JSON object, such as '{"flags":{…}}'.`);
  const wanted = (count: number) => {
    const { flags, ...options } = table(count);
    const chosen = variant === undefined ? {} : { variant };
    const all = { ...options, ...chosen, ...more };
    // A game without flags may refuse the member.
    if (flags === undefined) return all;
    return { ...all, flags: { ...flags, ...(isObject(more.flags) ? more.flags : {}) } };
  };
  const parsed = game.parseOptions(wanted(players ?? max));
  if (!parsed.ok)
    return err(`${game.id} cannot be played with these options: ${refusalOfRules(parsed.error).message}.`);
  // Where two share the seats, each should have as many.
  const plan = game.seatPlan(parsed.value);
  const isUneven = seatingOf(plan).kind === 'shared' && plan.length % 2 === 1;
  if (players !== undefined || !isUneven || max - 1 < min) return parsed;
  const fewer = game.parseOptions(wanted(max - 1));
  return fewer.ok ? fewer : parsed;
}

/** @returns a sentence where someone cannot play what he would have to */
export function contestantsFault(
  { game, levels, fits }: HostedComputers,
  options: Json,
  contestants: readonly Contestant[],
  nameOf: RoleNames,
): string | undefined {
  const plan = game.seatPlan(options);
  if (seatingOf(plan).kind === 'shared' && contestants.length < 2) {
    return `In ${game.id} contestants meet one another: name at least two.`;
  }
  if (!fits(options) && contestants.some((contestant) => 'computer' in contestant)) {
    return `No computer can sit at this table of ${game.id}: someone would have to draw real cards for it.`;
  }
  for (const contestant of contestants) {
    if (!('computer' in contestant) || contestant.computer === 'random') continue;
    const level = contestant.computer;
    const missing = plan.find(({ seat }) => !levels(seat).includes(level));
    if (missing === undefined) continue;
    const there = listed([...levels(missing.seat), 'random']);
    return `In ${game.id} no computer plays ${nameOf(missing.role)} at the level ${level}; there are ${there}.`;
  }
  return undefined;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

type JsonObject = { readonly [member: string]: Json };

function parsedObject(text: string): JsonObject | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
