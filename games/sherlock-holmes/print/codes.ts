import { createHash } from 'node:crypto';
import { writeHolmesCard } from '../rules/index.js';
import { tokensIn } from './pack-job.js';
import type { HolmesJob } from './options.js';

type SecretJob = Pick<HolmesJob, 'secret' | 'file'>;

/** How many numbers a token's code can be. */
const TOKEN_CODE_NUMBERS = 529;

/**
 * The private list of codes that a secret number names (SH-83): a code for each token, drawn from the hash of
 * that number. Who does not know it learns nothing of a token from its code.
 */
export function tokenCodes(job: SecretJob): ReadonlyMap<string, string> {
  const tokens = tokensIn(job);
  const drawn = Array.from({ length: TOKEN_CODE_NUMBERS }, (_, code) => ({
    code,
    rank: rankOf(job.secret, code),
  }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, tokens.length);
  return new Map(tokens.map(({ id }, i) => [id, writeHolmesCard({ kind: 'token', code: drawn[i]?.code ?? 0 })]));
}

function rankOf(secret: number, code: number): string {
  return createHash('sha256').update(`mister-x/token-codes/1 ${secret} ${code}`).digest('hex');
}

/** The same as the file that the host loads: codes with their tokens, in an order that says nothing more. */
export function codesFile(job: SecretJob): string {
  const codes = [...tokenCodes(job)].map(([token, code]) => [code, token] as const);
  return `${JSON.stringify(Object.fromEntries(codes.sort()), null, 2)}\n`;
}
