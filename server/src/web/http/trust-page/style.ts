import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@mister-x/engine/protocol';
import type { RequestHandler } from 'express';

/** The pages' own typeface, as their build cuts it: Latin for all, Cyrillic as well for Russian. */
const FONT_PATH = /^\/trust\/((?:latin|cyrillic)-(?:400|600))\.woff2$/;

/**
 * For the style of the page: where the typeface is, and for which letters. Letters that come too late
 * are left out until the page is opened again: nothing here could wait for them, and nothing may jump.
 */
const FONT_FACES = (['400', '600'] as const)
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
export function fontFilesOf(language: Language): readonly string[] {
  const files = ['latin-400', 'latin-600', 'cyrillic-400'];
  return (language === 'ru' ? [...files, 'cyrillic-600'] : files).map((file) => `/trust/${file}.woff2`);
}

/**
 * The typeface under addresses of this page: where the others are, a client over plain HTTP is sent
 * on to HTTPS, which it does not trust yet.
 */
export function serveFonts(kioskDir: string): RequestHandler {
  const assets = join(kioskDir, 'assets');
  return async ({ method, path }, response, next) => {
    const [, wanted] = FONT_PATH.exec(path) ?? [];
    if (wanted === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
    const files = await readdir(assets).catch(() => []);
    const file = files.find((each) => each.startsWith(`fira-sans-${wanted}-`) && each.endsWith('.woff2'));
    if (file === undefined) return void response.status(404).end();
    response.sendFile(file, { root: assets, cacheControl: false, headers: CACHED }, (error) => {
      if (error && !response.headersSent) response.status(404).end();
    });
  };
}

const CACHED = { 'Cache-Control': 'no-cache' };

/** A file of its own, as the content security policy allows no styles within a page. */
export const STYLE = `${FONT_FACES}
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 42rem;
  padding: 1.2rem 1.2rem 3rem;
  background: #0a0f1f;
  color: #f5f1e6;
  font: 1.05rem/1.5 "Fira Sans", Arial, sans-serif;
  overflow-wrap: anywhere;
}
nav { display: flex; flex-wrap: wrap; justify-content: space-between; max-width: 24rem; margin: 0 -0.4rem 0 auto; }
nav a { padding: 0.6rem 0.4rem; color: #b4bdd9; }
nav a[aria-current] { color: #ffd68f; font-weight: 600; text-decoration: none; }
h1, h2 { font-weight: 600; }
h1 { margin: 0.4rem 0 0; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1.2rem; line-height: 1.3; }
p { margin: 0.5rem 0; }
.muted { color: #b4bdd9; }
a { color: #ffd68f; }
ol.steps { margin: 1.5rem 0; padding: 0; list-style: none; counter-reset: step; }
ol.steps > li {
  margin: 0 0 1rem;
  padding: 1rem 1.1rem;
  border: 1px solid #36426e;
  border-radius: 0.8rem;
  background: #131a30;
  counter-increment: step;
}
ol.steps > li > h2::before { content: counter(step) ". "; color: #ffb84d; }
.button {
  display: inline-block;
  padding: 0.8rem 1.3rem;
  border-radius: 0.7rem;
  background: #ffb84d;
  color: #201400;
  font-weight: 600;
  text-decoration: none;
}
.address { font-size: 1.2rem; font-weight: 600; }
details { border-top: 1px solid #36426e; }
summary { padding: 0.7rem 0; font-weight: 600; cursor: pointer; }
details ol { margin: 0 0 0.8rem; padding-left: 1.4rem; }
details li { margin: 0.35rem 0; }
a:focus-visible, summary:focus-visible { outline: 3px solid #ffd68f; outline-offset: 2px; }
.fingerprint {
  display: grid;
  grid-template-columns: repeat(4, max-content);
  gap: 0.1rem 1.1rem;
  margin: 0.8rem 0;
  color: #ffd68f;
  font: 600 1.25rem/1.5 ui-monospace, "Cascadia Mono", "Roboto Mono", "Liberation Mono", monospace;
}
.warning { padding-left: 0.9rem; border-left: 4px solid #ff7d70; }
@media (min-width: 40rem) { .fingerprint { grid-template-columns: repeat(8, max-content); gap: 0.1rem 0.8rem; } }
`;
