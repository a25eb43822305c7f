import type { Language, PrintField } from '@mister-x/engine/protocol';
import { type OrderFault, printKit } from '@mister-x/printing/kit';
import { answer, boardField, codeField, posterField } from '@mister-x/printing/shared/fields';
import { POSTER_SHEET, STATIONS_SHEET } from '@mister-x/printing/shared/sheets';
import { codesTooLong } from './pack-job.js';
import { CUSTOM_PACK } from './custom-pack.js';
import { HOLMES_OPTIONS, type HolmesJob } from './options.js';
import { trackTooLong } from './track-fields.js';
import { HOLMES_WORDS } from './words.js';

const named = (sheet: keyof (typeof HOLMES_WORDS)['en']['sheets']) => ({
  messages: (language: Language) => HOLMES_WORDS[language].sheets[sheet],
});

const backed = ({ backs, paper }: HolmesJob) => [...(backs ? ['backs'] : []), paper];

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
      ...named('cards'),
      help: 'the 60 game cards, each with its code',
      file: backed,
      onBoard: true,
    },
    cases: {
      ...named('cases'),
      help: 'the six cases with their linked pairs',
      file: backed,
      onBoard: true,
    },
    tokens: {
      ...named('tokens'),
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
    stations: { ...STATIONS_SHEET, ...named('stations'), help: 'a card for each location' },
    track: {
      ...named('track'),
      // From which score to which is the pack's.
      custom: (language: Language) => HOLMES_WORDS[language].trackOfPack,
      help: 'the score track, on one page',
      tonight: true,
      onBoard: true,
    },
    notebook: { ...named('notebook'), help: 'four notebook sheets on a page', onBoard: true },
    standups: {
      ...named('standups'),
      help: 'pawns and markers to fold and glue',
      tonight: true,
      onBoard: true,
    },
    summary: {
      ...named('summary'),
      help: 'the rules on a card for each player',
      tonight: true,
      onBoard: true,
    },
    commands: { ...named('commands'), help: 'confirm, cancel, take back, say again' },
    poster: { ...POSTER_SHEET, ...named('poster'), help: 'the map of London' },
  },
  fields: (language) => {
    const { pack, ownPack } = HOLMES_WORDS[language].ask;
    const boxes = { ...boardField(language, [], [answer(ownPack, {})]), label: pack };
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
        ...answer('', { tokens: side }),
        ...ask.sides[side],
      })),
    },
    {
      ...{ kind: 'choice', field: 'backs', label: ask.backs, sheets: backs.sheets },
      choices: [
        answer(ask.fronts, { backs: false }),
        { ...answer('', { backs: true }), ...ask.withBacks },
      ],
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
      sentence:
        'Codes on cards of this box are too long for bars. Use --code qr or --code datamatrix.',
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
