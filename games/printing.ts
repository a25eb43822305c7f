import { err, type Result } from '@mister-x/engine';
import type { OrderFault, Prepared, PrintJob, PrintKit } from '@mister-x/printing/kit';
import { GAMES } from './index.js';

export type PrintKits = ReadonlyMap<string, PrintKit>;

/** @param kits the usual game's first */
export function kitsOf(kits: readonly PrintKit[]): PrintKits {
  return new Map(kits.map((kit) => [kit.game, kit]));
}

/** What can be printed, by the game's id. */
export const KITS: PrintKits = kitsOf(
  await Promise.all(GAMES.flatMap(({ printing }) => printing?.() ?? [])),
);

/** Checks an order and makes it ready to be counted or printed. */
export function prepare(order: PrintJob, kits: PrintKits = KITS): Result<Prepared, OrderFault> {
  const kit = kits.get(order.game);
  if (kit !== undefined) return kit.prepare(order);
  return err({
    code: 'GAME_UNKNOWN',
    sentence: `Nothing can be printed for ${order.game}.`,
  });
}
