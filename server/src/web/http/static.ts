import type { ReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { Bandwidth } from '../limits/bandwidth.js';
import { READER_POLICY } from './security.js';
import { type FileRange, sendFile } from './send-file.js';

/** The kiosk at `/`, the phones' page at `/play`. */
const PAGES = ['index.html', 'play.html'] as const;

/** The first page that is not there, if one is missing. */
export async function missingPage(kioskDir: string): Promise<string | undefined> {
  for (const page of PAGES) {
    const path = join(kioskDir, page);
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (!there) return path;
  }
  return undefined;
}

/** The page that checks records stands alone: its script is in it, which the policy here forbids. */
const VERIFY_PAGE_PATH = /^\/verify(?:\.html)?\/?$/;

/** The worker that finds codes in the camera's pictures, by the name that the build gives it. */
const CAMERA_READER = /^\/assets\/camera-reader-[\w-]+\.js$/;

/**
 * Built pages and their assets. What carries a hash in its name never changes. The page for keeping
 * is only handed out to be saved, and opened from there.
 */
export function servePages(kioskDir: string, bandwidth: Bandwidth): RequestHandler {
  const pages = sirv(kioskDir, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path, stats) => {
      // The library is asked what to send, not to send it. It has no call for that, so its stream is
      // taken away where it begins; `send` streams as well, and knows no files compressed beforehand.
      response.once('pipe', (file: ReadStream & Partial<FileRange>) => {
        file.unpipe(response);
        file.once('error', () => undefined).destroy();
        const { start = 0, end = stats.size - 1 } = file;
        const extent = { path: String(file.path), start, end: Math.min(end, stats.size - 1) };
        void sendFile(response, extent, bandwidth.turns(response.req));
      });
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (CAMERA_READER.test(path)) response.setHeader('Content-Security-Policy', READER_POLICY);
      if (VERIFY_PAGE_PATH.test(path)) {
        response.setHeader('Content-Disposition', 'attachment; filename="mister-x-verify.html"');
      }
    },
  });
  return (request, response, next) => {
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    return pages(request, response, next);
  };
}

/** One range, forwards. Whatever else is asked for gets the whole page, as RFC 9110 allows. */
function isPlainRange(range: string | undefined): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? [];
  return from !== '' && (to === '' || Number(from) <= Number(to));
}
