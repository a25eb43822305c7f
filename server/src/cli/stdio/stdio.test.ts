import { PassThrough, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { LINE_CHARACTERS_MAX } from './lines.js';
import { refereeStdio } from './stdio.js';
import { guessDescribed } from './testing/guess-describer.js';

const GAMES = [guessDescribed];

async function session(...chunks: readonly (string | Buffer)[]): Promise<unknown[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  const done = refereeStdio(input, output, GAMES);
  for (const chunk of chunks) input.write(chunk);
  input.end();
  let text = '';
  output.on('data', (chunk) => {
    text += chunk;
  });
  await done;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

it('answers line by line, in order, whatever ends the lines', async () => {
  const replies = await session('{"id":1,"do":"outcome","match":"m1"}\r\n\r\n  \n{"id":2,"do":"a"}\n');
  expect(replies).toMatchObject([
    { id: 1, error: { code: 'MATCH_UNKNOWN' } },
    { id: 2, error: { code: 'UNKNOWN_REQUEST' } },
  ]);
});

it('answers a last line that is not ended', async () => {
  expect(await session('{"id":1,"do":"games"}')).toMatchObject([{ id: 1 }]);
  expect(await session('{"id":1,"do":"ga')).toMatchObject([{ error: { code: 'NOT_JSON' } }]);
});

it('answers a line that is too long, and goes on', async () => {
  const replies = await session('x'.repeat(LINE_CHARACTERS_MAX + 1), '\n{"id":2,"do":"games"}\n');
  expect(replies).toMatchObject([{ error: { code: 'LINE_TOO_LONG' } }, { id: 2 }]);
});

it('answers bytes that are no text', async () => {
  const replies = await session(Buffer.from([0xff, 0xfe, 0x00, 0x0a]), '{"id":1,"do":"games"}\n');
  expect(replies).toMatchObject([{ error: { code: 'NOT_JSON' } }, { id: 1 }]);
});

it('does not mind a byte order mark', async () => {
  expect(await session('\uFEFF{"id":1,"do":"games"}\n')).toMatchObject([{ id: 1, result: {} }]);
});

it('ends quietly when nobody reads its answers any more', async () => {
  const input = new PassThrough();
  const output = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
  });
  const done = refereeStdio(input, output, GAMES);
  input.write('{"do":"games"}\n{"do":"games"}\n');
  await expect(done).resolves.toBeUndefined();
});
