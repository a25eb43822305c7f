import { DEVICES } from '@mister-x/kiosk/testing/walkthroughs/devices.ts';
import { HOME } from '@mister-x/kiosk/testing/walkthroughs/home.ts';
import { JOINING } from '@mister-x/kiosk/testing/walkthroughs/joining.ts';
import { KIT } from '@mister-x/kiosk/testing/walkthroughs/kit.ts';
import { itWalksThrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { describe } from 'vitest';
import { CORRESPONDENCE } from './walkthroughs/correspondence.js';
import { GAMES_OF_CHANCE } from './walkthroughs/games.js';
import { MENUS } from './walkthroughs/menus.js';
import { PRINTING } from './walkthroughs/printing.js';
import { RECORDS } from './walkthroughs/records.js';
import { SCANS } from './walkthroughs/scans.js';
import { STUDIO } from './walkthroughs/studio.js';

describe('pages without a fault', () => {
  itWalksThrough({
    ...{ ...HOME, ...JOINING, ...DEVICES, ...KIT },
    ...{ ...CORRESPONDENCE, ...GAMES_OF_CHANCE, ...MENUS },
    ...{ ...PRINTING, ...RECORDS, ...SCANS, ...STUDIO },
  });
});
