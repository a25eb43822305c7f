import type { MatchRecord, Receipt } from '@mister-x/engine/protocol';
import { makeRecord } from '@mister-x/engine/testing';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { commitToShare } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMITMENT, loadHashes, TrustHistory, SERVER_SHARE, TEST_TABLE } from '../testing/past.js';
import { forget } from '../browser/store.js';
import { Witness } from './witness.svelte.js';

beforeEach(() => forget('chains'));

describe('the seed, once it is opened', () => {
  const mine = { seat: 'keeper', share: 'BgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgY' };
  const other = { ...mine, share: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc' };

  it.each([
    ['fits', { server: SERVER_SHARE, phones: [mine] }, null],
    ['has another share of the server', { server: other.share, phones: [mine] }, 'seed'],
    ['has another share of this phone', { server: SERVER_SHARE, phones: [other] }, 'seed'],
    ['leaves this phone out', { server: SERVER_SHARE, phones: [] }, 'seed'],
  ])('%s', async (_, seed, what) => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.gaveSeed(mine);
    await witness.arrive(past.chainHead, COMMITMENT);
    expect(witness.alarm).toBeNull();
    past.seed = seed;
    await witness.ended();
    expect(witness.alarm?.what ?? null).toBe(what);
  });

  it('is not known to a device that went on with another past', async () => {
    const past = new TrustHistory('a');
    const witness = new Witness(TEST_TABLE, past.source);
    await witness.gaveSeed(mine);
    await witness.arrive(past.chainHead, COMMITMENT);
    await witness.accept();
    past.seed = { server: other.share, phones: [] };
    await witness.ended();
    expect(witness.alarm).toBeNull();
  });

  it('is that of the commitment that was seen first', async () => {
    const past = new TrustHistory('a');
    await new Witness(TEST_TABLE, past.source).arrive(null, COMMITMENT);
    const reloaded = new Witness(TEST_TABLE, past.source);
    await reloaded.arrive(null, commitToShare(TEST_TABLE, other.share));
    expect(reloaded.alarm?.what).toBe('seed');
  });
});

describe('the record at the end', () => {
  const OPTIONS = { variant: 'modern', hunters: 3 };
  const record = makeRecord(scotlandYardKit, { options: OPTIONS, seed: 5 });
  const { genesis, entries, heads } = record;

  /** A device that was shown this game as its record has it. */
  async function shown(change: Partial<MatchRecord>, lies: Receipt[] = []): Promise<Witness> {
    const receipts = [...entries.flatMap((entry) => entry.receipts), ...lies];
    const openings = entries.flatMap((entry) => entry.openings);
    const chain = { link: heads.length - 1, head: heads.at(-1) ?? '' };
    const witness = new Witness(genesis.match, {
      chain: async () => ({ chain, steps: [], receipts, openings, seed: record.seed }),
      record: async () => ({ ...record, ...change }),
      code: loadHashes,
    });
    await witness.arrive(chain, genesis.seedCommitment);
    await witness.ended();
    return witness;
  }

  it('is what was shown', async () => {
    const witness = await shown({});
    expect(witness.alarm).toBeNull();
    // It came when the game was over: it vouches for nothing before.
    expect(witness.check).toEqual({ kind: 'checked', from: heads.length - 1 });
  });

  it('is of another game', async () => {
    const other = makeRecord(scotlandYardKit, { options: OPTIONS, seed: 6 });
    expect((await shown(other)).alarm?.what).toBe('record');
    forget('chains');
    expect((await shown({ entries: entries.slice(0, -1) })).alarm?.what).toBe('record');
  });

  it('is believed once it is the right one', async () => {
    const change: { entries?: MatchRecord['entries'] } = { entries: entries.slice(0, -1) };
    const witness = await shown(change);
    expect(witness.alarm?.what).toBe('record');
    delete change.entries;
    await witness.ended();
    expect(witness.alarm).toBeNull();
    expect(witness.check.kind).toBe('checked');
  });

  it('lacks a receipt that was shown', async () => {
    const { alarms } = await shown({}, [{ slot: '99', commitment: COMMITMENT }]);
    expect(alarms).toEqual([
      { what: 'receipt', slot: '99' },
      { what: 'opening-missing', slot: '99' },
    ]);
  });
});
