import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../project.js';
import { readProjectFile } from './files.js';

/** The steps of docs/adding-a-game.md that copy Blind Pots, in a copy of the folders concerned. */

const GAME = 'games/hidden-pots';
const SOURCES = ['engine/src/testing/blind-pots', 'kiosk/src/testing/games/blind-pots'];
const tutorial = readProjectFile('docs/adding-a-game.md').split('## Reference')[0] ?? '';
const blocks = [...tutorial.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
const copying = blocks.filter((block) => /\bcp /.test(block));

const place = mkdtempSync(join(tmpdir(), 'tutorial-'));
afterAll(() => rmSync(place, { recursive: true }));

// Its commands are for a shell as Linux has it (`sed -i` differs elsewhere).
const onLinux = it.skipIf(process.platform !== 'linux');

beforeAll(() => {
  if (process.platform !== 'linux') return;
  for (const folder of SOURCES) {
    cpSync(fileURLToPath(new URL(folder, PROJECT)), join(place, folder), { recursive: true });
  }
  mkdirSync(join(place, 'games'));
  for (const block of copying) execFileSync('bash', ['-euc', block], { cwd: place });
});

onLinux('every import of the copied game leads to a file', () => {
  expect(copying).toHaveLength(2);
  const lost: string[] = [];
  let looked = 0;
  for (const path of copied()) {
    const text = readFileSync(join(place, path), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from |import\()'([^']+)'/g)) {
      const file = fileOf(path, from);
      if (file === undefined) continue;
      looked += 1;
      if (!file.some(existsSync)) lost.push(`${path}: ${from}`);
    }
  }
  expect(lost).toEqual([]);
  expect(looked).toBeGreaterThan(80);
});

onLinux('nothing of it is called like the game that was copied', () => {
  const old = copied().filter((path) => /blind/i.test(path + readFileSync(join(place, path), 'utf8')));
  expect(old).toEqual([]);
});

function copied(): readonly string[] {
  return readdirSync(join(place, GAME), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(place.length + 1));
}

/** Where an import may lie; `undefined` for packages that are none of ours. */
function fileOf(path: string, from: string): readonly string[] | undefined {
  if (from.startsWith('.')) return spellings(join(place, dirname(path), from));
  const [, workspace, inside = 'index'] = /^@mister-x\/(engine|kiosk)(?:\/(.*))?$/.exec(from) ?? [];
  if (workspace === undefined) return undefined;
  const file = fileURLToPath(new URL(`${workspace}/src/${inside}`, PROJECT));
  return workspace === 'kiosk' ? [file] : [`${file}.ts`, `${file}/index.ts`];
}

/** An import names what is compiled; a component stands as it is written. */
function spellings(file: string): readonly string[] {
  return file.endsWith('.js') ? [file.replace(/\.js$/, '.ts')] : [file];
}
