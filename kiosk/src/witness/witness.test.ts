import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FullStorage } from '../testing/full-storage.js';
import { COMMITMENT, move, TrustHistory, TEST_TABLE } from '../testing/past.js';
import { forget } from '../browser/store.js';
import { Witness } from './witness.svelte.js';

beforeEach(() => forget('chains'));

describe('a device that follows the chain', () => {
  it('computes each head itself and asks for nothing', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    expect(witness.chainHead).toEqual(past.chainHead);
    expect(past.asked).toBe(1);
    expect(witness.alarm).toBeNull();
  });

  it('asks for what it missed, and takes an update twice for one', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    past.publish();
    const second = past.publish([move('1', 7)]);
    await witness.update(second);
    await witness.update(second);
    expect(witness.chainHead).toEqual(past.chainHead);
    expect([...witness.receipts.keys()]).toEqual(['1']);
    expect(past.asked).toBe(2);
  });

  it.each([
    ['was rolled back', (past: TrustHistory) => past.rolledBack()],
    ['has another beginning', () => new TrustHistory('b')],
  ])('refuses a server whose past %s, also after a reload', async (_, change) => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    const later = change(past);
    const reloaded = new Witness(TEST_TABLE, later.source);
    await reloaded.arrive(later.chainHead, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'past', slot: '' });
    await reloaded.accept();
    expect(reloaded.alarm).toBeNull();
    expect(reloaded.chainHead).toEqual(later.chainHead);
  });

  it('believes a server again that has put back the past it had shown', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    const old = new TrustHistory('a');
    old.publish();
    const reloaded = new Witness(TEST_TABLE, old.source);
    await reloaded.arrive(old.chainHead, COMMITMENT);
    expect(reloaded.alarm?.what).toBe('past');
    past.publish();
    const again = new Witness(TEST_TABLE, past.source);
    expect(again.alarm?.what).toBe('past');
    await again.arrive(past.chainHead, COMMITMENT);
    expect(again.alarm).toBeNull();
    expect(await again.vouchesFor(4)).toBe(true);
  });

  it('refuses a server that forgot that the game was begun', async () => {
    const past = new TrustHistory('a');
    await new Witness(TEST_TABLE, past.source).arrive(past.chainHead, COMMITMENT);
    const witness = new Witness(TEST_TABLE, {
      ...past.source,
      chain: async () => ({ chain: null, steps: null, receipts: [], openings: [], seed: null }),
    });
    await witness.arrive(null, COMMITMENT);
    expect(witness.alarm?.what).toBe('past');
  });
});

describe('heads that a device writes down', () => {
  it('are those of the moment, one for each round, and outlast a reload', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish());
    const first = past.chainHead;
    await witness.note(1);
    await witness.update(past.publish());
    await witness.note(1);
    // Not yet worked off when it is noted: the note waits for its turn.
    void witness.update(past.publish());
    await witness.note(2);
    const noted = [
      { when: 1, ...first },
      { when: 2, ...past.chainHead },
    ];
    expect(witness.noted).toEqual(noted);
    const reloaded = new Witness(TEST_TABLE, past.source);
    expect(reloaded.noted).toEqual(noted);
  });

  it('are none while the server is not believed, and those of a past given up go', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.update(past.publish());
    await witness.note(1);
    await witness.update(past.publish());
    await witness.note(2);
    past.rolledBack();
    const reloaded = new Witness(TEST_TABLE, past.source);
    await reloaded.arrive(past.chainHead, COMMITMENT);
    expect(reloaded.alarm?.what).toBe('past');
    await reloaded.note(3);
    expect(reloaded.noted.map(({ when }) => when)).toEqual([1, 2]);
    await reloaded.accept();
    await reloaded.note(2);
    expect(reloaded.noted.map(({ when, link }) => [when, link])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('a browser whose storage is full', () => {
  it('keeps every alarm and every move, as long as the page is open', async () => {
    const storage = new FullStorage();
    vi.stubGlobal('localStorage', storage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.arrive(past.chainHead, COMMITMENT);
    storage.takes = false;
    witness.sender = () => true;
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.update(past.publish([move('1', 8)]));
    const alarms = [{ what: 'receipt', slot: '1' }];
    expect(witness.alarms).toEqual(alarms);
    await witness.update(past.publish());
    await witness.note(1);
    expect(witness.alarms).toEqual(alarms);
    expect(new Witness(TEST_TABLE, past.source).alarms).toEqual(alarms);
    forget('chains');
  });
});
