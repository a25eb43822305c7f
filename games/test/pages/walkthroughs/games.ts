import type { Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { DEFAULT_MAFIA_PACK_FILE } from '../../../mafia/rules/browser.js';
import { mafiaKit } from '../../../mafia/test/kit.js';
import { misterXEuropeKit } from '../../../mister-x-europe/test/kit.js';
import { screenAt } from './at-table.js';

/** Moments of games that chance may not find. */

/** A track as long as the rules give it at most. */
const LONG_PACK = {
  ...{ ...DEFAULT_MAFIA_PACK_FILE, pack: 'long' },
  prison: {
    ...DEFAULT_MAFIA_PACK_FILE.prison,
    track: DEFAULT_MAFIA_PACK_FILE.prison_presets?.full30 ?? [],
  },
};

export const GAME_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'Europe’s specials': {
    kind: 'kiosk',
    open: async () => (await screenAt(misterXEuropeKit, { hunters: 3 }, ({ phase }) => phase === 'specials')).page,
  },
  'Mafia’s play': {
    kind: 'kiosk',
    open: async () => {
      const isThen = ({ phase, round }: Readonly<Record<string, unknown>>) => phase === 'play' && round === 2;
      return (await screenAt(mafiaKit, { variant: 'online2015' }, isThen)).page;
    },
  },
  'a prison of thirty cells': {
    kind: 'kiosk',
    open: async () => {
      const options = { variant: 'online2015', pack: LONG_PACK };
      return (await screenAt(mafiaKit, options, ({ phase }) => phase === 'ransom')).page;
    },
  },
};
