/**
 * The oldest browsers that play everything but the studio: old tablets on the table have them. `ios` is named
 * beside `safari`, as styles for it differ. The README names them, too.
 */
export const TARGETS = ['chrome103', 'firefox103', 'safari15.4', 'ios15.4'] as const;

/** What scripts are compiled for: see `classFields`. */
export const SCRIPT_TARGETS = TARGETS.map((target) => target.replace('15.4', '16'));
