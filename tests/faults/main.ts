import { randomInt } from 'node:crypto';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { diskRun } from './disk/disk-run.js';
import { forgedRun } from './forged/forged-run.js';
import { killRun } from './kill/kill-run.js';
import { type FaultOptions, type FaultPart, parseOptions, USAGE } from './options.js';

const TABLES = 4;

type FaultRun = (folder: string, options: FaultOptions) => Promise<object>;

const say = (line: string) => console.log(`  ${line}`);

const runs: Readonly<Record<FaultPart, FaultRun>> = {
  kill: (folder, { rounds, seed }) => killRun(folder, { rounds, seed, tables: TABLES, say }),
  forged: (folder, { messages, seed }) => forgedRun(folder, { messages, seed, say }),
  disk: (folder, { rounds, seed }) => diskRun(folder, { rounds, seed, tables: TABLES, say }),
};

/** Exit code 0: nothing was found; 1: something was; 2: the options make no sense. */
async function main(args: readonly string[]): Promise<number> {
  const parsed = parseOptions(args, () => randomInt(1, 2 ** 31));
  if (!parsed.ok) {
    console.error(parsed.error);
    return 2;
  }
  if (parsed.value === 'help') {
    console.log(USAGE);
    return 0;
  }
  const options = parsed.value;
  // Read by the servers in this process and in those that it starts.
  if (options.driver !== undefined) process.env.MISTERX_DATABASE_DRIVER = options.driver;
  let failed = 0;
  for (const part of options.parts) {
    const began = performance.now();
    const on = options.driver === undefined ? '' : `, database driver ${options.driver}`;
    console.log(`${part}, seed ${options.seed}${on}`);
    try {
      const report = await inTemporaryFolder((folder) => runs[part](folder, options));
      for (const [name, figure] of Object.entries(report)) say(`${name.padEnd(24)}${figure}`);
      say(`no fault found in ${secondsSince(began)}`);
    } catch (error) {
      failed += 1;
      console.error(error);
      console.error(`FAILED after ${secondsSince(began)}. To repeat it: ${repeat(part, options)}`);
    }
  }
  return failed === 0 ? 0 : 1;
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(0)} s`;

function repeat(part: FaultPart, { rounds, messages, seed, driver }: FaultOptions): string {
  const count = part === 'forged' ? `--messages ${messages}` : `--rounds ${rounds}`;
  const on = driver === undefined ? '' : ` --database-driver ${driver}`;
  return `npm run test:faults -- --only ${part} ${count} --seed ${seed}${on}`;
}

process.exitCode = await main(process.argv.slice(2));
