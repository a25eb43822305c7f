import type { PrintOrder } from '@mister-x/engine/protocol';
import { finish, newDocument, type Printed } from './page/document.js';
import { yardKit } from './scotland-yard/kit.js';
import type { PrintKit } from './sheet.js';
import { PRINT_WORDS } from './words/index.js';

/** What can be printed, by the game's id. */
const KITS: ReadonlyMap<string, PrintKit> = new Map([['scotland-yard', yardKit]]);

/** `undefined`: nothing is printed for this game. */
export async function print(order: PrintOrder): Promise<Printed | undefined> {
  const kit = KITS.get(order.game);
  if (kit === undefined) return undefined;
  const words = PRINT_WORDS[order.language];
  const title = `${words.game} · ${words.sheets[order.sheet]}`;
  const doc = newDocument({ title, language: order.language });
  kit[order.sheet](doc, order, words);
  return finish(doc);
}
