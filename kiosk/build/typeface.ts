import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { normalizePath, type Plugin } from 'vite';
import { cachedFile } from './made.js';

/**
 * The typeface of all pages, cut to what is written on them: Fira Sans, which was drawn for small
 * and dim screens, has figures of one width, and tells 1 from l and I, and 6 from 8.
 */
const FAMILY = 'Fira Sans';
const PACKAGE = '@expo-google-fonts/fira-sans';

/** Styles name no other weights; what is bolder than the bolder one is shown in it. */
const WEIGHTS = [
  { weight: 400, covers: '400', file: '400Regular/FiraSans_400Regular.ttf' },
  { weight: 600, covers: '600 900', file: '600SemiBold/FiraSans_600SemiBold.ttf' },
] as const;

type CodePointRange = readonly [first: number, last: number];

/** What a page in one language needs: all need `latin`, Russian `cyrillic` as well. */
const LATIN_RANGES: readonly CodePointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x221e, 0x221e],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
  [0x232b, 0x232b],
];

/**
 * For names of places and of players, fetched when there is one: what Poles, Czechs and Slovaks,
 * Hungarians, Turks, Romanians, the South Slavs, Latvians, Lithuanians and Maltese write. A phone in
 * Russian fetches these letters in both weights as well, and still 45 kB at most.
 */
const LETTERS_OF_NAMES = [
  'ĄąĆćĘęŁłŃńŚśŹźŻż',
  'ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ',
  'ŐőŰű',
  'ĞğİıŞş',
  'ĂăȘșȚț',
  'Đđ',
  'ĀāĒēĢģĪīĶķĻļŅņŪū',
  'ĖėĮįŲų',
  'ĊċĠġĦħ',
].join('');

/** Kerning, accents, figures of one width; no small capitals, no old-style figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

type Subset = { readonly ranges: readonly CodePointRange[]; readonly features: readonly string[] };

const SUBSETS = {
  latin: { ranges: LATIN_RANGES, features: FEATURES },
  cyrillic: { ranges: [[0x400, 0x45f]], features: FEATURES },
  // Letters of two files are not moved closer to each other, and two of these rarely meet.
  places: { ranges: rangesOf(LETTERS_OF_NAMES), features: [] },
} satisfies Record<string, Subset>;

/** Where pages import its styles from. */
const STYLES = 'virtual:typeface.css';
/** For workers, which have no styles: the address of Latin letters and figures at the bolder weight. */
const NUMBERS = 'virtual:typeface-numbers';

/**
 * Makes the subsets, offers them as styles, and has pages fetch what every language needs along
 * with their scripts. The page that is one file gets them within it.
 */
export function typeface({ preload = true } = {}): Plugin {
  let folder = '';
  return {
    name: 'typeface',
    configResolved({ cacheDir }) {
      folder = join(cacheDir, 'typeface');
    },
    resolveId: (id) => (id === STYLES || id === NUMBERS ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === `\0${STYLES}`) return styles(folder);
      if (id === `\0${NUMBERS}`) return `export { default } from ${JSON.stringify(`${await numbers(folder)}?url`)};`;
      return undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(preload ? (bundle ?? {}) : {})
          .filter((file) => /fira-sans-latin-\d+-[\w-]+\.woff2$/.test(file))
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

async function styles(folder: string): Promise<string> {
  const rules = WEIGHTS.flatMap(({ weight, covers, file }) =>
    Object.entries<Subset>(SUBSETS).map(async ([name, subset]) => {
      const path = await writeSubset(folder, `fira-sans-${name}-${weight}`, file, subset);
      return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${covers};
  font-display: swap;
  src: url("${normalizePath(path)}") format("woff2");
  unicode-range: ${subset.ranges.map(([a, b]) => `U+${hex(a)}-${hex(b)}`).join(', ')};
}`;
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

function numbers(folder: string): Promise<string> {
  const [, { weight, file }] = WEIGHTS;
  return writeSubset(folder, `fira-sans-latin-${weight}`, file, SUBSETS.latin);
}

/** Cut once and kept beside what else Vite keeps. */
async function writeSubset(folder: string, name: string, file: string, { ranges, features }: Subset): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(`${PACKAGE}/${file}`));
  const options = {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    noLayoutClosure: true,
    // For screens that draw letters of few dots; it would weigh more than the letters.
    noHinting: true,
  } as const;
  return cachedFile(folder, `${name}.woff2`, [font, JSON.stringify([ranges, options])], () =>
    subsetFont(font, ranges.map(characters).join(''), options),
  );
}

function characters([first, last]: CodePointRange): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

function rangesOf(letters: string): readonly CodePointRange[] {
  const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

function hex(point: number): string {
  return point.toString(16);
}
