import type { CodeFault } from '../cards/index.js';
import type { Result } from '../core/result.js';
import type { AnyGameKit } from './contract/kit.js';
import type { Golden } from './playthrough/goldens.js';
import type { RecordSamples } from './record/samples.js';

/** What a census of games met how often, under headings, and what of it never. */
export type CensusReport = {
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>;
  /** What was never met although its players could meet it. */
  readonly unmet: readonly string[];
  /** What they never can, as they neither stop a game nor leave it; other tests meet it. */
  readonly elsewhere: readonly string[];
  /** What else there is to say, in words. */
  readonly notes: string;
};

/** All that the tests of every game must know of one. */
export type GameTestData = {
  readonly kit: AnyGameKit;
  /** At least one. */
  readonly playthroughs: readonly Golden[];
  readonly samples: RecordSamples;
  /** For a game with printed cards of its own: how it reads any, and codes of each kind of its own. */
  readonly cards?: {
    readonly read: (text: string) => Result<unknown, CodeFault>;
    readonly codes: readonly string[];
  };
  /** For a game with numbered rules: what the names of tests must cite. */
  readonly rules?: {
    readonly titles: Readonly<Record<string, string>>;
    readonly scenarios: readonly string[];
    /** Words each of which must stand in a test of the game. */
    readonly words: readonly string[];
  };
  /** Many whole games by chance, and what was met in them; throws where one goes wrong. */
  readonly census?: (games: number, seed: number) => CensusReport;
};
