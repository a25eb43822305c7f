import { TABLE } from '@mister-x/engine';
import { alarm } from '@mister-x/kiosk/lib/trust/alarms.ts';
import { forgetKept, rememberKept } from '@mister-x/kiosk/lib/trust/memory.ts';
import { fieldsOf } from '@mister-x/kiosk/lib/fields.ts';
import { t } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { openPhone, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { settle } from '@mister-x/kiosk/testing/layout/measure.ts';
import { uncover } from '@mister-x/kiosk/testing/touches.ts';
import { press, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { flushSync } from 'svelte';
import { mafiaKit } from '../../../mafia/test/kit.js';
import { scotlandYardKit } from '../../../scotland-yard/test/kit.js';
import { refereeAt } from './at-table.js';

/** What opens over a table: menus, what is told of trust, alarms. */

const YARD = { variant: 'modern', hunters: 5 };
const yard = () =>
  refereeAt(scotlandYardKit, YARD, ({ phase, round }) => phase === 'x_turn' && round === 3).referee;
const forum = () =>
  refereeAt(
    mafiaKit,
    { variant: 'online2015', flags: { pacing: 'forum' } },
    ({ phase }) => phase === 'play',
  ).referee;

const screenOf = (referee: ReturnType<typeof yard>) =>
  openScreen(referee, { table: referee.info.table });

/** As Escape does, until no dialog is left. */
function closeDialogs(): void {
  const open = () => document.querySelector('dialog[open]');
  for (let tries = 0; tries < 5 && open() !== null; tries++) {
    open()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    flushSync();
  }
}

/** What a button leads to, in place of what is open. */
const instead = (button: () => string) => async () => {
  closeDialogs();
  await press(button)();
};

/** What is behind an entry of the menu, in place of what is open. */
const inMenu = (menu: () => string, entry: () => string) => async () => {
  await instead(menu)();
  await press(entry)();
};
const onScreen = (entry: () => string) => inMenu(() => t.screen.play.menu, entry);
const onPhone = (entry: () => string) => inMenu(() => t.phone.menu.open, entry);

/** What it remembers of its table makes a page speak of it as soon as it is open. */
function caught(referee: ReturnType<typeof yard>): ReturnType<typeof yard> {
  const { table } = referee.info;
  rememberKept({ ...forgetKept(table), alarms: [alarm('receipt-unsent', '2')] });
  return referee;
}

const later = press(() => t.trust.alarm.later);

export const MENUS: Readonly<Record<string, Walkthrough>> = {
  'the menu of a table': {
    kind: 'kiosk',
    sees: ['log', 'tickets of X', 'pawns', 'stations', 'lines'],
    open: () => screenOf(yard()),
    steps: {
      receipts: press(() => t.trust.receipts.title),
      'what happened': instead(() => t.screen.play.history),
      trust: onScreen(() => t.trust.title),
      seats: onScreen(() => t.screen.seats.title),
      screens: onScreen(() => t.screen.screens.menu),
      'signing screens out': press(() => t.screen.screens.signOut),
      'the end of a game': onScreen(() => t.screen.menu.abandon),
    },
  },
  'a round as a post': {
    kind: 'kiosk',
    open: async () => {
      const page = await screenOf(forum());
      await press(() => t.screen.play.history)();
      return page;
    },
    steps: { 'to be copied': press(() => t.screen.play.post.open) },
  },
  'the menu of a phone': {
    kind: 'phone',
    open: async () => {
      const page = await openPhone(yard(), 'h1');
      await press(() => t.phone.menu.open)();
      return page;
    },
    steps: {
      trust: press(() => t.trust.title),
      'giving up': onPhone(() => t.phone.menu.concede),
      leaving: onPhone(() => t.phone.menu.leave),
    },
  },
  'Mister X on his phone': {
    kind: 'phone',
    open: () => openPhone(yard(), 'x'),
    steps: { uncovered: uncover, 'his log': press(() => t.phone.move.log) },
    sees: ['stations', 'lines'],
  },
  'Mister X appears': {
    kind: 'kiosk',
    open: async () => {
      const { referee, next } = refereeAt(scotlandYardKit, YARD, (_, step) =>
        step
          .notices(TABLE)
          .some((each) => each.kind === 'game' && fieldsOf(each.notice).type === 'revealed'),
      );
      const page = await screenOf(referee);
      await settle();
      referee.take(next);
      return page;
    },
  },
  'a big screen that has put an alarm off': {
    kind: 'kiosk',
    open: () => screenOf(caught(yard())),
    steps: { later },
  },
  'a phone that has put an alarm off': {
    kind: 'phone',
    open: () => openPhone(caught(yard()), 'x'),
    steps: { later },
  },
};
