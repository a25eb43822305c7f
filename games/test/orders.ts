import { LANGUAGES, PAPERS, type PrintOrder } from '@mister-x/engine/protocol';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { numberDrawOfRun } from '@mister-x/engine/testing/draws';
import type { ServerTestData } from './server-test-data.js';
import type { PrintJob, PrintKit } from '@mister-x/printing/kit';
import { PRINT_KITS, type PrintKits, preparePrint } from '../printing.js';
import type { PrintedPdf } from '@mister-x/printing/page/document';
import { LABEL_FORMATS, type LabelFormat, SYMBOLOGIES, type Symbology } from '@mister-x/printing/shared/options';

const [first] = PRINT_KITS.values();

/** The first sheet of the first game, as it comes at first. */
export const FIRST_PRINT_ORDER: PrintOrder = {
  game: first?.game ?? '',
  sheet: first?.sheets[0]?.sheet ?? '',
  language: 'en',
  paper: 'a4',
  options: {},
};

/** What jobs of every game have, as what draws gets it. */
export const PLAIN_PRINT_OPTIONS = {
  language: 'en',
  paper: 'a4',
  code: 'qr',
  label: 'avery-l7160',
  offset: { right: 0, down: 0 },
  poster: 'a3',
  tiled: false,
} as const;

/** Prints an order that nothing is wrong with. */
export async function print(order: PrintJob, kits: PrintKits = PRINT_KITS): Promise<PrintedPdf> {
  const prepared = preparePrint(order, kits);
  if (!prepared.ok) throw new Error(prepared.error.sentence);
  return prepared.value.print();
}

/** Of a game whose sheets carry codes, what tests must know. */
export type ExpectedCodes = Pick<ServerTestData, 'game' | 'codes'>;

/** A sheet of which every code is read. */
export type OrderToCheck = {
  readonly order: PrintOrder;
  readonly code: Symbology;
  /** Where it lies on labels. */
  readonly label: LabelFormat | undefined;
};

/**
 * Every sheet with codes of every game, in every code, paper, language and label format that its kit
 * offers for it and prints.
 */
function everyOrder(kits: PrintKits, proofs: readonly ExpectedCodes[]): readonly OrderToCheck[] {
  return proofs.flatMap(({ game, codes = {} }) => {
    const kit = kits.get(game);
    return Object.keys(codes).flatMap((sheet) => {
      const ways = offeredValues(kit, sheet, 'code', SYMBOLOGIES);
      const labels = offeredValues(kit, sheet, 'label', LABEL_FORMATS);
      return LANGUAGES.flatMap((language) =>
        (ways.length > 0 ? ways : [PLAIN_PRINT_OPTIONS.code]).flatMap((code): readonly OrderToCheck[] => {
          const order = { game, sheet, language };
          const coded = ways.length > 0 ? { code } : {};
          if (labels.length === 0) {
            return PAPERS.map((paper) => ({
              ...{ order: { ...order, paper, options: coded }, code, label: undefined },
            }));
          }
          // Labels have a paper of their own, and some are too narrow.
          return labels
            .map((label) => {
              const options = { ...coded, label };
              return {
                order: { ...order, paper: PLAIN_PRINT_OPTIONS.paper, options },
                code,
                label,
              };
            })
            .filter((proved) => preparePrint(proved.order, kits).ok);
        }),
      );
    });
  });
}

/** Those of some values that an option of this kit has for this sheet. */
function offeredValues<Value extends string>(
  kit: PrintKit | undefined,
  sheet: string,
  option: string,
  values: readonly Value[],
): readonly Value[] {
  const spec = kit?.options[option];
  if (spec?.kind !== 'choice' || spec.sheets?.includes(sheet) === false) return [];
  return values.filter((value) => spec.values.includes(value));
}

/**
 * Every sheet in every code, and every label format; papers and languages take turns so that each
 * sheet meets each of them.
 */
function someOrders(kits: PrintKits, proofs: readonly ExpectedCodes[]): readonly OrderToCheck[] {
  const kinds = new Map<string, OrderToCheck[]>();
  for (const proved of everyOrder(kits, proofs)) {
    const { order, code, label = '' } = proved;
    const key = `${order.game} ${order.sheet} ${code} ${label}`;
    kinds.set(key, [...(kinds.get(key) ?? []), proved]);
  }
  return [...kinds.values()].flatMap((orders, turn) => orders[(turn * 3) % orders.length] ?? []);
}

/** Every sheet in one code, which is another for the next sheet; label, paper and language are drawn. */
function fewOrders(kits: PrintKits, proofs: readonly ExpectedCodes[]): readonly OrderToCheck[] {
  const sheets = new Map<string, OrderToCheck[]>();
  for (const proved of everyOrder(kits, proofs)) {
    const key = `${proved.order.game} ${proved.order.sheet}`;
    sheets.set(key, [...(sheets.get(key) ?? []), proved]);
  }
  const draw = numberDrawOfRun();
  const first = Math.floor(draw(SYMBOLOGIES.length));
  return [...sheets.values()].flatMap((orders, nth) => {
    const codes = [...new Set(orders.map(({ code }) => code))];
    const code = codes[(first + nth) % codes.length];
    const coded = orders.filter((proved) => proved.code === code);
    return coded[Math.floor(draw(coded.length))] ?? [];
  });
}

export const ordersToCheck = byExtent({ quick: fewOrders, all: someOrders, every: everyOrder });
