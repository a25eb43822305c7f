import { expect, it } from 'vitest';
import { parseContestants } from './contestants.js';

it.each([
  ['easy', { name: 'easy', computer: 'easy' }],
  ['bob=random', { name: 'bob', computer: 'random' }],
  ['python3 -u a/player.py', { name: 'player.py', command: 'python3 -u a/player.py' }],
  ['./mine', { name: 'mine', command: './mine' }],
  ['bob=./mine --depth=3', { name: 'bob', command: './mine --depth=3' }],
  ['./a-player-with-a-long-name', { name: 'a-player-with-a-', command: './a-player-with-a-long-name' }],
])('reads %s', (word, contestant) => {
  expect(parseContestants([word])).toEqual({ ok: true, value: [contestant] });
});

it.each([
  ['a level that was mistyped', ['meduim'], 'There is no contestant meduim'],
  ['a name alone', ['bob='], 'There is no contestant bob='],
  ['one contestant twice', ['easy', 'easy'], 'Give one another name: other=easy'],
  ['a name twice', ['a=easy', 'a=random'], 'Give one another name: other=random'],
])('refuses %s with a sentence', (_, words, sentence) => {
  const parsed = parseContestants(words);
  expect(parsed.ok ? '' : parsed.error).toContain(sentence);
});
