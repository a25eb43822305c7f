import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { main } from './main.js';

/** Records that hold, and records that do not, are in the command's own test (tests/command-line). */

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mister-x-verify-'));
  out = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      out += text;
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('says with 2 that a file is no record', async () => {
  const file = join(folder, 'record.json');
  writeFileSync(file, '{"format":1,"format":2}');
  expect(await main(['verify', file])).toBe(2);
  expect(out).toBe(`NOT A RECORD that this program can read
  DUPLICATE_MEMBER
    format again (line 1, character 13)
`);
});

it.each([
  ['there is no such file', 'none.json'],
  ['it is a folder', '.'],
])('says with 2 that %s', async (reason, name) => {
  expect(await main(['verify', join(folder, name)])).toBe(2);
  expect(out).toContain(`cannot be read: ${reason}\n`);
});
