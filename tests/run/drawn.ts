import { readdirSync } from 'node:fs';

const fileOf = (name: string): string => `e2e/${name}.test.ts`;

/** Mister X across Europe with phones, and Scotland Yard at the kiosk with cards: the quick run draws one of them. */
const FILES_TAKING_TURNS = ['europe', 'scans'].map(fileOf);

/** Scotland Yard with phones to the capture is part of every run; `npm test -- --all` has the others too. */
export const QUICK_FILES = [fileOf('capture'), ...FILES_TAKING_TURNS];

/** Other browsers than Chromium: their evenings are part of `npm test -- --all`, whatever is drawn. */
const ENGINE_FILES = ['firefox', 'webkit'].map(fileOf);

/** `npm test -- --all` draws one of so many among the others. */
const DRAWN_ONE_IN = 6;

const TESTS = new URL('..', import.meta.url);

/** What takes longest: evenings in a browser, and whatever is called `*.long.test.ts`. */
function longFiles(): readonly string[] {
  const folders = readdirSync(TESTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
    .map(({ name }) => name);
  return folders
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, TESTS), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /^e2e\/.*\.test\.ts$|\.long\.test\.ts$/.test(file))
    .filter((file) => !QUICK_FILES.includes(file))
    .sort();
}

/**
 * What a run leaves out of the folder's tests.
 * @param extent `quick` leaves out all that takes long but for two evenings, `all` all but for what its seed draws;
 *   six seeds in a row have had everything. `every` leaves out nothing.
 */
export function filesLeftOut(extent: string | undefined, seed: number): readonly string[] {
  if (extent === 'quick') {
    return [...longFiles(), ...FILES_TAKING_TURNS.filter((_, i) => i !== seed % FILES_TAKING_TURNS.length)];
  }
  if (extent === 'all') {
    const drawn = longFiles().filter((file) => !ENGINE_FILES.includes(file));
    return drawn.filter((_, i) => i % DRAWN_ONE_IN !== seed % DRAWN_ONE_IN);
  }
  return [];
}
