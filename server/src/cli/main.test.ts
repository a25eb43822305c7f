import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from './main.js';

let out = '';
let errors = '';

beforeEach(() => {
  out = '';
  errors = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('prints the version of the package', async () => {
  const url = new URL('../../package.json', import.meta.url);
  expect(await main(['--version'])).toBe(0);
  expect(out.trim()).toBe(JSON.parse(readFileSync(url, 'utf8')).version);
});

it('prints its help within 80 columns', async () => {
  expect(await main(['serve', '--help'])).toBe(0);
  for (const part of [
    '--port',
    'MISTERX_PORT',
    '--host',
    '--name',
    '--public-url',
    'MISTERX_PUBLIC_URL',
    '--data',
    '--database-driver',
    'MISTERX_DATABASE_DRIVER',
    '--https',
    'MISTERX_HTTPS',
    '--https-port',
    'MISTERX_HTTPS_PORT',
    '--seal',
    'MISTERX_SEAL',
    '--no-scanners',
    '--serial-port',
    '--mock-scanner',
    'MISTERX_MOCK_SCANNER',
    '--no-mdns',
    '--log-level',
    '--log-format',
    'MISTERX_LOG_FORMAT',
    '--open',
    'MISTERX_OPEN',
  ]) {
    expect(out).toContain(part);
  }
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

describe('what is not understood', () => {
  it.each([
    ['a word as a port', ['serve', '--port', 'http']],
    ['a port that does not exist', ['serve', '--port', '65536']],
    ['a negative port', ['serve', '--port', '-1']],
    ['a port for HTTPS that does not exist', ['serve', '--https-port', '65536']],
    ['half a port', ['serve', '--port', '80.5']],
    ['an address as a name', ['serve', '--name', 'http://box']],
    ['a public address without TLS', ['serve', '--public-url', 'http://games.example']],
    ['a public address with a path', ['serve', '--public-url', 'https://games.example/x']],
    ['a public address without its proxy', ['serve', '--public-url', 'https://games.example']],
    [
      'a public address beside TLS of our own',
      ['serve', '--public-url', 'https://a.example', '--trust-proxy', 'loopback', '--https'],
    ],
    ['a keeper of keys that there is not', ['serve', '--seal', 'nobody']],
    ['a database driver that there is not', ['serve', '--database-driver', 'postgres']],
    ['an unknown format of the log', ['serve', '--log-format', 'xml']],
    ['an unknown level', ['serve', '--log-level', 'loud']],
    ['an unknown option', ['serve', '--prot', '1']],
    ['an unknown command', ['dance']],
    ['a word too many', ['serve', '9000']],
  ])('%s is refused with 2 and a sentence', async (_, args) => {
    expect(await main(args)).toBe(2);
    expect(errors).toMatch(/^error: /);
    expect(errors).not.toMatch(/^ {4}at /m);
  });

  it('a name from the environment is refused by the name of its variable', async () => {
    vi.stubEnv('MISTERX_NAME', 'box,not a name');
    expect(await main(['serve'])).toBe(2);
    expect(errors).toContain('MISTERX_NAME');
  });

  it('a port from the environment is refused by the name of its variable', async () => {
    vi.stubEnv('MISTERX_PORT', 'eight');
    expect(await main(['serve'])).toBe(2);
    expect(errors).toContain('MISTERX_PORT');
  });
});
