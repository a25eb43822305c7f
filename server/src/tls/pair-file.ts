import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { KeyPair } from './issue.js';

export type PairFile =
  | { readonly found: 'pair'; readonly pair: KeyPair }
  | { readonly found: 'nothing' }
  /** There is a file, and it is not a certificate with its key. */
  | { readonly found: 'damage'; readonly reason: string }
  /** There is something, and this account cannot read it. */
  | { readonly found: 'closed'; readonly reason: string };

/** Reads what `writePair` wrote. */
export async function readPair(path: string): Promise<PairFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? { found: 'nothing' } : { found: 'closed', reason: messageOf(error) };
  }
  try {
    const pair = { certificate: new X509Certificate(text), key: createPrivateKey(text) };
    if (pair.certificate.checkPrivateKey(pair.key)) return { found: 'pair', pair };
    return { found: 'damage', reason: 'the key is not that of the certificate' };
  } catch (error) {
    return { found: 'damage', reason: messageOf(error) };
  }
}

/** Both in one file, so that a crash never leaves the key of one with the certificate of another. */
export async function writePair(path: string, pair: KeyPair): Promise<void> {
  await writeFile(`${path}.new`, keyPem(pair) + pair.certificate.toString(), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export function keyPem({ key }: KeyPair): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
