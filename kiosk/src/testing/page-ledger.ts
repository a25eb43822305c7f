import type { GameTypes, Json, Step } from '@mister-x/engine';
import type { ChainHead, ChainProof, MatchRecord, RecordPiece, TableInfo, Update } from '@mister-x/engine/protocol';
import {
  combineSeed,
  commitToShare,
  type Entry,
  type Genesis,
  headsAlong,
  keyCheckHash,
  type Ledger,
  openLedger,
  appendEntry,
  entryDraftOf,
  seedCheckHash,
} from '@mister-x/engine/trust';

const SEED_SHARE = 'BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU';
const SEED_PARTS = { server: SEED_SHARE, phones: [] };
const MATCH_KEY = new Uint8Array(32).fill(7);

/** The commitment to the seed of a table that a `PageReferee` keeps. */
export const commitmentOf = (table: string): string => commitToShare(table, SEED_SHARE);

/** The honest ledger of a match in which nobody but the referee draws, and nothing is really sealed. */
export class PageLedger {
  readonly #secret: readonly string[];
  readonly #genesis: Genesis;
  readonly #entries: Entry[] = [];
  #ledger: Ledger;

  constructor({ table, game, seats }: TableInfo, options: Json) {
    this.#secret = seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
    const genesis: Genesis = {
      ...{ format: 'mister-x-genesis/1', match: table, game, gameVersion: 1, options },
      seats: seats.map(({ seat, role, secret, name }) => ({ seat, role, secret, name })),
      ...{ startedAt: 1, seal: 'phones', seedCommitment: commitmentOf(table), seedShares: [] },
      seedCheck: seedCheckHash(table, combineSeed(table, SEED_SHARE, [])),
      keyCheck: keyCheckHash(table, MATCH_KEY),
    };
    this.#genesis = genesis;
    this.#ledger = openLedger(genesis);
  }

  /** The record of the match, once it is over, in one piece. */
  record(outcome: MatchRecord['outcome']): RecordPiece {
    return {
      rest: {
        format: 'mister-x-record/2',
        genesis: this.#genesis,
        seed: SEED_PARTS,
        key: '',
        outcome,
      },
      entries: this.#entries,
      secrets: this.#entries.map(() => null),
      heads: headsAlong(this.#genesis, this.#ledger.steps),
      next: null,
    };
  }

  get chainHead(): ChainHead {
    return this.#ledger.chainHead;
  }

  proof(seen: ChainHead | null, isOver: boolean): ChainProof {
    const { chainHead, steps, receipts, openings } = this.#ledger;
    return {
      chain: chainHead,
      steps: seen === null ? [] : steps.slice(seen.link),
      receipts: receipts.slice(),
      openings: openings.slice(),
      seed: isOver ? SEED_PARTS : null,
    };
  }

  /**
   * @param salts as the page sent them; missing ones are made up
   * @returns what is published of it
   */
  book(step: Step<GameTypes>, salts: readonly string[]): Pick<Update, 'chain' | 'receipts' | 'openings'> {
    const enough = step.secretMoves.map((_, index) => salts[index] ?? this.#saltOf(index));
    const draft = entryDraftOf(step, this.#secret, enough);
    const { entry, ledger } = appendEntry(this.#ledger, draft, () => 'CQkJCQ');
    this.#ledger = ledger;
    this.#entries.push(entry);
    if (!entry.public) return {};
    const chain = { link: ledger.chainHead.link, step: ledger.steps.last ?? '' };
    return { chain, receipts: entry.receipts, openings: entry.openings };
  }

  #saltOf(index: number): string {
    const number = `${this.#ledger.sequence * 16 + index}`.padStart(21, 'A');
    return `${number}A`;
  }
}
