import type { OutcomeCode as EuropeOutcome } from '@mister-x/engine/mister-x-europe';
import type { OutcomeCode as YardOutcome } from '@mister-x/engine/scotland-yard';

/**
 * How games end, for people who read a report in the terminal; begins in the middle of a sentence.
 * What each outcome means by the rules, programs hear from the games' describers.
 */
const ENDS: Readonly<Record<YardOutcome | EuropeOutcome, string>> = {
  CAUGHT: 'Mister X was caught',
  X_SURROUNDED: 'Mister X was surrounded',
  X_NO_FARE: 'Mister X could not pay his fare',
  X_ESCAPED: 'Mister X escaped',
  DETECTIVES_STUCK: 'the detectives were stuck',
  X_LOG_VIOLATION: 'Mister X’s log was wrong',
  MISSION_COMPLETE: 'Mister X completed his mission',
  CONCEDED_BY_X: 'Mister X gave up',
  CONCEDED_BY_DETECTIVES: 'the detectives gave up',
  ABANDONED: 'the game was ended early',
};

/** `undefined` for what only a file of somebody else says. */
export function outcomeWords(code: string): string | undefined {
  return Object.hasOwn(ENDS, code) ? ENDS[code as keyof typeof ENDS] : undefined;
}
