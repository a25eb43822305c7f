import {
  type LabelFormat,
  type PosterSize,
  PRINT_SHEETS,
  type PrintSheet,
} from '@mister-x/engine/protocol';

export type OwnBoard = 'later' | 'first' | 'europe';

/** What the printing page must know of a game's kit, which is on the server. */
export type PrintedFacts = {
  readonly sheets: readonly PrintSheet[];
  /** Whether each pawn has tickets of its own. */
  readonly byPawn: boolean;
  /** The game's own boards, in the words of `ownBoards`: London in two printings. */
  readonly ownBoards: readonly [OwnBoard, ...OwnBoard[]];
  /** How many pages a sheet takes, as the kit lays them out on A4 for five detectives. */
  readonly pages: Readonly<Partial<Record<PrintSheet, number>>>;
  readonly labelPages: Readonly<Record<LabelFormat, number>>;
  readonly posterPages: Readonly<Record<PosterSize, number>>;
};

/** Cards of stations on one page. */
export const STATIONS_A_PAGE = 16;

const CARDS = { stations: 13, commands: 1, digits: 1 } as const;

export const PRINTED = {
  'scotland-yard': {
    sheets: PRINT_SHEETS.filter((sheet) => sheet !== 'missions'),
    byPawn: true,
    ownBoards: ['later', 'first'],
    pages: { ...CARDS, tickets: 8, types: 1, starts: 3, log: 2 },
    labelPages: {
      'avery-l4731': 1,
      'avery-l7651': 3,
      'avery-l7160': 7,
      'avery-5160': 5,
      'avery-5167': 2,
    },
    posterPages: { a3: 5, a2: 9, a1: 16, a0: 26 },
  },
  'mister-x-europe': {
    sheets: PRINT_SHEETS.filter((sheet) => sheet !== 'log'),
    byPawn: false,
    ownBoards: ['europe'],
    pages: { ...CARDS, tickets: 8, types: 1, starts: 1, missions: 1 },
    labelPages: {
      'avery-l4731': 1,
      'avery-l7651': 2,
      'avery-l7160': 6,
      'avery-5160': 4,
      'avery-5167': 2,
    },
    posterPages: { a3: 5, a2: 9, a1: 16, a0: 26 },
  },
} satisfies Readonly<Record<string, PrintedFacts>>;

export type PrintedGame = keyof typeof PRINTED;
export const PRINTED_GAMES = Object.keys(PRINTED) as readonly PrintedGame[];
