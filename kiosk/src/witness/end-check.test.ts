import { describe, expect, it, vi } from 'vitest';
import type { RefereeLies } from '../testing/fake-referee.js';
import {
  CODES_OF_OTHER_FAILURES,
  advanceLong,
  secretLeg,
  alarmReasonsOf,
  refusedReply,
  STRANGE_REPLIES,
  sendMoves,
  advanceShortly,
  WatchingPages,
  KEEPER_ATTENDANCE,
} from '../testing/watching-pages.js';

const pages = WatchingPages.inEachTest();

describe('an honest game', () => {
  it('is checked to the end, on the kiosk and on the phone of a secret seat', async () => {
    const kiosk = await pages.device();
    expect(kiosk.witness.check.kind).toBe('unbegun');
    pages.referee.start();
    await advanceShortly();
    expect(kiosk.witness.check.kind).toBe('following');
    pages.referee.move([secretLeg('1')], ['AAAAAAAAAAAAAAAAAAAAAA']);
    pages.referee.end();
    await advanceShortly();
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 0 });
    const again = await pages.reloaded(kiosk);
    await advanceShortly();
    expect(again.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is checked by the phone that sent the moves, double moves included', async () => {
    const x = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.start();
    await advanceShortly();
    await sendMoves(x, secretLeg('0'));
    await sendMoves(x, secretLeg('1'));
    await sendMoves(x, secretLeg('2', 8), secretLeg('3', 9));
    pages.referee.end();
    await advanceLong();
    expect(x.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('is checked from where a device came in, and it says so', async () => {
    pages.referee.start();
    pages.referee.move([secretLeg('1')]);
    const kiosk = await pages.device();
    pages.referee.end();
    await advanceLong();
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 1 });
  });
});

describe('at the end, a referee', () => {
  const LIES: readonly (readonly [string, RefereeLies, string])[] = [
    ['that refuses the record', { record: 999 }, 'record-missing'],
    ['that never says that the game is over', { over: 'denied' }, 'record-missing'],
    ['that never answers for the record', { record: 'silent' }, 'record-missing'],
    ...CODES_OF_OTHER_FAILURES.map(
      (code) =>
        [
          `that refuses the record with ${code}`,
          { replies: { record: refusedReply(code) } },
          'record-missing',
        ] as const,
    ),
    ...CODES_OF_OTHER_FAILURES.map(
      (code) =>
        [`that refuses the chain with ${code}`, { replies: { chain: refusedReply(code) } }, 'chain-missing'] as const,
    ),
    ['that keeps its part of the seed', { seed: 'kept' }, 'seed-missing'],
    ['that opens not every receipt', { openings: '1' }, 'opening-missing 1'],
  ];

  it.each(LIES)('%s is an alarm, which outlasts a reload', async (_, lies, reason) => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.move([secretLeg('1')]);
    await advanceShortly();
    pages.referee.lies = lies;
    pages.referee.end();
    await advanceShortly();
    expect(kiosk.witness.check.kind).not.toBe('checked');
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([reason]);
    const again = await pages.reloaded(kiosk);
    expect(again.witness.check).toMatchObject({ kind: 'alarm' });
    await advanceLong();
    expect(alarmReasonsOf(again)).toEqual([reason]);
    // The very check succeeds: only then is the alarm gone.
    pages.referee.lies = {};
    const asking = again.witness.again();
    await advanceShortly();
    await asking;
    expect(alarmReasonsOf(again)).toEqual([]);
    expect(again.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it.each(STRANGE_REPLIES)('that gives %j for the record is an alarm', async (reply) => {
    const kiosk = await pages.device();
    pages.referee.start();
    await advanceShortly();
    pages.referee.lies = { replies: { record: reply } };
    pages.referee.end();
    await advanceLong();
    expect(kiosk.witness.check.kind).toBe('alarm');
  });

  it('may be slow, and is asked again', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.lies = { record: 4 };
    pages.referee.end();
    await advanceShortly();
    expect(kiosk.witness.check.kind).toBe('pending');
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('may show the last move a moment before it says that the game is over', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.lies = { over: 'denied' };
    pages.referee.end();
    await advanceShortly();
    expect(kiosk.witness.check.kind).toBe('pending');
    pages.referee.lies = {};
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual([]);
    expect(kiosk.witness.check).toEqual({ kind: 'checked', from: 0 });
  });

  it('that is out of reach is no alarm: it is not checked yet, and will be', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    await advanceShortly();
    pages.referee.lies = { record: 1 };
    pages.referee.end();
    await advanceShortly();
    kiosk.wire.cut();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(kiosk.session.connection).toBe('offline');
    expect(kiosk.witness.check.kind).toBe('pending');
    kiosk.wire.mend();
    await advanceLong();
    expect(kiosk.witness.check.kind).toBe('checked');
  });

  it('is not let off by saying that the key is lost where it shows an end', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    await advanceShortly();
    pages.referee.move([secretLeg('1')]);
    pages.referee.lies = { record: 999, seed: 'kept' };
    pages.referee.end();
    pages.referee.lose();
    await advanceLong();
    expect(alarmReasonsOf(kiosk)).toEqual(expect.arrayContaining(['seed-missing', 'record-missing']));
  });

  it.each([null, undefined, '', 'AAAA', 7])('that commits to its seed with %j is caught at once', async (value) => {
    pages.referee.info = { ...pages.referee.info, seedCommitment: value as never };
    const kiosk = await pages.device();
    const x = await pages.device(KEEPER_ATTENDANCE);
    expect(alarmReasonsOf(kiosk)).toEqual(['seed']);
    expect(alarmReasonsOf(x)).toEqual(['seed']);
  });

  it('that commits to its seed when it knows the parts of the phones is caught', async () => {
    const { seedCommitment } = pages.referee.info;
    pages.referee.info = { ...pages.referee.info, seedCommitment: null as never };
    const kiosk = await pages.device();
    pages.referee.info = { ...pages.referee.info, seedCommitment };
    pages.referee.start();
    const again = await pages.reloaded(kiosk);
    pages.referee.end();
    await advanceLong();
    expect(again.witness.check.kind).toBe('alarm');
    expect(alarmReasonsOf(again)).toEqual(['seed']);
  });

  it('has nothing to answer for where the key is lost', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.move([secretLeg('1')]);
    pages.referee.lose();
    await advanceLong();
    expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'lost' });
    const again = await pages.reloaded(kiosk);
    await advanceLong();
    expect(again.witness.check).toEqual({ kind: 'none', why: 'lost' });
  });

  it.each([
    ...([{ record: 999 }, { over: 'denied' }, { seed: 'kept' }, { openings: '1' }] as const),
    { receipts: '1' } as const,
  ])('has nothing to answer for where the host broke the game off: %j', async (lies) => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.lies = lies;
    pages.referee.move([secretLeg('1')]);
    pages.referee.end('ABANDONED');
    await advanceLong();
    expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'abandoned' });
  });

  it('can be overruled by the owner, and is never shown as checked for it', async () => {
    const kiosk = await pages.device();
    pages.referee.start();
    pages.referee.lies = { record: 999 };
    pages.referee.end();
    await advanceLong();
    await kiosk.witness.accept();
    expect(kiosk.witness.check).toEqual({ kind: 'none', why: 'overruled' });
    const again = await pages.reloaded(kiosk);
    await advanceLong();
    expect(again.witness.check).toEqual({ kind: 'none', why: 'overruled' });
  });
});
