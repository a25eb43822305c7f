import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { COMMAND } from '../processes/referee-process.js';
import type { KioskPage } from './kiosk-page.js';
import type { PhonePage } from './phone-page.js';

/** What the browser keeps when someone touches the button. */
export async function savedRecord(player: KioskPage | PhonePage): Promise<string> {
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    player.button(player.words.common.saveRecord).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^mister-x-\d{4}-\d\d-\d\d-[\w-]+\.json$/);
  return readFile(await download.path(), 'utf8');
}

/** What the command says of a record, with the check number that someone noted. */
export function verify(text: string, checkNumber?: string): { readonly code: number | null; readonly out: string } {
  const against = checkNumber === undefined ? [] : ['--check-number', checkNumber];
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, 'verify', '-', ...against], {
    input: text,
    encoding: 'utf8',
  });
  return { code: status, out: stdout };
}
