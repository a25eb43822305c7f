import { describe, expect, it } from 'vitest';
import { asksForHelp, misplaced, wantedDriver } from './start-args.mjs';

describe('misplaced', () => {
  it.each([
    ['nothing at all', []],
    ['an option with a value', ['--port', '9000']],
    ['an option with its value attached', ['--port=9000', '--no-mdns']],
  ])('accepts %s', (_, args) => {
    expect(misplaced(args, {})).toBeUndefined();
  });

  it('explains npm start --port 9000', () => {
    const sentence = misplaced(['9000'], { npm_config_port: 'true' });
    expect(sentence).toContain('npm start -- --port 9000');
  });
  it('explains npm start --port=9000', () => {
    expect(misplaced([], { npm_config_port: '9000' })).toContain('npm start -- --port 9000');
  });
  it('explains npm start --name games.home', () => {
    const sentence = misplaced(['games.home'], { npm_config_name: 'true' });
    expect(sentence).toContain('npm start -- --name games.home');
  });
  it('explains npm start --https', () => {
    expect(misplaced([], { npm_config_https: 'true' })).toContain('npm start -- --https');
    const sentence = misplaced(['9443'], { npm_config_https_port: 'true' });
    expect(sentence).toContain('npm start -- --https-port 9443');
  });
  it('explains npm start --mock-scanner and --no-scanners', () => {
    const practice = misplaced([], { npm_config_mock_scanner: 'true' });
    expect(practice).toContain('npm start -- --mock-scanner');
    expect(misplaced([], { npm_config_scanners: '' })).toContain('npm start -- --no-scanners');
  });
  it('explains npm start --open and --log-format', () => {
    expect(misplaced([], { npm_config_open: 'true' })).toContain('npm start -- --open');
    const sentence = misplaced(['json'], { npm_config_log_format: 'true' });
    expect(sentence).toContain('npm start -- --log-format json');
  });
  it('explains npm start --no-mdns', () => {
    expect(misplaced([], { npm_config_mdns: '' })).toContain('npm start -- --no-mdns');
  });
});

describe('asksForHelp', () => {
  it.each([
    [['--help'], true],
    [['--port', '9000', '-h'], true],
    [['--port', '9000'], false],
    [[], false],
  ])('of %j: %s', (args, asks) => {
    expect(asksForHelp(args)).toBe(asks);
  });
});

describe('wantedDriver', () => {
  it.each([
    [[], {}, undefined],
    [['--port', '9000'], { MISTERX_DATABASE_DRIVER: '' }, undefined],
    [['--database-driver', 'node'], {}, 'node'],
    [['--https', '--database-driver=sqlite3', '--port', '9000'], {}, 'sqlite3'],
    [[], { MISTERX_DATABASE_DRIVER: 'node' }, 'node'],
    [['--database-driver', 'sqlite3'], { MISTERX_DATABASE_DRIVER: 'node' }, 'sqlite3'],
    [['--database-driver'], {}, undefined],
    [['--database-drivers', 'node'], {}, undefined],
  ])('of %j and %j is %s', (args, env, driver) => {
    expect(wantedDriver(args, env)).toBe(driver);
  });
});
