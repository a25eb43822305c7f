import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { expect } from 'vitest';
import { GAMES } from '../../games/index.js';
import { t } from '../../lib/i18n/index.svelte.js';
import { openPhonePage, openScreen } from '../apps.js';
import { HOST } from '../page-referee.js';
import { refereeSaying, said } from './referee-saying.js';
import { press, type Walkthrough } from './walkthrough.js';

/** Who is here before a game begins, and how others come: two to fifteen seats of a game that no page knows. */

const NAMES = ['Bartholomäus Maximilian', 'Anna', 'Александра Константинов', 'Bo', 'Jean-Pierre'];
const COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'black', 'white'];

function seatsOf(count: number, change: (i: number) => Partial<SeatInfo>): readonly SeatInfo[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{ seat: `s${i}`, role: 'toy', secret: i === 0 },
    name: i < NAMES.length ? (NAMES[i] ?? '') : `${NAMES[i % NAMES.length]?.slice(0, 20)} ${i}`,
    colour: COLOURS[i % COLOURS.length] ?? 'white',
    ...{ claimed: false, computer: null, onScreen: false, connected: false, awayIn: null },
    ...change(i),
  }));
}

const here = { claimed: true, connected: true };
const FIFTEEN = seatsOf(15, (i) => (i % 3 === 1 ? { ...here, connected: i !== 4 } : {}));
const TABLES: Readonly<Record<string, readonly SeatInfo[]>> = {
  'two seats': seatsOf(2, () => ({})),
  'six seats': seatsOf(6, (i) => (i % 2 === 0 ? {} : { ...here, connected: i !== 3 })),
  'fifteen seats': FIFTEEN,
  'fifteen seats with secrets': seatsOf(15, (i) => ({ secret: true, ...(i === 0 ? here : {}) })),
  'fifteen who are here': seatsOf(15, () => here),
};

function snapshotOf(
  seats: readonly SeatInfo[],
  correspondence: TableInfo['correspondence'] = null,
  game = 'toy',
) {
  const table: TableInfo = {
    ...{ table: 't', game, language: 'en', status: 'gathering', seats, next: null },
    ...{ seal: 'phones', waiting: [], lost: false, announced: null, storageFault: null },
    ...{ correspondence, seedCommitment: 'A'.repeat(43) },
  };
  return {
    ...{ table, viewer: 'table', revision: 0, view: null, chain: null },
    ...{ logLength: 0, missed: [], waits: [] },
  };
}

const gathering = (seats: readonly SeatInfo[]): Walkthrough => ({
  kind: 'kiosk',
  open: async () => {
    const codes = Object.fromEntries(seats.map(({ seat }) => [seat, '9DXW-CF7K']));
    const value = { ...snapshotOf(seats), host: { ...HOST, codes } };
    const referee = refereeSaying({
      'host:open': said({ tables: [] }),
      'table:open': said(value),
    });
    const page = await openScreen(referee, { table: 't' });
    await expect.poll(() => document.querySelectorAll('.table li').length).toBe(seats.length);
    const code = seats.every(({ claimed }) => claimed) ? 0 : 1;
    expect(document.querySelectorAll('svg.qr').length).toBe(code);
    return page;
  },
});

/** By correspondence: some have come, and masks are drawn. */
const POST = snapshotOf(
  seatsOf(4, () => ({ secret: true })),
  {
    ...{ masks: true, replacing: null, mayReplace: false },
    people: [NAMES[0] ?? '', NAMES[2] ?? '', null, null].map((name) => ({ name, seat: null })),
  },
  GAMES.at(-1)?.id,
);

const byPost = {
  'invitation:find': said({ table: POST.table, name: NAMES[3] }),
  'table:watch': said(POST),
  'place:open': said({ seat: null }),
};

export const JOINING: Readonly<Record<string, Walkthrough>> = {
  ...Object.fromEntries(
    Object.entries(TABLES).map(([name, seats]) => [`gathering, ${name}`, gathering(seats)]),
  ),
  'invitations by correspondence': {
    kind: 'kiosk',
    open: () => {
      const host = { ...HOST, codes: {}, joinCode: null, invitations: [2] };
      const referee = refereeSaying({
        'host:open': said({ tables: [] }),
        'table:open': said({ ...POST, host }),
        'invitation:make': said({ code: 'WJYP-D3WX-9DXW-CF7K' }),
      });
      return openScreen(referee, { table: 't' });
    },
  },
  'an invitation': {
    kind: 'phone',
    open: () =>
      openPhonePage(refereeSaying(byPost), (phone) => phone.start({ code: 'ABCD', post: true })),
  },
  'a place at a table by correspondence': {
    kind: 'phone',
    open: () =>
      openPhonePage(refereeSaying(byPost), (phone) =>
        phone.resume({
          ...{ table: 't', seat: '', secret: 's', place: 0 },
          recoveryCode: '12345678901234567890',
        }),
      ),
  },
  'the way in': {
    kind: 'phone',
    open: () => openPhonePage(refereeSaying({}), (phone) => phone.start(null)),
    steps: { 'by recovery code': press(() => t.join.haveRecovery) },
  },
  'the choice of a seat': {
    kind: 'phone',
    open: () => {
      const referee = refereeSaying({
        'seat:find': said({ table: 't', seat: null }),
        'table:watch': said(snapshotOf(FIFTEEN)),
      });
      return openPhonePage(referee, (phone) => phone.claim('WJYPD3WX'));
    },
    steps: { 'a name': press(() => 'Jean-Pierre 9') },
  },
};
