import type { MatchNotice } from '@mister-x/engine/protocol';
import { matchNoticeSentence } from '../visit/line-sentence.js';

/** The answer to a seat's own request; it stays until something else happens at the table. */
export function takebackDeclinedSentence(
  latest: readonly MatchNotice<unknown>[],
  seat: string,
  /** What this seat is called. */
  name: string,
): string | null {
  const answer = latest.find((line) => line.kind === 'takeback-declined');
  if (answer?.kind !== 'takeback-declined' || answer.by !== seat) return null;
  return matchNoticeSentence(
    answer,
    () => name,
    () => '',
  );
}
