import type { MatchRecord } from '@mister-x/engine/record';
import { expect, it } from 'vitest';
import { pageWithRecord } from './page-with.js';

/** What else there is in it does not matter here. */
const recordOf = (name: string) => ({ genesis: { seats: [{ name }] } }) as unknown as MatchRecord;
const PAGE = '<html><body><script>const end = "</body>";</script><div id="app"></div></body></html>';

it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '$& $1 $$', '\u2028'])(
  'a record lies in a page as data, whatever a player is called: %j',
  (name) => {
    const named = recordOf(name);
    const page = pageWithRecord(PAGE, named);
    const [before = '', rest = ''] = page.split('<script type="application/json" id="record">');
    const [data = '', after] = rest.split('</script>');
    expect(JSON.parse(data)).toEqual(named);
    expect(data).not.toContain('<');
    expect(before + (after?.trim() ?? '')).toBe(PAGE);
  },
);
