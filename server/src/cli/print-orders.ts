import type { PrintOrder } from '@mister-x/engine/protocol';
import type { PrintKits } from '../print/kits.js';

/** What one name stands for: a sheet, those of an evening, or all. */
export function ordersOf(
  kits: PrintKits,
  choice: string,
  order: Omit<PrintOrder, 'sheet'>,
): readonly PrintOrder[] {
  const sheets = kits.get(order.game)?.sheets ?? [];
  if (choice === 'tonight') {
    return sheets.filter(({ tonight }) => tonight).map(({ sheet }) => ({ ...order, sheet }));
  }
  if (choice !== 'all') return [{ ...order, sheet: choice }];
  return sheets.flatMap(({ sheet, all }) =>
    all.map((options) => ({ ...order, sheet, options: { ...order.options, ...options } })),
  );
}
