import { SEAL_MODES, type SealMode } from '@mister-x/engine/trust';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { LOG_FORMATS, LOG_LEVELS, type LogFormat, type LogLevel, type ServerConfig } from './config.js';
import { DRIVER_NAMES, type DriverName } from '../database/driver.js';
import { parseName, parsePublicUrl } from '../web/http/host-check.js';
import { DATA_DIR } from '../runtime/installation.js';
import { parseProxy } from '../web/network/peers.js';

type ServeOptions = {
  readonly port: number;
  readonly host: string;
  readonly name: readonly string[];
  readonly publicUrl?: string;
  readonly trustProxy: readonly string[];
  readonly allowLocalHooks: boolean;
  readonly data: string;
  readonly databaseDriver?: DriverName;
  readonly mdns: boolean;
  readonly https: boolean;
  readonly httpsPort: number;
  readonly seal: SealMode;
  readonly scanners: boolean;
  readonly mockScanner: boolean;
  readonly serialPort: readonly string[];
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  readonly open: boolean;
  readonly demo: boolean;
};

const DEFAULT_PORT = 8080;
const DEFAULT_HTTPS_PORT = 8443;

const VARIABLES = [
  ...['PORT', 'HOST', 'NAME', 'DATA', 'HTTPS', 'HTTPS_PORT', 'SEAL', 'MOCK_SCANNER', 'TRUST_PROXY'],
  'PUBLIC_URL',
  ...['DATABASE_DRIVER', 'LOG_FORMAT', 'OPEN', 'ALLOW_LOCAL_HOOKS'],
] as const;
/** A switch is taken for on by whatever its variable holds. */
const SWITCHES = [...['MISTERX_HTTPS', 'MISTERX_MOCK_SCANNER', 'MISTERX_OPEN', 'MISTERX_ALLOW_LOCAL_HOOKS']] as const;

/** `mister-x serve`, which `npm start` runs. An option wins over its environment variable. */
export function addServe(program: Command, done: (code: number) => void, change: Partial<ServerConfig> = {}): void {
  for (const name of VARIABLES.map((part) => `MISTERX_${part}`)) {
    // An empty line in a settings file means "not set".
    if (process.env[name] === '') delete process.env[name];
  }
  for (const name of SWITCHES) {
    if (/^(0|no|off|false)$/i.test(process.env[name] ?? '')) delete process.env[name];
  }
  program
    .command('serve')
    .description('run the referee for an evening of games')
    .addOption(
      new Option('--port <number>', 'port of the pages; 0 takes any free port')
        .env('MISTERX_PORT')
        .default(DEFAULT_PORT)
        .argParser(parsePort),
    )
    .addOption(
      new Option('--host <address>', 'listen on this address only')
        .env('MISTERX_HOST')
        .default('0.0.0.0', 'every network of this computer'),
    )
    .addOption(
      new Option('--name <name>', 'answer to another name; may be repeated')
        .env('MISTERX_NAME')
        .default([], 'its addresses, localhost, mister-x.local, this computer')
        .argParser(addNames),
    )
    .addOption(
      new Option('--public-url <url>', 'address of the reverse proxy through which phones come')
        .env('MISTERX_PUBLIC_URL')
        .argParser(parseUrl)
        .conflicts('https'),
    )
    .addOption(
      new Option('--trust-proxy <address>', 'trust the X-Forwarded-For of this reverse proxy; may be repeated')
        .env('MISTERX_TRUST_PROXY')
        .default([], 'none')
        .argParser(addProxies),
    )
    .addOption(
      new Option('--allow-local-hooks', 'let web hooks lead into this computer’s own network')
        .env('MISTERX_ALLOW_LOCAL_HOOKS')
        .default(false, 'public addresses only'),
    )
    .addOption(
      new Option('--data <folder>', 'folder for games and the keys of this server')
        .env('MISTERX_DATA')
        .default(DATA_DIR, 'data, beside the README'),
    )
    .addOption(
      new Option('--database-driver <name>', 'the package sqlite3, or Node.js’s own SQLite')
        .env('MISTERX_DATABASE_DRIVER')
        .choices(DRIVER_NAMES),
    )
    .addOption(
      new Option('--https', 'encrypt pages; set each phone up once to trust this referee')
        .env('MISTERX_HTTPS')
        .default(false, 'plain HTTP'),
    )
    .addOption(
      new Option('--https-port <number>', 'port for HTTPS')
        .env('MISTERX_HTTPS_PORT')
        .default(DEFAULT_HTTPS_PORT)
        .argParser(parsePort),
    )
    .addOption(
      new Option('--seal <who>', 'who keeps the keys of new games')
        .env('MISTERX_SEAL')
        .choices(SEAL_MODES)
        .default('phones', 'phones: after a restart, games wait for them'),
    )
    .option('--no-scanners', 'ignore scanners at this computer')
    .addOption(
      new Option('--serial-port <path>', 'use a scanner at a port without USB; may be repeated')
        .default([], 'USB only')
        .argParser((path: string, before: readonly string[]) => [...before, path]),
    )
    .addOption(
      new Option('--mock-scanner', 'a practice scanner that you operate by typing here')
        .env('MISTERX_MOCK_SCANNER')
        .default(false, 'none'),
    )
    .option('--no-mdns', 'do not answer to the name mister-x.local')
    .addOption(new Option('--log-level <level>', 'how much to log').choices(LOG_LEVELS).default('warn'))
    .addOption(
      new Option('--log-format <format>', 'text for people, or JSON for programs')
        .env('MISTERX_LOG_FORMAT')
        .choices(LOG_FORMATS)
        .default(process.stdout.isTTY ? 'text' : 'json', 'text in a terminal, otherwise json'),
    )
    .addOption(
      new Option('--open', 'open the big screen in the browser of this computer')
        .env('MISTERX_OPEN')
        .default(false, 'only print its link'),
    )
    .addOption(new Option('--demo', 'open it with a game against computers, which begins at once').default(false))
    .action(async (options: ServeOptions, command: Command) => {
      // All who come through it would count as one, and what phones send there as overheard.
      if (options.publicUrl !== undefined && options.trustProxy.length === 0) {
        command.error('error: with --public-url, name the proxy as well: --trust-proxy loopback if it runs here');
      }
      // Loaded only here: the server is large, and the other commands need none of it.
      const { serve } = await import('./serve.js');
      done(await serve(options, change));
    });
}

/** Commas stand between several, as an environment variable can be given only once. */
function addNames(text: string, before: readonly string[]): readonly string[] {
  const names = text.split(',').map((part) => {
    const name = parseName(part);
    if (name === undefined) {
      throw new InvalidArgumentError('A name must be a computer’s name, such as games.home.');
    }
    return name;
  });
  return [...before, ...names];
}

function parseUrl(text: string): string {
  const url = parsePublicUrl(text);
  if (url === undefined) {
    throw new InvalidArgumentError(
      'A public address must be https:// and a name, without a path, such as https://games.example.',
    );
  }
  return url;
}

function addProxies(text: string, before: readonly string[]): readonly string[] {
  const proxies = text.split(',').map((part) => {
    const proxy = parseProxy(part);
    if (proxy === undefined) {
      throw new InvalidArgumentError(
        'A proxy must be an address or a network, such as 192.168.1.2, 10.0.0.0/8 or loopback.',
      );
    }
    return proxy;
  });
  return [...before, ...proxies];
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new InvalidArgumentError('A port must be a whole number from 0 to 65535.');
  }
  return port;
}
