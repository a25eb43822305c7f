import type { ChainHead, ChainProof, Opening, Receipt, Update } from '@mister-x/engine/protocol';
import { commit, commitToShare, firstHead, headAfterIfPossible, chainStepOf } from '@mister-x/engine/trust';
import { CONNECTION_LOST, type TrustSource } from '../witness/source.js';

export const TEST_TABLE = 'table-of-a-test';
export const SERVER_SHARE = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU';
export const COMMITMENT = commitToShare(TEST_TABLE, SERVER_SHARE);

const salt = (n: number) => `${String.fromCharCode(65 + n)}AAAAAAAAAAAAAAAAAAAAA`;

export const move = (slot: string, stop: number, salted = 0): Opening => ({
  slot,
  move: { stop, ticket: 'bus' },
  salt: salt(salted),
});

export const receipt = (opening: Opening): Receipt => ({
  slot: opening.slot,
  commitment: commit(TEST_TABLE, opening),
});

/** A page's own hashing code. */
export const loadHashes = () => import('../witness/hashes.js');

/** A server with a past of its own. */
export class TrustHistory {
  private steps: string[] = [];
  private readonly receipts: Receipt[] = [];
  private readonly openings: Opening[] = [];
  asked = 0;
  seed: ChainProof['seed'] = null;

  constructor(private readonly genesis: string) {}

  get chainHead(): ChainHead {
    let chainHead = firstHead({ match: TEST_TABLE, genesis: this.genesis });
    for (const step of this.steps) chainHead = headAfterIfPossible(chainHead, step) ?? chainHead;
    return chainHead;
  }

  publish(receipts: Opening[] = [], openings: Opening[] = []): Update {
    const step = chainStepOf([new Uint8Array(32).fill(this.steps.length)]);
    this.steps.push(step);
    const published = receipts.map(receipt);
    this.receipts.push(...published);
    this.openings.push(...openings);
    return {
      table: TEST_TABLE,
      revision: this.steps.length,
      view: {
        game: null,
        takeback: { mayAsk: false, asker: null, open: null },
        concession: { alone: [], together: [], open: null },
      },
      notices: [],
      logLength: 0,
      waits: [],
      chain: { link: this.steps.length, step },
      receipts: published,
      openings,
    };
  }

  /** An honest answer of this past; the device decides whether it is its own. */
  ask = async (seen: ChainHead | null): Promise<ChainProof> => {
    this.asked++;
    const { receipts, openings } = this;
    const steps = seen === null ? [] : this.steps.slice(seen.link);
    return { chain: this.chainHead, steps, receipts, openings, seed: this.seed };
  };

  readonly source: TrustSource = {
    chain: this.ask,
    record: async () => CONNECTION_LOST,
    code: loadHashes,
  };

  rolledBack(): this {
    this.steps = this.steps.slice(0, 1);
    return this;
  }
}
