/**
 * Which games random tests play: some from a list, in every run, and some from the run's own seed,
 * which nobody has seen before. `npm test` says that seed, and each file of tests that fails names
 * it and how to have it again; a failure of a check names the seed of the game itself.
 *
 * Not from the run's seed: golden playthroughs and test vectors, which stay as they are, and tests
 * that ask how often something comes or want to meet it at all: those would fail by chance.
 */

/**
 * Old finds. All that random games found while these tests were written shows in the games of these
 * seeds or has a test of its own. Anyone who finds something new puts its seed in front.
 */
const REGRESSION_SEEDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The seed of the run; each file of tests has it from scripts/vitest/seed.mjs. */
export function seedOfRun(): number {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  const seed = Number(process?.env.MISTERX_SEED);
  if (!Number.isInteger(seed) || seed < 1) throw new Error('the run has no seed');
  return seed;
}

/**
 * Seeds of `count` games at the `nth` table: one in three is of this run, one at least. Where a
 * table has a single game only, every second table plays an old one.
 */
export function seedsOf(count: number, nth = 0): readonly number[] {
  const fresh = count === 1 ? nth % 2 : Math.max(1, Math.floor(count / 3));
  const old = REGRESSION_SEEDS.slice(0, count - fresh);
  return [...old, ...Array.from({ length: count - old.length }, (_, i) => seedOfRun() + i)];
}
