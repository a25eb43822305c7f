import { prepare } from '../lib/prepare.mjs';

/**
 * Builds what is older than its sources, for people who run single tests.
 * @param {{ name: string }} project
 */
export async function setup({ name }) {
  if (
    !(await prepare({ parts: name === 'tests' ? ['driver', 'code', 'pages'] : ['driver', 'code'] }))
  ) {
    throw new Error('What the tests run could not be built.');
  }
}
