import type {
  ChainPosition,
  ChainProof,
  MatchRecord,
  Opening,
  Receipt,
  Update,
} from '@mister-x/engine/protocol';
import { makeRecord, scotlandYardKit } from '@mister-x/engine/test-kit';
import {
  commit,
  commitToShare,
  firstPosition,
  follow,
  shortForm,
  stepOf,
} from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FullStorage } from '../../testing/full-storage.js';
import { forget } from '../store.js';
import { LOST, MISSING, type Source } from './source.js';
import { Witness } from './witness.svelte.js';

const TABLE = 'table-of-a-test';
const SERVER_SHARE = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU';
const OPTIONS = { variant: 'modern', hunters: 3 };
const COMMITMENT = commitToShare(TABLE, SERVER_SHARE);
const salt = (n: number) => `${String.fromCharCode(65 + n)}AAAAAAAAAAAAAAAAAAAAA`;
const move = (window: string, stop: number, salted = 0): Opening => ({
  window,
  move: { stop, ticket: 'taxi' },
  salt: salt(salted),
});
const receipt = (opening: Opening) => ({
  window: opening.window,
  commitment: commit(TABLE, opening),
});

const code = () => import('./hashes.js');

/** A server with a past of its own. */
class Past {
  private steps: string[] = [];
  private readonly receipts: { window: string; commitment: string }[] = [];
  private readonly openings: Opening[] = [];
  asked = 0;
  seed: ChainProof['seed'] = null;

  constructor(private readonly genesis: string) {}

  get position(): ChainPosition {
    let position = firstPosition({ match: TABLE, genesis: this.genesis });
    for (const step of this.steps) position = follow(position, step) ?? position;
    return position;
  }

  publish(receipts: Opening[] = [], openings: Opening[] = []): Update {
    const step = stepOf([new Uint8Array(32).fill(this.steps.length)]);
    this.steps.push(step);
    const published = receipts.map(receipt);
    this.receipts.push(...published);
    this.openings.push(...openings);
    return {
      table: TABLE,
      revision: this.steps.length,
      view: {
        game: null,
        takeback: { mayAsk: false, asker: null, open: null },
        concession: { alone: [], together: [], open: null },
      },
      notices: [],
      told: 0,
      waits: [],
      chain: { link: this.steps.length, step },
      receipts: published,
      openings,
    };
  }

  /** An honest answer of this past; the device decides whether it is its own. */
  ask = async (seen: ChainPosition | null): Promise<ChainProof> => {
    this.asked++;
    const { receipts, openings } = this;
    const steps = seen === null ? [] : this.steps.slice(seen.link);
    return { chain: this.position, steps, receipts, openings, seed: this.seed };
  };

  readonly source: Source = { chain: this.ask, record: async () => LOST, code };

  rolledBack(): this {
    this.steps = this.steps.slice(0, 1);
    return this;
  }
}

beforeEach(() => forget('chains'));

describe('a device that follows the chain', () => {
  it('computes each head itself and asks for nothing', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    expect(witness.position).toEqual(past.position);
    expect(past.asked).toBe(1);
    expect(witness.alarm).toBeNull();
  });

  it('asks for what it missed, and takes an update twice for one', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    past.publish();
    const second = past.publish([move('1', 7)]);
    await witness.update(second);
    await witness.update(second);
    expect(witness.position).toEqual(past.position);
    expect([...witness.receipts.keys()]).toEqual(['1']);
    expect(past.asked).toBe(2);
  });

  it.each([
    ['was rolled back', (past: Past) => past.rolledBack()],
    ['has another beginning', () => new Past('b')],
  ])('refuses a server whose past %s, also after a reload', async (_, change) => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    const later = change(past);
    const reloaded = new Witness(TABLE, later.source);
    await reloaded.arrive(later.position, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'past', window: '' });
    await reloaded.accept();
    expect(reloaded.alarm).toBeNull();
    expect(reloaded.position).toEqual(later.position);
  });

  it('believes a server again that has put back the past it had shown', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    const old = new Past('a');
    old.publish();
    const reloaded = new Witness(TABLE, old.source);
    await reloaded.arrive(old.position, COMMITMENT);
    expect(reloaded.alarm?.what).toBe('past');
    past.publish();
    const again = new Witness(TABLE, past.source);
    expect(again.alarm?.what).toBe('past');
    await again.arrive(past.position, COMMITMENT);
    expect(again.alarm).toBeNull();
    expect(await again.vouchesFor(4)).toBe(true);
  });

  it('refuses a server that forgot that the game was begun', async () => {
    const past = new Past('a');
    await new Witness(TABLE, past.source).arrive(past.position, COMMITMENT);
    const witness = new Witness(TABLE, {
      ...past.source,
      chain: async () => ({ chain: null, steps: null, receipts: [], openings: [], seed: null }),
    });
    await witness.arrive(null, COMMITMENT);
    expect(witness.alarm?.what).toBe('past');
  });
});

describe('receipts', () => {
  it('are held against what the phone sent', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.sending([move('2', 8)]);
    await witness.update(past.publish([move('2', 9)]));
    expect(witness.alarm).toEqual({ what: 'receipt', window: '2' });
  });

  it('are held against it after a reload too', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.sending([move('1', 7)]);
    past.publish([move('1', 9)]);
    const reloaded = new Witness(TABLE, past.source);
    await reloaded.arrive(past.position, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'receipt', window: '1' });
  });

  it('of a move made anew after a take-back replace the earlier ones (CM-13)', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
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
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.update(past.publish([], [move('1', 8)]));
    expect(witness.alarm).toEqual({ what: 'opening', window: '1' });
  });
});

describe('what a screen shows of a window', () => {
  it('is the short form of the receipt, and later that the move was opened and fits', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7), move('2', 9)]));
    const short = shortForm(receipt(move('1', 7)).commitment);
    expect(short).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
    expect(witness.windows.get('1')).toEqual({ short, opened: false });
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.windows.get('1')).toEqual({ short, opened: true });
    expect(witness.windows.get('2')?.opened).toBe(false);
    const reloaded = new Witness(TABLE, past.source);
    await reloaded.arrive(past.position, COMMITMENT);
    expect(reloaded.windows).toEqual(witness.windows);
  });

  it('is never "opened" by another move than the receipt binds', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([], [move('1', 8)]));
    expect(witness.windows.get('1')?.opened).toBe(false);
  });

  it('follows a move that was taken back and made anew (CM-13)', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([move('1', 8)]));
    await witness.update(past.publish([], [move('1', 7)]));
    const short = shortForm(receipt(move('1', 8)).commitment);
    expect(witness.windows.get('1')).toEqual({ short, opened: false });
  });
});

describe('heads that a device writes down', () => {
  it('are those of the moment, one for each round, and outlast a reload', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish());
    const first = past.position;
    await witness.note(1);
    await witness.update(past.publish());
    await witness.note(1);
    // Not yet worked off when it is noted: the note waits for its turn.
    void witness.update(past.publish());
    await witness.note(2);
    const noted = [
      { when: 1, ...first },
      { when: 2, ...past.position },
    ];
    expect(witness.noted).toEqual(noted);
    const reloaded = new Witness(TABLE, past.source);
    expect(reloaded.noted).toEqual(noted);
  });

  it('are none while the server is not believed, and those of a past given up go', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish());
    await witness.note(1);
    await witness.update(past.publish());
    await witness.note(2);
    past.rolledBack();
    const reloaded = new Witness(TABLE, past.source);
    await reloaded.arrive(past.position, COMMITMENT);
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
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    storage.takes = false;
    witness.sender = () => true;
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.update(past.publish([move('1', 8)]));
    const alarms = [{ what: 'receipt', window: '1' }];
    expect(witness.alarms).toEqual(alarms);
    await witness.update(past.publish());
    await witness.note(1);
    expect(witness.alarms).toEqual(alarms);
    expect(new Witness(TABLE, past.source).alarms).toEqual(alarms);
    forget('chains');
  });
});

describe('a server that will not show its past', () => {
  it.each([
    ['refuses to', async (): Promise<typeof MISSING> => MISSING, 'chain-missing'],
    ['says nonsense', async () => ({}) as ChainProof, 'past'],
  ])('is not vouched for when it %s', async (_, chain, what) => {
    const past = new Past('a');
    const witness = new Witness(TABLE, { ...past.source, chain });
    await witness.arrive(past.position, COMMITMENT);
    expect(witness.alarm?.what).toBe(what);
    expect(await witness.vouchesFor(0)).toBe(false);
  });

  it('is not vouched for while the line is lost, and without an alarm', async () => {
    const past = new Past('a');
    past.publish();
    const witness = new Witness(TABLE, { ...past.source, chain: async () => LOST });
    await witness.arrive(past.position, COMMITMENT);
    expect(witness.alarm).toBeNull();
    expect(await witness.vouchesFor(past.position.link)).toBe(false);
    const online = new Witness(TABLE, past.source);
    await online.arrive(past.position, COMMITMENT);
    expect(await online.vouchesFor(past.position.link)).toBe(true);
  });

  it('is found out by a second step for one link, and by what belongs to none', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    const update = past.publish();
    await witness.update(update);
    await witness.update(update);
    expect(witness.alarm).toBeNull();
    const step = stepOf([new Uint8Array(32).fill(99)]);
    await witness.update({ ...update, chain: { link: 1, step } });
    expect(witness.alarm?.what).toBe('split');
    forget('chains');
    const other = new Witness(TABLE, past.source);
    await other.arrive(past.position, COMMITMENT);
    const { chain: _, ...loose } = past.publish([move('1', 7)]);
    await other.update(loose);
    expect(other.alarm?.what).toBe('split');
  });

  it('is found out when an accepted move gets no receipt', async () => {
    vi.useFakeTimers();
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.sending([move('1', 7), move('2', 8)]);
    await witness.accepted([move('1', 7), move('2', 8)]);
    await witness.update(past.publish([move('1', 7)]));
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await witness.vouchesFor(0);
    expect(witness.alarm).toEqual({ what: 'receipt-missing', window: '2' });
  });

  it('cannot undo in one tab what another one keeps', async () => {
    const past = new Past('a');
    const [first, second] = [new Witness(TABLE, past.source), new Witness(TABLE, past.source)];
    await first.arrive(past.position, COMMITMENT);
    await second.arrive(past.position, COMMITMENT);
    await first.sending([move('1', 7)]);
    await second.update(past.publish());
    past.publish([move('1', 9)]);
    const reloaded = new Witness(TABLE, past.source);
    await reloaded.arrive(past.position, COMMITMENT);
    expect(reloaded.alarm).toEqual({ what: 'receipt', window: '1' });
  });

  it('must leave what it published once', async () => {
    const past = new Past('a');
    let lies = false;
    const witness = new Witness(TABLE, {
      ...past.source,
      chain: async (seen) => ({
        ...(await past.ask(seen)),
        ...(lies ? { receipts: [receipt(move('1', 8))] } : {}),
      }),
    });
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.ended();
    expect(witness.alarm).toBeNull();
    lies = true;
    await witness.ended();
    expect(witness.alarm).toEqual({ what: 'receipt', window: '1' });
  });
});

describe('what a screen shows of open moves', () => {
  it('must be what was committed to, and is not looked at while the line is lost', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    const lost = new Witness(TABLE, { ...past.source, chain: async () => LOST });
    const { window, move: shown } = move('1', 7);
    await lost.arrive(past.position, COMMITMENT);
    await lost.showing([{ window, move: shown }]);
    expect(lost.alarm).toBeNull();
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)], [move('1', 7)]));
    await witness.showing([{ window, move: shown }]);
    expect(witness.alarm).toBeNull();
    await witness.showing([{ window, move: { stop: 8, ticket: 'taxi' } }]);
    expect(witness.alarm).toEqual({ what: 'opening', window: '1' });
  });

  it('must have been opened', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.arrive(past.position, COMMITMENT);
    await witness.update(past.publish([move('1', 7)]));
    await witness.showing([{ window: '1', move: move('1', 7).move }]);
    expect(witness.alarm).toEqual({ what: 'opening', window: '1' });
  });
});

describe('the seed, once it is opened', () => {
  const mine = { seat: 'x', share: 'BgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgY' };
  const other = { ...mine, share: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc' };

  it.each([
    ['fits', { server: SERVER_SHARE, phones: [mine] }, null],
    ['has another share of the server', { server: other.share, phones: [mine] }, 'seed'],
    ['has another share of this phone', { server: SERVER_SHARE, phones: [other] }, 'seed'],
    ['leaves this phone out', { server: SERVER_SHARE, phones: [] }, 'seed'],
  ])('%s', async (_, seed, what) => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.gaveSeed(mine);
    await witness.arrive(past.position, COMMITMENT);
    expect(witness.alarm).toBeNull();
    past.seed = seed;
    await witness.ended();
    expect(witness.alarm?.what ?? null).toBe(what);
  });

  it('is not known to a device that went on with another past', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.source);
    await witness.gaveSeed(mine);
    await witness.arrive(past.position, COMMITMENT);
    await witness.accept();
    past.seed = { server: other.share, phones: [] };
    await witness.ended();
    expect(witness.alarm).toBeNull();
  });

  it('is that of the commitment that was seen first', async () => {
    const past = new Past('a');
    await new Witness(TABLE, past.source).arrive(null, COMMITMENT);
    const reloaded = new Witness(TABLE, past.source);
    await reloaded.arrive(null, commitToShare(TABLE, other.share));
    expect(reloaded.alarm?.what).toBe('seed');
  });
});

describe('the record at the end', () => {
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
      code,
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
    const { alarms } = await shown({}, [{ window: '99', commitment: COMMITMENT }]);
    expect(alarms).toEqual([
      { what: 'receipt', window: '99' },
      { what: 'opening-missing', window: '99' },
    ]);
  });
});
