import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { expect } from 'vitest';
import { GAMES } from '../../games/index.js';
import { t } from '../../messages/index.svelte.js';
import { openPhonePage, openScreen } from '../apps.js';
import { HOST_INFO } from '../page-referee.js';
import { refereeWithReplies, okReply } from './referee-saying.js';
import { pressButton, type Walkthrough } from './walkthrough.js';

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

const claimedAndConnected = { claimed: true, connected: true };
const FIFTEEN_SEATS = seatsOf(15, (i) => (i % 3 === 1 ? { ...claimedAndConnected, connected: i !== 4 } : {}));
const SEATS_BY_CASE: Readonly<Record<string, readonly SeatInfo[]>> = {
  'two seats': seatsOf(2, () => ({})),
  'six seats': seatsOf(6, (i) => (i % 2 === 0 ? {} : { ...claimedAndConnected, connected: i !== 3 })),
  'fifteen seats': FIFTEEN_SEATS,
  'fifteen seats with secrets': seatsOf(15, (i) => ({
    secret: true,
    ...(i === 0 ? claimedAndConnected : {}),
  })),
  'fifteen who are here': seatsOf(15, () => claimedAndConnected),
};

function snapshotOf(seats: readonly SeatInfo[], correspondence: TableInfo['correspondence'] = null, game = 'toy') {
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
    const value = { ...snapshotOf(seats), host: { ...HOST_INFO, codes } };
    const referee = refereeWithReplies({
      'host:open': okReply({ tables: [] }),
      'table:open': okReply(value),
    });
    const page = await openScreen(referee, { table: 't' });
    await expect.poll(() => document.querySelectorAll('.table li').length).toBe(seats.length);
    const code = seats.every(({ claimed }) => claimed) ? 0 : 1;
    expect(document.querySelectorAll('svg.qr').length).toBe(code);
    return page;
  },
});

/** By correspondence: some have come, and masks are drawn. */
const CORRESPONDENCE_SNAPSHOT = snapshotOf(
  seatsOf(4, () => ({ secret: true })),
  {
    ...{ masks: true, replacing: null, mayReplace: false },
    people: [NAMES[0] ?? '', NAMES[2] ?? '', null, null].map((name) => ({ name, seat: null })),
  },
  GAMES.at(-1)?.id,
);

const correspondenceReplies = {
  'invitation:find': okReply({ table: CORRESPONDENCE_SNAPSHOT.table, name: NAMES[3] }),
  'table:watch': okReply(CORRESPONDENCE_SNAPSHOT),
  'place:open': okReply({ seat: null }),
};

export const JOINING_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  ...Object.fromEntries(Object.entries(SEATS_BY_CASE).map(([name, seats]) => [`gathering, ${name}`, gathering(seats)])),
  'invitations by correspondence': {
    kind: 'kiosk',
    open: () => {
      const host = { ...HOST_INFO, codes: {}, joinCode: null, invitations: [2] };
      const referee = refereeWithReplies({
        'host:open': okReply({ tables: [] }),
        'table:open': okReply({ ...CORRESPONDENCE_SNAPSHOT, host }),
        'invitation:make': okReply({ code: 'WJYP-D3WX-9DXW-CF7K' }),
      });
      return openScreen(referee, { table: 't' });
    },
  },
  'an invitation': {
    kind: 'phone',
    open: () =>
      openPhonePage(refereeWithReplies(correspondenceReplies), (phone) =>
        phone.start({ code: 'ABCD', isCorrespondence: true }),
      ),
  },
  'a place at a table by correspondence': {
    kind: 'phone',
    open: () =>
      openPhonePage(refereeWithReplies(correspondenceReplies), (phone) =>
        phone.resume({
          ...{ table: 't', seat: '', secret: 's', place: 0 },
          recoveryCode: '12345678901234567890',
        }),
      ),
  },
  'the way in': {
    kind: 'phone',
    open: () => openPhonePage(refereeWithReplies({}), (phone) => phone.start(null)),
    steps: { 'by recovery code': pressButton(() => t.join.haveRecovery) },
  },
  'the choice of a seat': {
    kind: 'phone',
    open: () => {
      const referee = refereeWithReplies({
        'seat:find': okReply({ table: 't', seat: null }),
        'table:watch': okReply(snapshotOf(FIFTEEN_SEATS)),
      });
      return openPhonePage(referee, (phone) => phone.claim('WJYPD3WX'));
    },
    steps: { 'a name': pressButton(() => 'Jean-Pierre 9') },
  },
};
