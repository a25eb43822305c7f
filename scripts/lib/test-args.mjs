import { MAX_SEED, parseSeed } from './seed.mjs';

/**
 * @typedef {object} Wanted
 * @property {boolean} help
 * @property {boolean} all
 * @property {number | undefined} seed
 * @property {number | undefined} minutes after which no more evenings begin but those of every run
 * @property {readonly string[]} only names of steps; none: all of them
 */

/**
 * What `npm test -- …` was asked to do.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} steps their names
 * @returns {Wanted | { error: string }}
 */
export function parseTestArgs(args, env, steps) {
  const kept = ['all', 'seed', 'minutes', 'help'].find(
    (name) => env[`npm_config_${name}`] !== undefined,
  );
  if (kept !== undefined && kept !== 'help') {
    const value = kept === 'all' ? '' : ` ${args[0] ?? env[`npm_config_${kept}`]}`;
    return {
      error: `npm took an option for itself. Put two dashes before it:\n\n    npm test -- --${kept}${value}`,
    };
  }
  /** @type {Wanted & { only: string[] }} */
  const wanted = { help: false, all: false, seed: undefined, minutes: undefined, only: [] };
  const left = args.flatMap((arg) => {
    const [, name, value] = /^(--seed|--minutes)=(.*)$/.exec(arg) ?? [];
    return name === undefined ? [arg] : [name, value];
  });
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--help' || arg === '-h') wanted.help = true;
    else if (arg === '--all') wanted.all = true;
    else if (arg === '--seed') {
      const text = left.shift();
      wanted.seed = parseSeed(text);
      if (wanted.seed === undefined) {
        return {
          error: `--seed takes a whole number from 1 to ${MAX_SEED}, not ${text ?? 'nothing'}.`,
        };
      }
    } else if (arg === '--minutes') {
      const text = left.shift();
      wanted.minutes = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined;
      if (wanted.minutes === undefined) {
        return {
          error: `--minutes takes a whole number from 1 to 9999, not ${text ?? 'nothing'}.`,
        };
      }
    } else if (arg.startsWith('-')) {
      return {
        error: `Unknown option ${arg}. The options are: --all, --seed NUMBER, --minutes NUMBER, --help`,
      };
    } else if (!steps.includes(arg)) {
      return { error: `Unknown step "${arg}". The steps are: ${steps.join(', ')}` };
    } else wanted.only.push(arg);
  }
  return wanted;
}
