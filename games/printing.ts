import { err, type Result } from '@mister-x/engine';
import type { OrderFault, PreparedPrint, PrintJob, PrintKit } from '@mister-x/printing/kit';
import { GAMES } from './index.js';

export type PrintKits = ReadonlyMap<string, PrintKit>;

/** @param kits the usual game's first */
export function kitsByGame(kits: readonly PrintKit[]): PrintKits {
  return new Map(kits.map((kit) => [kit.game, kit]));
}

/** What can be printed, by the game's id. */
export const PRINT_KITS: PrintKits = kitsByGame(await Promise.all(GAMES.flatMap(({ printing }) => printing?.() ?? [])));

/** Checks an order and makes it ready to be counted or printed. */
export function preparePrint(order: PrintJob, kits: PrintKits = PRINT_KITS): Result<PreparedPrint, OrderFault> {
  const kit = kits.get(order.game);
  if (kit !== undefined) return kit.prepare(order);
  return err({
    code: 'GAME_UNKNOWN',
    sentence: `Nothing can be printed for ${order.game}.`,
  });
}
