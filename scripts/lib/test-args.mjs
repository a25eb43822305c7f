import { MAX_SEED, parseSeed } from './seed.mjs';

/**
 * @typedef {object} Wanted
 * @property {boolean} help
 * @property {'quick' | 'all' | 'every'} extent
 * @property {number | undefined} seed
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
  const kept = ['all', 'every', 'seed', 'help'].find(
    (name) => env[`npm_config_${name}`] !== undefined,
  );
  if (kept !== undefined && kept !== 'help') {
    const value = kept !== 'seed' ? '' : ` ${args[0] ?? env[`npm_config_${kept}`]}`;
    return {
      error: `npm took an option for itself. Put two dashes before it:\n\n    npm test -- --${kept}${value}`,
    };
  }
  /** @type {Wanted & { only: string[] }} */
  const wanted = { help: false, extent: 'quick', seed: undefined, only: [] };
  const left = args.flatMap((arg) => {
    const [, name, value] = /^(--seed)=(.*)$/.exec(arg) ?? [];
    return name === undefined ? [arg] : [name, value];
  });
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--help' || arg === '-h') wanted.help = true;
    else if (arg === '--all') wanted.extent = 'all';
    else if (arg === '--every') wanted.extent = 'every';
    else if (arg === '--seed') {
      const text = left.shift();
      wanted.seed = parseSeed(text);
      if (wanted.seed === undefined) {
        return {
          error: `--seed takes a whole number from 1 to ${MAX_SEED}, not ${text ?? 'nothing'}.`,
        };
      }
    } else if (arg.startsWith('-')) {
      return {
        error: `Unknown option ${arg}. The options are: --all, --every, --seed NUMBER, --help`,
      };
    } else if (!steps.includes(arg)) {
      return { error: `Unknown step "${arg}". The steps are: ${steps.join(', ')}` };
    } else wanted.only.push(arg);
  }
  return wanted;
}
