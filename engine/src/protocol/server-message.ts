/** What comes down to a client: the answer to a request, or something pushed. */
export type ServerMessage =
  | { readonly kind: 'reply'; readonly id: number; readonly body: unknown }
  | { readonly kind: 'push'; readonly name: string; readonly body: unknown };

/** Reads `[id, reply]` and `[name, body]`, boxed or not; `undefined` for anything else. */
export function readServerMessage(text: string): ServerMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(message) || message.length !== 2) return undefined;
  const [first, body] = message as unknown[];
  if (typeof first === 'number') {
    return typeof body === 'object' && body !== null ? { kind: 'reply', id: first, body } : undefined;
  }
  return typeof first === 'string' ? { kind: 'push', name: first, body } : undefined;
}

/**
 * How often, in milliseconds, the server says at least something on every connection. A page that hears
 * nothing for half as long again says so. Each costs the server as much as a small message, so a club with
 * hundreds of tables bears no shorter time.
 */
export const HEARTBEAT_MS = 4_000;

/**
 * Who has heard nothing for so long gives the connection up, on either side: a phone that sleeps keeps its
 * place for longer than a page waits to say that it hears nothing.
 */
export const DISCONNECTED_AFTER_MS = HEARTBEAT_MS + 14_000;
