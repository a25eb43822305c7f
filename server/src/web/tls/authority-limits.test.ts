import 'reflect-metadata';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID, webcrypto, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import * as x509 from '@peculiar/x509';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueAuthority, issueServer } from './issue.js';
import { homePermittedNames } from './scope.js';

x509.cryptoProvider.set(webcrypto);

/**
 * What a thief of the authority's key could try. He signs what he likes; whether it is accepted is up
 * to who trusts the authority, here OpenSSL: that of Node and the command.
 */
const OWN = ['mister-x.local', 'den', 'club.example', '203.0.113.9'];
const authority = await issueAuthority('test', homePermittedNames(OWN), Date.now(), Date.now());

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const SUBJECT: x509.JsonName = [{ CN: ['Mister X'] }, { O: ['Mister X referee'] }];
const PEM = { format: 'pem', type: 'pkcs8' } as const;

type Wanted = {
  readonly names?: x509.JsonGeneralNames;
  readonly subject?: x509.JsonName;
  readonly usage?: x509.ExtendedKeyUsage;
};

type Forged = { readonly key: string; readonly cert: string };

async function forge({ names = [], subject = SUBJECT, usage }: Wanted): Promise<Forged> {
  const keys = (await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const stolen = authority.key.export({ format: 'der', type: 'pkcs8' });
  const issuer = new x509.X509Certificate(new Uint8Array(authority.certificate.raw));
  const made = await x509.X509CertificateGenerator.create({
    serialNumber: randomUUID().replaceAll('-', '').replace(/^./, '1'),
    subject,
    issuer: issuer.subjectName,
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await webcrypto.subtle.importKey('pkcs8', stolen, ALGORITHM, false, ['sign']),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.ExtendedKeyUsageExtension([usage ?? x509.ExtendedKeyUsage.serverAuth]),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ...(names.length === 0 ? [] : [new x509.SubjectAlternativeNameExtension(names)]),
    ],
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const body = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${body.join('\n')}\n-----END PRIVATE KEY-----\n`,
    cert: new X509Certificate(Buffer.from(made.rawData)).toString(),
  };
}

const ca = authority.certificate.toString();

/** What Node says of the other side, which shows this certificate: `ok` or its code. */
async function nodeSays(shown: Forged, side: 'server' | 'client'): Promise<string> {
  const own = await issueServer(authority, ['localhost'], Date.now());
  const honest = { key: own.key.export(PEM), cert: own.certificate.toString() };
  const listening = createServer({
    ...(side === 'server' ? shown : honest),
    ca,
    requestCert: side === 'client',
    rejectUnauthorized: false,
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const server = once(listening, 'secureConnection');
  const client = connect({
    ...(side === 'client' ? shown : {}),
    host: '127.0.0.1',
    port,
    ca,
    // Whether the name fits is not asked here, only whether the certificate may be believed.
    checkServerIdentity: () => undefined,
    rejectUnauthorized: false,
  });
  const [[accepted]] = await Promise.all([server, once(client, 'secureConnect')]);
  const judge = side === 'server' ? client : accepted;
  const said = judge.authorized ? 'ok' : String(judge.authorizationError);
  client.destroy();
  accepted.destroy();
  listening.close();
  return said;
}

const OPENSSL = spawnSync('openssl', ['version']).status === 0;
if (!OPENSSL) console.warn('There is no openssl command here: only Node is asked.');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-limits-'));
  await writeFile(join(folder, 'ca.pem'), ca);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the command says: `ok` or its reasons. */
async function commandSays({ cert }: Forged, purpose: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.pem`);
  await writeFile(path, cert);
  const more = ['-x509_strict', '-purpose', purpose, '-CAfile', join(folder, 'ca.pem'), path];
  const { status, stderr } = spawnSync('openssl', ['verify', ...more], { encoding: 'utf8' });
  return status === 0 ? 'ok' : stderr;
}

const dns = (value: string): x509.JsonGeneralNames => [{ type: 'dns', value }];
const REFUSED: readonly (readonly [string, Wanted])[] = [
  ['a foreign name', { names: dns('bank.example') }],
  ['a foreign name beside one of its own', { names: [...dns('localhost'), ...dns('bank.example')] }],
  ['a foreign name in the subject alone', { subject: [...SUBJECT, { CN: ['bank.example'] }] }],
  ['every name', { names: dns('*.example') }],
  ['its bare name', { names: dns('den') }],
  ['a name under its bare name', { names: dns('www.den') }],
  ['a foreign address', { names: [{ type: 'ip', value: '8.8.8.8' }] }],
  ['the address beside its own', { names: [{ type: 'ip', value: '203.0.113.8' }] }],
  ['a foreign address of IPv6', { names: [{ type: 'ip', value: '2606:4700::1111' }] }],
  ['an e-mail address', { names: [{ type: 'email', value: 'ann@bank.example' }] }],
  ['an e-mail address at home', { names: [{ type: 'email', value: 'ann@pi.local' }] }],
  ['an e-mail address of nobody', { names: [{ type: 'email', value: 'ann@a.invalid' }] }],
  ['an e-mail address in the subject', { subject: [...SUBJECT, { E: ['ann@bank.example'] }] }],
  ['a URI', { names: [{ type: 'url', value: 'https://bank.example/' }] }],
  ['a URI at home', { names: [{ type: 'url', value: 'spiffe://pi.local/x' }] }],
  ['a URI of nobody', { names: [{ type: 'url', value: 'https://a.invalid/' }] }],
  ['a URI without a host', { names: [{ type: 'url', value: 'urn:x:y' }] }],
  ['a directory name', { names: [{ type: 'dn', value: 'CN=Ann, O=Bank' }] }],
  ['another subject', { names: dns('localhost'), subject: [{ CN: ['Ann'] }, { O: ['Bank'] }] }],
];

describe('a stolen authority makes no certificate of a server for', () => {
  it.each(REFUSED)('%s: Node refuses it', async (_, wanted) => {
    expect(await nodeSays(await forge(wanted), 'server')).not.toBe('ok');
  });
  it.skipIf(!OPENSSL).each(REFUSED)('%s: openssl refuses it', async (_, wanted) => {
    const said = await commandSays(await forge(wanted), 'sslserver');
    expect(said).toMatch(/permitted subtree violation|excluded subtree violation|unsupported/);
  });
});

const OTHER_USES = [
  ['clientAuth', 'sslclient'],
  ['emailProtection', 'smimesign'],
] as const;

describe('a stolen authority is of no use for', () => {
  it('a client', async () => {
    const names = dns('localhost');
    const client = await forge({ names, usage: x509.ExtendedKeyUsage.clientAuth });
    expect(await nodeSays(client, 'client')).toBe('INVALID_PURPOSE');
  });
  it.skipIf(!OPENSSL).each(OTHER_USES)('%s, openssl says', async (usage, purpose) => {
    const other = await forge({ names: dns('localhost'), usage: x509.ExtendedKeyUsage[usage] });
    expect(await commandSays(other, purpose)).toMatch(/unsupported certificate purpose|unsuitable/);
  });
  it('an authority below it', () => {
    const { pathLength } =
      new x509.X509Certificate(new Uint8Array(authority.certificate.raw)).getExtension(
        x509.BasicConstraintsExtension,
      ) ?? {};
    expect(pathLength).toBe(0);
  });
});

describe('what the server is for is accepted', () => {
  const names: x509.JsonGeneralNames = [
    ...dns('localhost'),
    ...dns('pi.local'),
    ...dns('club.example'),
    { type: 'ip', value: '192.168.7.7' },
    { type: 'ip', value: 'fd00::7' },
    { type: 'ip', value: '203.0.113.9' },
  ];
  it('by Node', async () => {
    expect(await nodeSays(await forge({ names }), 'server')).toBe('ok');
  });
  it.skipIf(!OPENSSL)('by openssl', async () => {
    expect(await commandSays(await forge({ names }), 'sslserver')).toBe('ok');
    const own = await issueServer(authority, ['mister-x.local', '10.0.0.4'], Date.now());
    const cert = own.certificate.toString();
    expect(await commandSays({ key: '', cert }, 'sslserver')).toBe('ok');
    expect(execFileSync('openssl', ['x509', '-noout', '-text'], { input: ca }).toString()).toMatch(
      /Name Constraints: critical[\s\S]*Excluded/,
    );
  });
});
