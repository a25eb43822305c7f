import { expect, it } from 'vitest';
import { type POST_FORMATS, postOf, roundsOf } from './round-log.js';

const LOG = ['set up', '# Round 1', 'Ada moves', '# Round 2', 'Ben [img]x[/img] *moves*'];
const rounds = roundsOf(
  LOG,
  (line) => line.startsWith('#'),
  (line) => line.replace('# ', ''),
);

it('a log has its rounds, and what was told before', () => {
  expect(rounds).toEqual([
    { title: '', lines: ['set up'] },
    { title: 'Round 1', lines: ['Ada moves'] },
    { title: 'Round 2', lines: ['Ben [img]x[/img] *moves*'] },
  ]);
});

it.each([
  ['bbcode', '[b]Round 1[/b]\n[list]\n[*]Ada moves\n[/list]'],
  ['markdown', '**Round 1**\n\n- Ada moves'],
  ['plain', 'Round 1\n– Ada moves'],
] as const)('is a post in %s', (format, post) => {
  expect(postOf(rounds.slice(1, 2), format)).toBe(post);
});

it('what people are called is no tag of a forum', () => {
  const post = (format: (typeof POST_FORMATS)[number]) => postOf(rounds.slice(2), format);
  expect(post('bbcode')).toContain('[*]Ben (img)x(/img) *moves*');
  expect(post('markdown')).toContain('- Ben \\[img\\]x\\[/img\\] \\*moves\\*');
  expect(post('plain')).toContain('– Ben [img]x[/img] *moves*');
});

it('parts stand apart, and one that has only begun is its title', () => {
  expect(postOf([{ title: 'Round 3', lines: [] }], 'bbcode')).toBe('[b]Round 3[/b]');
  expect(postOf(rounds, 'plain').split('\n\n')).toHaveLength(3);
});
