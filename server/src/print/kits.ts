import type { PrintOrder } from '@mister-x/engine/protocol';
import { PRINTABLE } from './games.js';
import { finish, newDocument, type Printed } from './page/document.js';

/** Makes the PDF of an order without a fault (`orderFault`). `undefined`: not of this game. */
export async function print(order: PrintOrder): Promise<Printed | undefined> {
  const kit = await PRINTABLE.get(order.game)?.kit();
  const draw = kit?.sheets[order.sheet];
  if (kit === undefined || draw === undefined) return undefined;
  const words = kit.words(order.language);
  const title = `${words.game} · ${words.sheets[order.sheet]}`;
  const doc = newDocument({ title, language: order.language });
  draw(doc, order, words);
  return finish(doc);
}
