/**
 * How often, in milliseconds, the server says at least something on every connection. A page that hears
 * nothing for two signs and a half says so: what is lost once on a poor Wi-Fi is there again by then.
 */
export const SIGN_OF_LIFE_MS = 2_000;
