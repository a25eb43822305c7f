import { expect, it } from 'vitest';
import { CODE_GONE_AFTER_MS, type SightedCode, CodeSightings } from './camera.js';

const CENTRE = { x: 50, y: 50 };
/** A code of 20 by 20 pixels, from a place on. */
function at(text: string, x = 40, y = 40): SightedCode {
  const corners = [
    { x, y },
    { x: x + 20, y },
    { x: x + 20, y: y + 20 },
    { x, y: y + 20 },
  ];
  return { text, corners };
}

/** What was read of pictures that follow each other in 100 ms. */
function read(...pictures: readonly (readonly SightedCode[])[]): readonly string[] {
  const sightings = new CodeSightings();
  return pictures.flatMap((codes, i) => sightings.see(codes, CENTRE, i * 100) ?? []);
}

const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);
const GONE = CODE_GONE_AFTER_MS / 100;
const A = [at('A')];
const B = [at('B')];
/** Long enough to count. */
const AA = [A, A];
const BB = [B, B];
/** Part of a sheet. */
const corner = (text: string): SightedCode => at(text, 0, 0);
const ASIDE = [at('A', 80, 80), at('B')];

it.each([
  ['many pictures of one code are one scan', [...times(50, A)], ['A']],
  ['so are pictures in which it was missed', [...AA, [], A, ...times(GONE - 1, []), ...AA], ['A']],
  ['it counts again after it was gone', [...AA, ...times(GONE, []), ...AA], ['A', 'A']],
  ['another one counts in its second picture', [...AA, ...BB], ['A', 'B']],
  ['the time runs from when it was last seen', [...times(20, A), [], ...AA], ['A']],
  ['nothing is nothing', [[], []], []],
  ['a single picture is none', [A, [], B, [], A, B, A], []],
  ['nor are two of a code beside the middle', times(5, [corner('A')]), []],
  [
    'a blurred sheet of which now one code is found, now another',
    [[corner('7')], [at('CONFIRM', 80, 80)], [corner('CANCEL')], [at('7', 80, 0)], A],
    [],
  ],
  ['of several the one in the middle', times(2, [corner('B'), at('A'), at('C', 80, 80)]), ['A']],
  ['of several beside the middle none', times(2, [corner('A'), at('B', 80, 80)]), []],
  [
    'a card that stays beside the middle does not come back',
    [...AA, ...times(2 * GONE, [corner('A'), at('B', 80, 80)]), ...AA],
    ['A'],
  ],
  ['two that take turns count once each', times(GONE, [...AA, ...BB]).flat(), ['A', 'B']],
  [
    'of a sheet that stays in view one counts again after another one was read',
    [...AA, ...times(GONE + 1, ASIDE), ...AA],
    ['A', 'B', 'A'],
  ],
  ['one code that is found twice is one', times(3, [at('A'), at('A', 80, 80)]), ['A']],
] as const)('%s', (_what, pictures, scans) => {
  expect(read(...pictures)).toEqual(scans);
});

it('forgets what it read, and what it was about to', () => {
  const sightings = new CodeSightings();
  const seen = (at: number) => sightings.see(A, CENTRE, at);
  expect([seen(0), seen(1)]).toEqual([undefined, 'A']);
  sightings.forget();
  expect([seen(2), seen(3)]).toEqual([undefined, 'A']);
});
