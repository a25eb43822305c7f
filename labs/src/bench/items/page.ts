import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@mister-x/engine/protocol';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import type { Report } from '../report/figure.js';

/** What Vite notes of each module that became a file of its own. */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** From `labs/dist/bench/items`. */
const KIOSK = fileURLToPath(new URL('../../../../kiosk', import.meta.url));
const LIMIT_MS = 2 * 60_000;

/** In kB: until a seat is claimed, and for any phone up to its first move. */
const CLAIM_AIM = { value: 55, better: 'less' } as const;
const PHONE_AIM = { value: 100, better: 'less' } as const;

type EntryFiles = (language: Language) => readonly string[];

const words = (language: Language, areas: readonly string[]): readonly string[] =>
  areas.map((area) => `src/messages/${area}/${language}.ts`);
const wordsOf = (language: Language, game: string, areas: readonly string[]): readonly string[] =>
  areas.map((area) => `../games/${game}/messages/${area}/${language}.ts`);
const claimScreen: EntryFiles = (language) => ['play.html', ...words(language, ['common', 'phone', 'trust'])];
const moveEntry: EntryFiles = (language) => [
  ...claimScreen(language),
  ...wordsOf(language, 'scotland-yard', ['game']),
  '../games/scotland-yard/pages/seat/seat-rules.ts',
  '../games/scotland-yard/pages/seat/XPage.svelte',
];
const europePhone =
  (page: 'XPage' | 'HunterPage'): EntryFiles =>
  (language) => [
    ...claimScreen(language),
    ...wordsOf(language, 'mister-x-europe', ['game', 'phone']),
    '../games/mister-x-europe/pages/seat/seat-rules.ts',
    `../games/mister-x-europe/pages/seat/${page}.svelte`,
  ];
const sleuthPhone: EntryFiles = (language) => [
  ...claimScreen(language),
  ...wordsOf(language, 'sherlock-holmes', ['game', 'phone']),
  '../games/sherlock-holmes/pages/seat/seat-rules.ts',
  '../games/sherlock-holmes/pages/seat/SleuthPage.svelte',
];
const bossPhone: EntryFiles = (language) => [
  ...claimScreen(language),
  ...wordsOf(language, 'mafia', ['game', 'phone']),
  '../games/mafia/pages/seat/seat-rules.ts',
  '../games/mafia/pages/seat/BossPage.svelte',
];
const europeTable: EntryFiles = (language) => [
  'index.html',
  'src/messages/screen-messages.ts',
  ...words(language, ['common', 'screen', 'trust', 'cards']),
  ...wordsOf(language, 'mister-x-europe', ['game', 'setup', 'phone']),
  '../games/mister-x-europe/pages/screen/Screen.svelte',
];

/** What a phone loads beside its pages to commit to moves, to follow the chain, and to say its head. */
const TRUST = 'src/witness/';

export function measurePage(): Promise<Report> {
  return inTemporaryFolder(async (folder) => {
    await build(folder);
    const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
    const largest = async (roots: EntryFiles) => {
      const sizes = LANGUAGES.map((language) => compressedBytes(folder, filesOf(manifest, roots(language))));
      return Math.max(...(await Promise.all(sizes))) / 1000;
    };
    const there = filesOf(manifest, moveEntry('en'));
    const beside = Object.keys(manifest).filter((name) => name.startsWith(TRUST));
    const weighBeside = async (roots: readonly string[]) =>
      (await compressedBytes(folder, without(filesOf(manifest, roots), there))) / 1000;
    const parts = await Promise.all(
      beside.map(async (name) => `${basename(name)} ${(await weighBeside([name])).toFixed(1)} kB`),
    );
    return {
      item: 'page',
      title: 'Scripts and styles of a page, gzip, in the language that needs most',
      figures: [
        {
          label: 'any phone until its seat is claimed',
          unit: 'kB',
          median: await largest(claimScreen),
          aim: CLAIM_AIM,
        },
        {
          label: "X's phone until his first move, Scotland Yard",
          unit: 'kB',
          median: await largest(moveEntry),
          aim: PHONE_AIM,
        },
        {
          label: 'loaded beside that for trust',
          unit: 'kB',
          median: await weighBeside(beside),
          aim: { value: 20, better: 'less' },
        },
        {
          label: "X's phone, Mister X across Europe",
          unit: 'kB',
          median: await largest(europePhone('XPage')),
          aim: PHONE_AIM,
        },
        {
          label: "a hunter's phone, Mister X across Europe",
          unit: 'kB',
          median: await largest(europePhone('HunterPage')),
          aim: PHONE_AIM,
        },
        {
          label: 'a phone until its first move, Sherlock Holmes',
          unit: 'kB',
          median: await largest(sleuthPhone),
          aim: PHONE_AIM,
        },
        {
          label: 'a phone until its first move, Mafia',
          unit: 'kB',
          median: await largest(bossPhone),
          aim: PHONE_AIM,
        },
        {
          label: 'the big screen, Mister X across Europe',
          unit: 'kB',
          median: await largest(europeTable),
        },
      ],
      notes: [
        'each file compressed by itself (level 9), 1 kB is 1,000 bytes; without the HTML',
        `for trust, with what each shares with the others: ${parts.join(', ')}`,
      ],
    };
  });
}

/** Built again for its manifest, which the pages themselves do not need. */
async function build(outDir: string): Promise<void> {
  const require = createRequire(join(KIOSK, 'package.json'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const args = [vite, 'build', '--manifest', '--emptyOutDir', '--outDir', outDir];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [...args, '--logLevel', 'error'], {
      cwd: KIOSK,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('the pages could not be built'));
    });
  });
}

/** The files of these modules and of all that they import at once, styles included. */
export function filesOf(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not a file of its own`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const root of roots) visit(root);
  return files;
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...files].filter((file) => !others.has(file));
}

async function compressedBytes(folder: string, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    bytes += gzipSync(await readFile(join(folder, file)), { level: 9 }).length;
  }
  return bytes;
}
