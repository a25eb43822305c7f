/** How many steps back are kept. */
const STEPS_KEPT = 1_000;

/**
 * Undo and redo over immutable snapshots, which share what they have in common. Itself immutable: a step
 * answers a new timeline.
 */
export type Timeline<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
};

export function beginTimeline<T>(present: T): Timeline<T> {
  return { past: [], present, future: [] };
}

/** The same snapshot again is no step; a new one forgets what was undone. */
export function addStep<T>(timeline: Timeline<T>, next: T): Timeline<T> {
  if (next === timeline.present) return timeline;
  return {
    past: [...timeline.past, timeline.present].slice(-STEPS_KEPT),
    present: next,
    future: [],
  };
}

/** Alters the present without a step of its own: what belongs to the step before. */
export function amendLastStep<T>(timeline: Timeline<T>, next: T): Timeline<T> {
  return next === timeline.present ? timeline : { ...timeline, present: next, future: [] };
}

export function undo<T>(timeline: Timeline<T>): Timeline<T> {
  const before = timeline.past.at(-1);
  if (before === undefined) return timeline;
  return {
    past: timeline.past.slice(0, -1),
    present: before,
    future: [timeline.present, ...timeline.future],
  };
}

export function redo<T>(timeline: Timeline<T>): Timeline<T> {
  const [after, ...future] = timeline.future;
  if (after === undefined) return timeline;
  return { past: [...timeline.past, timeline.present], present: after, future };
}
