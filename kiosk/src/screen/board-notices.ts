import { noticesInForce, type Retention, retentionOf } from '@mister-x/engine/notices';
import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import type { LogEntry } from '../visit/notices/queue.svelte.js';

const ANY_STEP = 'any';

/** What a game says of its notices: what of them lasts, and the step of a round to which their pieces belong. */
export type BoardRules<N> = {
  readonly retention: (notice: N) => Retention;
  /** `null`: nothing is to be done on the real board. `any`: it belongs to whatever step there is. */
  readonly step: (notice: N) => string | null;
};

/** What a screen asks for, and the notice from which on it has to know the log to work that out again. */
type BoardNotices = { readonly notices: readonly LogEntry[]; readonly from: number | undefined };

/**
 * The notices whose pieces people still have to move on the real board, in order: of each piece the
 * last instruction, as far back as the present step of the round, or the gap, reaches. Anyone who acts at
 * this screen has seen what it asked for before.
 *
 * @param hasComputers they leave nobody time to move the pieces of one step before the next: only who acts
 * here has done so
 */
export function boardNotices<N extends Json>(
  waiting: readonly LogEntry[],
  rules: BoardRules<N>,
  hasComputers = false,
): BoardNotices {
  const stepOf = ({ notice }: LogEntry) => stepOfNotice(notice as MatchNotice<N>, rules);
  // A reveal is told for good, but its piece stands there only until the next word on it.
  const onBoard = (notice: N): Retention => {
    const { isAlwaysTold: always, ...rest } = rules.retention(notice);
    return always === true && rest.pieces === undefined ? { isAlwaysTold: always } : rest;
  };
  const retention = ({ notice }: LogEntry) => retentionOf(notice as MatchNotice<N>, onBoard);
  let list: readonly LogEntry[] = [];
  let step: string | undefined;
  for (const arrived of noticesByArrival(waiting.filter((notice) => stepOf(notice) !== null))) {
    const steps = arrived.map(stepOf).filter((each) => each !== ANY_STEP);
    const [next] = steps;
    const goesOn = !hasComputers && next !== undefined && next !== step;
    const seen = arrived.some(({ acting }) => acting) || goesOn;
    list = seen ? arrived : [...list, ...arrived];
    step = steps.at(-1) ?? step;
  }
  const holding = new Set(noticesInForce<LogEntry, N>(list, ({ notice }) => notice as MatchNotice<N>, onBoard));
  const last = list.at(-1)?.arrival;
  // What is about no piece is said as long as nothing else is.
  const notices = list.filter((notice) => {
    const { pieces = [], isAlwaysTold: always } = retention(notice);
    const passes = pieces.length === 0 && always !== true;
    return passes ? notice.arrival === last && stepOf(notice) === step : holding.has(notice);
  });
  // Also what no longer holds tells which step of the round it is.
  return { notices, from: notices.length === 0 ? undefined : list[0]?.at };
}

function stepOfNotice<N>(notice: MatchNotice<N>, { step }: BoardRules<N>): string | null {
  switch (notice.kind) {
    case 'game':
      return step(notice.notice);
    case 'takeback-declined':
    case 'taken-back':
      return ANY_STEP;
    case 'takeback-asked':
    case 'concede-asked':
    case 'concede-agreed':
    case 'concede-declined':
    case 'seat':
      return null;
  }
}

function noticesByArrival(notices: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const groups: LogEntry[][] = [];
  for (const notice of notices) {
    const last = groups.at(-1);
    if (last?.[0]?.arrival === notice.arrival) last.push(notice);
    else groups.push([notice]);
  }
  return groups;
}
