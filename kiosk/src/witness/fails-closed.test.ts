import type { Json } from '@mister-x/engine/protocol';
import { describe, expect, it, vi } from 'vitest';
import { TEST_TABLE } from '../testing/fake-referee.js';
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
import { trustSourceOf } from './source.js';
import { Witness } from './witness.svelte.js';

const pages = WatchingPages.inEachTest();

describe('a referee that never says where the chain stands', () => {
  it.each(['hidden', 'refused', 'silent'] as const)('is an alarm: %s', async (chain) => {
    pages.referee.lies = { chain };
    const x = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.start();
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['chain-missing']);
    const reply = await sendMoves(x, secretLeg('0'));
    expect(reply).toEqual({ ok: false, refusal: { code: 'CHAIN_BROKEN' } });
    expect(pages.referee.asked).not.toContain('command');
    pages.referee.lies = {};
    const again = await pages.reloaded(x, KEEPER_ATTENDANCE);
    await advanceShortly();
    expect(alarmReasonsOf(again)).toEqual([]);
  });

  it.each(CODES_OF_OTHER_FAILURES)('is an alarm also where it says %s', async (code) => {
    pages.referee.lies = { replies: { chain: refusedReply(code) } };
    const x = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.start();
    await advanceLong();
    expect(alarmReasonsOf(x)).toEqual(['chain-missing']);
    expect(pages.referee.asked.filter((name) => name === 'chain').length).toBeGreaterThan(3);
    expect(await sendMoves(x, secretLeg('0'))).toMatchObject({ ok: false });
    expect(pages.referee.asked).not.toContain('command');
  });

  it.each(STRANGE_REPLIES)('is an alarm also where it gives %j', async (reply) => {
    pages.referee.lies = { replies: { chain: reply } };
    const x = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.start();
    await advanceLong();
    expect(x.witness.check.kind).toBe('alarm');
    await sendMoves(x, secretLeg('0'));
    expect(pages.referee.asked).not.toContain('command');
  });

  it('is told nothing before that is clear', async () => {
    pages.referee.lies = { chain: 'hidden' };
    const x = await pages.device(KEEPER_ATTENDANCE);
    pages.referee.start();
    await advanceShortly();
    const reply = x.visit.send('keeper', { fills: [] } as unknown as Json);
    await advanceLong();
    expect(await reply).toMatchObject({ ok: false });
    expect(pages.referee.asked).not.toContain('command');
  });
});

describe('the code that checks', () => {
  const hashes = () => import('./hashes.js');

  it('that does not load is an alarm, and nothing is sent', async () => {
    const { session } = await pages.device();
    let broken = true;
    const load = () => (broken ? Promise.reject(new Error('gone')) : hashes());
    const source = trustSourceOf(session.line, TEST_TABLE, load);
    const witness = new Witness(TEST_TABLE, source, () => 'playing');
    pages.referee.start();
    const arriving = witness.arrive(null, pages.referee.info.seedCommitment);
    await advanceLong();
    await arriving;
    expect(witness.alarm?.what).toBe('code-missing');
    expect(await witness.vouchesFor(0)).toBe(false);
    const next = new Witness(TEST_TABLE, source, () => 'playing');
    expect(next.alarm?.what).toBe('code-missing');
    broken = false;
    const asking = next.again();
    await advanceShortly();
    await asking;
    expect(next.alarm).toBeNull();
    expect(next.chainHead?.link).toBe(0);
  });

  it('that does not load while the line is down is only late', async () => {
    const { session, wire } = await pages.device();
    let loads = 0;
    const load = () => (++loads < 3 ? Promise.reject(new Error('gone')) : hashes());
    const witness = new Witness(TEST_TABLE, trustSourceOf(session.line, TEST_TABLE, load), () => 'playing');
    pages.referee.start();
    wire.cut();
    const arriving = witness.arrive(null, pages.referee.info.seedCommitment);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([loads, witness.alarm]).toEqual([0, null]);
    wire.mend();
    await advanceLong();
    await arriving;
    expect(witness.alarm).toBeNull();
  });
});
