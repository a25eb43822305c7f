import type { ChainProof } from '@mister-x/engine/protocol';
import { chainStepOf } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMITMENT, move, TrustHistory, receipt, TEST_TABLE } from '../testing/past.js';
import { forget } from '../browser/store.js';
import { CONNECTION_LOST, ANSWER_MISSING } from './source.js';
import { Witness } from './witness.svelte.js';

beforeEach(() => forget('chains'));

describe('a server that will not show its past', () => {
  it.each([
    ['refuses to', async (): Promise<typeof ANSWER_MISSING> => ANSWER_MISSING, 'chain-missing'],
    ['says nonsense', async () => ({}) as ChainProof, 'past'],
  ])('is not vouched for when it %s', async (_, chain, what) => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, { ...past.source, chain });
    await witness.arrive(past.chainHead, COMMITMENT);
    expect(witness.alarm?.what).toBe(what);
    expect(await witness.vouchesFor(0)).toBe(false);
  });

  it('is not vouched for while the line is lost, and without an alarm', async () => {
    const past = new TrustHistory('a');
    past.publish();
    const witness = new Witness(TEST_TABLE, { ...past.source, chain: async () => CONNECTION_LOST });
    await witness.arrive(past.chainHead, COMMITMENT);
    expect(witness.alarm).toBeNull();
    expect(await witness.vouchesFor(past.chainHead.link)).toBe(false);
    const online = new Witness(TEST_TABLE, past.source);
    await online.arrive(past.chainHead, COMMITMENT);
    expect(await online.vouchesFor(past.chainHead.link)).toBe(true);
  });

  it('is found out by a second step for one link, and by what belongs to none', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    const update = past.publish();
    await witness.update(update);
    await witness.update(update);
    expect(witness.alarm).toBeNull();
    const step = chainStepOf([new Uint8Array(32).fill(99)]);
    await witness.update({ ...update, chain: { link: 1, step } });
    expect(witness.alarm?.what).toBe('split');
    forget('chains');
    const other = new Witness(TEST_TABLE, past.source);
    await other.arrive(past.chainHead, COMMITMENT);
    const { chain: _, ...loose } = past.publish([move('1', 7)]);
    await other.update(loose);
    expect(other.alarm?.what).toBe('split');
  });

  it('is found out when an accepted move gets no receipt', async () => {
    vi.useFakeTimers();
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.sending([move('1', 7), move('2', 8)]);
    await witness.accepted([move('1', 7), move('2', 8)]);
    await witness.update(past.publish([move('1', 7)]));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await witness.vouchesFor(0);
    expect(witness.alarm).toEqual({ what: 'receipt-missing', slot: '2' });
  });

  it('cannot undo in one tab what another one keeps', async () => {
    const past = new TrustHistory('a');
    const [first, second] = [new Witness(TEST_TABLE, past.source), new Witness(TEST_TABLE, past.source)];
    await first.arrive(past.chainHead, COMMITMENT);
    await second.arrive(past.chainHead, COMMITMENT);
    await first.sending([move('1', 7)]);
    await second.update(past.publish());
    past.publish([move('1', 9)]);
    const reloaded = new Witness(TEST_TABLE, past.source);
    await reloaded.arrive(past.chainHead, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'receipt', slot: '1' });
  });

  it('must leave what it published once', async () => {
    const past = new TrustHistory('a');
    let lies = false;
    const witness = new Witness(TEST_TABLE, {
      ...past.source,
      chain: async (seen) => ({
        ...(await past.ask(seen)),
        ...(lies ? { receipts: [receipt(move('1', 8))] } : {}),
      }),
    });
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.ended();
    expect(witness.alarm).toBeNull();
    lies = true;
    await witness.ended();
    expect(witness.alarm).toEqual({ what: 'receipt', slot: '1' });
  });
});
