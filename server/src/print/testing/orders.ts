import {
  LABEL_FORMATS,
  LANGUAGES,
  PAPERS,
  type PrintOrder,
  SYMBOLOGIES,
} from '@mister-x/engine/protocol';
import { fitsLabel } from '../page/label-formats.js';

export const ORDER: PrintOrder = {
  game: 'scotland-yard',
  sheet: 'tickets',
  language: 'en',
  paper: 'a4',
  code: 'qr',
  detectives: 5,
  pawn: null,
  edition: 'first',
  label: 'avery-l7160',
  offset: { right: 0, down: 0 },
  poster: 'a3',
  tiled: false,
};

const GAMES = ['scotland-yard', 'mister-x-europe'] as const;

/** Sheets that carry codes. */
const CODED = ['tickets', 'types', 'stations', 'starts', 'commands', 'digits'] as const;

/** Everything that can be ordered: every game's every sheet in every code, paper, language and label format. */
function everyOrder(): readonly PrintOrder[] {
  return GAMES.flatMap((game) =>
    LANGUAGES.flatMap((language) =>
      SYMBOLOGIES.flatMap((code) => [
        ...CODED.flatMap((sheet) =>
          PAPERS.map((paper) => ({ ...ORDER, game, sheet, code, language, paper })),
        ),
        ...LABEL_FORMATS.map((label) => ({
          ...ORDER,
          ...{ game, sheet: 'labels' as const, code, language, label },
        })),
      ]),
    ),
  ).filter((order) => order.sheet !== 'labels' || fitsLabel(order));
}

/**
 * Every sheet in every code, and every label format; papers and languages take turns so that each
 * sheet meets each of them.
 */
function someOrders(): readonly PrintOrder[] {
  const kinds = new Map<string, PrintOrder[]>();
  for (const order of everyOrder()) {
    const key = `${order.game} ${order.sheet} ${order.code} ${order.sheet === 'labels' ? order.label : ''}`;
    kinds.set(key, [...(kinds.get(key) ?? []), order]);
  }
  return [...kinds.values()].flatMap((orders, turn) => orders[(turn * 3) % orders.length] ?? []);
}

/** `PRINT_PROOF=all` takes minutes and leaves nothing out. */
export const PROVED_ORDERS = process.env.PRINT_PROOF === 'all' ? everyOrder() : someOrders();
