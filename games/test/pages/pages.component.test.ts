import { DEVICE_WALKTHROUGHS } from '@mister-x/kiosk/testing/walkthroughs/devices.ts';
import { HOME_WALKTHROUGHS } from '@mister-x/kiosk/testing/walkthroughs/home.ts';
import { JOINING_WALKTHROUGHS } from '@mister-x/kiosk/testing/walkthroughs/joining.ts';
import { KIT_WALKTHROUGHS } from '@mister-x/kiosk/testing/walkthroughs/kit.ts';
import { checkWalkthroughs } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { describe } from 'vitest';
import { CORRESPONDENCE_WALKTHROUGHS } from './walkthroughs/correspondence.js';
import { GAME_WALKTHROUGHS } from './walkthroughs/games.js';
import { MENU_WALKTHROUGHS } from './walkthroughs/menus.js';
import { PRINTING_WALKTHROUGHS } from './walkthroughs/printing.js';
import { RECORD_WALKTHROUGHS } from './walkthroughs/records.js';
import { SCAN_WALKTHROUGHS } from './walkthroughs/scans.js';
import { STUDIO_WALKTHROUGHS } from './walkthroughs/studio.js';

describe('pages without a fault', () => {
  checkWalkthroughs({
    ...{
      ...HOME_WALKTHROUGHS,
      ...JOINING_WALKTHROUGHS,
      ...DEVICE_WALKTHROUGHS,
      ...KIT_WALKTHROUGHS,
    },
    ...{ ...CORRESPONDENCE_WALKTHROUGHS, ...GAME_WALKTHROUGHS, ...MENU_WALKTHROUGHS },
    ...{
      ...PRINTING_WALKTHROUGHS,
      ...RECORD_WALKTHROUGHS,
      ...SCAN_WALKTHROUGHS,
      ...STUDIO_WALKTHROUGHS,
    },
  });
});
