import type { PrintOrder } from '@mister-x/engine/protocol';
import { PRINTABLE } from './games.js';
import { finish, newDocument, type Printed } from './page/document.js';
import { fileOf } from './print-job.js';
import type { PrintWords } from './words/index.js';

/** Makes the PDF of an order without a fault (`orderFault`). `undefined`: not of this game. */
export async function print(order: PrintOrder): Promise<Printed | undefined> {
  const kit = await PRINTABLE.get(order.game)?.kit();
  const draw = kit?.sheets[order.sheet];
  if (kit === undefined || draw === undefined) return undefined;
  const words = headed(kit.words(order.language), fileOf(order)?.name);
  const title = `${words.game} · ${words.sheets[order.sheet]}`;
  const doc = newDocument({ title, language: order.language });
  draw(doc, order, words);
  return finish(doc);
}

/** Cards of several boards look alike: their pages say whose they are. */
function headed(words: PrintWords, board: string | undefined): PrintWords {
  if (board === undefined) return words;
  const game = `${words.game} · ${board}`;
  return { ...words, game, sheets: { ...words.sheets, poster: words.map } };
}
