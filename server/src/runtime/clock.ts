import { uptime } from 'node:os';

/** Milliseconds of a clock that nobody sets, and that goes on while the computer sleeps. */
export const steadyNow = (): number => uptime() * 1_000;

/** Milliseconds that never run backwards, whatever is done to the clock of the computer. */
export type Now = () => number;
export const monotonic: Now = () => performance.now();

const began = steadyNow();

/**
 * When this process began, by the clock of the computer as it is set now. A Raspberry Pi has none of its
 * own: it starts at some time of the past, and is set right by the network minutes later.
 */
export const processBegan = (): number => Date.now() - (steadyNow() - began);
