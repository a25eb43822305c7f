/** Options of `npm start` that npm keeps for itself when the two dashes are forgotten. */
const OWN = [
  ...[
    'port',
    'host',
    'name',
    'public-url',
    'trust-proxy',
    'data',
    'database-driver',
    'https',
    'https-port',
    'seal',
  ],
  ...['scanners', 'serial-port', 'mock-scanner', 'mdns', 'log-level', 'log-format', 'open', 'demo'],
  'allow-local-hooks',
];
/** Those without a value, as they are written. */
const SWITCHES = new Map([
  ['mdns', '--no-mdns'],
  ['scanners', '--no-scanners'],
  ['mock-scanner', '--mock-scanner'],
  ['https', '--https'],
  ['open', '--open'],
  ['demo', '--demo'],
  ['allow-local-hooks', '--allow-local-hooks'],
]);

/**
 * `npm start --port 9000` reaches us as the lone word `9000` and a variable of npm's. Guessing
 * what was meant could open the wrong port or write to the wrong folder, so it is refused.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} a sentence for the person, or `undefined` when all is well
 */
export function misplaced(args, env) {
  const kept = OWN.find((name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  const stray = args.find(
    (arg, i) => !arg.startsWith('-') && !(args[i - 1] ?? '').startsWith('--'),
  );
  if (kept === undefined && stray === undefined) return undefined;
  const value = stray ?? env[`npm_config_${kept}`] ?? '';
  const example = SWITCHES.get(kept ?? '') ?? `--${kept ?? 'port'} ${value || '8080'}`;
  return (
    'npm took an option for itself. Put two dashes before the options:\n\n' +
    `    npm start -- ${example}`
  );
}

/**
 * @param {readonly string[]} args
 * @returns {boolean}
 */
export function asksForHelp(args) {
  return args.some((arg) => arg === '--help' || arg === '-h');
}

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
