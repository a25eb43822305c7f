import 'reflect-metadata';
import {
  createPrivateKey,
  type KeyObject,
  randomBytes,
  webcrypto,
  X509Certificate,
} from 'node:crypto';
import { isIP } from 'node:net';
import type { JsonName } from '@peculiar/x509';
import { makeNameConstraints, type NameConstraints } from './name-constraints.js';

/** A certificate and the private key that belongs to it. */
export type KeyPair = { readonly certificate: X509Certificate; readonly key: KeyObject };

export const ORGANISATION = 'Mister X referee';

const DAY = 86_400_000;
/** Ten years. */
const AUTHORITY_MS = 3_652 * DAY;
/** The longest that browsers accept of any server. */
export const SERVER_MS = 397 * DAY;
/** Phones whose clock is slow see a certificate that has begun all the same. */
export const BACKDATED_MS = DAY;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const NAME_CONSTRAINTS = '2.5.29.30';

/**
 * A certificate authority of this computer alone.
 * @param label tells it apart from others in a phone's list
 */
export async function issueAuthority(
  label: string,
  constraints: NameConstraints,
  now: number,
): Promise<KeyPair> {
  const x509 = await library();
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: subject(`Mister X (${label})`),
    notBefore: new Date(now - BACKDATED_MS),
    notAfter: new Date(now - BACKDATED_MS + AUTHORITY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      new x509.Extension(NAME_CONSTRAINTS, true, new Uint8Array(makeNameConstraints(constraints))),
    ],
  });
  return pairOf(certificate.rawData, keys.privateKey);
}

/**
 * A certificate with which this server proves itself. It never outlives its authority.
 * @param names host names and addresses, all within the authority's constraints
 */
export async function issueServer(
  authority: KeyPair,
  names: readonly string[],
  now: number,
): Promise<KeyPair> {
  const x509 = await library();
  const keys = await newKeys();
  const issuer = new x509.X509Certificate(new Uint8Array(authority.certificate.raw));
  const end = Math.min(now - BACKDATED_MS + SERVER_MS, issuer.notAfter.getTime());
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: subject('Mister X'),
    issuer: issuer.subjectName,
    notBefore: new Date(now - BACKDATED_MS),
    notAfter: new Date(end),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await signingKey(authority.key),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value })),
      ),
    ],
  });
  return pairOf(certificate.rawData, keys.privateKey);
}

/** The value of the extension of a certificate, in DER; `undefined` where it has none. */
export async function nameConstraintsOf(certificate: X509Certificate): Promise<Buffer | undefined> {
  const x509 = await library();
  const parsed = new x509.X509Certificate(new Uint8Array(certificate.raw));
  const extension = parsed.getExtension(NAME_CONSTRAINTS);
  return extension === null ? undefined : Buffer.from(extension.value);
}

/** Loaded only where it is needed: most referees run without certificates. */
async function library() {
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(webcrypto);
  return x509;
}

const subject = (commonName: string): JsonName => [{ CN: [commonName] }, { O: [ORGANISATION] }];

/** 127 random bits, positive. */
function newSerial(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return bytes.toString('hex');
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, [
    'sign',
    'verify',
  ]) as Promise<webcrypto.CryptoKeyPair>;
}

function signingKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const der = key.export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, ALGORITHM, false, [
    'sign',
  ]) as Promise<webcrypto.CryptoKey>;
}

async function pairOf(der: ArrayBuffer, key: webcrypto.CryptoKey): Promise<KeyPair> {
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  return {
    certificate: new X509Certificate(Buffer.from(der)),
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
  };
}
