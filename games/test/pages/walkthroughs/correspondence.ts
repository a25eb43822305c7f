import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { refereeWithReplies, okReply } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { gameMessages } from '../../../mafia/messages/phone-messages.js';
import { setupMessages } from '../../../mafia/messages/screen-messages.js';

export const CORRESPONDENCE_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'a set-up by correspondence': {
    kind: 'kiosk',
    open: async () => {
      await speech.need(gameMessages, setupMessages);
      const page = await openScreen(refereeWithReplies({ 'host:open': okReply({ tables: [] }) }), {});
      await pressButton(() => t.screen.home.newTable)();
      await pressButton(() => gameMessages.t.game)();
      await pressButton(() => setupMessages.t.paces.forum.name)();
      return page;
    },
    steps: { 'keys on phones': pressButton(() => t.screen.setup.keys.phones.name) },
  },
};
