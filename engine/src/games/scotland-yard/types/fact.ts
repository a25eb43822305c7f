import type { Moved, PursuitFact } from '../../../pursuit/facts.js';
import type { Ordinary } from './words.js';

/** What everybody sees as it happens, so that the log has it as the event does. */
export type Fact =
  | PursuitFact
  | {
      readonly type: 'revealed';
      readonly window: number;
      readonly stop: number;
      readonly why: 'due' | 'voluntary';
    }
  | { readonly type: 'xStayed' }
  | { readonly type: 'fareLent' };

export type DetectiveMoved = Moved<Ordinary> & {
  /** The ticket replaced a substitute on the log instead of joining X's supply (SYC-6). */
  readonly settled?: true;
};
