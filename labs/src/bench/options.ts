import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@mister-x/engine';

export const ITEMS = [
  'legs',
  'store',
  'latency',
  'reconnect',
  'load',
  'curve',
  'memory',
  'start',
  'attacks',
  'page',
  'join',
  'first-evening',
  'waiting',
  'scan',
  'studio',
  'trust',
  'timing',
  'search',
  'story',
  'computers',
  'post',
] as const;
export type Item = (typeof ITEMS)[number];

export type BenchOptions = {
  readonly items: readonly Item[];
  /** Run the load against boardgame.io as well. */
  readonly peer: boolean;
  readonly json: boolean;
  /** Of load, without warming up. */
  readonly seconds: number;
  readonly tables: number;
  /** Of timing, for each of its two sides. */
  readonly samples: number;
  /** Of post, for each of its two parts. */
  readonly minutes: number;
};

const USAGE = `npm run bench -- [--only NAME[,NAME]] [--peer] [--json] [--seconds 30] [--tables 800] [--samples 5000] [--minutes 10]
names: ${ITEMS.join(', ')}; --peer alone runs only the comparison`;

/** A refusal is a sentence for the one who typed it. */
export function parseOptions(args: readonly string[]): Result<BenchOptions, string> {
  let values: {
    only?: string;
    peer?: boolean;
    json?: boolean;
    seconds?: string;
    tables?: string;
    samples?: string;
    minutes?: string;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        peer: { type: 'boolean' },
        json: { type: 'boolean' },
        seconds: { type: 'string' },
        tables: { type: 'string' },
        samples: { type: 'string' },
        minutes: { type: 'string' },
      },
    }));
  } catch (error) {
    return err(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { only, peer = false, json = false } = values;
  const names = only === undefined ? (peer ? [] : ITEMS) : only.split(',');
  const unknown = names.find((name) => !(ITEMS as readonly string[]).includes(name));
  if (unknown !== undefined) return err(`there is no "${unknown}"\n${USAGE}`);
  const seconds = whole(values.seconds ?? '30', 600);
  const tables = whole(values.tables ?? '800', 3_000);
  const samples = whole(values.samples ?? '5000', 1_000_000);
  const minutes = whole(values.minutes ?? '10', 1_000);
  if (seconds === undefined || tables === undefined || samples === undefined || minutes === undefined) {
    return err(USAGE);
  }
  const items = ITEMS.filter((item) => names.includes(item));
  return ok({ items, peer, json, seconds, tables, samples, minutes });
}

function whole(text: string, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
