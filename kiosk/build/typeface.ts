import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { normalizePath, type Plugin } from 'vite';

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

type Range = readonly [first: number, last: number];

/**
 * What a page in one language needs, as ranges of code points: all need `latin`, Russian `cyrillic`
 * as well. `places` is for names of cities and of players, and fetched when there is one.
 */
const LATIN: readonly Range[] = [
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

const SUBSETS: Readonly<Record<string, readonly Range[]>> = {
  latin: LATIN,
  cyrillic: [[0x400, 0x45f]],
  places: [
    [0x100, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
  ],
};

/** Kerning, accents, figures of one width; no small capitals, no old-style figures. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

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
      if (id === `\0${NUMBERS}`)
        return `export { default } from ${JSON.stringify(`${await numbers(folder)}?url`)};`;
      return undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(preload ? (bundle ?? {}) : {})
          .filter((file) => /fira-sans-latin-\d+-[\w-]+\.woff2$/.test(file))
          .toSorted()
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
    Object.entries(SUBSETS).map(async ([subset, ranges]) => {
      const path = await cut(folder, `fira-sans-${subset}-${weight}`, file, ranges);
      return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${covers};
  font-display: swap;
  src: url("${normalizePath(path)}") format("woff2");
  unicode-range: ${ranges.map(([a, b]) => `U+${hex(a)}-${hex(b)}`).join(', ')};
}`;
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

function numbers(folder: string): Promise<string> {
  const [, { weight, file }] = WEIGHTS;
  return cut(folder, `fira-sans-latin-${weight}`, file, LATIN);
}

/** Cut once and kept beside what else Vite keeps, under a name for all that it depends on. */
async function cut(
  folder: string,
  name: string,
  file: string,
  ranges: readonly Range[],
): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(`${PACKAGE}/${file}`));
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([ranges, FEATURES]))
    .digest('hex')
    .slice(0, 12);
  const kept = join(folder, key);
  const path = join(kept, `${name}.woff2`);
  if (await readFile(path).then(Boolean, () => false)) return path;
  const bytes = await subsetFont(font, ranges.map(characters).join(''), {
    targetFormat: 'woff2',
    layoutFeatures: FEATURES,
    noLayoutClosure: true,
    // For screens that draw letters of few dots; it would weigh more than the letters.
    noHinting: true,
  });
  await mkdir(kept, { recursive: true });
  // Another build may do the same just now.
  const own = `${path}.${process.pid}`;
  await writeFile(own, bytes);
  await rename(own, path);
  return path;
}

function characters([first, last]: Range): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}

function hex(point: number): string {
  return point.toString(16);
}
