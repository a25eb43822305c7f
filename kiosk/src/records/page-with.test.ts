import { makeRecord } from '@mister-x/engine/test-kit';
import { scotlandYardKit } from '@mister-x/engine/test-kit/scotland-yard';
import { expect, it } from 'vitest';
import { pageWith } from './page-with.js';

const record = makeRecord(scotlandYardKit, {
  options: { variant: 'modern', hunters: 2 },
  seed: 1,
  maxEntries: 8,
});
const PAGE =
  '<html><body><script>const end = "</body>";</script><div id="app"></div></body></html>';

it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '$& $1 $$', '\u2028'])(
  'a record lies in a page as data, whatever a player is called: %j',
  (name) => {
    const [x, ...hunters] = record.genesis.seats;
    const seats = x === undefined ? [] : [{ ...x, name }, ...hunters];
    const named = { ...record, genesis: { ...record.genesis, seats } };
    const page = pageWith(PAGE, named);
    const [before = '', rest = ''] = page.split('<script type="application/json" id="record">');
    const [data = '', after] = rest.split('</script>');
    expect(JSON.parse(data)).toEqual(named);
    expect(data).not.toContain('<');
    expect(before + (after?.trim() ?? '')).toBe(PAGE);
  },
);
