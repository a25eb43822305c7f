import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@mister-x/engine';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AFTER, type After } from '../tokens.js';

/** How long a board can be sent to an address. */
export const OPEN_MS = 60_000;
/** Addresses open at the same time; the oldest gives way. */
const OPEN_MAX = 8;

/** Addresses to which one board each can be sent: made for a host, and not to be guessed by others. */
@Injectable()
export class UploadSlots implements OnModuleDestroy {
  /** With what stops the time that each has left. */
  private readonly open = new Map<string, () => void>();

  constructor(@Inject(AFTER) private readonly after: After) {}

  /** Returns the address on this server. */
  make(): string {
    const slot = randomBytes(16).toString('hex');
    this.open.set(
      slot,
      this.after(OPEN_MS, () => this.open.delete(slot)),
    );
    const [oldest] = this.open.keys();
    if (this.open.size > OPEN_MAX && oldest !== undefined) this.take(oldest);
    return `/boards/${slot}`;
  }

  /** Closes an address for whoever uses it; `false` when it is not open (any more). */
  take(slot: string): boolean {
    this.open.get(slot)?.();
    return this.open.delete(slot);
  }

  /** Lets go of everything, so that no timer keeps the process. */
  onModuleDestroy(): void {
    for (const slot of [...this.open.keys()]) this.take(slot);
  }
}

type BodyFault = 'FILE_TOO_LARGE' | 'TOO_SLOW' | 'NOT_JSON';

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
