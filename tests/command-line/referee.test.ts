import { expect, it } from 'vitest';
import { RefereeProcess } from '../processes/referee-process.js';

const ask = (request: object): string => `${JSON.stringify(request)}\n`;

it('mister-x referee --stdio plays Scotland Yard line by line until its input ends', async () => {
  const options = { hunters: 2, flags: { start_source: 'server' } };
  const input =
    ask({ id: 1, do: 'new', game: 'scotland-yard', options }) +
    ask({ id: 2, do: 'expire', match: 'm1', timer: 'deal' }) +
    'rubbish\n' +
    ask({ id: 3, do: 'sample', match: 'm1', seat: 'x' });
  const { code, out, errors } = await new RefereeProcess(['referee', '--stdio'], { input }).ended;
  const replies = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies).toMatchObject([
    { id: 1, result: { match: 'm1' } },
    { id: 2, result: { toAct: ['x'] } },
    { error: { code: 'NOT_JSON' } },
    { id: 3, result: { action: { type: 'travel' } } },
  ]);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

it('mister-x referee --stdio ends quietly when nobody reads its answers', async () => {
  const referee = new RefereeProcess(['referee', '--stdio']);
  referee.write(ask({ do: 'games' }));
  await referee.said('scotland-yard');
  referee.stopReading();
  referee.write(ask({ do: 'games' }).repeat(2_000));
  const { code, errors } = await referee.ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

it('mister-x referee without --stdio says what is missing', async () => {
  const { code, errors } = await new RefereeProcess(['referee'], { input: '' }).ended;
  expect(code).toBe(2);
  expect(errors).toContain('--stdio');
});
