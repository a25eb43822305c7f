import type { Json } from '@mister-x/engine/protocol';
import { describe, expect, it, vi } from 'vitest';
import { TABLE } from '../../testing/fake-referee.js';
import {
  BORROWED,
  later,
  leg,
  reasons,
  refused,
  SPELT,
  send,
  soon,
  WatchingPages,
  X,
} from '../../testing/watching-pages.js';
import { sourceOf } from './source.js';
import { Witness } from './witness.svelte.js';

const pages = WatchingPages.inEachTest();

describe('a referee that never says where the chain stands', () => {
  it.each(['hidden', 'refused', 'silent'] as const)('is an alarm: %s', async (chain) => {
    pages.referee.lies = { chain };
    const x = await pages.device(X);
    pages.referee.start();
    await later();
    expect(reasons(x)).toEqual(['chain-missing']);
    const reply = await send(x, leg('0'));
    expect(reply).toEqual({ ok: false, refusal: { code: 'CHAIN_BROKEN' } });
    expect(pages.referee.asked).not.toContain('command');
    pages.referee.lies = {};
    const again = await pages.reloaded(x, X);
    await soon();
    expect(reasons(again)).toEqual([]);
  });

  it.each(BORROWED)('is an alarm also where it says %s', async (code) => {
    pages.referee.lies = { replies: { chain: refused(code) } };
    const x = await pages.device(X);
    pages.referee.start();
    await later();
    expect(reasons(x)).toEqual(['chain-missing']);
    expect(pages.referee.asked.filter((name) => name === 'chain').length).toBeGreaterThan(3);
    expect(await send(x, leg('0'))).toMatchObject({ ok: false });
    expect(pages.referee.asked).not.toContain('command');
  });

  it.each(SPELT)('is an alarm also where it gives %j', async (reply) => {
    pages.referee.lies = { replies: { chain: reply } };
    const x = await pages.device(X);
    pages.referee.start();
    await later();
    expect(x.witness.check.kind).toBe('alarm');
    await send(x, leg('0'));
    expect(pages.referee.asked).not.toContain('command');
  });

  it('is told nothing before that is clear', async () => {
    pages.referee.lies = { chain: 'hidden' };
    const x = await pages.device(X);
    pages.referee.start();
    await soon();
    const reply = x.session.send('keeper', { fills: [] } as unknown as Json);
    await later();
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
    const source = sourceOf(session.line, TABLE, load);
    const witness = new Witness(TABLE, source, () => 'playing');
    pages.referee.start();
    const arriving = witness.arrive(null, pages.referee.info.seedCommitment);
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
    expect(next.chainHead?.link).toBe(0);
  });

  it('that does not load while the line is down is only late', async () => {
    const { session, wire } = await pages.device();
    let loads = 0;
    const load = () => (++loads < 3 ? Promise.reject(new Error('gone')) : hashes());
    const witness = new Witness(TABLE, sourceOf(session.line, TABLE, load), () => 'playing');
    pages.referee.start();
    wire.cut();
    const arriving = witness.arrive(null, pages.referee.info.seedCommitment);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([loads, witness.alarm]).toEqual([0, null]);
    wire.mend();
    await later();
    await arriving;
    expect(witness.alarm).toBeNull();
  });
});
