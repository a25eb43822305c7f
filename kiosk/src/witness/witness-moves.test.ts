import { shortCommitment } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMITMENT, move, TrustHistory, receipt, TEST_TABLE } from '../testing/past.js';
import { forget } from '../browser/store.js';
import { CONNECTION_LOST } from './source.js';
import { Witness } from './witness.svelte.js';

beforeEach(() => forget('chains'));

describe('receipts', () => {
  it('are held against what the phone sent', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.sending([move('2', 8)]);
    await witness.update(past.publish([move('2', 9)]));
    expect(witness.alarm).toEqual({ what: 'receipt', slot: '2' });
  });

  it('are held against it after a reload too', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.sending([move('1', 7)]);
    past.publish([move('1', 9)]);
    const reloaded = new Witness(TEST_TABLE, past.source);
    await reloaded.arrive(past.chainHead, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'receipt', slot: '1' });
  });

  it('of a move made again after a take-back replace the earlier ones (CM-13)', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    await witness.sending([move('1', 8, 1)]);
    await witness.update(past.publish([move('1', 8, 1)]));
    await witness.update(past.publish([], [move('1', 8, 1)]));
    // The end opens the move that was taken back as well.
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.alarm).toBeNull();
  });

  it('must be what is opened', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.update(past.publish([], [move('1', 8)]));
    expect(witness.alarm).toEqual({ what: 'opening', slot: '1' });
  });
});

describe('what a screen shows of a slot', () => {
  it('is the short form of the receipt, and later that the move was opened and fits', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7), move('2', 9)]));
    const short = shortCommitment(receipt(move('1', 7)).commitment);
    expect(short).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
    expect(witness.slots.get('1')).toEqual({ short, opened: false });
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.slots.get('1')).toEqual({ short, opened: true });
    expect(witness.slots.get('2')?.opened).toBe(false);
    const reloaded = new Witness(TEST_TABLE, past.source);
    await reloaded.arrive(past.chainHead, COMMITMENT);
    expect(reloaded.slots).toEqual(witness.slots);
  });

  it('is never "opened" by another move than the receipt binds', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([], [move('1', 8)]));
    expect(witness.slots.get('1')?.opened).toBe(false);
  });

  it('follows a move that was taken back and made again (CM-13)', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([move('1', 8)]));
    await witness.update(past.publish([], [move('1', 7)]));
    const short = shortCommitment(receipt(move('1', 8)).commitment);
    expect(witness.slots.get('1')).toEqual({ short, opened: false });
  });
});

describe('what a screen shows of open moves', () => {
  it('must be what was committed to, and is not looked at while the line is lost', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    const lost = new Witness(TEST_TABLE, { ...past.source, chain: async () => CONNECTION_LOST });
    const { slot, move: shown } = move('1', 7);
    await lost.arrive(past.chainHead, COMMITMENT);
    await lost.showing([{ slot, move: shown }]);
    expect(lost.alarm).toBeNull();
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)], [move('1', 7)]));
    await witness.showing([{ slot, move: shown }]);
    expect(witness.alarm).toBeNull();
    await witness.showing([{ slot, move: { stop: 8, ticket: 'bus' } }]);
    expect(witness.alarm).toEqual({ what: 'opening', slot: '1' });
  });

  it('must have been opened', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.showing([{ slot: '1', move: move('1', 7).move }]);
    expect(witness.alarm).toEqual({ what: 'opening', slot: '1' });
  });
});
