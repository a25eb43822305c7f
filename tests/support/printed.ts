import type { Language, PrintKitInfo, SheetMessages } from '@mister-x/engine/protocol';
import { PRINT_KITS } from '../../games/printing.js';

/** What the page for printing says of a game's kit. */
export function printKitInfoIn(language: Language, game: string): PrintKitInfo {
  const kit = PRINT_KITS.get(game);
  if (kit === undefined) throw new Error(`nothing is printed for ${game}`);
  return kit.describe(language);
}

/** @param custom of a custom board */
export function sheetMessagesIn(kit: PrintKitInfo, sheet: string, custom = false): SheetMessages {
  const found = kit.sheets.find((each) => each.sheet === sheet);
  if (found === undefined) throw new Error(`${kit.game} has no sheet ${sheet}`);
  return custom ? (found.custom ?? found) : found;
}

export function fieldLabelIn(kit: PrintKitInfo, field: string): string {
  const found = kit.fields.find((each) => each.field === field);
  if (found === undefined) throw new Error(`${kit.game} does not ask for ${field}`);
  return found.label;
}
