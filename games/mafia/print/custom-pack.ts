import { type PackFaultCode, type PackFile, readPack } from '../rules/index.js';
import type { CustomFileSpec } from '@mister-x/printing/kit';

/** A custom pack. */
export const CUSTOM_PACK: CustomFileSpec<PackFile> = {
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
    GOOD_KINDS: () =>
      'There must be five kinds of Goods, two alike of each: three legal kinds and two criminal ones.',
    SEVERITY: (list) => `Crimes must have a severity, Pistols 300, and other cards none: ${list}.`,
    SEVERITY_CELL: (list) => `There is no cell for the severity of a card: ${list}.`,
  } satisfies Readonly<Record<PackFaultCode, (names: string) => string>>,
};
