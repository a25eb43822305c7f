import { describe, expect, it } from 'vitest';
import { ScanListeners } from './scanners.service.js';

type Said = readonly (readonly [string, string | null])[];
/** Who is told, and for which table; `names` are those that listened, in order. */
function routed(listening: Said, table: string | null): Said {
  const listeners = new ScanListeners<{ id: string }>();
  for (const [id, named] of listening) listeners.listen({ id }, named);
  return listeners.route(table).map((told) => [told.device.id, told.table]);
}

describe('a scanner of table t is heard', () => {
  it.each<[string, Said, Said]>([
    ['by nobody where nobody listens', [], []],
    ['by the kiosk of t', [['a', 't']], [['a', 't']]],
    [
      'by one of two mirrored kiosks, the last',
      [
        ['a', 't'],
        ['b', 't'],
      ],
      [['b', 't']],
    ],
    [
      'by the one that listened again',
      [
        ['a', 't'],
        ['b', 't'],
        ['a', 't'],
      ],
      [['a', 't']],
    ],
    [
      'by the kiosk of t, no matter who came later',
      [
        ['a', 't'],
        ['b', 'u'],
        ['c', null],
      ],
      [['a', 't']],
    ],
    [
      'where t has none, by the last one without a table',
      [
        ['a', null],
        ['b', null],
        ['c', 'u'],
      ],
      [['b', 't']],
    ],
    ['by nobody where all play elsewhere', [['a', 'u']], []],
  ])('%s', (_, listening, told) => {
    expect(routed(listening, 't')).toEqual(told);
  });
});

describe('a scanner without a table is heard', () => {
  it.each<[string, Said, Said]>([
    ['by nobody where nobody listens', [], []],
    ['by the only kiosk, for its table', [['a', 't']], [['a', 't']]],
    [
      'by the last of all, for its table',
      [
        ['a', null],
        ['b', 't'],
      ],
      [['b', 't']],
    ],
    [
      'by the last of all, even one without a table',
      [
        ['a', 't'],
        ['b', null],
      ],
      [['b', null]],
    ],
    [
      'by one of two mirrored kiosks',
      [
        ['a', 't'],
        ['b', 't'],
      ],
      [['b', 't']],
    ],
    [
      'by the last of each where two tables are played, and for none of them',
      [
        ['a', 't'],
        ['b', 'u'],
        ['c', 't'],
        ['d', null],
      ],
      [
        ['c', null],
        ['b', null],
      ],
    ],
    [
      'by the kiosk that changed from one table to the other',
      [
        ['a', 't'],
        ['b', 'u'],
        ['a', 'u'],
      ],
      [['a', 'u']],
    ],
  ])('%s', (_, listening, told) => {
    expect(routed(listening, null)).toEqual(told);
  });
});

describe('kiosks that listen', () => {
  it('leave', () => {
    const listeners = new ScanListeners<{ id: string }>();
    listeners.listen({ id: 'a' }, 't');
    listeners.listen({ id: 'b' }, 't');
    listeners.leave('b');
    listeners.leave('nobody');
    expect(listeners.route('t')).toEqual([{ device: { id: 'a' }, table: 't' }]);
    listeners.leave('a');
    expect(listeners.route('t')).toEqual([]);
    expect(listeners.devices).toEqual([]);
  });

  it('play no table any more when theirs is over, and keep their places', () => {
    const listeners = new ScanListeners<{ id: string }>();
    listeners.listen({ id: 'a' }, 't');
    listeners.listen({ id: 'b' }, 'u');
    listeners.over('t');
    expect(listeners.route(null)).toEqual([{ device: { id: 'b' }, table: 'u' }]);
    expect(listeners.route('t')).toEqual([{ device: { id: 'a' }, table: 't' }]);
    expect(listeners.devices.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
