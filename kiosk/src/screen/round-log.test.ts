import type { MatchNotice } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { type FORUM_FORMATS, forumPostOf, roundsOf } from './round-log.js';

type Notice = { readonly type: string; readonly text: string };
const line = (text: string, type = 'moved'): MatchNotice<Notice> => ({
  kind: 'game',
  notice: { type, text },
});
const LOG = [
  line('set up'),
  line('Round 1', 'roundBegan'),
  line('Ada moves'),
  line('Round 2', 'roundOpened'),
  line('Ben [img]x[/img] *moves*'),
];
const say = (each: MatchNotice<Notice>) => (each.kind === 'game' ? each.notice.text : '');
const rounds = roundsOf(LOG, { say });

it('a log has its rounds, and what was told before', () => {
  expect(rounds).toEqual([
    { title: '', head: [], lines: ['set up'] },
    { title: 'Round 1', head: [], lines: ['Ada moves'] },
    { title: 'Round 2', head: [], lines: ['Ben [img]x[/img] *moves*'] },
  ]);
});

it.each([
  ['bbcode', '[b]Round 1[/b]\n[list]\n[*]Ada moves\n[/list]'],
  ['markdown', '**Round 1**\n\n- Ada moves'],
  ['plain', 'Round 1\n– Ada moves'],
] as const)('is a post in %s', (format, post) => {
  expect(forumPostOf(rounds.slice(1, 2), format)).toBe(post);
});

it('what people are called is no tag of a forum', () => {
  const post = (format: (typeof FORUM_FORMATS)[number]) => forumPostOf(rounds.slice(2), format);
  expect(post('bbcode')).toContain('[*]Ben (img)x(/img) *moves*');
  expect(post('markdown')).toContain('- Ben \\[img\\]x\\[/img\\] \\*moves\\*');
  expect(post('plain')).toContain('– Ben [img]x[/img] *moves*');
});

it('parts stand apart, and one that has only begun is its title', () => {
  expect(forumPostOf([{ title: 'Round 3', head: [], lines: [] }], 'bbcode')).toBe('[b]Round 3[/b]');
  expect(forumPostOf(rounds, 'plain').split('\n\n')).toHaveLength(3);
});

it.each([
  ['bbcode', '[b]Round 1[/b]\nBank (x): 5\nAda: 3\n[list]\n[*]Ada moves\n[/list]'],
  ['markdown', '**Round 1**\n\nBank \\[x\\]: 5  \nAda: 3\n\n- Ada moves'],
  ['plain', 'Round 1\nBank [x]: 5\nAda: 3\n\n– Ada moves'],
] as const)('a game may say how a round began, above its log: %s', (format, post) => {
  const [, first] = roundsOf(LOG, { say, head: () => ['Bank [x]: 5', 'Ada: 3'] });
  expect(first === undefined ? '' : forumPostOf([first], format)).toBe(post);
});
