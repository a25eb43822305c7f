import { expect, it } from 'vitest';
import { RefusedUpgrades, shown, shownOrigin } from './refused-upgrades.js';

it('notes a few a minute, each kind for itself, and how many there were besides', () => {
  let now = 0;
  const lines: string[] = [];
  const refused = new RefusedUpgrades(
    (line) => lines.push(line),
    () => now,
  );
  const origin = {
    status: 403,
    came: 'the origin http://a.test',
    expected: 'https://b.test',
  } as const;
  for (let i = 0; i < 1_000; i++) refused.note({ ...origin });
  refused.note({ status: 404, came: 'another path', expected: '/socket' });
  const first =
    'A WebSocket was refused (403): the origin http://a.test came, https://b.test was expected.';
  expect(lines).toEqual([
    first,
    first,
    'A WebSocket was refused (404): another path came, /socket was expected.',
  ]);
  now += 60_000;
  for (let i = 0; i < 1_000; i++) refused.note(origin);
  expect(lines.slice(3)).toEqual([`${first} 998 more were refused before it.`]);
});

it.each([
  ['null', 'the origin "null"'],
  ['', 'an unreadable origin'],
  ['https://a.test/play#c=2K4M-7PQR', 'the origin https://a.test'],
  ['https://user:secret@a.test', 'the origin https://a.test'],
  ['file:///home/ada/page.html', 'the origin null'],
  ['\u001b[2J secret', 'an unreadable origin'],
])('shows of the origin %j nothing that is secret', (origin, text) => {
  expect(shownOrigin(origin)).toBe(text);
});

it('shows text from outside in one short line', () => {
  expect(shown('a\u001b]0;b\u0007\r\nc\u202e\u00ff')).toBe('a?]0;b???c??');
  expect(shown('x'.repeat(5_000))).toBe(`${'x'.repeat(100)}…`);
});
