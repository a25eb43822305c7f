import { flagTable } from '@mister-x/engine/core/flag-table';

/** Flags that mean the same in every hunt. */
export const PURSUIT_FLAGS = flagTable({
  /** Everybody is shown where X can be. */
  whereabouts_shown: { values: [false, true], house: [true] },
  start_source: { values: ['registered', 'server'] },
  detective_pass: { values: ['forbidden', 'allowed'], house: ['allowed'] },
  x_onto_detective: { values: ['reject', 'caught'] },
  x_no_free_stop: { values: ['detectives_win', 'x_skips'], house: ['x_skips'] },
  takeback: { values: ['x_consents', 'public_only', 'none'] },
  ticket_ids: { values: ['by_type', 'unique'] },
});
