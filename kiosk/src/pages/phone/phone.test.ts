import type { TableStatus } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_FACTS } from '../../games/phones.js';
import { Session } from '../../visit/session.svelte.js';
import type { ChannelEncryption, RequestName, Wire } from '../../line/wire.js';
import { speech, t } from '../../messages/index.svelte.js';
import { forget, remember } from '../../browser/store.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { FullStorage } from '../../testing/full-storage.js';
import { forgetInvitation, keepTypedName, keptTypedName } from './fragment.js';
import { wasSeatGivenAway } from './lost.js';
import { Phone } from './phone.svelte.js';
import { storedSeats, storeSeat } from './seats.js';

const CODE = '12345678901234567890';
const HELD = { table: 't1', seat: 'keeper', secret: 'his secret', share: 'his share' };

const SNAPSHOT = {
  table: {
    table: 't1',
    game: 'none',
    language: 'en',
    status: 'playing',
    seats: [],
    next: null,
    announced: null,
    correspondence: null,
  },
  viewer: 'keeper',
  view: null,
  revision: 1,
  chain: null,
  logLength: 0,
  missed: [],
  waits: [],
};

/** A server that answers at once: who resumes a seat is refused with `code`, or let in. */
class FakeServer implements Wire {
  code: string | null = null;
  /** Which seat a code opens: one, or whichever is chosen. */
  opens: string | null = 'keeper';
  status: TableStatus = 'playing';
  /** Of a table by correspondence: what happened to its seats. */
  seats: readonly (readonly [seat: string, what: string])[] | null = null;
  claimed: unknown[] = [];
  /** What is played, and what a seat of it is called. */
  named: { readonly game: string; readonly name: string } | null = null;
  /** Answers wait for `release`. */
  holds = false;
  #held: (() => void)[] = [];
  resumed: unknown[] = [];
  up: () => void = () => {};
  down: () => void = () => {};
  readonly pushes = new Map<string, (push: never) => void>();
  privacy?: ChannelEncryption;

  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void {
    const { code } = this;
    const granted = { ...HELD, recoveryCode: CODE };
    const post = { masks: true, people: [], replacing: null, mayReplace: false };
    const correspondence = this.seats === null ? null : post;
    const seats = this.named === null ? [] : [{ role: 'hunter', name: this.named.name }];
    const game = this.named?.game ?? SNAPSHOT.table.game;
    const table = { ...SNAPSHOT.table, game, seats, status: this.status, correspondence };
    const values: Partial<Record<RequestName, unknown>> = {
      'seat:find': { table: 't1', seat: this.opens },
      'seat:claim': granted,
      'invitation:find': { table, name: this.named?.name ?? '' },
      'seat:takeover': granted,
      'seat:resume': { ...SNAPSHOT, table },
      history: {
        notices: this.seats?.map(([seat, what]) => ({ kind: 'seat', seat, what })),
      },
      'table:watch': { ...SNAPSHOT, table, viewer: 'spectator' },
    };
    const value = values[name];
    if (value === undefined) return;
    if (name === 'seat:resume') this.resumed.push(ask);
    if (name === 'seat:claim') this.claimed.push(ask);
    const answer = () => answered(code === null ? { ok: true, value } : { ok: false, refusal: { code } });
    if (this.holds) this.#held.push(answer);
    else answer();
  }

  release(): void {
    for (const answer of this.#held.splice(0)) answer();
  }

  onPush(name: string, handler: (push: never) => void): void {
    this.pushes.set(name, handler);
  }

  onUp(handler: () => void): void {
    this.up = handler;
  }

  onDown(handler: () => void): void {
    this.down = handler;
  }

  dismiss(): void {
    this.pushes.get('dismissed')?.({ table: 't1', seat: 'keeper' } as never);
  }

  close(): void {}
}

let server: FakeServer;
let session: Session;
let phone: Phone;

beforeEach(() => {
  storeSeat(HELD);
  reload(null);
});
afterEach(() => {
  session.close();
  forget('seats');
  forgetInvitation();
});

/** As when the page is opened, at a server that answers `code`. */
function reload(code: string | null): void {
  server = new FakeServer();
  server.code = code;
  session = new Session({ wire: server, game: GAME_FACTS });
  phone = new Phone(session);
  server.up();
}

/** The line breaks and comes back, to a server that answers `code`. */
async function reconnect(code: string | null): Promise<void> {
  server.code = code;
  server.down();
  server.up();
  const asked = server.resumed.length;
  await expect.poll(() => session.connection).toBe('online');
  // By itself, where it was refused before.
  if (phone.stage === 'moved') await expect.poll(() => server.resumed.length).toBeGreaterThan(asked);
  await expect.poll(() => phone.busy).toBe(false);
}

it('speaks the language of its owner, whichever its table speaks', async () => {
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  await phone.start(null);
  expect(phone.stage).toBe('seated');
  expect(speech.language).toBe('de');
  vi.unstubAllGlobals();
});

it('reads a name that nobody typed in the language of its owner', async () => {
  vi.stubGlobal('navigator', { languages: ['ru'] });
  server.named = { game: 'scotland-yard', name: 'Détective 2' };
  await phone.start(null);
  expect(phone.session.visit?.info.seats[0]?.name).toBe('Детектив 2');
  vi.unstubAllGlobals();
});

it.each([
  ['what the host typed', 'Ada', 'Ada'],
  ['nothing for a name that nobody typed', 'Rot', ''],
])('proposes %s to the person who is invited', async (_, name, proposed) => {
  forget('seats');
  server.named = { game: 'mafia', name };
  expect(await phone.come({ code: 'QQQQ', isCorrespondence: true })).toBe(true);
  expect(keptTypedName()).toEqual({ name: proposed, seat: '' });
  // Typed meanwhile, it stays; another invitation does not get it.
  keepTypedName('Eve');
  await phone.come({ code: 'QQQQ', isCorrespondence: true });
  expect(keptTypedName().name).toBe('Eve');
  await phone.come({ code: 'RRRR', isCorrespondence: true });
  expect(keptTypedName().name).toBe(proposed);
});

describe.each(['TABLE_UNKNOWN', 'SEAT_UNKNOWN', 'FORBIDDEN'])('a seat refused with %s', (code) => {
  it('keeps its part of the key, and goes on once the server knows it again', async () => {
    await phone.start(null);
    expect(phone.stage).toBe('seated');
    await reconnect(code);
    expect(phone.stage).toBe('moved');
    expect(storedSeats()).toEqual([HELD]);
    await reconnect(null);
    expect(phone.stage).toBe('seated');
  });

  it('keeps it also where its owner looks for another way in, and where the page is loaded', async () => {
    await phone.start(null);
    await reconnect(code);
    phone.joinAgain();
    expect(phone.stage).toBe('join');
    expect(storedSeats()).toEqual([HELD]);
    reload(code);
    await phone.start(null);
    expect(phone.stage).toBe(code === 'FORBIDDEN' ? 'moved' : 'join');
    expect(storedSeats()).toEqual([HELD]);
    reload(null);
    await phone.start(null);
    expect(phone.stage).toBe('seated');
  });
});

describe.each(['BUSY', 'INTERNAL'])('a phone that is loaded while the server answers %s', (code) => {
  afterEach(() => vi.useRealTimers());
  const load = async (then: () => void) => {
    vi.useFakeTimers();
    reload(code);
    const started = phone.start(null);
    await vi.advanceTimersByTimeAsync(400);
    then();
    await vi.advanceTimersByTimeAsync(20_000);
    await started;
  };

  it('asks again, and sits down once it is let in', async () => {
    await load(() => {
      server.code = null;
    });
    expect([phone.stage, phone.refusal]).toEqual(['seated', null]);
  });

  it('says so when that takes too long', async () => {
    await load(() => undefined);
    expect([phone.stage, phone.refusal]).toEqual(['moved', { code }]);
    expect(server.resumed.length).toBeGreaterThan(3);
  });

  it('leaves its owner at the way in who has gone there meanwhile', async () => {
    await load(() => {
      phone.joinAgain();
      server.code = null;
    });
    expect([phone.stage, session.visit]).toEqual(['join', null]);
  });
});

describe.each(['SHARE_WRONG', 'CHAIN_BROKEN'])('a phone refused with %s', (code) => {
  it('says so, and goes on once the server thinks better of it', async () => {
    await phone.start(null);
    await reconnect(code);
    expect([phone.stage, phone.refusal]).toEqual(['moved', { code }]);
    await reconnect(null);
    expect([phone.stage, phone.refusal]).toEqual(['seated', null]);
  });

  it('says so also where the page is loaded', async () => {
    reload(code);
    await phone.start(null);
    expect([phone.stage, phone.refusal]).toEqual(['moved', { code }]);
    await reconnect('FORBIDDEN');
    expect([phone.stage, phone.refusal]).toEqual(['moved', null]);
    phone.joinAgain();
    expect([phone.stage, phone.refusal]).toEqual(['join', null]);
    expect(storedSeats()).toEqual([HELD]);
  });
});

it.each(['CONNECTION_LOST', 'CHANNEL_KEY_WRONG'])(
  'a phone is told that it was not let in again, also where the server says %s',
  async (code) => {
    await phone.start(null);
    const reasons: string[] = [];
    session.onRestoreFailed((reason) => reasons.push(reason));
    server.code = code;
    server.down();
    server.up();
    await expect.poll(() => session.connection).toBe('online');
    expect(reasons).toEqual([code]);
  },
);

describe('a seat that was refused when the page was loaded', () => {
  it('is asked for once on every connection, and is no obstacle to joining', async () => {
    reload('FORBIDDEN');
    await phone.start(null);
    expect(server.resumed).toHaveLength(1);
    await reconnect('FORBIDDEN');
    expect(server.resumed).toHaveLength(2);
    expect(phone.stage).toBe('moved');
    phone.joinAgain();
    await reconnect('FORBIDDEN');
    expect(server.resumed).toHaveLength(2);
    expect(phone.stage).toBe('join');
    expect(phone.refusal).toBeNull();
  });
});

describe('a phone whose line is not private yet', () => {
  /** Names its key when it is told to. */
  class SlowKey implements ChannelEncryption {
    name: (key: string | null) => void = () => {};
    box() {}
    inTheClear() {}
    onWrongKey() {}
    askKey(): Promise<string | null> {
      return new Promise((resolve) => {
        this.name = resolve;
      });
    }
  }

  it.each(['A'.repeat(43), null])(
    'leaves its owner at the way in who has gone there meanwhile (key: %s)',
    async (key) => {
      reload('FORBIDDEN');
      await phone.start(null);
      expect([phone.stage, server.resumed.length]).toEqual(['moved', 1]);
      server.code = null;
      const slow = new SlowKey();
      server.privacy = slow;
      phone = new Phone(session);
      phone.seat = HELD;
      phone.stage = 'moved';
      const retrying = phone.retry();
      phone.joinAgain();
      slow.name(key);
      if (key !== null) {
        await expect.poll(() => phone.keyCheck.number).not.toBeNull();
        phone.keyCheck.answer(true);
      }
      await retrying;
      expect([phone.stage, phone.refusal, session.visit]).toEqual(['join', null, null]);
      expect(server.resumed).toHaveLength(1);
    },
  );
});

describe('what is typed on the way in', () => {
  it.each([
    ['code', 'CODE_UNKNOWN', () => phone.claim(phone.typed.code)],
    ['recovery', 'RECOVERY_CODE_UNKNOWN', () => phone.takeOver(phone.typed.recovery)],
  ] as const)('stays to be corrected when it was wrong, and is gone when it was right: %s', async (way, code, send) => {
    phone.way = way;
    phone.typed[way] = 'K7QD 1FHM';
    server.code = code;
    expect(await send()).toBe(false);
    expect([phone.way, phone.typed[way], phone.refusal]).toEqual([way, 'K7QD 1FHM', { code }]);
    server.code = null;
    expect(await send()).toBe(true);
    expect([phone.way, phone.typed[way]]).toEqual(['code', '']);
  });
});

describe('a browser that keeps nothing', () => {
  const full = new FullStorage();
  beforeEach(() => {
    full.takes = true;
    vi.stubGlobal('localStorage', full);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is noticed at the first write that it refuses, and the recovery code comes next, once', async () => {
    server.status = 'gathering';
    full.takes = false;
    await phone.start({ code: 'K7QD1FHM' });
    expect([phone.stage, phone.keepsNothing]).toEqual(['seated', true]);
    phone.sayKeepsNothing();
    expect(phone.stage).toBe('recovery');
    phone.putRecoveryOff();
    phone.sayKeepsNothing();
    expect(phone.stage).toBe('seated');
  });

  it('is told where the recovery code has been written down', async () => {
    await speech.need('phone');
    await phone.claim('K7QD 1FHM');
    phone.recoveryWritten();
    expect(phone.keepsNothing).toBe(false);
    full.takes = false;
    storeSeat(HELD);
    await expect.poll(() => phone.keepsNothing).toBe(true);
    phone.sayKeepsNothing();
    phone.sayKeepsNothing();
    expect(phone.stage).toBe('seated');
    expect(toasts.list.map(({ text }) => text)).toEqual([t.phone.recovery.keptNowhere]);
  });

  it('is no word any more once another write finds room, and the seat is kept', async () => {
    await phone.claim('K7QD 1FHM');
    full.takes = false;
    storeSeat({ ...HELD, secret: 'unkept' });
    await expect.poll(() => phone.keepsNothing).toBe(true);
    full.takes = true;
    remember('small', 1);
    await expect.poll(() => phone.keepsNothing).toBe(false);
    expect(full.getItem('mister-x:seats')).toContain('unkept');
  });

  it('is no word while everything is kept', async () => {
    await phone.claim('K7QD 1FHM');
    expect(phone.keepsNothing).toBe(false);
  });
});

describe('the recovery code that comes with a seat', () => {
  it('is said to replace the one that took it over, until it is written down', async () => {
    expect(await phone.takeOver('0'.repeat(20))).toBe(true);
    expect([phone.seat?.renewed, storedSeats()[0]?.renewed]).toEqual([true, true]);
    phone.recoveryWritten();
    expect([phone.seat, storedSeats()[0]]).toEqual(Array(2).fill(expect.not.objectContaining({ renewed: true })));
  });

  it('is the first one where a claim code took it', async () => {
    expect(await phone.claim('K7QD 1FHM')).toBe(true);
    expect(phone.seat).not.toHaveProperty('renewed');
  });

  it('is no step on the way to a table where people gather', async () => {
    server.status = 'gathering';
    await phone.start({ code: 'K7QD1FHM' });
    expect([phone.stage, phone.seat?.recoveryCode]).toEqual(['seated', CODE]);
    phone.showRecovery();
    phone.putRecoveryOff();
    expect([phone.stage, phone.recoveryLater]).toEqual(['seated', true]);
    expect(storedSeats()[0]?.recoveryCode).toEqual(CODE);
    phone.showRecovery();
    phone.recoveryWritten();
    expect([phone.stage, storedSeats()[0]?.recoveryCode]).toEqual(['seated', undefined]);
  });

  it('comes first in a game that has begun, once', async () => {
    await phone.claim('K7QD 1FHM');
    expect(phone.stage).toBe('recovery');
    reload(null);
    await phone.start(null);
    expect([phone.stage, phone.seat?.recoveryCode]).toEqual(['seated', CODE]);
  });
});

describe('the code of a table', () => {
  beforeEach(() => {
    server.opens = null;
    server.status = 'gathering';
    forget('seats');
  });

  it('claims the seat that its owner chooses, under the name that he says', async () => {
    await phone.start({ code: 'K7QD1FHM' });
    expect([phone.stage, session.visit?.attendance.as, server.claimed]).toEqual(['name', 'spectator', []]);
    expect(await phone.sitDown('guest1', 'Bertha')).toBe(true);
    expect(server.claimed).toEqual([{ code: 'K7QD1FHM', seat: 'guest1', name: 'Bertha' }]);
    expect([phone.stage, session.visit?.attendance.as]).toEqual(['seated', 'seat']);
  });

  it.each(['SEAT_TAKEN', 'NAMES_ALIKE'])('lets its owner choose again after %s', async (code) => {
    await phone.start({ code: 'K7QD1FHM' });
    server.code = code;
    expect(await phone.sitDown('guest1', 'Bertha')).toBe(false);
    expect([phone.stage, phone.refusal, phone.busy]).toEqual(['name', { code }, false]);
    server.code = null;
    expect(await phone.sitDown('guest2', 'Bertha')).toBe(true);
    expect([phone.stage, phone.refusal]).toEqual(['seated', null]);
  });

  it('is kept by the page until a seat is chosen, or its owner goes back', async () => {
    const choosing = async () => {
      reload(null);
      server.opens = null;
      server.status = 'gathering';
      await phone.start(null);
      return phone.stage;
    };
    await phone.claim('K7QD1FHM');
    expect(await choosing()).toBe('name');
    phone.joinAgain();
    expect(await choosing()).toBe('join');
    await phone.claim('K7QD1FHM');
    expect(await choosing()).toBe('name');
    expect(await phone.sitDown('guest1', 'Bertha')).toBe(true);
    expect(server.claimed).toEqual([{ code: 'K7QD1FHM', seat: 'guest1', name: 'Bertha' }]);
    forget('seats');
    expect(await choosing()).toBe('join');
  });

  it('is no longer kept where it is refused', async () => {
    await phone.claim('K7QD1FHM');
    reload('CODE_UNKNOWN');
    await phone.start(null);
    expect([phone.stage, phone.refusal]).toEqual(['join', null]);
    reload(null);
    await phone.start(null);
    expect([phone.stage, server.claimed]).toEqual(['join', []]);
  });

  it('takes no second seat for a phone that has one', async () => {
    storeSeat(HELD);
    await phone.start({ code: 'K7QD1FHM' });
    expect([phone.stage, phone.seat?.seat, server.claimed]).toEqual(['seated', 'keeper', []]);
  });

  it('leads back to the way in where the table is gone', async () => {
    await phone.start({ code: 'K7QD1FHM' });
    await reconnect('TABLE_UNKNOWN');
    expect([phone.stage, phone.refusal]).toEqual(['join', { code: 'TABLE_UNKNOWN' }]);
  });
});

describe('a seat', () => {
  it('is dropped when the server says that it is another device’s', async () => {
    await phone.start(null);
    server.dismiss();
    expect(session.visit?.dismissed).toBe(true);
    phone.dismissed();
    expect(storedSeats()).toEqual([]);
    expect([phone.stage, await wasSeatGivenAway(phone)]).toEqual(['moved', false]);
    const asked = server.resumed.length;
    await phone.retry();
    expect(server.resumed).toHaveLength(asked);
  });

  it.each([
    ['replaced', [['keeper', 'replaced']], true],
    [
      'replaced, and the new person came',
      [
        ['keeper', 'replaced'],
        ['keeper', 'claimed'],
      ],
      true,
    ],
    [
      'taken over',
      [
        ['keeper', 'replaced'],
        ['keeper', 'taken-over'],
      ],
      false,
    ],
    [
      'taken over, and another replaced',
      [
        ['keeper', 'taken-over'],
        ['guest', 'replaced'],
      ],
      false,
    ],
  ] as const)('by correspondence tells how it was lost: %s', async (_, seats, given) => {
    server.seats = seats;
    await phone.start(null);
    server.dismiss();
    phone.dismissed();
    expect(await wasSeatGivenAway(phone)).toBe(given);
    expect([phone.stage, session.visit]).toEqual(['moved', null]);
    const asked = server.resumed.length;
    await phone.retry();
    expect(server.resumed).toHaveLength(asked);
  });

  it('is not taken again by an answer that comes after its owner has left', async () => {
    await phone.start(null);
    server.holds = true;
    const following = phone.follow('t2');
    await expect.poll(() => server.resumed).toHaveLength(2);
    phone.leave();
    server.release();
    await following;
    expect([phone.stage, phone.seat, phone.refusal]).toEqual(['join', null, null]);
    expect([session.visit, storedSeats()]).toEqual([null, []]);
  });

  it('is dropped when its owner leaves', async () => {
    await phone.start(null);
    phone.leave();
    expect(phone.stage).toBe('join');
    expect(storedSeats()).toEqual([]);
  });
});
