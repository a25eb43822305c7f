/**
 * How much random tests draw, by the variable MISTERX_TESTS: `quick` while people work (`npm test`,
 * and single files by hand), `all` before a change is accepted (`npm test -- --all`), `every` by hand
 * only: whatever can be listed is tried, which takes minutes or hours.
 */
export type TestExtent = 'quick' | 'all' | 'every';

/** scripts/vitest/seed.mjs refuses other values. */
export function extentOfRun(): TestExtent {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  const wanted = process?.env.MISTERX_TESTS;
  return wanted === 'all' || wanted === 'every' ? wanted : 'quick';
}

/** What is meant for the extent of this run. */
export function byExtent<T>({ quick, all, every = all }: AmountByExtent<T>): T {
  return { quick, all, every }[extentOfRun()];
}

type AmountByExtent<T> = { readonly quick: T; readonly all: T; readonly every?: T };
