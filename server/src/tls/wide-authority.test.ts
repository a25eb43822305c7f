import 'reflect-metadata';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AsnConvert } from '@peculiar/asn1-schema';
import { GeneralName, GeneralSubtree, GeneralSubtrees, NameConstraints } from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueAuthority, issueServer, type KeyPair } from './issue.js';
import { keyPem, readPair, TlsKeeper, writePair } from './keeper.js';
import { homeScope } from './scope.js';

x509.cryptoProvider.set(webcrypto);

const NAMES = ['localhost', 'mister-x.local', 'den', '127.0.0.1'];
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY = 86_400_000;

let folder: string;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  folder = await mkdtemp(join(tmpdir(), 'mister-x-wide-'));
  await mkdir(join(folder, 'tls'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, 'tls', name);
const open = () => TlsKeeper.open(folder, 'test', { now: () => now, names: () => NAMES });

/** As earlier versions made it: home names and its own for any use; who calls may leave more out. */
async function formerAuthority(
  organisation = 'Mister X referee',
  limited = true,
): Promise<KeyPair> {
  const keys = (await webcrypto.subtle.generateKey(ALGORITHM, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const permitted = ['local', 'localhost', 'den'].map(
    (dNSName) => new GeneralSubtree({ base: new GeneralName({ dNSName }) }),
  );
  const constraints = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(permitted) });
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: [{ CN: ['Mister X (test)'] }, { O: [organisation] }],
    notBefore: new Date(now - DAY),
    notAfter: new Date(now + 3_000 * DAY),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ...(limited
        ? [new x509.Extension('2.5.29.30', true, AsnConvert.serialize(constraints))]
        : []),
    ],
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificate: new X509Certificate(Buffer.from(made.rawData)),
    key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
  };
}

describe('an authority that could vouch for too much', () => {
  it.each([
    ['an earlier version’s', () => formerAuthority()],
    ['one without limits', () => formerAuthority('Mister X referee', false)],
    [
      'one for a bare name',
      () => {
        const scope = homeScope([]);
        return issueAuthority('test', { ...scope, names: [...scope.names, 'den'] }, now, now);
      },
    ],
  ])('%s is replaced, which is told once, and its key is kept nowhere', async (_, make) => {
    const former = await make();
    await writePair(file('authority.pem'), former);
    await writePair(file('server.pem'), await issueServer(former, ['localhost', 'den'], now));
    const first = await open();
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    expect(first.value.replaced).toBe('wide');
    const { authority, certificate } = first.value;
    expect(authority.certificate.fingerprint256).not.toBe(former.certificate.fingerprint256);
    expect(certificate.verify(authority.certificate.publicKey)).toBe(true);
    expect(first.value.proves('mister-x.local')).toBe(true);
    expect(first.value.proves('den')).toBe(false);
    expect(first.value.uncovered).toEqual(['den']);

    const kept = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = kept.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.sort()).toEqual(['authority.pem', 'server.pem']);
    for (const name of files) {
      const text = await readFile(file(name), 'utf8');
      expect(text).not.toContain(keyPem(former));
      expect((await readPair(file(name))).found).toBe('pair');
    }

    const second = await open();
    if (!second.ok) throw new Error(JSON.stringify(second.error));
    expect(second.value.replaced).toBeUndefined();
    expect(second.value.authority.certificate.raw).toEqual(authority.certificate.raw);
  });

  it('is left alone, and reported, when this program did not make it', async () => {
    const others = await formerAuthority('Ann');
    await writePair(file('authority.pem'), others);
    expect(await open()).toMatchObject({ ok: false, error: { code: 'AUTHORITY_DAMAGED' } });
    expect(await readFile(file('authority.pem'), 'utf8')).toContain(keyPem(others));
  });

  it('is told of when it is over, too', async () => {
    await open();
    now += 4_000 * DAY;
    const next = await open();
    expect(next.ok && next.value.replaced).toBe('over');
  });

  it('is none where there was none', async () => {
    const first = await open();
    expect(first.ok && first.value.replaced).toBeUndefined();
  });
});
