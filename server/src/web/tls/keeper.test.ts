import { X509Certificate } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartFailure } from '../../runtime/failure.js';
import { issueAuthority, issueServer } from './issue.js';
import { readPair, TlsKeeper, writePair } from './keeper.js';
import { homePermittedNames } from './scope.js';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21);

let folder: string;
let now: number;
let names: readonly string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-tls-'));
  now = START;
  names = ['localhost', 'mister-x.local', '127.0.0.1', '::1', '192.168.1.20', 'fd00::20'];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => TlsKeeper.open(folder, 'test', { now: () => now, names: () => names });
const authorityFile = () => join(folder, 'tls', 'authority.pem');
const serverFile = () => join(folder, 'tls', 'server.pem');

async function keeper(): Promise<TlsKeeper> {
  const opened = await open();
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

async function failure(): Promise<StartFailure> {
  const opened = await open();
  if (opened.ok) throw new Error('it was opened');
  return opened.error;
}

describe('the certificates of a data folder', () => {
  it('are made once, for their owner alone, and kept', async () => {
    const first = await keeper();
    expect((await readdir(join(folder, 'tls'))).sort()).toEqual(['authority.pem', 'server.pem']);
    if (process.platform !== 'win32') {
      expect((await stat(join(folder, 'tls'))).mode & 0o777).toBe(0o700);
      for (const file of [authorityFile(), serverFile()]) {
        expect((await stat(file)).mode & 0o777, file).toBe(0o600);
      }
    }
    const second = await keeper();
    expect(second.context).toEqual(first.context);
    expect(second.certificate.verify(second.authority.certificate.publicKey)).toBe(true);
    expect(await second.refresh()).toBe(false);
  });

  it.each([
    ['an address comes', (list: readonly string[]) => [...list, '10.0.0.4']],
    ['an address goes', (list: readonly string[]) => list.slice(0, -1)],
    ['an address changes', (list: readonly string[]) => [...list.slice(0, -1), 'fd00::21']],
    ['a name comes', (list: readonly string[]) => [...list, 'games.home']],
  ])('another is issued by the same authority when %s', async (_, change) => {
    const first = await keeper();
    const before = first.certificate.fingerprint256;
    names = change(names);
    expect(await first.refresh()).toBe(true);
    expect(first.certificate.fingerprint256).not.toBe(before);
    for (const name of names) expect(first.proves(name), name).toBe(true);
    const second = await keeper();
    expect(second.context).toEqual(first.context);
    expect(second.authority.certificate.raw).toEqual(first.authority.certificate.raw);
  });

  it('another is issued a month before the end, and the authority stays', async () => {
    const first = await keeper();
    const end = Date.parse(first.certificate.validTo);
    now = end - 31 * DAY;
    expect(await first.refresh()).toBe(false);
    now = end - 29 * DAY;
    expect(await first.refresh()).toBe(true);
    expect(Date.parse(first.certificate.validTo)).toBeGreaterThan(now + 390 * DAY);
    expect((await keeper()).authority.certificate.raw).toEqual(first.authority.certificate.raw);
  });

  it('another authority is made when the old one is over, and not before', async () => {
    const first = await keeper();
    const end = Date.parse(first.authority.certificate.validTo);
    now = end - DAY;
    const last = await keeper();
    expect(last.authority.certificate.raw).toEqual(first.authority.certificate.raw);
    expect(Date.parse(last.certificate.validTo)).toBe(end);
    // It is the last one: there is nothing to renew it to.
    expect(await last.refresh()).toBe(false);
    now = end + DAY;
    const next = await keeper();
    expect(next.authority.certificate.raw).not.toEqual(first.authority.certificate.raw);
    // Which is told once.
    expect([first, last, next, await keeper()].map(({ isReplacement }) => isReplacement)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(next.certificate.verify(next.authority.certificate.publicKey)).toBe(true);
  });

  it('leave out, and name, what the authority may not prove', async () => {
    await keeper();
    names = [...names, 'bank.example', '8.8.8.8'];
    const second = await keeper();
    expect(second.uncovered).toEqual(['bank.example', '8.8.8.8']);
    expect(second.proves('bank.example')).toBe(false);
    expect(second.proves('[fd00::20]')).toBe(true);
    expect(await second.refresh()).toBe(false);
  });

  it('the server’s is made again when it is damaged or not of this authority', async () => {
    const first = await keeper();
    for (const damage of ['', 'text', `${(await readFile(serverFile(), 'utf8')).slice(0, 500)}`]) {
      await writeFile(serverFile(), damage);
      const next = await keeper();
      expect(next.certificate.verify(first.authority.certificate.publicKey)).toBe(true);
      expect((await readPair(serverFile())).found).toBe('pair');
    }
    const issued = first.certificate.fingerprint256;
    await rm(authorityFile());
    const other = await keeper();
    expect(other.certificate.fingerprint256).not.toBe(issued);
    expect(other.certificate.verify(other.authority.certificate.publicKey)).toBe(true);
  });
});

describe('an authority that cannot be used', () => {
  it.each([
    ['cut short', (text: string) => text.slice(0, 600)],
    ['with a byte flipped', (text: string) => text.replace(/\nM/, '\n!')],
    ['without its key', (text: string) => text.slice(text.indexOf('-----BEGIN CERT'))],
    ['empty', () => ''],
  ])('%s is reported and left as it is', async (_, damage) => {
    await keeper();
    const damaged = damage(await readFile(authorityFile(), 'utf8'));
    await writeFile(authorityFile(), damaged);
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_DAMAGED', path: authorityFile() });
    expect(await readFile(authorityFile(), 'utf8')).toBe(damaged);
  });

  it('of another’s key, or that is no authority, is reported', async () => {
    const first = await keeper();
    const server = await issueServer(first.authority, ['localhost'], now);
    await writePair(authorityFile(), server);
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_DAMAGED' });
    await writePair(authorityFile(), { ...first.authority, key: server.key });
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_DAMAGED' });
  });

  it('that could vouch for too much is reported and left as it is', async () => {
    await mkdir(join(folder, 'tls'));
    const scope = homePermittedNames([]);
    const wide = { ...scope, names: [...scope.names, 'den'] };
    await writePair(authorityFile(), await issueAuthority('test', wide, now, now));
    const before = await readFile(authorityFile());
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_DAMAGED' });
    expect(await readFile(authorityFile())).toEqual(before);
  });

  it('that cannot be read is reported', async () => {
    await mkdir(authorityFile(), { recursive: true });
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_CLOSED', path: authorityFile() });
  });

  it('and a folder that cannot be made', async () => {
    await writeFile(join(folder, 'tls'), 'text');
    expect(await failure()).toMatchObject({ code: 'DATA_UNWRITABLE', path: join(folder, 'tls') });
  });

  it.skipIf(process.getuid?.() === 0)('and one that this account may not look into', async () => {
    await keeper();
    await chmod(join(folder, 'tls'), 0o000);
    expect(await failure()).toMatchObject({ code: 'AUTHORITY_CLOSED' });
    await chmod(join(folder, 'tls'), 0o700);
  });
});

describe('a wrong clock', () => {
  it('that was never set is reported, and nothing is made', async () => {
    now = 0;
    const reported = await failure();
    expect(reported).toEqual({ code: 'CLOCK_WRONG', clock: '1970-01-01', since: '2026-11-01' });
    expect(await readdir(join(folder, 'tls'))).toEqual([]);
  });

  it.each([2, 20, 400, 50 * 365])('that was %d days ahead leaves an authority that is valid', async (days) => {
    now = START + days * DAY;
    const first = await keeper();
    now = START - 15 * DAY;
    // As the server does while it runs, and at its next start.
    expect(await first.refresh()).toBe(true);
    const second = await keeper();
    expect(second.context).toEqual(first.context);
    expect(second.isReplacement).toBe(false);
    const { raw } = first.authority.certificate;
    expect(second.authority.certificate.raw).toEqual(raw);
    for (const { validFrom, validTo } of [second.certificate, new X509Certificate(raw)]) {
      expect(Date.parse(validFrom)).toBeLessThanOrEqual(now - DAY);
      expect(Date.parse(validTo)).toBeGreaterThan(now + 390 * DAY);
    }
  });

  it('is not blamed where an authority begins later: one of the two is wrong', async () => {
    await mkdir(join(folder, 'tls'));
    const begin = START + 400 * DAY;
    await writePair(authorityFile(), await issueAuthority('test', homePermittedNames(names), begin, begin));
    const before = await readFile(authorityFile());
    const told = { code: 'AUTHORITY_EARLY', clock: '2026-11-21', since: '2027-12-25' };
    expect(await failure()).toEqual(told);
    expect(await readFile(authorityFile())).toEqual(before);
  });

  it('of a phone that is a day slow finds certificates that have begun', async () => {
    const { certificate, authority } = await keeper();
    for (const { validFrom } of [certificate, new X509Certificate(authority.certificate.raw)]) {
      expect(Date.parse(validFrom)).toBeLessThanOrEqual(START - DAY);
    }
  });
});
