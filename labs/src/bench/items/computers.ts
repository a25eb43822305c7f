import type { Figure, Report } from '../report/figure.js';
import { median, quantile } from '../report/stats.js';
import { ComputerTable } from '../wire/computer-table.js';
import { HurriedEvening } from '../wire/hurried-evening.js';
import { residentMB } from '../wire/usage.js';
import { withServer } from '../wire/with-server.js';
import type { Place } from '../wire/yard-table.js';

/** Computers move so long after their turn has begun (`USUAL_PACE_MS` of the server). */
const PACE_MS = 1_000;
const LATE_MS = 50;
const WARM_UP = 100;
const MOVES = 1_000;
const GATHERING_MS = 5_000;
const MEASURED_MS = 60_000;

/**
 * Six computers that search as long as they may play at one table, and people at another: when computers
 * move, and how long people wait for an answer meanwhile.
 */
export function measureComputers(): Promise<Report> {
  return withServer(async (server) => {
    await people(server, 1, WARM_UP);
    const alone = await people(server, 2, MOVES);
    const before = residentMB(server.process);
    const table = await ComputerTable.open(server, 'hard');
    // People who gather take longer.
    await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
    await table.start();
    const beside = people(server, 3, MOVES);
    await table.play(MEASURED_MS);
    const memory = residentMB(server.process);
    const among = await beside;
    const pauses = table.pauses();
    table.close();
    const aim = { value: PACE_MS + LATE_MS, better: 'less' } as const;
    return {
      item: 'computers',
      title: 'Six hard computers at one table, people at another',
      figures: [
        { ...timed('from one move of theirs to the next', pauses), aim, aimP99: aim },
        timed('a move of people heard by all six, computers gone', alone),
        timed('computers thinking', among),
        ...memoryOf(before, memory),
      ],
      notes: [
        `${pauses.length} moves of computers, which may think for 700 ms each; ${MOVES} of people, one at a time`,
      ],
    };
  });
}

function timed(label: string, ms: readonly number[]): Figure {
  return { label, unit: 'ms', median: median(ms), p99: quantile(ms, 0.99) };
}

function memoryOf(before: number | undefined, after: number | undefined): readonly Figure[] {
  if (before === undefined || after === undefined) return [];
  return [{ label: 'memory of the server, more than before', unit: 'MB', median: after - before }];
}

/** How long each of their moves took. */
async function people(place: Place, seed: number, moves: number): Promise<readonly number[]> {
  const evening = await HurriedEvening.begin(place, seed * 1_000);
  const ms: number[] = [];
  while (ms.length < moves) ms.push(await evening.move());
  evening.close();
  return ms;
}
