import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { err, ok, type Result } from '@mister-x/engine';
import { TLS_FOLDER, tryWriting, writeAtomically } from '../../database/data-folder.js';
import type { StartFailure } from '../../runtime/failure.js';
import { issueAuthority, issueServer, type KeyPair, permittedNamesOf } from './issue.js';
import { normalizedHost, isPermitted, homePermittedNames, type PermittedNames } from './scope.js';

const DAY_MS = 86_400_000;
/** How long before its end a certificate is replaced. */
const RENEW_BEFORE_MS = 30 * DAY_MS;
/**
 * When this was written: a clock before it has not been set. Authorities begin then, so that one of a clock that
 * was ahead is valid when it is set right.
 */
const EARLIEST_DATE = Date.UTC(2026, 10, 1);

/** What happens around the keeper, which a test may set. */
export type CertificateFacts = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Names and addresses under which this server may be opened now. */
  readonly names: () => readonly string[];
};

type Authority = {
  readonly pair: KeyPair;
  readonly scope: PermittedNames;
  /** Another one, which phones may trust, was over. */
  readonly isReplacement: boolean;
};

/** Keeps the authority of this data folder, and a certificate of the server that fits the moment. */
export class TlsKeeper {
  private constructor(
    private readonly path: string,
    private readonly facts: CertificateFacts,
    readonly authority: KeyPair,
    private readonly scope: PermittedNames,
    /** The authority before it was over: every phone must be told to trust this server again. */
    readonly isReplacement: boolean,
    private current: KeyPair,
  ) {}

  /** Makes what is not there yet. An authority that cannot be used is never replaced unasked. */
  static async open(dataDir: string, label: string, facts: CertificateFacts): Promise<Result<TlsKeeper, StartFailure>> {
    const folder = join(dataDir, TLS_FOLDER);
    const made = await tryWriting(folder, async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    });
    if (typeof made !== 'string') return err(made);
    const opened = await openAuthority(join(folder, 'authority.pem'), label, facts);
    if (!opened.ok) return opened;
    const { pair: authority, scope, isReplacement } = opened.value;
    const path = join(folder, 'server.pem');
    const found = await readPair(path);
    // Nobody trusts this certificate by itself: whatever is wrong with it, another will do.
    const stored = found.found === 'pair' ? found.pair : undefined;
    const names = permittedOf(facts.names(), scope);
    const current = fits(stored, authority, names, facts.now())
      ? stored
      : await tryIssuing(path, authority, names, facts.now());
    return 'code' in current ? err(current) : ok(new TlsKeeper(path, facts, authority, scope, isReplacement, current));
  }

  /** For `createServer` and `setSecureContext`. */
  get context(): { readonly key: string; readonly cert: string } {
    return { key: keyPem(this.current), cert: this.current.certificate.toString() };
  }

  get certificate(): X509Certificate {
    return this.current.certificate;
  }

  /** For which of this moment's names the authority may not vouch. */
  get uncovered(): readonly string[] {
    return this.facts.names().filter((name) => !isPermitted(this.scope, name));
  }

  /** Whether the certificate in use is for this name or address. */
  proves(name: string): boolean {
    const plain = name.replace(/^\[|\]$/g, '');
    const { certificate } = this.current;
    const found = isIP(plain) === 0 ? certificate.checkHost(plain) : certificate.checkIP(plain);
    return found !== undefined;
  }

  /** Issues another certificate where the present one does not fit any more; true: it did. */
  async refresh(): Promise<boolean> {
    const names = permittedOf(this.facts.names(), this.scope);
    if (fits(this.current, this.authority, names, this.facts.now())) return false;
    this.current = await issueServer(this.authority, names, this.facts.now());
    await writePair(this.path, this.current);
    return true;
  }
}

async function openAuthority(
  path: string,
  label: string,
  { now, names }: CertificateFacts,
): Promise<Result<Authority, StartFailure>> {
  const clock = now();
  if (clock < EARLIEST_DATE) {
    return err({ code: 'CLOCK_WRONG', clock: isoDateOf(clock), since: isoDateOf(EARLIEST_DATE) });
  }
  const file = await readPair(path);
  if (file.found === 'damage') {
    return err({ code: 'AUTHORITY_DAMAGED', path, reason: file.reason });
  }
  if (file.found === 'closed') {
    return err({ code: 'AUTHORITY_CLOSED', path, reason: file.reason });
  }
  if (file.found === 'pair') {
    const { certificate } = file.pair;
    if (!certificate.ca) {
      return err({ code: 'AUTHORITY_DAMAGED', path, reason: 'it is not a certificate authority' });
    }
    const begin = Date.parse(certificate.validFrom);
    if (clock < begin) {
      return err({ code: 'AUTHORITY_EARLY', clock: isoDateOf(clock), since: isoDateOf(begin) });
    }
    const scope = await permittedNamesOf(certificate);
    if (scope === undefined) {
      return err({ code: 'AUTHORITY_DAMAGED', path, reason: 'it is not limited to home networks' });
    }
    // One that is over proves nothing to anybody, so nobody loses by another.
    const lasts = clock < Date.parse(certificate.validTo);
    if (lasts) return ok({ pair: file.pair, scope, isReplacement: false });
  }
  const scope = homePermittedNames(names());
  const pair = await issueAuthority(label, scope, EARLIEST_DATE, clock);
  const written = await tryWriting(path, async () => {
    await writePair(path, pair);
    return path;
  });
  if (typeof written !== 'string') return err(written);
  return ok({ pair, scope, isReplacement: file.found === 'pair' });
}

async function tryIssuing(
  path: string,
  authority: KeyPair,
  names: readonly string[],
  now: number,
): Promise<KeyPair | StartFailure> {
  const pair = await issueServer(authority, names, now);
  const written = await tryWriting(path, async () => {
    await writePair(path, pair);
    return path;
  });
  return typeof written === 'string' ? pair : written;
}

/** Whether the certificate is of this authority, for exactly these names, and lasts for a while. */
function fits(pair: KeyPair | undefined, authority: KeyPair, names: readonly string[], now: number): pair is KeyPair {
  if (pair === undefined) return false;
  const { certificate } = pair;
  const end = Date.parse(certificate.validTo);
  // The last one under an authority ends with it.
  const last = end >= Date.parse(authority.certificate.validTo);
  return (
    certificate.verify(authority.certificate.publicKey) &&
    Date.parse(certificate.validFrom) <= now &&
    now < (last ? end : end - RENEW_BEFORE_MS) &&
    sameNames(certificate, names)
  );
}

function sameNames({ subjectAltName = '' }: X509Certificate, names: readonly string[]): boolean {
  const held = subjectAltName.split(', ').map((part) => normalizedHost(part.replace(/^[^:]*:/, '')));
  return held.length === names.length && names.every((name) => held.includes(normalizedHost(name)));
}

function permittedOf(names: readonly string[], scope: PermittedNames): readonly string[] {
  return names.filter((name) => isPermitted(scope, name));
}

const isoDateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

type PairFile =
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
  await writeAtomically(path, keyPem(pair) + pair.certificate.toString());
}

export function keyPem({ key }: KeyPair): string {
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
