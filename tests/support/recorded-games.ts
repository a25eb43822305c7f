import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRecord } from '@mister-x/engine/testing';
import { misterXEuropeKit } from '@mister-x/games/mister-x-europe/test/kit';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import type { KioskPage } from './kiosk-page.js';

/** Games of some length that end with a capture, so that there is something to tell. */
const RECORD_BY_GAME = {
  'scotland-yard': () => makeRecord(scotlandYardKit, { options: { variant: 'modern', hunters: 3 }, seed: 7 }),
  'mister-x-europe': () => makeRecord(misterXEuropeKit, { options: { hunters: 3 }, seed: 1 }),
} as const;
type RecordedGame = keyof typeof RECORD_BY_GAME;
export const RECORDED_GAMES = Object.keys(RECORD_BY_GAME) as readonly RecordedGame[];

/** The record of a finished game, as a file. */
export async function recordFile(folder: string, game: RecordedGame): Promise<string> {
  const file = join(folder, `${game}.json`);
  await writeFile(file, JSON.stringify(RECORD_BY_GAME[game]()));
  return file;
}

/** From the list of tables to the film of a record, until its story is told. */
export async function watchRecord(kiosk: KioskPage, file: string): Promise<void> {
  const { page, words } = kiosk;
  await kiosk.button(words.screen.home.record).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await kiosk.button(words.records.replay).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('combobox', { name: words['hunt-story'].heat.map }).waitFor();
}
