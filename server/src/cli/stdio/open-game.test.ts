import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Referee } from './referee.js';
import { guessDescribed } from './testing/guess-describer.js';

/** What `--open` allows is nowhere else; tests/described/open.test.ts plays with it. */

it('is for a referee alone that was started so', () => {
  const referee = new Referee([guessDescribed]);
  const code = (request: object): unknown => {
    const answer = referee.answer(JSON.stringify(request));
    return 'error' in answer ? answer.error.code : undefined;
  };
  expect(code({ do: 'new', game: 'guess', match: 'a' })).toBeUndefined();
  expect(code({ do: 'position', match: 'a' })).toBe('NOT_OPEN');
  expect(code({ do: 'new', game: 'guess', position: {} })).toBe('NOT_OPEN');
  expect(code({ do: 'record', match: 'a' })).toBe('NOT_OPEN');
  code({ do: 'command', match: 'a', seat: 'referee', command: { kind: 'abandon' } });
  expect(code({ do: 'record', match: 'a' })).toBe('NOT_OPEN');
});

it('is nothing that a server at a table knows of', () => {
  const root = new URL('../../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const opening = sources.filter((file) =>
    /open-game\.js|\bScribe\b|\bopen: true\b/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(opening.toSorted()).toEqual(['cli/stdio/open-game.ts', 'cli/stdio/session.ts']);
});
