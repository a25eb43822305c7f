import { expect, it } from 'vitest';
import { GONE_MS, type Sighted, Sightings } from './sighting.js';

const CENTRE = { x: 50, y: 50 };
/** A code of 20 by 20 pixels, from a place on. */
function at(text: string, x = 40, y = 40): Sighted {
  const corners = [
    { x, y },
    { x: x + 20, y },
    { x: x + 20, y: y + 20 },
    { x, y: y + 20 },
  ];
  return { text, corners };
}

/** What was read of pictures that follow each other in 100 ms. */
function read(...pictures: readonly (readonly Sighted[])[]): readonly string[] {
  const sightings = new Sightings();
  return pictures.flatMap((codes, i) => sightings.see(codes, CENTRE, i * 100) ?? []);
}

const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);
const GONE = GONE_MS / 100;
const A = [at('A')];
const B = [at('B')];

it.each([
  ['many pictures of one code are one scan', [...times(50, A)], ['A']],
  ['so are pictures in which it was missed', [A, [], A, ...times(GONE - 1, []), A], ['A']],
  ['it counts again after it was gone', [A, ...times(GONE, []), A], ['A', 'A']],
  ['another one counts at once', [A, B, B], ['A', 'B']],
  ['after which the first does again', [A, B, A], ['A', 'B', 'A']],
  ['the time runs from when it was last seen', [...times(20, A), [], A], ['A']],
  ['nothing is nothing', [[], []], []],
  ['one code anywhere is read', [[at('A', 0, 0)]], ['A']],
  ['of several the one in the middle', [[at('B', 0, 0), at('A'), at('C', 80, 80)]], ['A']],
  ['of several beside the middle none', [[at('A', 0, 0), at('B', 80, 80)]], []],
  [
    'a card that stays beside the middle does not come back',
    [A, ...times(2 * GONE, [at('A', 0, 0), at('B', 80, 80)]), A],
    ['A'],
  ],
  ['one code that is found twice is one', [[at('A', 0, 0), at('A', 80, 80)]], ['A']],
] as const)('%s', (_what, pictures, scans) => {
  expect(read(...pictures)).toEqual(scans);
});
