import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@mister-x/engine/protocol';
import type { RequestHandler } from 'express';

/** The pages' own typeface, as their build cuts it: Latin for all, Cyrillic as well for Russian. */
const FILES = /^\/trust\/((?:latin|cyrillic)-(?:400|600))\.woff2$/;

/**
 * For the style of the page: where the typeface is, and for which letters. Letters that come too late
 * are left out until the page is opened again: nothing here could wait for them, and nothing may jump.
 */
export const FACES = (['400', '600'] as const)
  .flatMap((weight) =>
    (
      [
        ['latin', 'U+0-3FF, U+2000-24FF'],
        ['cyrillic', 'U+400-45F'],
      ] as const
    ).map(
      ([subset, range]) =>
        `@font-face { font-family: "Fira Sans"; font-weight: ${weight}; font-display: optional; src: url("/trust/${subset}-${weight}.woff2") format("woff2"); unicode-range: ${range}; }`,
    ),
  )
  .join('\n');

/** What a page in a language is written in, to be fetched along with its style; each names Russian in Cyrillic. */
export function lettersOf(language: Language): readonly string[] {
  const files = ['latin-400', 'latin-600', 'cyrillic-400'];
  return (language === 'ru' ? [...files, 'cyrillic-600'] : files).map(
    (file) => `/trust/${file}.woff2`,
  );
}

/**
 * The typeface under addresses of this page: where the others are, a client over plain HTTP is sent
 * on to HTTPS, which it does not trust yet.
 */
export function trustLetters(kioskDir: string): RequestHandler {
  const assets = join(kioskDir, 'assets');
  return async ({ method, path }, response, next) => {
    const [, wanted] = FILES.exec(path) ?? [];
    if (wanted === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
    const files = await readdir(assets).catch(() => []);
    const file = files.find(
      (each) => each.startsWith(`fira-sans-${wanted}-`) && each.endsWith('.woff2'),
    );
    if (file === undefined) return void response.status(404).end();
    response.sendFile(file, { root: assets, cacheControl: false, headers: CACHED }, (error) => {
      if (error && !response.headersSent) response.status(404).end();
    });
  };
}

const CACHED = { 'Cache-Control': 'no-cache' };
