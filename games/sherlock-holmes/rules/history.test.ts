import { expect, it } from 'vitest';
import type { Viewer } from '@mister-x/engine/core/game';
import { redactForHistory } from './notice.js';
import { answer, draw, P1, P2, P3, REFEREE, search, symbol, TABLE, type Table, table } from '../test/table.js';
import type { Flags } from './types.js';

const TOKEN = 'crimson-weapon';

/** One looks at the token, another looks too, and then Holmes walks round to it and shows it to all. */
function seen(flags: Partial<Flags>): Table {
  // The other weapons lie off his route.
  const others = ['amber', 'emerald', 'azure', 'violet', 'ivory'];
  const t = table({
    flags,
    phase: 'investigate',
    turn: { moved: true },
    at: ['8', '16', '16'],
    holmes: '8',
    tokens: {
      '8': TOKEN,
      ...Object.fromEntries(others.map((of, i) => [String(i + 1), `${of}-weapon`])),
    },
    hands: ['cab/weapon/2', 'lestrade/weapon/1'],
    deck: 'holmes/weapon/1, cab/weapon/1',
  });
  t.play(P1, search(symbol('cab/weapon/2')));
  t.play(P2, answer(1, 'lestrade/weapon/1'));
  t.passAll();
  t.play(P1, { type: 'leave' });
  t.play(P1, draw([1, 2], 0));
  for (const seat of [P1, P2, P3]) t.play(seat, { type: 'noted' });
  return t;
}

/** Of his log, the notices that name the token when it is looked up. */
function naming(t: Table, viewer: Viewer): readonly string[] {
  return t
    .notices(viewer)
    .map((notice) => redactForHistory(notice, t.view(viewer)))
    .flatMap((notice) => (JSON.stringify(notice).includes(TOKEN) ? [notice.type] : []));
}

const EVERYTHING = [
  [P1, ['looked', 'revealed']],
  [P2, ['reacted', 'revealed']],
  [P3, ['revealed']],
  [TABLE, ['revealed']],
] as const;

it.each(EVERYTHING)('what %s was told can be looked up [SH-48 SH-85]', (viewer, types) => {
  expect(naming(seen({}), viewer)).toEqual(types);
});

it.each(EVERYTHING)('what %s saw is forgotten with a notebook by hand [SH-85]', (viewer) => {
  const t = seen({ auto_notebook: false });
  expect(naming(t, viewer)).toEqual(['revealed']);
});

it.each(EVERYTHING)('what Holmes showed %s is forgotten without a log [SH-48]', (viewer, types) => {
  const t = seen({ log_reveals: false });
  expect(naming(t, viewer)).toEqual(types.filter((type) => type !== 'revealed'));
  // That something was seen there stays.
  expect(t.notices(viewer).map((notice) => redactForHistory(notice, t.view(viewer)))).toContainEqual({
    ...{ type: 'revealed', location: '8', atSetup: false },
  });
});

it.each(EVERYTHING)('after the end %s may look up everything [SH-88]', (viewer, types) => {
  const t = seen({ log_reveals: false, auto_notebook: false });
  t.send(REFEREE, { kind: 'abandon' });
  expect(t.view(viewer).end).not.toBeNull();
  expect(naming(t, viewer)).toEqual(types);
});
