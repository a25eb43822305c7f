import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILES_NOT_YET_UNIQUE } from './one-of-each.ts';
import { pageFiles, ROOT } from './page-files.ts';

/** Words that are part of a picture grow with it: their sizes are shares of its own. */
const SIZE =
  /^(?:inherit|var\(--type-(?:xs|s|m|typed|l|xl|xxl|giant)\)|var\(--drawing\)|var\(--drawn\)|calc\(var\(--drawn\) \* [\d.]+\))$/;

/** By property, the values of which the theme has all. A line drawn round something is no shadow. */
const TOKENS: readonly (readonly [property: RegExp, values: RegExp, offence: string])[] = [
  [
    /[\s;{]transition:\s*([^;}]+)/g,
    /^(?:none|[\w-]+ var\(--(?:calm|slow)\)(?:,\s*[\w-]+ var\(--(?:calm|slow)\))*)$/,
    'a duration of its own',
  ],
  [
    /[\s;{]box-shadow:\s*([^;}]+)/g,
    /^(?:none|var\(--(?:shadow|shadow-deep|glow)\)|inset .*|0 0 0 .*)$/,
    'a shadow of its own',
  ],
  [/[\s;{]z-index:\s*([^;}]+)/g, /^(?:-1|var\(--layer-\w+\)|calc\(var\(--layer-\w+\) - 1\))$/, 'a layer of its own'],
];

/** What belongs into the kit, or goes round it. */
function offences(text: string, file = 'Page.svelte'): readonly string[] {
  const parts = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = file.endsWith('.css') ? text : parts.map(([, css]) => css).join();
  const found = new Set<string>();
  if (/<button\b/.test(text) && !file.startsWith('kiosk/src/kit/'))
    found.add('a raw <button>: see Button, Choice, Switch and Tabs');
  if (/<input\b[^>]*type="checkbox"/.test(text)) found.add('a check box: see Switch');
  if (/:global\b/.test(styles)) found.add(':global');
  for (const [property, values, offence] of TOKENS) {
    for (const [, value = ''] of styles.matchAll(property)) if (!values.test(value.trim())) found.add(offence);
  }
  for (const [, name, value = ''] of styles.matchAll(/[\s;{](font(?:-size)?):\s*([^;}]+)/g)) {
    const sizes = name === 'font' ? /var\(--type-\w+\)/.exec(value) : [value.trim()];
    if (!SIZE.test(sizes?.[0] ?? value.trim())) found.add('a size outside the scale');
  }
  return [...found];
}

it.each([
  '<button type="button">Go</button>',
  '<style>.row :global(svg) { width: 1em; }</style>',
  '<style>.row :global { svg { width: 1em; } }</style>',
  '<style>p { font-size: 0.9rem; }</style>',
  '<style>p { font-size: calc(var(--type-s) * 0.9); }</style>',
  '<style>p { font: 600 1rem var(--font); }</style>',
  '<style>p { transition: color 200ms; }</style>',
  '<style>p { transition: color var(--calm), opacity 1s; }</style>',
  '<style>p { box-shadow: 0 2px 8px black; }</style>',
  '<style>p { z-index: 7; }</style>',
])('what is not of the kit is found: %s', (text) => {
  expect(offences(text)).toHaveLength(1);
});

it.each([
  '<Button>Go</Button>',
  '<style>p { font-size: var(--type-giant); }</style>',
  '<style>p { font: 600 var(--type-s) / 1.2 var(--font); }</style>',
  '<style>p { font: inherit; }</style>',
  '<style>p { transition: color var(--calm), opacity var(--slow); }</style>',
  '<style>p { box-shadow: inset 0 0 0 1px var(--line); z-index: var(--layer-above); }</style>',
])('what is of the kit is not: %s', (text) => {
  expect(offences(text)).toEqual([]);
});

it('pages, parts and styles are built from the kit, but for those that are named', () => {
  const found = pageFiles()
    .filter((file) => /\.(?:svelte|css)$/.test(file))
    .map((file) => [file, offences(readFileSync(`${ROOT}${file}`, 'utf8'), file)] as const)
    .filter(([, offences]) => offences.length > 0);
  const news = found.filter(([file]) => !FILES_NOT_YET_UNIQUE.includes(file));
  expect(news).toEqual([]);
  const offending = found.map(([file]) => file);
  expect(FILES_NOT_YET_UNIQUE.filter((file) => !offending.includes(file))).toEqual([]);
});

it('every variable that a style reads is set somewhere', () => {
  const files = pageFiles()
    .filter((file) => /\.(?:svelte|css|ts)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => [file, readFileSync(`${ROOT}${file}`, 'utf8')] as const);
  const set = new Set(
    files.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)(?:\s*[:=]|'\s*,)/g)].map(([, name]) => name)),
  );
  const unset = files.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${name} in ${file}`),
  );
  expect(unset).toEqual([]);
});

it('what stands above what is sent says so', () => {
  const pages = pageFiles().filter((file) => {
    return file.endsWith('.svelte') && /[" :]sends["=} ]/.test(markup(file));
  });
  expect(pages.length).toBeGreaterThan(7);
  expect(pages.filter((file) => !/\babove-sends\b/.test(markup(file)))).toEqual([]);
});

const markup = (file: string): string =>
  /(?:<\/script>)([\s\S]*?)(?:<style>|$)/.exec(readFileSync(ROOT + file, 'utf8'))?.[1] ?? '';
