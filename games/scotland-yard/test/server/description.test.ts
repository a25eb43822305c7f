import { expect, it } from 'vitest';
import { describers } from '../../../describers.js';
import { Referee } from '@mister-x/server/cli/stdio/referee';

const referee = new Referee(await describers());

function ask(request: object): { readonly boards?: readonly unknown[] } {
  const answer = referee.answer(JSON.stringify(request));
  if (!('result' in answer)) throw new Error(JSON.stringify(answer));
  return answer.result as { readonly boards?: readonly unknown[] };
}

it('describes a match with its very board, flags changed before play included', () => {
  const flags = { board_edition: 'first' };
  ask({ do: 'new', game: 'scotland-yard', options: { hunters: 3 }, match: 'a' });
  const lines = () => {
    const [board, another] = ask({ do: 'describe', match: 'a' }).boards ?? [];
    expect(another).toBeUndefined();
    return JSON.stringify(board);
  };
  const later = lines();
  ask({ do: 'act', match: 'a', seat: 'h1', action: { type: 'configure', flags } });
  expect(lines()).not.toBe(later);
  const [first] = ask({ do: 'describe', game: 'scotland-yard' }).boards ?? [];
  expect(lines()).toBe(JSON.stringify(first));
});
