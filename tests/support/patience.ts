/**
 * After this time something that should come is given up. It guards against hanging and measures
 * nothing: the computer may be doing other things.
 */
export const PATIENCE_MS = 300_000;
