import { holdsNow, type Lasting, lineLasting } from '@mister-x/engine/notices';
import type { Json, MatchNotice } from '@mister-x/engine/protocol';
import type { Told } from '../../../lib/notices/queue.svelte.js';

const ANY = 'any';

/** What a game says of its lines: what of them lasts, and the step of a round to which their pieces belong. */
export type BoardRules<N> = {
  readonly lasting: (notice: N) => Lasting;
  /** `null`: nothing is to be done on the real board. `any`: it belongs to whatever step there is. */
  readonly step: (notice: N) => string | null;
};

/**
 * The lines whose pieces people still have to move on the real board, in order: of each piece the
 * last instruction, as far back as the present step of the round, or the gap, reaches. Whoever acts at
 * this screen has seen what it asked for before.
 */
export function boardLines<N extends Json>(
  waiting: readonly Told[],
  rules: BoardRules<N>,
): readonly Told[] {
  const stepOf = ({ line }: Told) => lineStep(line as MatchNotice<N>, rules);
  const lasting = ({ line }: Told) => lineLasting(line as MatchNotice<N>, rules.lasting);
  let list: readonly Told[] = [];
  let step: string | undefined;
  for (const arrived of arrivals(waiting.filter((line) => stepOf(line) !== null))) {
    const steps = arrived.map(stepOf).filter((each) => each !== ANY);
    const [next] = steps;
    const seen = arrived.some(({ acting }) => acting) || (next !== undefined && next !== step);
    list = seen ? arrived : [...list, ...arrived];
    step = steps.at(-1) ?? step;
  }
  const holding = new Set(
    holdsNow<Told, N>(list, ({ line }) => line as MatchNotice<N>, rules.lasting),
  );
  const last = list.at(-1)?.arrival;
  // What is about no piece is said as long as nothing else is.
  return list.filter((line) => {
    const { pieces = [], always } = lasting(line);
    const passes = pieces.length === 0 && always !== true;
    return passes ? line.arrival === last && stepOf(line) === step : holding.has(line);
  });
}

function lineStep<N>(line: MatchNotice<N>, { step }: BoardRules<N>): string | null {
  switch (line.kind) {
    case 'game':
      return step(line.notice);
    case 'takeback-declined':
    case 'taken-back':
      return ANY;
    case 'takeback-asked':
    case 'concede-asked':
    case 'concede-agreed':
    case 'concede-declined':
    case 'seat':
      return null;
  }
}

function arrivals(lines: readonly Told[]): readonly (readonly Told[])[] {
  const groups: Told[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.arrival === line.arrival) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
