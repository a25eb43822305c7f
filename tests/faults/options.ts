import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@mister-x/engine';
import { DRIVER_NAMES, type DriverName } from '@mister-x/server/testing';

export const FAULT_PARTS = ['kill', 'disk', 'forged'] as const;
export type FaultPart = (typeof FAULT_PARTS)[number];

export type FaultOptions = {
  readonly parts: readonly FaultPart[];
  /** Faults of each part that counts them. */
  readonly rounds: number;
  /** Messages of the part that forges them. */
  readonly messages: number;
  readonly seed: number;
  /** The database driver of the servers; the usual one unless told otherwise. */
  readonly driver?: DriverName;
};

export const USAGE = `npm run test:faults -- [--rounds 100] [--messages 100000] [--seed S] [--only PART[,PART]]
                           [--database-driver NAME]
  --rounds N              how many faults: kills during play, disk failures
  --messages N            how many forged messages; a million takes about fifteen minutes
  --seed S                repeat the draws of an earlier run, 1 to 4294967295 (default: random)
  --only PART             one or more of: ${FAULT_PARTS.join(', ')}
  --database-driver NAME  ${DRIVER_NAMES.join(' or ')} (default: as npm start chooses)
  --help                  show this help
The seed repeats the same play. It cannot repeat the timing of server and network.`;

/** A refusal is a sentence for the one who typed it. `draw` is asked for a seed where none is given. */
export function parseOptions(args: readonly string[], draw: () => number): Result<FaultOptions | 'help', string> {
  let values: {
    rounds?: string;
    messages?: string;
    seed?: string;
    only?: string;
    'database-driver'?: string;
    help?: boolean;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string' },
        messages: { type: 'string' },
        seed: { type: 'string' },
        only: { type: 'string' },
        'database-driver': { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return err(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  if (values.help) return ok('help');
  const names = values.only?.split(',') ?? FAULT_PARTS;
  const unknown = names.find((name) => !(FAULT_PARTS as readonly string[]).includes(name));
  if (unknown !== undefined) return err(`there is no "${unknown}"\n${USAGE}`);
  const rounds = wholeNumberOf(values.rounds ?? '100', 1_000_000);
  const messages = wholeNumberOf(values.messages ?? '100000', 100_000_000);
  const seed = values.seed === undefined ? draw() : wholeNumberOf(values.seed, 2 ** 32 - 1);
  if (rounds === undefined || messages === undefined || seed === undefined) return err(USAGE);
  const wanted = values['database-driver'];
  const driver = DRIVER_NAMES.find((name) => name === wanted);
  if (wanted !== driver) return err(`there is no database driver "${wanted}"\n${USAGE}`);
  const parts = FAULT_PARTS.filter((part) => names.includes(part));
  return ok({ parts, rounds, messages, seed, ...(driver === undefined ? {} : { driver }) });
}

function wholeNumberOf(text: string, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
