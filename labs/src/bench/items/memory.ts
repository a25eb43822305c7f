import { Generator } from '../load/generator.js';
import type { Figure, Report } from '../report/figure.js';
import { DEVICES_PER_TABLE } from '../wire/bench-table.js';
import { residentMB } from '../wire/usage.js';
import { withServer } from '../wire/with-server.js';

/** Start-up garbage is gone and nothing is under way any more. */
const SETTLE_MS = 3_000;

export function measureMemory(tables: number): Promise<Report> {
  return withServer(({ process, url, hostKey }) =>
    Generator.with(async (generator) => {
      await settle();
      const idle = residentMB(process);
      await generator.open('referee', { url, hostKey }, tables);
      await settle();
      const open = residentMB(process);
      return {
        item: 'memory',
        title: 'Resident memory of the server',
        figures: [
          ...figure('idle', idle, 90),
          ...figure(`${tables} tables open, ${tables * DEVICES_PER_TABLE} devices`, open, 512),
        ],
        notes:
          idle === undefined
            ? ['this system does not tell how much memory a process has']
            : ['each game is started and every device connected; 1 MB is 1,000,000 bytes'],
      };
    }),
  );
}

function figure(label: string, mb: number | undefined, aim: number): readonly Figure[] {
  if (mb === undefined) return [];
  return [{ label, unit: 'MB', median: mb, aim: { value: aim, better: 'less' } }];
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}
