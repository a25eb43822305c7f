import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from './list.js';

/** `UPDATE_GOLDEN=1 npm test -w engine` writes the files anew; look at the difference before it is committed. */
describe('golden playthroughs', { timeout: 60_000 }, () => {
  it.each(PLAYTHROUGHS)('$file is as it was', async ({ file, text }) => {
    await expect(text()).toMatchFileSnapshot(`./golden/${file}`);
  });
});
