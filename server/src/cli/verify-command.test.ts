import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { main } from './main.js';

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
  expect(out).toContain('Verdict: unreadable\n- DUPLICATE_MEMBER');
});
it('says with 2 that there is no file', async () => {
  expect(await main(['verify', join(folder, 'none.json')])).toBe(2);
  expect(out).toContain('cannot be read');
});
