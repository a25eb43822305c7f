import { createHmac, randomBytes } from 'node:crypto';

/** What is sent to a hook, under a name of its own that stays the same when it is sent again. */
export type HookMessage = { readonly id: string; readonly body: string };

const SECRET_PREFIX = 'whsec_';

/** 256 random bits, as Standard Webhooks writes them. */
export const newHookSecret = (): string => SECRET_PREFIX + randomBytes(32).toString('base64');

/**
 * The headers of Standard Webhooks 1.0 (standardwebhooks.com).
 * @param now in milliseconds: a receiver refuses what is old, and so a replay
 */
export function signedHeaders(
  { id, body }: HookMessage,
  secret: string,
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1_000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'mister-x-referee',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
