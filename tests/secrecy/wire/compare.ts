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
  return [...compareStreams(left.streams, right.streams), ...compareLines('log', linesOf(left), linesOf(right))];
}

export function compareStreams(left: readonly Stream[], right: readonly Stream[]): readonly Difference[] {
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
  const messages = upgraded ? framesOf(rest).flatMap((frame) => declaredFrame(frame) ?? []) : [rest.toString('latin1')];
  return [...declaredHead(head), ...messages];
}

function linesOf({ log, tables }: Recording): readonly string[] {
  return log.map((line) => declaredLine(line.trim(), tables));
}

/** The first difference: those after it follow from it. */
function compareLines(place: string, left: readonly string[], right: readonly string[]): readonly Difference[] {
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
  if (left === undefined || right === undefined) return `${a.slice(0, 200)} against ${b.slice(0, 200)}`;
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

/** What a server sent over one connection, cut into its messages. */

/** WebSocket frames as a server sends them: unmasked and never in pieces (RFC 6455). */
function framesOf(bytes: Buffer): readonly string[] {
  const frames: string[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const opcode = bytes.readUInt8(at) & 0x0f;
    let length = bytes.readUInt8(at + 1);
    at += 2;
    if (length === 126) {
      length = bytes.readUInt16BE(at);
      at += 2;
    } else if (length === 127) {
      length = Number(bytes.readBigUInt64BE(at));
      at += 8;
    }
    const payload = bytes.subarray(at, at + length);
    at += length;
    frames.push(opcode === TEXT ? payload.toString('utf8') : `[${opcode}] ${payload.toString('hex')}`);
  }
  return frames;
}

const TEXT = 1;

/** The answer to an HTTP request, or to the upgrade of one, and what came after it. */
function splitHead(bytes: Buffer): { readonly head: string; readonly rest: Buffer } {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return { head: bytes.toString('latin1'), rest: Buffer.alloc(0) };
  return { head: bytes.subarray(0, end).toString('latin1'), rest: bytes.subarray(end + 4) };
}

/**
 * The declared random fields: what may differ between two servers on which the same happened in
 * public. Each is replaced by its name and its length, so that sizes are compared all the same.
 * Inside views and notices nothing is declared.
 */

type Value = unknown;

/** Members whose strings are random: ids, secrets, links of the chain, commitments, salts. */
const STRINGS: ReadonlySet<string> = new Set([
  ...['table', 'next', 'secret', 'share'],
  ...['head', 'step', 'commitment', 'salt', 'seedCommitment', 'channelKey', 'joinCode'],
  ...['recoveryCode', 'checkNumber'],
]);
/** Members that hold random strings one level below. */
const LISTS: ReadonlySet<string> = new Set(['codes', 'steps']);
/** Ports, which the system chooses, stand in them. */
const ADDRESSES = 'addresses';
/** Clocks: milliseconds since 1970, and those left until a seat is reopened. */
const NUMBERS: ReadonlySet<string> = new Set([...['createdAt', 'endedAt', 'left', 'time', 'responseTime']]);
/** The game's own words, where nothing is random. */
const PLAIN: ReadonlySet<string> = new Set(['view', 'notices']);

const TOKEN = /^[A-Za-z0-9_-]+$/;

/** `value` with declared fields replaced. */
function declared(value: Value, name = ''): Value {
  if (PLAIN.has(name)) return value;
  if (name === ADDRESSES && Array.isArray(value)) return value.map((text) => sized(name, text));
  if (LISTS.has(name) && typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.map((text) => sized(name, text));
    return mapMembers(value, (text) => sized(name, text));
  }
  if (typeof value === 'string') return STRINGS.has(name) && TOKEN.test(value) ? sized(name, value) : value;
  if (typeof value === 'number') return NUMBERS.has(name) ? `<${name}>` : value;
  if (Array.isArray(value)) return value.map((item) => declared(item));
  if (typeof value === 'object' && value !== null) return mapMembers(value, declared);
  return value;
}

function mapMembers(value: object, change: (member: Value, name: string) => Value): Value {
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));
}

function sized(name: string, value: Value): Value {
  return typeof value === 'string' ? `<${name}:${value.length}>` : value;
}

/** A message: JSON. Signs of life go by the clock: `undefined`. */
function declaredFrame(frame: string): string | undefined {
  if (frame === '') return undefined;
  const value: Value = parsed(frame);
  // Nothing may hide in the way it is written.
  if (value === undefined || JSON.stringify(value) !== frame) return frame;
  return JSON.stringify(declared(value));
}

/** Of an HTTP answer: the clock, and what answers the key of a WebSocket. */
function declaredHead(head: string): readonly string[] {
  return head
    .split('\r\n')
    .map((line) =>
      line.replace(
        /^(date|sec-websocket-accept): (.*)$/i,
        (_, name: string, value: string) => `${name}: <${value.length}>`,
      ),
    );
}

/** One line of the log; tables are named in it. */
function declaredLine(line: string, tables: readonly string[]): string {
  const value = parsed(line);
  const text = value === undefined ? line : JSON.stringify(declared(value));
  return tables.reduce((masked, id) => masked.replaceAll(id, `<table:${id.length}>`), text);
}

function parsed(json: string): Value {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
