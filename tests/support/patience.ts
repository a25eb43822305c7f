/**
 * After this time something that should come is given up. It guards against hanging and measures
 * nothing: the computer may be doing other things.
 */
export const STEP_TIMEOUT_MS = 300_000;
