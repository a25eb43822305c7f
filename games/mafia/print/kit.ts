import type { Language } from '@mister-x/engine/protocol';
import { type OrderFault, printKit } from '@mister-x/printing/kit';
import { POSTER_SHEET } from '@mister-x/printing/shared/sheets';
import { codesTooLong } from './pack-job.js';
import { CUSTOM_PACK } from './custom-pack.js';
import { mafiaFields } from './fields.js';
import { MAFIA_OPTIONS, type MafiaJob } from './options.js';
import { MAFIA_WORDS } from './words.js';

const named = (sheet: keyof (typeof MAFIA_WORDS)['en']['sheets']) => ({
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
      ...named('cards'),
      help: 'the 32 cards, each with its code',
      file: ({ backs, paper }: MafiaJob) => [...(backs ? ['backs'] : []), paper],
      onBoard: true,
    },
    markers: {
      ...named('markers'),
      help: '16 cards to lie face down where a quarter is taken',
      tonight: true,
    },
    quarters: {
      ...named('quarters'),
      help: 'a code for each quarter, for boards without them',
      onBoard: true,
    },
    prison: {
      ...named('prison'),
      help: 'cells and death row, on one page',
      onBoard: true,
    },
    standups: {
      ...named('standups'),
      help: '16 figures to fold and glue',
      tonight: true,
      onBoard: true,
    },
    coins: { ...named('coins'), help: 'money for the bank', tonight: true, onBoard: true },
    payments: {
      ...named('payments'),
      help: 'who pays whom, by the rules that you choose',
      tonight: true,
      onBoard: true,
    },
    summary: {
      ...named('summary'),
      help: 'what the cards do, for each player',
      tonight: true,
      onBoard: true,
    },
    poster: {
      ...POSTER_SHEET,
      ...named('poster'),
      custom: named('poster').messages,
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
      sentence:
        'Bars are too wide for a board of A3. Use a larger one, or --code qr or --code datamatrix.',
    };
  }
  if (sheet === 'cards' && codesTooLong(job)) {
    return {
      code: 'CARD_CODE_TOO_WIDE',
      sentence:
        'Codes on cards of this box are too long for bars. Use --code qr or --code datamatrix.',
    };
  }
  return undefined;
}
