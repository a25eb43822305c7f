import { LoggerModule } from 'nestjs-pino';
import type { LogFn } from 'pino';
import type { LogLevel } from './config.js';
import { DatabaseClosed } from '../database/connection.js';
import { withoutTokens } from '../runtime/random.js';

const UNEXPECTED_ERROR_SENTENCE = 'Something failed because of an unexpected error.';

/** Takes whole lines. */
export type LogStream = { write(line: string): void };

/**
 * One JSON object a line. Of a request only method, path and status are noted, of an error its kind
 * and where it came from; keys, codes, words, bodies and moves never reach a log line.
 */
export function loggerModule(level: LogLevel, stream?: LogStream) {
  return LoggerModule.forRoot({
    pinoHttp: {
      ...(stream === undefined ? {} : { stream }),
      level,
      base: null,
      customLogLevel: (_request, response, error) =>
        error !== undefined || isFault(response.statusCode) ? 'error' : 'debug',
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({
          method,
          // Anyone who knows the address of a feed may read it, however it is spelt.
          path: withoutTokens(url.split('?', 1)[0] ?? ''),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: withoutDetails,
      },
      hooks: {
        logMethod(args, method) {
          if (!isOfClosing(args)) method.apply(this, withSentence(args));
        },
      },
    },
  });
}

type LoggedArgs = Parameters<LogFn>;

/** What is not done any more because the server stops is no fault. */
function isOfClosing([noted]: LoggedArgs): boolean {
  const about: unknown = typeof noted === 'object' && noted !== null && 'err' in noted ? noted.err : noted;
  return about instanceof DatabaseClosed;
}

/** The library takes an error's message for the sentence of the line where nobody gives another. */
function withSentence(args: LoggedArgs): LoggedArgs {
  const [noted, sentence] = args as readonly unknown[];
  if (typeof sentence === 'string' || typeof noted !== 'object' || noted === null) return args;
  if ('msg' in noted) return args;
  if (noted instanceof Error) return [{ err: noted }, UNEXPECTED_ERROR_SENTENCE];
  return 'err' in noted ? [noted, UNEXPECTED_ERROR_SENTENCE] : args;
}

/** Without message, causes and whatever else hangs on an error; no trace of what is none. */
function withoutDetails(logged: unknown): { readonly name: string; readonly stack: string } | undefined {
  // For the log of requests the library has made an object of its own out of it.
  const error = isMade(logged) ? logged.raw : logged;
  if (!(error instanceof Error)) return undefined;
  const name = errorKindOf(error);
  return { name, stack: [name, ...stackFramesOf(error)].join('\n') };
}

function isMade(logged: unknown): logged is { readonly raw: unknown } {
  return typeof logged === 'object' && logged !== null && 'raw' in logged;
}

/** That the server is busy, or unwell, is an answer: anyone who asks often must not fill a log with it. */
function isFault(status: number): boolean {
  return status >= 500 && status !== 503;
}

/** A frame as V8 writes it. A message may have several lines, and one of them may begin with `at`. */
const STACK_FRAME = /^\s+at (?:.* \((?:.*:\d+:\d+|<anonymous>|native|index \d+)\)|.+:\d+:\d+|<anonymous>)$/;

/** Where an error came from, one line each, without its message: what someone moved might stand there. */
export function stackFramesOf({ stack, message }: Pick<Error, 'stack' | 'message'>): readonly string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => STACK_FRAME.test(line));
}

/** Its kind, and for an error of the system its code. */
export function errorKindOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const name = /^[A-Z]\w{0,60}$/i.test(error.name) ? error.name : 'Error';
  return /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? `${name} ${code}` : name;
}
