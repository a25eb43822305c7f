import type { ChainPosition, ChainProof, Opening, Update } from '@mister-x/engine/protocol';
import { commit, firstPosition, follow, shortForm, stepOf } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it } from 'vitest';
import { forget } from '../store.js';
import { Witness } from './witness.svelte.js';

const TABLE = 'table-of-a-test';
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

/** A server with a past of its own. */
class Past {
  private steps: string[] = [];
  private readonly receipts: { window: string; commitment: string }[] = [];
  private readonly openings: Opening[] = [];
  asked = 0;

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
      view: { game: null, takeback: { mayAsk: false, asker: null, open: null } },
      notices: [],
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
    return { chain: this.position, steps, receipts, openings, seed: null };
  };

  rolledBack(): this {
    this.steps = this.steps.slice(0, 1);
    return this;
  }
}

beforeEach(() => forget('chains'));

describe('a device that follows the chain', () => {
  it('computes each head itself and asks for nothing', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    expect(witness.position).toEqual(past.position);
    expect(past.asked).toBe(1);
    expect(witness.alarm).toBeNull();
  });

  it('asks for what it missed, and takes an update twice for one', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
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
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    for (let i = 0; i < 3; i++) await witness.update(past.publish());
    const later = change(past);
    const reloaded = new Witness(TABLE, later.ask);
    await reloaded.arrive(later.position);
    expect(reloaded.alarm).toEqual({ what: 'past', window: '' });
    await reloaded.accept();
    expect(reloaded.alarm).toBeNull();
    expect(reloaded.position).toEqual(later.position);
  });

  it('refuses a server that forgot that the game was begun', async () => {
    const past = new Past('a');
    await new Witness(TABLE, past.ask).arrive(past.position);
    const witness = new Witness(TABLE, async () => ({
      chain: null,
      steps: null,
      receipts: [],
      openings: [],
      seed: null,
    }));
    await witness.arrive(null);
    expect(witness.alarm?.what).toBe('past');
  });
});

describe('receipts', () => {
  it('are held against what the phone sent', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    await witness.sending([move('1', 7)]);
    await witness.update(past.publish([move('1', 7)]));
    expect(witness.alarm).toBeNull();
    await witness.sending([move('2', 8)]);
    await witness.update(past.publish([move('2', 9)]));
    expect(witness.alarm).toEqual({ what: 'receipt', window: '2' });
  });

  it('are held against it after a reload too', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    await witness.sending([move('1', 7)]);
    past.publish([move('1', 9)]);
    const reloaded = new Witness(TABLE, past.ask);
    await reloaded.arrive(past.position);
    expect(reloaded.alarm).toEqual({ what: 'receipt', window: '1' });
  });

  it('of a move made anew after a take-back replace the earlier ones (CM-13)', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
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
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
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
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    await witness.update(past.publish([move('1', 7), move('2', 9)]));
    const short = shortForm(receipt(move('1', 7)).commitment);
    expect(short).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
    expect(witness.windows.get('1')).toEqual({ short, opened: false });
    await witness.update(past.publish([], [move('1', 7)]));
    expect(witness.windows.get('1')).toEqual({ short, opened: true });
    expect(witness.windows.get('2')?.opened).toBe(false);
    const reloaded = new Witness(TABLE, past.ask);
    await reloaded.arrive(past.position);
    expect(reloaded.windows).toEqual(witness.windows);
  });

  it('is never "opened" by another move than the receipt binds', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    await witness.update(past.publish([move('1', 7)]));
    await witness.update(past.publish([], [move('1', 8)]));
    expect(witness.windows.get('1')?.opened).toBe(false);
  });

  it('follows a move that was taken back and made anew (CM-13)', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
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
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
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
    const reloaded = new Witness(TABLE, past.ask);
    expect(reloaded.noted).toEqual(noted);
  });

  it('are none while the server is not believed, and those of a past given up go', async () => {
    const past = new Past('a');
    const witness = new Witness(TABLE, past.ask);
    await witness.arrive(past.position);
    await witness.update(past.publish());
    await witness.note(1);
    await witness.update(past.publish());
    await witness.note(2);
    past.rolledBack();
    const reloaded = new Witness(TABLE, past.ask);
    await reloaded.arrive(past.position);
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
