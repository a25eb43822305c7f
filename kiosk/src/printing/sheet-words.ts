import type { PrintSheet } from '@mister-x/engine/protocol';
import { t } from '../lib/i18n/index.svelte.js';
import { PRINTED, type PrintedGame } from './printed-games.js';

type SheetWords = { readonly name: string; readonly text: string };

/** A sheet's name and what it is for; some are called otherwise in some games, and on boards that people brought along. */
export function sheetWords(game: PrintedGame, sheet: PrintSheet, brought: boolean): SheetWords {
  const { sheets, sheetsOf, onBoard } = t.printing;
  if (brought && sheet === 'poster') return onBoard.poster;
  if (brought && sheet === 'tickets' && !PRINTED[game].byPawn) return onBoard.tickets;
  const own: Readonly<Partial<Record<PrintSheet, SheetWords>>> = sheetsOf[game];
  return own[sheet] ?? sheets[sheet];
}
