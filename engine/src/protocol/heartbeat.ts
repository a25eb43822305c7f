/**
 * How often, in milliseconds, the server says at least something on every connection. A page that hears
 * nothing for half as long again says so. Each costs the server as much as a small message, so a club with
 * hundreds of tables bears no shorter time.
 */
export const SIGN_OF_LIFE_MS = 4_000;
