import { games } from '@mister-x/engine/games';
import { expect, it } from 'vitest';
import { endWordsOf } from './end-words.js';

it.each(games.ids)('says in words how %s ends, whatever the end', async (id) => {
  const endWords = await endWordsOf(id);
  for (const code of games.get(id)?.outcomes ?? []) {
    expect([code, endWords(code)]).toEqual([code, expect.any(String)]);
  }
  expect(endWords('toString')).toBeUndefined();
});

it('knows no words of a game that is not there', async () => {
  const endWords = await endWordsOf(undefined);
  expect(endWords('ABANDONED')).toBeUndefined();
});
