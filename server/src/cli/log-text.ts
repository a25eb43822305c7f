import type { LogLevel } from './config.js';
import type { LogStream } from './logging.js';

/** What one line of the log holds, as far as a person is told of it. */
type LogRecord = {
  readonly level?: unknown;
  readonly time?: unknown;
  readonly context?: unknown;
  readonly msg?: unknown;
  readonly req?: { readonly method?: unknown; readonly path?: unknown };
  readonly res?: { readonly statusCode?: unknown };
  readonly err?: { readonly stack?: unknown };
};

const ERROR_LEVEL = 50;
const WARNING_LEVEL = 40;
/** Characters of one text; a longer one is cut. */
const TEXT_CHARACTERS_MAX = 500;
/** Lines of a stack. */
const STACK_FRAMES_MAX = 12;

/** What Nest says of putting itself together is for who works on it. */
const FRAMEWORK_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'NestApplication',
  'RoutesResolver',
  'RouterExplorer',
  'WebSocketsController',
]);

/** Takes the log's JSON and writes what a person reads, one line for each record. */
export function logText(out: LogStream, level: LogLevel): LogStream {
  const close = level === 'debug' || level === 'trace';
  return {
    write: (line) => {
      const text = logLine(line, close);
      if (text !== undefined) out.write(`${text}\n`);
    },
  };
}

/**
 * One record as a sentence with its time. Nothing from outside can begin another line or drive the terminal.
 * @param line the record as JSON
 * @param close for who looks closely: with Nest's inner workings, and where errors came from
 */
export function logLine(line: string, close: boolean): string | undefined {
  const record = parse(line);
  if (record === undefined) return truncate(line.trim());
  const { level, time, context } = record;
  if (!close && typeof context === 'string' && FRAMEWORK_CONTEXTS.has(context)) return undefined;
  const sentence = `${timeOfDay(time)} ${urgency(level)}${sentenceOf(record)}`;
  return [sentence, ...(close ? linesOf(record.err?.stack) : [])].join('\n');
}

function parse(line: string): LogRecord | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return typeof record === 'object' && record !== null ? record : undefined;
  } catch {
    return undefined;
  }
}

function sentenceOf({ msg, req, res }: LogRecord): string {
  if (res === undefined) return truncate(String(msg ?? ''));
  const asked = `${truncate(String(req?.method ?? ''))} ${truncate(String(req?.path ?? ''))}`;
  return `${asked} was answered with ${truncate(String(res.statusCode ?? ''))}.`;
}

function urgency(level: unknown): string {
  if (typeof level !== 'number' || level < WARNING_LEVEL) return '';
  return level < ERROR_LEVEL ? 'Warning: ' : 'Error: ';
}

function timeOfDay(time: unknown): string {
  const date = new Date(typeof time === 'number' ? time : Date.now());
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** As the log has it: the kind of the error, then where it came from. */
function linesOf(stack: unknown): readonly string[] {
  if (typeof stack !== 'string') return [];
  const [first = '', ...rest] = stack.split('\n');
  const name = /^\w{1,60}/.exec(first)?.[0];
  const places = rest.filter((line) => /^\s+at /.test(line)).slice(0, STACK_FRAMES_MAX);
  return [...(name === undefined ? [] : [name]), ...places.map((line) => line.trim())].map(
    (line) => `      ${truncate(line)}`,
  );
}

function truncate(text: string): string {
  const line = printable(text.slice(0, TEXT_CHARACTERS_MAX).replace(/[\r\n]\s*/g, ' '));
  return text.length <= TEXT_CHARACTERS_MAX ? line : `${line}…`;
}

/** Ends lines, drives terminals, hides, or turns the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from outside, such as the name of a client, as one line that only looks like itself. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16);
    if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\u{${code}}`;
  });
}
