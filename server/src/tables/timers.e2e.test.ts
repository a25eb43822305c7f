import { err, type Game, hostGame, type Refusal, registry } from '@mister-x/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  hide,
  makeCommand,
  play,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { HandClock } from '../testing/hand-clock.js';
import { type StubTypes, stubGame } from '../testing/stub-game.js';
import { RETRY_MS } from './table-timers.js';

const BELL_MS = 5_000;

let folder: TestFolder;
let server: TestServer | undefined;
let clock: HandClock;

beforeEach(async () => {
  folder = await TestFolder.make();
  clock = new HandClock();
});
afterEach(async () => {
  await server?.close();
  await folder.remove();
});

/** Rings only after it was tried once. */
function faulty(fault: () => ReturnType<Game<StubTypes>['decide']>): Game<StubTypes> {
  let tried = false;
  return {
    ...stubGame,
    decide: (state, seat, action, rng) => {
      if (action.type !== 'ring' || tried) return stubGame.decide(state, seat, action, rng);
      tried = true;
      return fault();
    },
  };
}

const refused: Refusal = { code: 'PHASE_WRONG' };

it.each([
  ['is refused', () => err(refused)],
  [
    'fails',
    () => {
      throw new Error('a bug');
    },
  ],
])('a timer whose action %s is tried again, and the match goes on', async (_, fault) => {
  const games = registry(hostGame(faulty(fault)));
  server = await startTestServer(folder, { after: clock.after }, { registry: games });
  const { keeper, guest, table } = await play(server, { bellMs: BELL_MS });
  await keeper.get('command', makeCommand(keeper, table, 'keeper', hide(7)));
  expect(clock.waiting.map(({ ms }) => ms)).toEqual([BELL_MS]);
  clock.waiting.pop()?.work();
  await expect.poll(() => clock.waiting.map(({ ms }) => ms)).toEqual([RETRY_MS]);
  clock.waiting.pop()?.work();
  await guest.until(({ revision }) => revision === 4);
  expect(guest.view).toMatchObject({ bells: 1 });
  await expect.poll(() => clock.waiting).toEqual([]);
});
