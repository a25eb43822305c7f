import { PRESETS } from '../../rules/index.js';

const { modern, newer } = PRESETS;

/** What the paper needs of the rules; it serves every variant (SY-35, SY-45, SY-57). */
export const SLOTS = modern.log_slots;
export const ROUNDS = modern.limit.count;
/** Slots that show Mister X in every variant. */
export const REVEALS: readonly number[] = modern.reveal_slots;
/** Slots that show him in some variant only. */
export const SOMETIMES: readonly number[] = newer.reveal_slots.filter(
  (slot) => !REVEALS.includes(slot),
);
export const DETECTIVE_KIT = modern.detective_kit;
export const X_KIT = modern.x_kit;
