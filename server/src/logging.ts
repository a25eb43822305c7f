import { LoggerModule } from 'nestjs-pino';
import type { LogLevel } from './config.js';

/** Takes whole lines. */
export type LogStream = { write(line: string): void };

/**
 * One JSON object a line. Of a request only method, path and status are noted; keys, codes,
 * words, bodies and moves never reach a log line.
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
          path: url.split('?', 1)[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error: Error) => ({ name: error.name, stack: error.stack }),
      },
    },
  });
}

/** That the server is busy, or unwell, is an answer: whoever asks often must not fill a log with it. */
function isFault(status: number): boolean {
  return status >= 500 && status !== 503;
}
