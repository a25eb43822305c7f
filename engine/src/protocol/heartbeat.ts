/**
 * How often, in milliseconds, the server says at least something on every connection. A page that hears
 * nothing for half as long again says so. Each costs the server as much as a small message, so a club with
 * hundreds of tables bears no shorter time.
 */
export const SIGN_OF_LIFE_MS = 4_000;

/**
 * Who has heard nothing for so long gives the connection up, on either side: a phone that sleeps keeps its
 * place for longer than a page waits to say that it hears nothing.
 */
export const GONE_AFTER_MS = SIGN_OF_LIFE_MS + 14_000;
