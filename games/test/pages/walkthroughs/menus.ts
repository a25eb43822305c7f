import { TABLE } from '@mister-x/engine';
import { alarm } from '@mister-x/kiosk/witness/alarms.ts';
import { newTrustMemory, rememberTrustMemory } from '@mister-x/kiosk/witness/memory.ts';
import { fieldsOf } from '@mister-x/kiosk/browser/fields.ts';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openPhone, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { untilPageSettled } from '@mister-x/kiosk/testing/layout/measure.ts';
import { uncoverSecrets } from '@mister-x/kiosk/testing/touches.ts';
import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { flushSync } from 'svelte';
import { mafiaKit } from '../../../mafia/test/kit.js';
import { scotlandYardKit } from '../../../scotland-yard/test/kit.js';
import { refereeAt } from './at-table.js';

/** What opens over a table: menus, what is told of trust, alarms. */

const YARD_OPTIONS = { variant: 'modern', hunters: 5 };
const yardReferee = () =>
  refereeAt(scotlandYardKit, YARD_OPTIONS, ({ phase, round }) => phase === 'x_turn' && round === 3).referee;
const forumReferee = () =>
  refereeAt(mafiaKit, { variant: 'online2015', flags: { pacing: 'forum' } }, ({ phase }) => phase === 'play').referee;

const screenOf = (referee: ReturnType<typeof yardReferee>) => openScreen(referee, { table: referee.info.table });

/** As Escape does, until no dialog is left. */
function closeDialogs(): void {
  const open = () => document.querySelector('dialog[open]');
  for (let tries = 0; tries < 5 && open() !== null; tries++) {
    open()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    flushSync();
  }
}

/** What a button leads to, in place of what is open. */
const afterClosingDialogs = (button: () => string) => async () => {
  closeDialogs();
  await pressButton(button)();
};

/** What is behind an entry of the menu, in place of what is open. */
const pressInMenu = (menu: () => string, entry: () => string) => async () => {
  await afterClosingDialogs(menu)();
  await pressButton(entry)();
};
const pressInScreenMenu = (entry: () => string) => pressInMenu(() => t.screen.play.menu, entry);
const pressInPhoneMenu = (entry: () => string) => pressInMenu(() => t.phone.menu.open, entry);

/** What it remembers of its table makes a page speak of it as soon as it is open. */
function withAlarm(referee: ReturnType<typeof yardReferee>): ReturnType<typeof yardReferee> {
  const { table } = referee.info;
  rememberTrustMemory({ ...newTrustMemory(table), alarms: [alarm('receipt-unsent', '2')] });
  return referee;
}

const later = pressButton(() => t.trust.alarm.later);

export const MENU_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'the menu of a table': {
    kind: 'kiosk',
    sees: ['log', 'tickets of X', 'pawns', 'stations', 'lines'],
    open: () => screenOf(yardReferee()),
    steps: {
      receipts: pressButton(() => t.trust.receipts.title),
      'what happened': afterClosingDialogs(() => t.screen.play.history),
      trust: pressInScreenMenu(() => t.trust.title),
      seats: pressInScreenMenu(() => t.screen.seats.title),
      screens: pressInScreenMenu(() => t.screen.screens.menu),
      'signing screens out': pressButton(() => t.screen.screens.signOut),
      'the end of a game': pressInScreenMenu(() => t.screen.menu.abandon),
    },
  },
  'a round as a post': {
    kind: 'kiosk',
    open: async () => {
      const page = await screenOf(forumReferee());
      await pressButton(() => t.screen.play.history)();
      return page;
    },
    steps: { 'to be copied': pressButton(() => t.screen.play.forumPost.open) },
  },
  'the menu of a phone': {
    kind: 'phone',
    open: async () => {
      const page = await openPhone(yardReferee(), 'h1');
      await pressButton(() => t.phone.menu.open)();
      return page;
    },
    steps: {
      trust: pressButton(() => t.trust.title),
      'giving up': pressInPhoneMenu(() => t.phone.menu.concede),
      leaving: pressInPhoneMenu(() => t.phone.menu.leave),
    },
  },
  'Mister X on his phone': {
    kind: 'phone',
    open: () => openPhone(yardReferee(), 'x'),
    steps: { uncovered: uncoverSecrets, 'his log': pressButton(() => t.phone.move.log) },
    sees: ['stations', 'lines'],
  },
  'Mister X appears': {
    kind: 'kiosk',
    open: async () => {
      const { referee, next } = refereeAt(scotlandYardKit, YARD_OPTIONS, (_, step) =>
        step.notices(TABLE).some((each) => each.kind === 'game' && fieldsOf(each.notice).type === 'revealed'),
      );
      const page = await screenOf(referee);
      await untilPageSettled();
      referee.take(next);
      return page;
    },
  },
  'a big screen that has put an alarm off': {
    kind: 'kiosk',
    open: () => screenOf(withAlarm(yardReferee())),
    steps: { later },
  },
  'a phone that has put an alarm off': {
    kind: 'phone',
    open: () => openPhone(withAlarm(yardReferee()), 'x'),
    steps: { later },
  },
};
