import type { MatchNotice, TableInfo } from '@mister-x/engine/protocol';

/** What it is said with, by the name of whoever asked. */
export type DeclinedWords = {
  readonly takebackDeclined: (who: string) => string;
  readonly takebackTimedOut: (who: string) => string;
};

/** The answer to a seat's own request; it stays until something else happens at the table. */
export function declinedNews(
  latest: readonly MatchNotice<unknown>[],
  seat: string,
  info: Pick<TableInfo, 'seats'> | null,
  { takebackDeclined, takebackTimedOut }: DeclinedWords,
): string | null {
  const answer = latest.find((line) => line.kind === 'takeback-declined');
  if (answer?.kind !== 'takeback-declined' || answer.by !== seat) return null;
  const name = info?.seats.find((each) => each.seat === seat)?.name ?? '';
  return answer.timeout ? takebackTimedOut(name) : takebackDeclined(name);
}
