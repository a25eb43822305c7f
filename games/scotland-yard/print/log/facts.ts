import { PRESETS } from '../../rules/index.js';

const { modern, newer } = PRESETS;

/** What the paper needs of the rules; it serves every variant (SY-35, SY-45, SY-57). */
export const WINDOWS = modern.log_windows;
export const ROUNDS = modern.limit.count;
/** Windows that show Mister X in every variant. */
export const REVEALS: readonly number[] = modern.reveal_windows;
/** Windows that show him in some variant only. */
export const SOMETIMES: readonly number[] = newer.reveal_windows.filter(
  (window) => !REVEALS.includes(window),
);
export const DETECTIVE_KIT = modern.detective_kit;
export const X_KIT = modern.x_kit;
