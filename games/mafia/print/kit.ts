import type { Language, PrintField } from '@mister-x/engine/protocol';
import { type CustomFileSpec, type OrderFault, printKit } from '@mister-x/printing/kit';
import { POSTER_SHEET } from '@mister-x/printing/shared/sheets';
import { fieldChoice, boardField, codeField, posterField } from '@mister-x/printing/shared/fields';
import { codesTooLong } from './pack-job.js';
import { MAFIA_OPTIONS, type MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';
import { type PackFaultCode, type PackFile, readPack } from '../rules/index.js';

/** Sums that tables agree on for the ransom from death row; 0 is that of the pack. */
const RANSOMS_OFFERED = [100, 200, 300, 400, 500] as const;

/** What a screen asks, in this order. */
function mafiaFields(language: Language): readonly PrintField[] {
  const { ask, money } = MAFIA_WORDS[language];
  const { rules, deathRowRansom } = MAFIA_OPTIONS;
  const choices = (option: keyof typeof MAFIA_OPTIONS, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, name]) => fieldChoice(name, { [option]: value }));
  const of = (
    option: 'ransomDirection' | 'ransomPayeeOf' | 'ransomFor' | 'shortfallDirection' | 'partialBank' | 'insolvency',
    names: Readonly<Record<string, string>>,
  ): PrintField => ({
    ...{ kind: 'choice', field: option, label: ask[option], sheets: MAFIA_OPTIONS[option].sheets },
    choices: [
      ...(MAFIA_OPTIONS[option].initial === null ? [fieldChoice(ask.asInRules, { [option]: null })] : []),
      ...choices(option, names),
    ],
  });
  return [
    codeField(language),
    { ...boardField(language, [], [fieldChoice(ask.ownPack, {})]), label: ask.pack },
    {
      ...{ kind: 'choice', field: 'backs', label: ask.backs, sheets: ['cards'] },
      choices: [fieldChoice(ask.fronts, { backs: false }), { ...fieldChoice('', { backs: true }), ...ask.withBacks }],
    },
    {
      ...{ kind: 'choice', field: 'rules', label: ask.rules, sheets: rules.sheets },
      choices: choices('rules', ask.editions),
    },
    of('ransomDirection', ask.directions),
    of('ransomFor', ask.payers),
    of('ransomPayeeOf', ask.payees),
    {
      ...{ kind: 'choice', field: 'deathRowRansom', label: ask.deathRowRansom },
      sheets: deathRowRansom.sheets,
      choices: [
        fieldChoice(ask.asInBox, { deathRowRansom: 0 }),
        ...RANSOMS_OFFERED.map((sum) => fieldChoice(money(sum), { deathRowRansom: sum })),
      ],
    },
    of('shortfallDirection', ask.directions),
    of('partialBank', ask.shares),
    of('insolvency', ask.broke),
    posterField(language),
  ];
}

/** A custom pack. */
const CUSTOM_PACK: CustomFileSpec<PackFile> = {
  read: (input) => {
    const read = readPack(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ pack }) => pack,
  faults: {
    SEATS: () => 'There must be four colours, and none twice.',
    TEAMS: () => 'There must be two teams, each of two colours that sit opposite each other.',
    FIGURES: () => 'Every clan must have four figures.',
    BANK_UNIT: () => 'The bank must start with multiples of its unit.',
    COIN_VALUE: (list) => `Coins must be multiples of the unit: ${list}.`,
    CITY_SHAPE: () => 'The city must have four columns and four rows, and none twice.',
    QUARTER_UNKNOWN: (list) => `The city has no such quarter: ${list}.`,
    QUARTER_OWNER: (list) => `A quarter belongs to none of the colours: ${list}.`,
    QUARTER_COUNT: (list) => `Every clan must have four quarters: ${list}.`,
    AMOUNT: (list) => `These sums must be multiples of the unit: ${list}.`,
    FEE: () => 'The fee may leave no card with less than nothing.',
    TRACK_ENDS: () => 'The prison must begin with cell 300 and end with cell 10.',
    TRACK_FALLS: (list) => `Each cell must be lower than the one before: ${list}.`,
    TRACK_UNIT: (list) => `Cells must be multiples of the unit: ${list}.`,
    DEATH_ROW: () => 'The ransom from death row must be a multiple of the unit.',
    PRESET: (list) => `A prison to choose from is not right: ${list}.`,
    CARD_COUNT: (list) => `There are too many or too few cards of these types: ${list}.`,
    CARD_TWICE: (list) => `Two cards have the same id: ${list}.`,
    CARD_CODE_TWICE: (list) => `Two cards have the same code: ${list}.`,
    CARD_SUIT: (list) => `A card is on the wrong side of the law: ${list}.`,
    GOOD_PRICE: (list) => `Goods must have a price, and other cards none: ${list}.`,
    GOOD_KINDS: () => 'There must be five kinds of Goods, two alike of each: three legal kinds and two criminal ones.',
    SEVERITY: (list) => `Crimes must have a severity, Pistols 300, and other cards none: ${list}.`,
    SEVERITY_CELL: (list) => `There is no cell for the severity of a card: ${list}.`,
  } satisfies Readonly<Record<PackFaultCode, (names: string) => string>>,
};

const sheetMessages = (sheet: keyof (typeof MAFIA_WORDS)['en']['sheets']) => ({
  messages: (language: Language) => MAFIA_WORDS[language].sheets[sheet],
});

/** What can be printed for Mafia. */
export const mafiaKit = printKit({
  game: 'mafia',
  name: (language) => MAFIA_WORDS[language].game,
  files: 'mafia',
  options: MAFIA_OPTIONS,
  advice:
    'Without the box, print the city, figures, coins and face-down cards; phones hold the real cards. Cards are for tables that play with printed ones.',
  examples: [
    'cards --backs --language de',
    'poster --poster a3 --tiled',
    'payments --ransom-direction previous',
    'cards --board my-box.json',
  ],
  sheets: {
    cards: {
      ...sheetMessages('cards'),
      help: 'the 32 cards, each with its code',
      file: ({ backs, paper }: MafiaJob) => [...(backs ? ['backs'] : []), paper],
      onBoard: true,
    },
    markers: {
      ...sheetMessages('markers'),
      help: '16 cards to lie face down where a quarter is taken',
      tonight: true,
    },
    quarters: {
      ...sheetMessages('quarters'),
      help: 'a code for each quarter, for boards without them',
      onBoard: true,
    },
    prison: {
      ...sheetMessages('prison'),
      help: 'cells and death row, on one page',
      onBoard: true,
    },
    standups: {
      ...sheetMessages('standups'),
      help: '16 figures to fold and glue',
      tonight: true,
      onBoard: true,
    },
    coins: { ...sheetMessages('coins'), help: 'money for the bank', tonight: true, onBoard: true },
    payments: {
      ...sheetMessages('payments'),
      help: 'who pays whom, by the rules that you choose',
      tonight: true,
      onBoard: true,
    },
    summary: {
      ...sheetMessages('summary'),
      help: 'what the cards do, for each player',
      tonight: true,
      onBoard: true,
    },
    poster: {
      ...POSTER_SHEET,
      ...sheetMessages('poster'),
      custom: sheetMessages('poster').messages,
      help: 'city with a code on each quarter, and prison',
    },
  },
  fields: mafiaFields,
  onScreen: { tiled: true },
  custom: CUSTOM_PACK,
  fault,
  faults: (language) => {
    const { bars, cardBars } = MAFIA_WORDS[language].ask;
    return { CITY_CODE_TOO_WIDE: bars, CARD_CODE_TOO_WIDE: cardBars };
  },
  pages: async () => (await import('./pages.js')).mafiaPages,
  draw: async () => (await import('./draw.js')).mafiaDraw,
});

function fault(job: MafiaJob): OrderFault | undefined {
  const { sheet, code, poster } = job;
  if (code !== 'code128') return undefined;
  if (sheet === 'poster' && poster === 'a3') {
    return {
      code: 'CITY_CODE_TOO_WIDE',
      sentence: 'Bars are too wide for a board of A3. Use a larger one, or --code qr or --code datamatrix.',
    };
  }
  if (sheet === 'cards' && codesTooLong(job)) {
    return {
      code: 'CARD_CODE_TOO_WIDE',
      sentence: 'Codes on cards of this box are too long for bars. Use --code qr or --code datamatrix.',
    };
  }
  return undefined;
}
