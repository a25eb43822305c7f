import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@mister-x/engine';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS } from '../../web/limits/limits.js';
import { RUN_AFTER, type RunAfter } from '../../runtime/tokens.js';

/** Addresses to which one board each can be sent: made for a host, not to be guessed; the oldest gives way. */
@Injectable()
export class UploadSlots implements OnModuleDestroy {
  /** With what stops the time that each has left. */
  private readonly open = new Map<string, () => void>();

  constructor(@Inject(RUN_AFTER) private readonly after: RunAfter) {}

  /** Returns the address on this server. */
  make(): string {
    const slot = randomBytes(16).toString('hex');
    this.open.set(
      slot,
      this.after(LIMITS.uploads.ms, () => this.open.delete(slot)),
    );
    const [oldest] = this.open.keys();
    if (this.open.size > LIMITS.uploads.open && oldest !== undefined) this.take(oldest);
    return `/boards/${slot}`;
  }

  /** Closes an address, for its one use; `false` when it is not open (any more). */
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

/** The body of a request as text. What is too much or too slow is not read to its end. */
export function readBody(request: IncomingMessage, limit: number, after: RunAfter): Promise<Result<string, BodyFault>> {
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
    const cancel = after(LIMITS.uploads.bodyMs, () => done(err('TOO_SLOW')));
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
