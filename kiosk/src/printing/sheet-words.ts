import type { PrintSheet } from '@mister-x/engine/protocol';
import { t } from '../lib/i18n/index.svelte.js';
import type { PrintedGame } from './printed-games.js';

type SheetWords = { readonly name: string; readonly text: string };

/** A sheet's name and what it is for; some are called otherwise in some games. */
export function sheetWords(game: PrintedGame, sheet: PrintSheet): SheetWords {
  const { sheets, sheetsOf } = t.printing;
  const own: Readonly<Partial<Record<PrintSheet, SheetWords>>> = sheetsOf[game];
  return own[sheet] ?? sheets[sheet];
}
