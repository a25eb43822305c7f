import { say } from './say.mjs';
import { NOTHING } from './tally.mjs';
import { sayingUnwritable } from './unwritable.mjs';

/**
 * Steps as jobs for `sideBySide`: each begins after those that it needs, and is left out when one of
 * them failed, as it would find fault with something else than what is written here.
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @returns {import('./lanes.mjs').Job<import('./tally.mjs').Tally>[]}
 */
export function jobsOf(steps) {
  /** @type {Set<string>} */
  const failed = new Set();
  const titles = new Map(steps.map(({ name, title }) => [name, title]));
  return steps.map((step) => {
    const { name, title, cores, needs = [], after = [] } = step;
    const work = async () => {
      const lacking = needs.filter((needed) => failed.has(needed));
      if (lacking.length > 0) {
        say(`Skipped, because this failed: ${lacking.map((it) => titles.get(it)).join(', ')}.`);
        return { ...NOTHING, skipped: 1 };
      }
      const tally = await sayingUnwritable(() => step.work(), { ...NOTHING, failed: 1 });
      if (tally.failed > 0) failed.add(name);
      return tally;
    };
    return { name, title, cores, after: [...needs, ...after], work };
  });
}
