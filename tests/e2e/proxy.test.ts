import { request } from 'node:https';
import { expect, it } from 'vitest';
import { Evening } from '../support/evening.js';
import { hasNginx } from '../support/nginx.js';
import { YardTable } from '../support/yard-table.js';
import { stepAwayFromDetectives, stepTowards } from '../support/planner.js';

const PEOPLE = ['Xenia', 'Ada', 'Ben'];
const players = { hunters: 2, names: PEOPLE, language: 'en', serverDeals: true } as const;

/** The status of the answer to who asks the proxy for a page under some name. */
async function status(url: string, host: string, path = '/play'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const options = { host: '127.0.0.1', port, path, headers: { host }, agent: false };
    request({ ...options, rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

it.skipIf(!hasNginx)(
  'through the documented nginx phones join and play in a secure context (skipped without nginx or openssl)',
  () =>
    Evening.spend(
      'proxy',
      async (evening) => {
        const { lanAddress } = evening.referee;
        const yard = await YardTable.gather(evening, players, ['Ada']);
        const board = yard.kiosk;
        await board.page.getByText(`${lanAddress}/play`).waitFor();
        await board.page.getByText(board.words.screen.line.https).waitFor();
        expect(await board.page.getByRole('button', { name: board.words.screen.line.how }).count()).toBe(0);
        await evening.looks(board, 'gathering behind a proxy');

        await board.start();
        await yard.everybody('round 1', ({ round }) => round === 1);
        await yard.travel([stepAwayFromDetectives(yard.secret)]);
        await yard.move('d1', stepTowards(yard.view, 'd1', yard.xStop, false));
        await yard.everybody('d1 has moved', ({ next }) => next[0] === 'd2');

        expect(await status(lanAddress, new URL(lanAddress).host)).toBe(200);
        expect(await status(lanAddress, 'evil.example')).toBe(421);
      },
      'proxy',
    ),
);
