import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@mister-x/engine';

export const PARTS = ['kill', 'disk', 'forged'] as const;
export type Part = (typeof PARTS)[number];

export type FaultOptions = {
  readonly parts: readonly Part[];
  /** Faults of each part that counts them. */
  readonly rounds: number;
  /** Messages of the part that forges them. */
  readonly messages: number;
  readonly seed: number;
};

export const USAGE = `npm run test:faults -- [--rounds 100] [--messages 100000] [--seed S] [--only PART[,PART]]
  --rounds N    how many faults: kills under play, failures of the disk
  --messages N  how many forged messages; a million takes some fifteen minutes
  --seed S      the dice of an earlier run, 1 to 4294967295; drawn where not given
  --only PART   one or some of: ${PARTS.join(', ')}
  --help        this text
What the server and the network do in between is not in the dice: a run repeats the
same play, not the same moments.`;

/** A refusal is a sentence for whoever typed it. `draw` is asked for a seed where none is given. */
export function parseOptions(
  args: readonly string[],
  draw: () => number,
): Result<FaultOptions | 'help', string> {
  let values: { rounds?: string; messages?: string; seed?: string; only?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string' },
        messages: { type: 'string' },
        seed: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return err(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  if (values.help) return ok('help');
  const names = values.only?.split(',') ?? PARTS;
  const unknown = names.find((name) => !(PARTS as readonly string[]).includes(name));
  if (unknown !== undefined) return err(`there is no "${unknown}"\n${USAGE}`);
  const rounds = whole(values.rounds ?? '100', 1_000_000);
  const messages = whole(values.messages ?? '100000', 100_000_000);
  const seed = values.seed === undefined ? draw() : whole(values.seed, 2 ** 32 - 1);
  if (rounds === undefined || messages === undefined || seed === undefined) return err(USAGE);
  return ok({ parts: PARTS.filter((part) => names.includes(part)), rounds, messages, seed });
}

function whole(text: string, most: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
