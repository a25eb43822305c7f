/** How long a step that is resolved stays on the screen at the usual pace, before its lines are counted. */
export const STEP_SHOWN_MS = 3_000;
/** For each line that people read, or piece that they move. */
export const LINE_SHOWN_MS = 800;
/** All that a round collects is more to look at. */
export const COLLECTION_LINES = 4;
/** A table that plays faster than it looks is not kept from playing: with more parts waiting each passes sooner. */
export const MANY_PARTS_WAITING = 6;
