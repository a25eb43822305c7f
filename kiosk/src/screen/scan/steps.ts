/** The steps as the stage shows them. */
export type StepState = 'done' | 'now' | 'todo';
export type ScanStep<Name extends string> = {
  readonly name: Name;
  readonly state: StepState;
};
/** Steps one after the other, each with its name and whether it is done. */
export function scanStepsInOrder<Name extends string>(
  steps: readonly (readonly [Name, boolean])[],
): readonly ScanStep<Name>[] {
  const now = steps.findIndex(([, done]) => !done);
  return steps.map(([name, done], i) => ({
    name,
    state: done ? 'done' : i === now ? 'now' : 'todo',
  }));
}
