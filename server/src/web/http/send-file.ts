import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { whenOver } from '../limits/answer-limiter.js';
import { type AwaitTurn, CHUNK_BYTES } from '../limits/bandwidth.js';

/** Buffers that are kept for the next answer. */
const BUFFERS_KEPT_MAX = 64;

/** Part of a file, both ends included. */
export type FileRange = { readonly path: string; readonly start: number; readonly end: number };

const keptBuffers: Buffer[] = [];

/**
 * Sends part of a file as the body of `response`, whose headers are written. It reads into one buffer
 * again and again, and only when the last piece has gone: streams take a new one for each piece, and
 * those of a few hundred downloads lie about by the ten megabytes until someone clears them away.
 * @param turn awaited before each piece
 */
export async function sendFile(
  response: ServerResponse,
  { path, start, end }: FileRange,
  turn: AwaitTurn,
): Promise<void> {
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  const over = { is: false };
  const ended = new Promise<false>((resolve) => {
    whenOver(response, () => {
      over.is = true;
      resolve(false);
    });
  });
  const isOver = () => over.is;
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    let buffer = keptBuffers.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let at = start; at <= end && !isOver(); ) {
      const size = Math.min(CHUNK_BYTES, end - at + 1);
      await turn({ bytes: size, isFirst: at === start }, isOver);
      if (isOver()) break;
      const { bytesRead } = await file.read(buffer, 0, size, at);
      // It has become shorter than its headers say.
      if (bytesRead === 0) throw new Error('end of file');
      at += bytesRead;
      const gone = await Promise.race([write(response, buffer.subarray(0, bytesRead)), ended]);
      // Whether the system still looks at it is not known, so nobody else may write there.
      if (!gone) buffer = Buffer.alloc(0);
    }
    if (buffer.length > 0 && keptBuffers.length < BUFFERS_KEPT_MAX) keptBuffers.push(buffer);
    response.end();
  } catch {
    // The pages may be built again while the server runs: that breaks off one answer, and no game.
    response.destroy();
  } finally {
    await file?.close().catch(() => undefined);
  }
}

/** Whether the system has taken all of it; the buffer can be used again then. */
function write(response: ServerResponse, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    response.write(bytes, (error) => resolve(!error));
  });
}
