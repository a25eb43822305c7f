import { speech, t } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { refereeSaying, said } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { press, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { gameMessages } from '../../../mafia/messages/phone-messages.js';
import { setupMessages } from '../../../mafia/messages/screen-messages.js';

export const CORRESPONDENCE: Readonly<Record<string, Walkthrough>> = {
  'a set-up by correspondence': {
    kind: 'kiosk',
    open: async () => {
      await speech.need(gameMessages, setupMessages);
      const page = await openScreen(refereeSaying({ 'host:open': said({ tables: [] }) }), {});
      await press(() => t.screen.home.newTable)();
      await press(() => gameMessages.t.game)();
      await press(() => setupMessages.t.paces.forum.name)();
      return page;
    },
    steps: { 'keys on phones': press(() => t.screen.setup.keys.phones.name) },
  },
};
