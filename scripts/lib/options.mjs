import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './project.mjs';

/** Options that npm keeps for itself when the two dashes before them are forgotten. */
export const KEPT_BY_NPM = [
  ...['https', 'open', 'demo', 'no-mdns', 'no-scanners', 'mock-scanner', 'allow-local-hooks'],
  ...['port', 'host', 'name', 'public-url', 'trust-proxy', 'data', 'database-driver'],
  ...['https-port', 'seal', 'serial-port', 'log-level', 'log-format', 'all', 'every', 'seed'],
];

/**
 * `npm start --port 9000` reaches us as the lone word `9000` and a variable of npm's. Guessing what was meant could
 * open the wrong port or write to the wrong folder, so it is refused.
 * @param {'start' | 'test'} command
 * @returns {string | undefined} a sentence for the person
 */
export function misplaced(command, env = process.env) {
  const name = KEPT_BY_NPM.find((each) => {
    const kept = each.replace(/^no-/, '').replaceAll('-', '_');
    return env[`npm_config_${kept}`] !== undefined;
  });
  if (name === undefined) return undefined;
  return `npm took --${name} for itself. Put two dashes before the options:\n\n` + `    npm ${command} -- --${name} …`;
}

/** What random tests draw from: another number in each run, unless one is named. */
const MAX_SEED = 2 ** 31 - 1;

export const drawSeed = () => randomInt(1, MAX_SEED + 1);

/**
 * @param {string | undefined} text
 * @returns {number | undefined} nothing, where it is no seed
 */
export function parseSeed(text) {
  const seed = Number(text);
  return /^\d+$/.test(text ?? '') && seed >= 1 && seed <= MAX_SEED ? seed : undefined;
}

/** What `npm test` checks before it runs tests. */
const CHECKS = /** @type {const} */ (['types', 'format', 'lint']);

/**
 * What `npm test -- …` was asked to do.
 * @param {readonly string[]} args
 * @throws {Error} whose message says what is wrong
 */
export function parseTestOptions(args, env = process.env) {
  const wrong = misplaced('test', env);
  if (wrong !== undefined) throw new Error(wrong);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      all: { type: 'boolean' },
      every: { type: 'boolean' },
      seed: { type: 'string' },
    },
  });
  const seed = parseSeed(values.seed);
  if (values.seed !== undefined && seed === undefined) {
    throw new Error(`--seed takes a whole number from 1 to ${MAX_SEED}, not ${values.seed}.`);
  }
  const isAll = positionals.length === 0;
  const paths = positionals.filter((name) => !CHECKS.some((check) => check === name));
  const missing = paths.find((path) => !existsSync(join(ROOT, path)));
  if (missing !== undefined) {
    throw new Error(`"${missing}" is neither a check nor a file or folder here.`);
  }
  return {
    help: values.help,
    extent: values.every ? 'every' : values.all ? 'all' : 'quick',
    seed,
    checks: CHECKS.filter((check) => isAll || positionals.includes(check)),
    /** Of tests, from the root; nothing for all of them. */
    paths: isAll ? undefined : paths,
  };
}
