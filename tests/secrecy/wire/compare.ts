import { declaredFrame, declaredHead, declaredLine, parsed } from './declared.js';
import { framesOf, splitHead } from './frames.js';
import type { Recording, Stream } from './stage.js';

/** Where two servers can be told apart. */
export type Difference = {
  /** Who can: a device, an HTTP request, or the reader of the log. */
  readonly place: string;
  /** The message and the member in it. */
  readonly what: string;
};

/** What everybody received who must not be able to tell the two apart, and the logs. */
export function compare(left: Recording, right: Recording): readonly Difference[] {
  return [
    ...compareStreams(left.streams, right.streams),
    ...compareLines('log', linesOf(left), linesOf(right)),
  ];
}

export function compareStreams(
  left: readonly Stream[],
  right: readonly Stream[],
): readonly Difference[] {
  const found: Difference[] = [];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [a, b] = [left[i], right[i]];
    if (a === undefined || b === undefined || a.name !== b.name) {
      return [...found, { place: a?.name ?? b?.name ?? '', what: 'only in one of the two' }];
    }
    found.push(...compareLines(a.name, messagesOf(a), messagesOf(b)));
  }
  return found;
}

/** With declared fields replaced by their lengths. */
export function messagesOf({ bytes }: Stream): readonly string[] {
  const { head, rest } = splitHead(bytes);
  const upgraded = head.startsWith('HTTP/1.1 101');
  const messages = upgraded
    ? framesOf(rest).flatMap((frame) => declaredFrame(frame) ?? [])
    : [rest.toString('latin1')];
  return [...declaredHead(head), ...messages];
}

function linesOf({ log, tables }: Recording): readonly string[] {
  return log.map((line) => declaredLine(line.trim(), tables));
}

/** The first difference: those after it follow from it. */
function compareLines(
  place: string,
  left: readonly string[],
  right: readonly string[],
): readonly Difference[] {
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [a, b] = [left[i], right[i]];
    if (a === b) continue;
    const what =
      a === undefined || b === undefined
        ? `one message more: ${(a ?? b ?? '').slice(0, 200)}`
        : `${whereApart(a, b)} in ${a.slice(0, 200)} and ${b.slice(0, 200)}`;
    return [{ place, what }];
  }
  return [];
}

function whereApart(a: string, b: string): string {
  const [left, right] = [contentOf(a), contentOf(b)];
  if (left === undefined || right === undefined)
    return `${a.slice(0, 200)} against ${b.slice(0, 200)}`;
  return pathApart(left, right, '') ?? `${a.slice(0, 200)} against ${b.slice(0, 200)}`;
}

const contentOf = (message: string): unknown => parsed(message);

function pathApart(a: unknown, b: unknown, path: string): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const [left, right] = [membersOf(a), membersOf(b)];
    for (const name of new Set([...left.keys(), ...right.keys()])) {
      const found = pathApart(left.get(name), right.get(name), `${path}/${name}`);
      if (found !== undefined) return found;
    }
  }
  return `${path}: ${short(a)} against ${short(b)}`;
}

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

const membersOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value));
