import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { err, ok, type Result } from '@mister-x/engine';
import { z } from 'zod';
import { FORFEIT_WORDS, type ForfeitReason, type GameResult } from './result.js';
import { SIDES } from './seating.js';
import type { Tournament } from './tournament.js';

export const ARENA_FORMAT = 'mister-x-arena/1';

const count = z.int().min(0);
const thought = z.strictObject({ moves: count, ms: z.number().min(0) });
const gameShape = z.strictObject({
  row: z.string(),
  column: z.string(),
  seed: count,
  swapped: z.boolean(),
  winner: z.enum([...SIDES, 'draw']),
  end: z.string().nullable(),
  forfeit: z
    .strictObject({
      reason: z.enum(Object.keys(FORFEIT_WORDS) as [ForfeitReason, ...ForfeitReason[]]),
      detail: z.string(),
      side: z.enum(SIDES),
      seat: z.string(),
    })
    .nullable(),
  steps: count,
  thought: z.strictObject({ row: thought, column: thought }),
}) satisfies z.ZodType<GameResult>;

/** A log of a tournament, to which every game is added as soon as it is over. */
export type ArenaLog = {
  /** What was in it when it was opened. */
  readonly played: readonly GameResult[];
  add(result: GameResult): void;
  close(): void;
};

/**
 * Opens the log of `tournament`, or begins one: a line that says which tournament it is, and a line for each
 * game. A last line without its end was being written when the power went out; it is cut off.
 *
 * @returns a sentence where the file is of something else, or cannot be read or written
 */
export function openLog(file: string, tournament: Tournament): Result<ArenaLog, string> {
  const header = `${JSON.stringify({ format: ARENA_FORMAT, tournament })}\n`;
  try {
    const descriptor = openSync(file, 'a+');
    const text = readFileSync(descriptor, 'utf8');
    const played = readLog(file, text, header);
    if (!played.ok) {
      closeSync(descriptor);
      return played;
    }
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) ftruncateSync(descriptor, Buffer.byteLength(whole));
    if (whole === '') writeSync(descriptor, header);
    return ok({
      played: played.value,
      add: (result) => void writeSync(descriptor, `${JSON.stringify(result)}\n`),
      close: () => closeSync(descriptor),
    });
  } catch (error) {
    return err(`${file} cannot be used as a log: ${(error as Error).message}`);
  }
}

function readLog(file: string, text: string, header: string): Result<readonly GameResult[], string> {
  // The last one is empty, or torn.
  const lines = text.split('\n').slice(0, -1);
  const first = lines.length === 0 ? text : `${lines[0]}\n`;
  if (lines.length === 0 ? !header.startsWith(first) : first !== header) {
    return err(
      `${file} is not a log of this tournament: its game, options, contestants or limits differ. Choose another file.`,
    );
  }
  const results: GameResult[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const read = gameShape.safeParse(parsedJson(line));
    if (!read.success) return err(`Line ${index + 2} of ${file} is not a game.`);
    results.push(read.data);
  }
  return ok(results);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
