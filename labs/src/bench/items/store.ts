import { DRIVER_NAMES, type DriverName, SyntheticStore } from '@mister-x/server/testing';
import { inTemporaryFolder } from '@mister-x/tests/processes/temporary-folder';
import { type Figure, median, quantile, type Report } from '../report/figure.js';

/** The drivers take turns, so that a moment in which the disk is slow is nobody's. */
const TURNS = 5;
const WARM_UP = 50;
const WRITES_ALONE = 300;
const TABLES = 50;
/** Of each table, at the same time as those of the others. */
const WRITES_TOGETHER = 40;

type Times = {
  readonly alone: number[];
  readonly perSecond: number[];
  readonly opening: number[];
  readonly reading: number[];
};

/** Every driver that this Node has, on the same disk. */
export async function measureStore(): Promise<Report> {
  const times = new Map<DriverName, Times>();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of DRIVER_NAMES) {
      const seen = times.get(name) ?? { alone: [], perSecond: [], opening: [], reading: [] };
      if (await inTemporaryFolder((folder) => once(folder, name, seen))) times.set(name, seen);
    }
  }
  return {
    item: 'store',
    title: 'Keeping moves, and reading them after a restart',
    figures: [...times].flatMap(([name, seen]) => figures(name, seen)),
    notes: [
      `${TURNS} turns with a new database each: ${WRITES_ALONE} moves one after the other, then ${WRITES_TOGETHER} of ${TABLES} tables at once`,
      `drivers of this Node: ${[...times.keys()].join(', ')}`,
    ],
  };
}

/** @returns whether there is such a driver */
async function once(folder: string, name: DriverName, seen: Times): Promise<boolean> {
  const store = await SyntheticStore.open(folder, name);
  if (store === undefined) return false;
  let sequence = 0;
  for (let i = 0; i < WARM_UP + WRITES_ALONE; i++) {
    const began = performance.now();
    await store.append('alone', ++sequence);
    if (i >= WARM_UP) seen.alone.push(performance.now() - began);
  }
  const tables = Array.from({ length: TABLES }, (_, i) => `table-${i}`);
  const began = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 1; i <= WRITES_TOGETHER; i++) await store.append(table, i);
    }),
  );
  seen.perSecond.push((TABLES * WRITES_TOGETHER * 1000) / (performance.now() - began));
  await store.close();
  await readAgain(folder, name, tables, seen);
  return true;
}

async function readAgain(folder: string, name: DriverName, tables: readonly string[], seen: Times): Promise<void> {
  const began = performance.now();
  const store = await SyntheticStore.open(folder, name);
  if (store === undefined) throw new Error('the driver is gone');
  seen.opening.push(performance.now() - began);
  for (const table of tables) {
    const before = performance.now();
    const count = await store.read(table);
    seen.reading.push(performance.now() - before);
    if (count !== WRITES_TOGETHER) throw new Error(`${count} of ${WRITES_TOGETHER} moves were kept`);
  }
  await store.close();
}

function figures(name: DriverName, seen: Times): readonly Figure[] {
  const { alone, perSecond, opening, reading } = seen;
  return [
    {
      label: `${name}: a move alone`,
      unit: 'ms',
      median: median(alone),
      p99: quantile(alone, 0.99),
    },
    { label: `${name}: of ${TABLES} tables at once`, unit: 'moves/s', median: median(perSecond) },
    { label: `${name}: opening what is there`, unit: 'ms', median: median(opening) },
    {
      label: `${name}: reading a game of ${WRITES_TOGETHER} moves`,
      unit: 'ms',
      median: median(reading),
      p99: quantile(reading, 0.99),
    },
  ];
}
