import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@mister-x/engine';
import type { After } from '../tokens.js';

export type BodyFault = 'FILE_TOO_LARGE' | 'TOO_SLOW' | 'NOT_JSON';

/** The longest that a body may take, in milliseconds: 256 kB over a weak wireless network are done in seconds. */
export const BODY_MS = 20_000;

/** The body of a request as text. What is too much or too slow is not read to its end. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  after: After,
): Promise<Result<string, BodyFault>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (result: Result<string, BodyFault>) => {
      cancel();
      request.off('data', hear).pause();
      resolve(result);
    };
    const hear = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) done(err('FILE_TOO_LARGE'));
    };
    const cancel = after(BODY_MS, () => done(err('TOO_SLOW')));
    if (Number(request.headers['content-length'] ?? 0) > limit) return done(err('FILE_TOO_LARGE'));
    request
      .on('data', hear)
      .once('end', () => done(textOf(Buffer.concat(chunks))))
      .once('error', () => done(err('TOO_SLOW')))
      .once('close', () => done(err('TOO_SLOW')));
  });
}

function textOf(bytes: Buffer): Result<string, BodyFault> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('NOT_JSON');
  }
}
