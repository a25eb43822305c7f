import { z } from 'zod';
import { canonicalBytes } from '@mister-x/engine/core/bytes';
import { stripInvisible, plainTextFault } from '@mister-x/engine/core/plain-text';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import {
  BOARD_FORMAT,
  BOARD_GAME,
  BOARD_LIMITS,
  BOARD_WORD,
  type BoardFile,
  type BoardFileFault,
  type BoardFileFaultCode,
  READ_LIMITS,
  type Stop,
} from './board-file.js';

/** Board files out of untrusted hands: the strict shape, and where a file breaks it. */

const fault = (code: BoardFileFaultCode) => ({ params: { fault: code } });

const text = z.string().superRefine((value, context) => {
  const code = plainTextFault(value, BOARD_LIMITS.name);
  if (code !== undefined) context.addIssue({ code: 'custom', ...fault(code) });
});

/** A list whose members are not looked at when there are too many of them. */
const list = <T extends z.ZodType>(member: T, max: number) =>
  z
    .array(z.unknown())
    .refine((value) => value.length <= max, fault('LIST_TOO_LONG'))
    .pipe(z.array(member));

/** Own members under words, each of one type; the schema's own records pass over `__proto__`. */
const table = <T extends z.ZodType>(member: T, max: number) =>
  z
    .custom<Record<string, unknown>>(isRecord)
    .superRefine((value, context) => {
      const names = Object.keys(value);
      const unknown = names.find((name) => !BOARD_WORD.test(name));
      if (names.length > max) context.addIssue({ code: 'custom', ...fault('LIST_TOO_LONG') });
      else if (unknown !== undefined) {
        context.addIssue({ code: 'custom', ...fault('MEMBER_UNKNOWN'), path: [unknown] });
      }
    })
    .pipe(z.record(z.string(), member));

const stop = z.int().min(1).max(READ_LIMITS.number);
const coordinate = z.number().min(-READ_LIMITS.distance).max(READ_LIMITS.distance);
const stops = list(stop, READ_LIMITS.cards);

const boardFile = z.strictObject({
  format: z.literal(BOARD_FORMAT),
  game: z.string().refine((id) => BOARD_GAME.test(id), fault('TEXT_NOT_PLAIN')),
  name: text,
  height: z.number().min(BOARD_LIMITS.height.min).max(BOARD_LIMITS.height.max),
  stations: list(
    z.strictObject({ id: stop, x: coordinate, y: coordinate, name: text.exactOptional() }),
    READ_LIMITS.stations,
  ),
  edges: table(list(z.tuple([stop, stop]), READ_LIMITS.lines), READ_LIMITS.kinds),
  starts: table(stops, READ_LIMITS.kinds),
  missions: table(z.strictObject({ starts: stops, goals: stops }), READ_LIMITS.kinds).exactOptional(),
  tickets: table(z.int().min(0).max(READ_LIMITS.count), READ_LIMITS.tickets).exactOptional(),
});

/**
 * A board file as the one spelling of itself: names in Unicode's form C, the smaller number of a
 * line first, everything in ascending order. Nothing of `input` is part of the answer.
 */
export function readBoardFile(input: unknown): Result<BoardFile, BoardFileFault> {
  if (!isRecord(input) || !Object.hasOwn(input, 'format')) {
    return err({ code: 'NOT_A_BOARD', path: '' });
  }
  const { format } = input;
  if (format !== BOARD_FORMAT) {
    const later = typeof format === 'string' && /^mister-x-board\/\d{1,3}$/.test(format);
    return err({ code: later ? 'FORMAT_LATER' : 'NOT_A_BOARD', path: '/format' });
  }
  const parsed = boardFile.safeParse(input);
  if (!parsed.success) return err(boardFileFaultOf(parsed.error, input));
  const file = sortedBoardFile(parsed.data);
  const bytes = canonicalBytes(file).length;
  return bytes > BOARD_LIMITS.bytes ? err({ code: 'FILE_TOO_LARGE', path: '' }) : ok(file);
}

/** The same from the text of a file. */
export function readBoardText(text: string): Result<BoardFile, BoardFileFault> {
  const input = parseBoardText(text);
  return input.ok ? readBoardFile(input.value) : input;
}

/** What a file says, whose size is looked at before anything else. */
export function parseBoardText(text: string): Result<unknown, BoardFileFault> {
  if (text.length > BOARD_LIMITS.bytes) return err({ code: 'FILE_TOO_LARGE', path: '' });
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return err({ code: 'NOT_JSON', path: '' });
  }
}

/**
 * The one spelling of a board: the same stations and lines, drawn in whatever order, give the same
 * file and so the same id. Faults stay: what is there twice is there twice.
 */
export function sortedBoardFile(file: BoardFile): BoardFile {
  const { missions, tickets } = file;
  return {
    format: file.format,
    game: file.game,
    name: stripInvisible(file.name),
    height: file.height,
    stations: file.stations.map(station).sort((a, b) => a.id - b.id),
    edges: recordByWord(file.edges, (lines) => lines.map(line).sort((a, b) => a[0] - b[0] || a[1] - b[1])),
    starts: recordByWord(file.starts, ascending),
    ...(missions === undefined
      ? {}
      : {
          missions: recordByWord(missions, ({ starts, goals }) => ({
            starts: ascending([...new Set(starts)]),
            goals: ascending([...new Set(goals)]),
          })),
        }),
    ...(tickets === undefined ? {} : { tickets: recordByWord(tickets, (count) => count) }),
  };
}

/** The sum with 0 turns a minus zero into the zero that it is in JSON. */
function station({ id, x, y, name }: Stop): Stop {
  return { id, x: x + 0, y: y + 0, ...(name === undefined ? {} : { name: stripInvisible(name) }) };
}

function line([a, b]: readonly [number, number]): readonly [number, number] {
  return a <= b ? [a, b] : [b, a];
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => a - b);
}

function recordByWord<T, U>(table: Readonly<Record<string, T>>, change: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(
    Object.keys(table)
      .sort()
      .map((word) => [word, change(table[word] as T)]),
  );
}

function boardFileFaultOf(error: z.ZodError, input: unknown): BoardFileFault {
  const issue = error.issues[0];
  if (issue === undefined) return { code: 'TYPE_WRONG', path: '' };
  if (issue.code === 'unrecognized_keys') {
    return { code: 'MEMBER_UNKNOWN', path: jsonPointer([...issue.path, issue.keys[0] ?? '']) };
  }
  return { code: faultCodeOf(issue, input), path: jsonPointer(issue.path) };
}

function faultCodeOf(issue: z.core.$ZodIssue, input: unknown): BoardFileFaultCode {
  const params: unknown = 'params' in issue ? issue.params : undefined;
  if (isRecord(params) && params.fault !== undefined) return params.fault as BoardFileFaultCode;
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], input);
  if (value === undefined) return 'MEMBER_MISSING';
  const numeric = 'expected' in issue && (issue.expected === 'number' || issue.expected === 'int');
  const bounded = 'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');
  return typeof value === 'number' && (numeric || bounded) ? 'NUMBER_WRONG' : 'TYPE_WRONG';
}

/** Only names that are words are repeated: what is shown to people must not be what a stranger wrote. */
function jsonPointer(path: readonly PropertyKey[]): string {
  const known = path.map(String);
  const strange = known.findIndex((key) => !/^[\w/-]{1,49}$/.test(key));
  return known
    .slice(0, strange < 0 ? undefined : strange)
    .map((key) => `/${key.replaceAll('/', '~1')}`)
    .join('');
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
