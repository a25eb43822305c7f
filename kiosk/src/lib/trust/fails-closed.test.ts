import type { Json, SecretMove } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeReferee, type FakeWire, type Lies, TABLE } from '../../testing/fake-referee.js';
import { Session } from '../client/session.svelte.js';
import { forget } from '../store.js';
import { startToVouch } from './memory.js';
import { sourceOf } from './source.js';
import { Witness } from './witness.svelte.js';

const KIOSK = { as: 'kiosk', table: TABLE } as const;
const X = { as: 'seat', table: TABLE, seat: 'x', secret: 's' } as const;
/** More than all attempts take together. */
const LONG = 120_000;

const refused = (code: string) => ({ ok: false, refusal: { code } });
/** Codes that a page uses for itself, said by a server. */
const BORROWED = ['CONNECTION_LOST', 'LINE_KEY_WRONG'];
/** Answers that spell what a page calls an answer that did not come. */
const SPELT = ['lost', 'missing', 'silent', null, false].map((value) => ({ ok: true, value }));

let referee: FakeReferee;
let open: Device[];

type Device = { readonly session: Session; readonly wire: FakeWire; readonly witness: Witness };

/** A page that was just opened, with what its browser remembers. */
async function device(place: typeof KIOSK | typeof X = KIOSK): Promise<Device> {
  const wire = referee.wire();
  const session = new Session(wire);
  session.fills = (_, role) =>
    role === 'misterX'
      ? (window, view) =>
          window !== '0' || (view?.game as { dealt?: Json } | undefined)?.dealt !== true
      : undefined;
  wire.mend();
  await session.open(place);
  if (session.witness === null) throw new Error('nobody watches');
  const made = { session, wire, witness: session.witness };
  open.push(made);
  await vi.advanceTimersByTimeAsync(0);
  return made;
}

function leave({ session }: Device): void {
  session.close();
}

/** The page is loaded anew. */
async function reloaded(old: Device, place: typeof KIOSK | typeof X = KIOSK): Promise<Device> {
  leave(old);
  return device(place);
}

const soon = () => vi.advanceTimersByTimeAsync(5);
const later = () => vi.advanceTimersByTimeAsync(LONG);
const leg = (window: string, stop = 7): SecretMove => ({ window, move: { stop, ticket: 'taxi' } });
const send = async ({ session }: Device, ...fills: SecretMove[]) => {
  const reply = session.act('x', { fills } as unknown as Json, fills);
  await soon();
  return reply;
};
const reasons = ({ witness }: Device) =>
  witness.alarms.map(({ what, window }) => `${what} ${window}`.trim());

beforeEach(async () => {
  forget('chains');
  referee = new FakeReferee();
  open = [];
  await import('./hashes.js');
  vi.useFakeTimers();
});
afterEach(() => {
  for (const each of open) leave(each);
  vi.useRealTimers();
});

describe('an honest game', () => {
  it('is checked to the end, on the kiosk and on the phone of Mister X', async () => {
    const kiosk = await device();
    expect(kiosk.witness.check.kind).toBe('unbegun');
    referee.start();
    await soon();
    expect(kiosk.witness.check.kind).toBe('following');
    referee.move([leg('1')], ['AAAAAAAAAAAAAAAAAAAAAA']);
    referee.end();
    await soon();
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 0 });
    const again = await reloaded(kiosk);
    await soon();
    expect(again.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is checked by the phone that sent the moves, double moves included', async () => {
    const x = await device(X);
    referee.start();
    await soon();
    await send(x, leg('0'));
    await send(x, leg('1'));
    await send(x, leg('2', 8), leg('3', 9));
    referee.end();
    await later();
    expect(x.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is checked from where a device came in, and it says so', async () => {
    referee.start();
    referee.move([leg('1')]);
    const kiosk = await device();
    referee.end();
    await later();
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 1 });
  });
});

describe('at the end, a referee', () => {
  const LIES: readonly (readonly [string, Lies, string])[] = [
    ['that refuses the record', { record: 999 }, 'record-missing'],
    ['that never says that the game is over', { over: 'denied' }, 'record-missing'],
    ['that never answers for the record', { record: 'silent' }, 'record-missing'],
    ...BORROWED.map(
      (code) =>
        [
          `that refuses the record with ${code}`,
          { replies: { record: refused(code) } },
          'record-missing',
        ] as const,
    ),
    ...BORROWED.map(
      (code) =>
        [
          `that refuses the chain with ${code}`,
          { replies: { chain: refused(code) } },
          'chain-missing',
        ] as const,
    ),
    ['that keeps its part of the seed', { seed: 'kept' }, 'seed-missing'],
    ['that opens not every receipt', { openings: '1' }, 'opening-missing 1'],
  ];

  it.each(LIES)('%s is an alarm, which outlasts a reload', async (_, lies, reason) => {
    const kiosk = await device();
    referee.start();
    referee.move([leg('1')]);
    await soon();
    referee.lies = lies;
    referee.end();
    await soon();
    expect(kiosk.witness.check.kind).not.toBe('checked');
    await later();
    expect(reasons(kiosk)).toEqual([reason]);
    const again = await reloaded(kiosk);
    expect(again.witness.check).toMatchObject({ kind: 'alarm' });
    await later();
    expect(reasons(again)).toEqual([reason]);
    // The very check succeeds: only then is the alarm gone.
    referee.lies = {};
    const asking = again.witness.again();
    await soon();
    await asking;
    expect(reasons(again)).toEqual([]);
    expect(again.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it.each(SPELT)('that gives %j for the record is an alarm', async (reply) => {
    const kiosk = await device();
    referee.start();
    await soon();
    referee.lies = { replies: { record: reply } };
    referee.end();
    await later();
    expect(kiosk.witness.check.kind).toBe('alarm');
  });

  it('may be slow, and is asked again', async () => {
    const kiosk = await device();
    referee.start();
    referee.lies = { record: 4 };
    referee.end();
    await soon();
    expect(kiosk.witness.check.kind).toBe('pending');
    await later();
    expect(reasons(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('may show the last move a moment before it says that the game is over', async () => {
    const kiosk = await device();
    referee.start();
    referee.lies = { over: 'denied' };
    referee.end();
    await soon();
    expect(kiosk.witness.check.kind).toBe('pending');
    referee.lies = {};
    await later();
    expect(reasons(kiosk)).toEqual([]);
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('that is out of reach is no alarm: it is not checked yet, and will be', async () => {
    const kiosk = await device();
    referee.start();
    await soon();
    referee.lies = { record: 1 };
    referee.end();
    await soon();
    kiosk.wire.cut();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(kiosk.session.connection).toBe('offline');
    expect(kiosk.witness.check.kind).toBe('pending');
    kiosk.wire.mend();
    await later();
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('has nothing to answer for where the key is lost', async () => {
    const kiosk = await device();
    referee.start();
    referee.move([leg('1')]);
    referee.lose();
    await later();
    expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'lost' });
    const again = await reloaded(kiosk);
    await later();
    expect(again.witness.check).toEqual({ kind: 'none', why: 'lost' });
  });

  it.each([{ record: 999 }, { over: 'denied' }, { seed: 'kept' }, { openings: '1' }] as const)(
    'has nothing to answer for where the host broke the game off: %j',
    async (lies) => {
      const kiosk = await device();
      referee.start();
      referee.move([leg('1')]);
      referee.lies = lies;
      referee.end('ABANDONED');
      await later();
      expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'abandoned' });
    },
  );

  it('can be overruled by the owner, and is never shown as checked for it', async () => {
    const kiosk = await device();
    referee.start();
    referee.lies = { record: 999 };
    referee.end();
    await later();
    await kiosk.witness.accept();
    expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'overruled' });
    const again = await reloaded(kiosk);
    await later();
    expect(again.witness.check).toEqual({ kind: 'none', why: 'overruled' });
  });
});

describe('a referee that never says where the chain stands', () => {
  it.each(['hidden', 'refused', 'silent'] as const)('is an alarm: %s', async (chain) => {
    referee.lies = { chain };
    const x = await device(X);
    referee.start();
    await later();
    expect(reasons(x)).toEqual(['chain-missing']);
    const reply = await send(x, leg('0'));
    expect(reply).toEqual({ ok: false, refusal: { code: 'CHAIN_BROKEN' } });
    expect(referee.asked).not.toContain('command');
    referee.lies = {};
    const again = await reloaded(x, X);
    await soon();
    expect(reasons(again)).toEqual([]);
  });

  it.each(BORROWED)('is an alarm also where it says %s', async (code) => {
    referee.lies = { replies: { chain: refused(code) } };
    const x = await device(X);
    referee.start();
    await later();
    expect(reasons(x)).toEqual(['chain-missing']);
    expect(referee.asked.filter((name) => name === 'chain').length).toBeGreaterThan(3);
    expect(await send(x, leg('0'))).toMatchObject({ ok: false });
    expect(referee.asked).not.toContain('command');
  });

  it.each(SPELT)('is an alarm also where it gives %j', async (reply) => {
    referee.lies = { replies: { chain: reply } };
    const x = await device(X);
    referee.start();
    await later();
    expect(x.witness.check.kind).toBe('alarm');
    await send(x, leg('0'));
    expect(referee.asked).not.toContain('command');
  });

  it('is told nothing before that is clear', async () => {
    referee.lies = { chain: 'hidden' };
    const x = await device(X);
    referee.start();
    await soon();
    const reply = x.session.act('x', { fills: [] } as unknown as Json);
    await later();
    expect(await reply).toMatchObject({ ok: false });
    expect(referee.asked).not.toContain('command');
  });
});

describe('the code that checks', () => {
  const hashes = () => import('./hashes.js');

  it('that does not load is an alarm, and nothing is sent', async () => {
    const { session } = await device();
    let broken = true;
    const load = () => (broken ? Promise.reject(new Error('gone')) : hashes());
    const source = sourceOf(session.link, TABLE, load);
    const witness = new Witness(TABLE, source, () => 'playing');
    referee.start();
    const arriving = witness.arrive(null, referee.info.seedCommitment);
    await later();
    await arriving;
    expect(witness.alarm?.what).toBe('code-missing');
    expect(await witness.vouchesFor(0)).toBe(false);
    const next = new Witness(TABLE, source, () => 'playing');
    expect(next.alarm?.what).toBe('code-missing');
    broken = false;
    const asking = next.again();
    await soon();
    await asking;
    expect(next.alarm).toBeNull();
    expect(next.position?.link).toBe(0);
  });

  it('that does not load while the line is down is only late', async () => {
    const { session, wire } = await device();
    let loads = 0;
    const load = () => (++loads < 3 ? Promise.reject(new Error('gone')) : hashes());
    const witness = new Witness(TABLE, sourceOf(session.link, TABLE, load), () => 'playing');
    referee.start();
    wire.cut();
    const arriving = witness.arrive(null, referee.info.seedCommitment);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([loads, witness.alarm]).toEqual([0, null]);
    wire.mend();
    await later();
    await arriving;
    expect(witness.alarm).toBeNull();
  });
});

describe('the receipt of an accepted move', () => {
  it('that never comes is an alarm, also when the page is loaded anew in between', async () => {
    const x = await device(X);
    referee.start();
    await soon();
    referee.lies = { receipts: '1' };
    await send(x, leg('1'));
    expect(reasons(x)).toEqual([]);
    const again = await reloaded(x, X);
    expect(reasons(again)).toEqual([]);
    await later();
    expect(reasons(again)).toEqual(['receipt-missing 1']);
    const third = await reloaded(again, X);
    expect(reasons(third)).toEqual(['receipt-missing 1']);
  });

  it('that comes late takes the alarm back', async () => {
    const x = await device(X);
    referee.start();
    await soon();
    referee.lies = { receipts: '1' };
    let salts: readonly string[] = [];
    const { answer } = referee;
    referee.answer = (name, ask) => {
      if (name === 'command') salts = (ask as { salts: string[] }).salts;
      return answer.call(referee, name, ask);
    };
    await send(x, leg('1'));
    await later();
    expect(reasons(x)).toEqual(['receipt-missing 1']);
    referee.lies = {};
    referee.move([leg('1')], salts);
    await soon();
    expect(reasons(x)).toEqual([]);
  });
});

describe('a receipt that the phone of Mister X did not send', () => {
  async function begun(): Promise<Device> {
    const x = await device(X);
    referee.start();
    await soon();
    return x;
  }

  it.each(['0', '1'])('is an alarm on it: window %s', async (window) => {
    const x = await begun();
    referee.move([leg(window)]);
    await later();
    expect(reasons(x)).toEqual([`receipt-unsent ${window}`]);
    expect(reasons(await reloaded(x, X))).toEqual([`receipt-unsent ${window}`]);
  });

  it('is one more than the legs that it sent', async () => {
    const x = await begun();
    await send(x, leg('1'));
    referee.move([leg('2')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 2']);
  });

  it('takes the place of the one that it sent', async () => {
    const x = await begun();
    await send(x, leg('1'));
    referee.move([leg('1', 9)]);
    await later();
    expect(reasons(x)).toEqual(['receipt 1']);
  });

  it('is its own of before, put back after it moved otherwise', async () => {
    const x = await begun();
    const salts: string[] = [];
    const { answer } = referee;
    referee.answer = (name, ask) => {
      if (name === 'command') salts.push(...(ask as { salts: string[] }).salts);
      return answer.call(referee, name, ask);
    };
    await send(x, leg('1'));
    await send(x, leg('1', 8));
    expect(reasons(x)).toEqual([]);
    referee.move([leg('1')], salts.slice(0, 1));
    await later();
    expect(reasons(x)).toEqual(['receipt 1']);
  });

  it('was published while it was away', async () => {
    const x = await begun();
    leave(x);
    referee.move([leg('1')]);
    const again = await device(X);
    await later();
    expect(reasons(again)).toEqual(['receipt-unsent 1']);
  });

  it('is none of the kiosk’s business', async () => {
    const kiosk = await device();
    referee.start();
    referee.move([leg('1')]);
    await later();
    expect(reasons(kiosk)).toEqual([]);
  });

  it('is the referee’s own where it deals the start', async () => {
    referee.game = { ...referee.game, dealt: true };
    const x = await begun();
    referee.move([leg('0')]);
    await later();
    expect(reasons(x)).toEqual([]);
    referee.move([leg('1')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 1']);
  });

  it('was sent by the phone that had the seat before: the new one vouches from there on', async () => {
    referee.start();
    referee.move([leg('0')]);
    referee.move([leg('1')]);
    startToVouch(TABLE);
    const x = await device(X);
    await later();
    expect(reasons(x)).toEqual([]);
    await send(x, leg('2'));
    referee.end();
    await later();
    expect(x.witness.check).toEqual({ kind: 'checked', from: 2 });
    referee.move([leg('3')]);
    await later();
    expect(reasons(x)).toEqual(['receipt-unsent 3']);
  });

  it('was sent by another phone, after which this one took the seat back', async () => {
    const x = await begun();
    await send(x, leg('1'));
    leave(x);
    referee.move([leg('2')]);
    startToVouch(TABLE);
    const back = await device(X);
    await later();
    expect(reasons(back)).toEqual([]);
    await send(back, leg('3'));
    await later();
    expect(reasons(back)).toEqual([]);
  });

  it('was sent by another tab of it', async () => {
    const one = await begun();
    const two = await device(X);
    await send(one, leg('1'));
    await send(two, leg('2'), leg('3'));
    await later();
    expect([reasons(one), reasons(two)]).toEqual([[], []]);
  });
});
