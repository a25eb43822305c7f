import type { Language, PrintField } from '@mister-x/engine/protocol';
import { type CustomFileSpec, type OrderFault, printKit } from '@mister-x/printing/kit';
import { fieldChoice, boardField, codeField, posterField } from '@mister-x/printing/shared/fields';
import { POSTER_SHEET, STATIONS_SHEET } from '@mister-x/printing/shared/sheets';
import { codesTooLong } from './pack-job.js';
import { HOLMES_OPTIONS, type HolmesJob } from './options.js';
import { trackTooLong } from './track-fields.js';
import { HOLMES_WORDS } from './words.js';
import { type PackFaultCode, type PackFile, readPack } from '../rules/index.js';

/** A custom pack. */
const CUSTOM_PACK: CustomFileSpec<PackFile> = {
  read: (input) => {
    const read = readPack(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ pack }) => pack,
  faults: {
    PLAYERS: () => 'The fewest players are more than the most, or the most are more than five.',
    COLOURS: () => 'There must be a colour for each player, and none twice.',
    TYPES: () => 'There must be five types of tokens, and none twice.',
    LOCATION_COUNT: () => 'There must be 31 places.',
    LOCATION_TWICE: (list) => `The place ${list} appears twice.`,
    YARD: (list) =>
      list === ''
        ? 'Scotland Yard must be the one place without a token.'
        : `Scotland Yard must be the one place without a token, and not ${list}.`,
    NUMBER_MISSING: (list) => `Only Scotland Yard may have no number: ${list}.`,
    NUMBER_TWICE: (list) => `Two places have the same number: ${list}.`,
    ROAD_END: (list) => `A road leads to a place that does not exist: ${list}.`,
    ROAD_SELF: (list) => `A road leads from a place back to itself: ${list}.`,
    ROAD_TWICE: (list) => `There are two roads between ${list}.`,
    ROADS_APART: (list) => `No roads lead from the first place to ${list}.`,
    UNDERGROUND_END: (list) => `The underground leads to a place that does not exist: ${list}.`,
    UNDERGROUND_SELF: (list) => `The underground leads from a place back to itself: ${list}.`,
    LOOP_PLACE: (list) => `Holmes’s route has a place that does not exist: ${list}.`,
    LOOP_TWICE: (list) => `Holmes’s route passes twice through ${list}.`,
    LOOP_GAP: (list) => `Holmes’s route has no road between ${list}.`,
    LOOP_START: (list) => `Holmes’s pawn begins beside his route: ${list}.`,
    CASE_COUNT: () => 'There must be six cases.',
    CASE_TWICE: (list) => `A case appears twice: ${list}.`,
    TOKEN_FORM: () => 'Either every case has its tokens, or all of them are listed by themselves.',
    TOKEN_COUNT: () => 'There must be 30 tokens.',
    TOKEN_CASE: (list) => `A case must have its five tokens, and a token its case: ${list}.`,
    TOKEN_TYPE: (list) => `A token is of a type that the box does not have: ${list}.`,
    TOKEN_TWICE: (list) => `A token appears twice: ${list}.`,
    LINK_TOKEN: (list) => `A link names a token that its case does not have: ${list}.`,
    LINK_SELF: (list) => `A token is linked with itself: ${list}.`,
    LINK_TWICE: (list) => `The same two tokens are linked twice: ${list}.`,
    CARD_FORM: () => 'The cards must be listed one by one or made by a recipe, and not both.',
    CARD_COUNT: () => 'There must be 60 cards.',
    CARD_TWICE: (list) => `Two cards have the same id: ${list}.`,
    CARD_CODE_TWICE: (list) => `Two cards have the same code: ${list}.`,
    CARD_PIPS: (list) => `A card has no symbol: ${list}.`,
    CARD_TYPE: (list) => `A card shows a type that the box does not have: ${list}.`,
    HOLMES_SYMBOL: (list) => `Holmes’s cards show where he goes, and no other cards do: ${list}.`,
    DEALT_TOO_MANY: () => 'More cards are dealt than there are: players × hand, and the line.',
    DRAW: () => 'After moving or staying nobody may draw more than the most.',
    SCORE: () => 'The score must begin above the one at which a player is out.',
  } satisfies Readonly<Record<PackFaultCode, (names: string) => string>>,
};

const sheetMessages = (sheet: keyof (typeof HOLMES_WORDS)['en']['sheets']) => ({
  messages: (language: Language) => HOLMES_WORDS[language].sheets[sheet],
});

const fileNameParts = ({ backs, paper }: HolmesJob) => [...(backs ? ['backs'] : []), paper];

/** What can be printed for Sherlock Holmes. */
export const holmesKit = printKit({
  game: 'sherlock-holmes',
  name: (language) => HOLMES_WORDS[language].game,
  files: 'sherlock-holmes',
  options: HOLMES_OPTIONS,
  advice:
    'Without the box, print tokens, pawns, track and map; phones hold the cards. Cards and cases are for tables that play with printed ones.',
  examples: [
    'tokens --tokens both',
    'cards --backs --language de',
    'poster --poster a3 --tiled',
    'cards --board my-box.json',
  ],
  sheets: {
    cards: {
      ...sheetMessages('cards'),
      help: 'the 60 game cards, each with its code',
      file: fileNameParts,
      onBoard: true,
    },
    cases: {
      ...sheetMessages('cases'),
      help: 'the six cases with their linked pairs',
      file: fileNameParts,
      onBoard: true,
    },
    tokens: {
      ...sheetMessages('tokens'),
      help: 'the 30 investigation tokens',
      tonight: true,
      onBoard: true,
      file: ({ tokens, paper }: HolmesJob) => [...(tokens === 'both' ? [tokens] : []), paper],
      beside: async (job: HolmesJob) => {
        if (job.secret === 0) return undefined;
        const { codesFile } = await import('./codes.js');
        return { ending: 'codes.json', text: codesFile(job) };
      },
    },
    stations: { ...STATIONS_SHEET, ...sheetMessages('stations'), help: 'a card for each location' },
    track: {
      ...sheetMessages('track'),
      // From which score to which is the pack's.
      custom: (language: Language) => HOLMES_WORDS[language].trackOfPack,
      help: 'the score track, on one page',
      tonight: true,
      onBoard: true,
    },
    notebook: {
      ...sheetMessages('notebook'),
      help: 'four notebook sheets on a page',
      onBoard: true,
    },
    standups: {
      ...sheetMessages('standups'),
      help: 'pawns and markers to fold and glue',
      tonight: true,
      onBoard: true,
    },
    summary: {
      ...sheetMessages('summary'),
      help: 'the rules on a card for each player',
      tonight: true,
      onBoard: true,
    },
    commands: { ...sheetMessages('commands'), help: 'confirm, cancel, take back, say again' },
    poster: { ...POSTER_SHEET, ...sheetMessages('poster'), help: 'the map of London' },
  },
  fields: (language) => {
    const { pack, ownPack } = HOLMES_WORDS[language].ask;
    const boxes = { ...boardField(language, [], [fieldChoice(ownPack, {})]), label: pack };
    return [codeField(language), boxes, ...sideFields(language), posterField(language)];
  },
  onScreen: { tiled: true },
  custom: CUSTOM_PACK,
  fault,
  faults: (language) => {
    const { bars, cardBars, longTrack } = HOLMES_WORDS[language].ask;
    return { TOKEN_CODE_TOO_WIDE: bars, CARD_CODE_TOO_WIDE: cardBars, TRACK_TOO_LONG: longTrack };
  },
  pages: async () => (await import('./pages.js')).holmesPages,
  draw: async () => (await import('./draw.js')).holmesDraw,
});

/** Which sides of tokens and cards are printed. */
function sideFields(language: Language): readonly PrintField[] {
  const { ask } = HOLMES_WORDS[language];
  const { tokens, backs } = HOLMES_OPTIONS;
  return [
    {
      ...{ kind: 'choice', field: 'tokens', label: ask.tokens, sheets: tokens.sheets },
      choices: tokens.values.map((side) => ({
        ...fieldChoice('', { tokens: side }),
        ...ask.sides[side],
      })),
    },
    {
      ...{ kind: 'choice', field: 'backs', label: ask.backs, sheets: backs.sheets },
      choices: [fieldChoice(ask.fronts, { backs: false }), { ...fieldChoice('', { backs: true }), ...ask.withBacks }],
    },
  ];
}

function fault(job: HolmesJob): OrderFault | undefined {
  const { sheet, code, secret } = job;
  const bars = code === 'code128';
  if (sheet === 'tokens' && secret !== 0 && bars) {
    return {
      code: 'TOKEN_CODE_TOO_WIDE',
      sentence: 'Bars are too wide for tokens. Use --code qr or --code datamatrix.',
    };
  }
  if (sheet === 'cards' && bars && codesTooLong(job)) {
    return {
      code: 'CARD_CODE_TOO_WIDE',
      sentence: 'Codes on cards of this box are too long for bars. Use --code qr or --code datamatrix.',
    };
  }
  if (sheet === 'track' && trackTooLong(job)) {
    return {
      code: 'TRACK_TOO_LONG',
      sentence: 'The score track of this box is too long for one page.',
    };
  }
  return undefined;
}
