import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';
import { MAX_SEED, parseSeed } from './seed.mjs';

/** Options without a value that npm keeps for itself when the two dashes are forgotten. */
const SWITCHES = [
  ...['https', 'open', 'demo', 'no-mdns', 'no-scanners', 'mock-scanner', 'allow-local-hooks'],
  ...['all', 'every'],
];
/** And those with one, as `--port=9000`; `--port 9000` leaves a stray word behind. */
const VALUES = [
  ...['port', 'host', 'name', 'public-url', 'trust-proxy', 'data', 'database-driver'],
  ...['https-port', 'seal', 'serial-port', 'log-level', 'log-format', 'seed'],
];

export const KEPT_BY_NPM = [...SWITCHES, ...VALUES];

/**
 * `npm start --port 9000` reaches us as the lone word `9000` and a variable of npm's. Guessing what was meant could
 * open the wrong port or write to the wrong folder, so it is refused.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} a sentence for the person
 */
export function misplaced(command, args, env) {
  const kept = (/** @type {string} */ name) =>
    env[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`];
  const stray = args.find(
    (arg, i) => !arg.startsWith('-') && !(args[i - 1] ?? '').startsWith('--'),
  );
  const name = KEPT_BY_NPM.find((each) => kept(each) !== undefined);
  if (name === undefined && (command === 'test' || stray === undefined)) return undefined;
  const value = SWITCHES.includes(name ?? '') ? '' : ` ${stray ?? kept(name ?? '') ?? '8080'}`;
  return (
    'npm took an option for itself. Put two dashes before the options:\n\n' +
    `    npm ${command} -- --${name ?? 'port'}${value}`
  );
}

/** @param {readonly string[]} args */
export const asksForHelp = (args) => args.some((arg) => arg === '--help' || arg === '-h');

/**
 * The database driver that the referee will be told to use, if any.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function wantedDriver(args, env) {
  const at = args.findIndex((arg) => /^--database-driver(=|$)/.test(arg));
  if (at < 0) return env.MISTERX_DATABASE_DRIVER || undefined;
  return args[at]?.split('=')[1] ?? args[at + 1];
}

/** What `npm test` checks before it runs tests. */
export const CHECKS = /** @type {const} */ (['types', 'format', 'lint']);

/**
 * @typedef {object} TestOptions
 * @property {boolean} help
 * @property {'quick' | 'all' | 'every'} extent
 * @property {number | undefined} seed
 * @property {readonly (typeof CHECKS)[number][]} checks
 * @property {readonly string[] | undefined} paths of tests, from the root; nothing for all of them
 */

/**
 * What `npm test -- …` was asked to do.
 * @param {readonly string[]} args
 * @returns {TestOptions | { error: string }}
 */
export function parseTestOptions(args) {
  /** @type {TestOptions['extent']} */
  let extent = 'quick';
  let help = false;
  let seed;
  /** @type {string[]} */
  const names = [];
  const left = args.flatMap((arg) => (arg.startsWith('--seed=') ? arg.split('=') : [arg]));
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--help' || arg === '-h') help = true;
    else if (arg === '--all' || arg === '--every') extent = arg === '--all' ? 'all' : 'every';
    else if (arg === '--seed') {
      const text = left.shift();
      seed = parseSeed(text);
      if (seed === undefined) {
        return { error: `--seed takes a whole number from 1 to ${MAX_SEED}, not ${text}.` };
      }
    } else if (arg.startsWith('-')) {
      return { error: `Unknown option ${arg}. npm test -- --help lists them.` };
    } else names.push(arg);
  }
  const checks = CHECKS.filter((check) => names.length === 0 || names.includes(check));
  const paths = names.filter((name) => !CHECKS.some((check) => check === name));
  const missing = paths.find((path) => !existsSync(join(ROOT, path)));
  if (missing !== undefined)
    return { error: `"${missing}" is neither a check nor a file or folder here.` };
  return { help, extent, seed, checks, paths: names.length === 0 ? undefined : paths };
}
