import { Generator } from '../load/generator.js';
import { loadNotes, type WatchedRun, watchedRun } from '../load/watched-run.js';
import type { Figure, Report } from '../report/figure.js';
import { DEVICES_PER_TABLE } from '../wire/bench-table.js';
import { withServer } from '../wire/with-server.js';

/** What boardgame.io 0.50.2 needed for the same load, on two cores and without writing anything down. */
const PEER_P99_MS = 17;
const PEER_MB = 257;

export async function measureLoad(tables: number, seconds: number): Promise<Report> {
  const run = await runLoad(tables, seconds);
  return {
    item: 'load',
    title: `${tables} tables of ${DEVICES_PER_TABLE} devices, a move a second each, for ${seconds} s`,
    figures: loadFigures(run),
    notes: loadNotes(run),
  };
}

export function runLoad(tables: number, seconds: number): Promise<WatchedRun> {
  return withServer(({ process, url, hostKey }) =>
    Generator.with(async (generator) => {
      await generator.open('referee', { url, hostKey }, tables);
      return watchedRun(generator, process, seconds);
    }),
  );
}

function loadFigures(run: WatchedRun): readonly Figure[] {
  const latency: Figure = {
    label: 'move heard by all six',
    unit: 'ms',
    median: run.median,
    p99: run.p99,
    aimP99: { value: PEER_P99_MS, better: 'less' },
  };
  const figures: Figure[] = [latency];
  if (run.serverMB !== undefined) {
    figures.push({
      label: 'memory of the server',
      unit: 'MB',
      median: run.serverMB,
      aim: { value: PEER_MB, better: 'less' },
    });
  }
  if (run.serverMsPerMove !== undefined) {
    const label = 'processor time of a move';
    figures.push({ label, unit: 'ms', median: run.serverMsPerMove });
  }
  return figures;
}
