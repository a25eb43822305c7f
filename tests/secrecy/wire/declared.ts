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
const NUMBERS: ReadonlySet<string> = new Set([
  ...['createdAt', 'endedAt', 'left', 'time', 'responseTime'],
]);
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
  if (typeof value === 'string')
    return STRINGS.has(name) && TOKEN.test(value) ? sized(name, value) : value;
  if (typeof value === 'number') return NUMBERS.has(name) ? `<${name}>` : value;
  if (Array.isArray(value)) return value.map((item) => declared(item));
  if (typeof value === 'object' && value !== null) return mapMembers(value, declared);
  return value;
}

function mapMembers(value: object, change: (member: Value, name: string) => Value): Value {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, change(member, name)]),
  );
}

function sized(name: string, value: Value): Value {
  return typeof value === 'string' ? `<${name}:${value.length}>` : value;
}

/** A message: JSON. Signs of life go by the clock: `undefined`. */
export function declaredFrame(frame: string): string | undefined {
  if (frame === '') return undefined;
  const value: Value = parsed(frame);
  // Nothing may hide in the way it is written.
  if (value === undefined || JSON.stringify(value) !== frame) return frame;
  return JSON.stringify(declared(value));
}

/** Of an HTTP answer: the clock, and what answers the key of a WebSocket. */
export function declaredHead(head: string): readonly string[] {
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
export function declaredLine(line: string, tables: readonly string[]): string {
  const value = parsed(line);
  const text = value === undefined ? line : JSON.stringify(declared(value));
  return tables.reduce((masked, id) => masked.replaceAll(id, `<table:${id.length}>`), text);
}

export function parsed(json: string): Value {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
