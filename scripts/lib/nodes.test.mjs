import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodes } from './nodes.mjs';

afterEach(() => vi.unstubAllEnvs());

/**
 * A computer where these versions can be had, and where some suites fail on some of them.
 * @param {{ missing?: string, broken?: string, other?: string, fails?: string }} how
 */
function computer({ missing, broken, other, fails }) {
  /** @type {string[]} */
  const ran = [];
  const here = {
    nodeOf: async (/** @type {string} */ version) =>
      version === missing ? undefined : `/nodes/${version}`,
    versionOf: async (/** @type {string} */ node) => {
      if (node === `/nodes/${broken}`) return '';
      return node === `/nodes/${other}` ? 'v20.20.2' : `${node.replace('/nodes/', 'v')}.1`;
    },
    /** @param {import('./vitest.mjs').VitestRun} wanted */
    vitest: async ({ node = '', folder, env }) => {
      const own = env?.MISTERX_DATABASE_DRIVER === 'node' ? ' own' : '';
      ran.push(`${node.replace('/nodes/', '')} ${folder}${own}`);
      const failed = node === `/nodes/${fails}` ? 1 : 0;
      return { passed: 2 - failed, failed, skipped: 0 };
    },
  };
  return { here, ran };
}

describe('the step for versions of Node', () => {
  it('runs the same on each, and more with the own database of one that the seed draws', async () => {
    vi.stubEnv('MISTERX_DATABASE_DRIVER', '');
    const { here, ran } = computer({});
    expect(await nodes(here, 2)).toEqual({ passed: 18, failed: 0, skipped: 0 });
    const usual = (/** @type {string} */ v) => [`${v} tests`, `${v} server`];
    const both = (/** @type {string} */ v) => [...usual(v), `${v} tests own`, `${v} server own`];
    const driver = (/** @type {string} */ v) => [...usual(v), `${v} server own`];
    expect(ran).toEqual([...usual('20.19'), ...both('22.13'), ...driver('24')]);
    const another = computer({});
    await nodes(another.here, 3);
    const drawn = [...driver('22.13'), ...both('24')];
    expect(another.ran).toEqual([...usual('20.19'), ...drawn]);
  });

  it('counts what fails on a version that is promised', async () => {
    const { here } = computer({ fails: '22.13' });
    expect(await nodes(here, 2)).toMatchObject({ failed: 4 });
    expect(await nodes(here, 3)).toMatchObject({ failed: 3 });
  });

  it.each([{ missing: '24' }, { broken: '24' }, { other: '24' }])(
    'leaves out what cannot be had: %j',
    async (how) => {
      vi.stubEnv('CI', '');
      expect(await nodes(computer(how).here, 2)).toEqual({
        passed: 12,
        failed: 0,
        skipped: 1,
      });
      vi.stubEnv('CI', 'true');
      expect(await nodes(computer(how).here, 2)).toEqual({
        passed: 12,
        failed: 1,
        skipped: 0,
      });
    },
  );
});
