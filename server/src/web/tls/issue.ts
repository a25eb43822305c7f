import 'reflect-metadata';
import { createPrivateKey, type KeyObject, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { JsonName } from '@peculiar/x509';
import type { PermittedNames } from './scope.js';

/** A certificate and the private key that belongs to it. */
export type KeyPair = { readonly certificate: X509Certificate; readonly key: KeyObject };

const ORGANISATION = 'Mister X referee';
/** What the subject of every server says; its names stand among the alternative ones. */
const SERVER_COMMON_NAME = 'Mister X';

const DAY_MS = 86_400_000;
/** Ten years. */
const AUTHORITY_VALID_MS = 3_652 * DAY_MS;
/** The longest that browsers accept of any server. */
export const SERVER_VALID_MS = 397 * DAY_MS;
/** Phones whose clock is slow see a certificate that has begun all the same. */
const BACKDATED_BY_MS = DAY_MS;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const NAME_CONSTRAINTS_OID = '2.5.29.30';
/** Extended key usage: a server that proves itself in TLS. */
const SERVER_AUTH_OID = '1.3.6.1.5.5.7.3.1';

/**
 * A certificate authority of this computer alone.
 * @param label tells it apart from others in a phone's list
 * @param since a moment that is surely past, though the clock may be ahead
 */
export async function issueAuthority(
  label: string,
  scope: PermittedNames,
  since: number,
  now: number,
): Promise<KeyPair> {
  const { x509, encodeNameConstraints: writeScope } = await loadX509();
  const serverSubject = new x509.Name(subject(SERVER_COMMON_NAME)).toArrayBuffer();
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerial(),
    name: subject(`Mister X (${label})`),
    notBefore: new Date(since - BACKDATED_BY_MS),
    notAfter: new Date(now - BACKDATED_BY_MS + AUTHORITY_VALID_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      new x509.ExtendedKeyUsageExtension([SERVER_AUTH_OID]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      new x509.Extension(NAME_CONSTRAINTS_OID, true, writeScope(scope, serverSubject)),
    ],
  });
  return pairOf(certificate.rawData, keys.privateKey);
}

/**
 * A certificate with which this server proves itself. It never outlives its authority.
 * @param names host names and addresses, all within the authority's scope
 */
export async function issueServer(authority: KeyPair, names: readonly string[], now: number): Promise<KeyPair> {
  const { x509 } = await loadX509();
  const keys = await newKeys();
  const issuer = new x509.X509Certificate(new Uint8Array(authority.certificate.raw));
  const end = Math.min(now - BACKDATED_BY_MS + SERVER_VALID_MS, issuer.notAfter.getTime());
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: subject(SERVER_COMMON_NAME),
    issuer: issuer.subjectName,
    notBefore: new Date(now - BACKDATED_BY_MS),
    notAfter: new Date(end),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await signingKey(authority.key),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([SERVER_AUTH_OID]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? 'dns' : 'ip', value })),
      ),
    ],
  });
  return pairOf(certificate.rawData, keys.privateKey);
}

/** For whom this authority may vouch; `undefined` where that is more than `issueAuthority` allows. */
export async function permittedNamesOf(authority: X509Certificate): Promise<PermittedNames | undefined> {
  const { x509, decodeNameConstraints: readScope } = await loadX509();
  const parsed = new x509.X509Certificate(new Uint8Array(authority.raw));
  const extension = parsed.getExtension(NAME_CONSTRAINTS_OID);
  const usages = parsed.getExtension(x509.ExtendedKeyUsageExtension)?.usages ?? [];
  if (extension?.critical !== true || usages.length !== 1 || usages[0] !== SERVER_AUTH_OID) {
    return undefined;
  }
  return readScope(extension.value, new x509.Name(subject(SERVER_COMMON_NAME)).toArrayBuffer());
}

/** Loaded only where it is needed: most referees run without certificates. */
async function loadX509() {
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(webcrypto);
  return { x509, ...(await import('./scope-extension.js')) };
}

const subject = (commonName: string): JsonName => [{ CN: [commonName] }, { O: [ORGANISATION] }];

/** 127 random bits, positive. */
function newSerial(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return bytes.toString('hex');
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>;
}

function signingKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const der = key.export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']) as Promise<webcrypto.CryptoKey>;
}

async function pairOf(der: ArrayBuffer, key: webcrypto.CryptoKey): Promise<KeyPair> {
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  return {
    certificate: new X509Certificate(Buffer.from(der)),
    key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
  };
}

/** SHA-256 of a certificate in sixteen groups of four capital hex digits, as people compare it. */
export function fingerprintOf({ fingerprint256 }: X509Certificate): string {
  return (fingerprint256.replaceAll(':', '').match(/.{4}/g) ?? []).join(' ');
}
