import { LANGUAGES, PAPERS, type PrintOrder } from '@mister-x/engine/protocol';
import type { Coded } from '../cards/coded.js';
import type { PrintJob } from '../kit.js';
import { KITS, prepare } from '../kits.js';
import type { Printed } from '../page/document.js';
import { fitsLabel } from '../page/label-formats.js';
import { LABEL_FORMATS, type LabelFormat, SYMBOLOGIES } from '../shared/options.js';

const [first] = KITS.values();

/** A sheet of the first game, as it comes at first. */
export const ORDER: PrintOrder = {
  game: first?.game ?? '',
  sheet: 'tickets',
  language: 'en',
  paper: 'a4',
  options: {},
};

/** What jobs of every game have, as what draws gets it. */
export const PLAIN = {
  language: 'en',
  paper: 'a4',
  code: 'qr',
  label: 'avery-l7160',
  offset: { right: 0, down: 0 },
  poster: 'a3',
  tiled: false,
} as const;

/** Prints an order that nothing is wrong with. */
export async function print(order: PrintJob): Promise<Printed> {
  const prepared = prepare(order);
  if (!prepared.ok) throw new Error(prepared.error.sentence);
  return prepared.value.print();
}

/** A sheet with codes, of which every code is read. */
export type Proved = Pick<PrintOrder, 'game' | 'sheet' | 'language' | 'paper'> &
  Pick<Coded, 'code'> & { readonly label: LabelFormat };

export function orderOf({ game, sheet, language, paper, code, label }: Proved): PrintOrder {
  return { game, sheet, language, paper, options: { code, label } };
}

/** Sheets that carry codes. */
const CODED = ['tickets', 'types', 'stations', 'starts', 'commands', 'digits'] as const;

/** Everything that can be ordered: every game's every sheet in every code, paper, language and label format. */
function everyOrder(): readonly Proved[] {
  const { label: usual, paper: any } = PLAIN;
  return [...KITS.keys()]
    .flatMap((game) =>
      LANGUAGES.flatMap((language) =>
        SYMBOLOGIES.flatMap((code) => [
          ...CODED.flatMap((sheet) =>
            PAPERS.map((paper) => ({ game, sheet, code, language, paper, label: usual })),
          ),
          ...LABEL_FORMATS.map((label) => ({
            ...{ game, sheet: 'labels' as const, code, language, paper: any, label },
          })),
        ]),
      ),
    )
    .filter((order) => order.sheet !== 'labels' || fitsLabel(order));
}

/**
 * Every sheet in every code, and every label format; papers and languages take turns so that each
 * sheet meets each of them.
 */
function someOrders(): readonly Proved[] {
  const kinds = new Map<string, Proved[]>();
  for (const order of everyOrder()) {
    const key = `${order.game} ${order.sheet} ${order.code} ${order.sheet === 'labels' ? order.label : ''}`;
    kinds.set(key, [...(kinds.get(key) ?? []), order]);
  }
  return [...kinds.values()].flatMap((orders, turn) => orders[(turn * 3) % orders.length] ?? []);
}

/** `PRINT_PROOF=all` takes minutes and leaves nothing out. */
export const PROVED_ORDERS = process.env.PRINT_PROOF === 'all' ? everyOrder() : someOrders();
