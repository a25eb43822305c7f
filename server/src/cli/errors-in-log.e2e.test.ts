import { hostGame, registry } from '@mister-x/engine';
import { Logger } from '@nestjs/common';
import { expect, it } from 'vitest';
import { logText } from './log-text.js';
import { SilentFilter } from '../socket/requests/requests.gateway.js';
import { DatabaseTap } from '../testing/database.js';
import {
  baseOf,
  type StubTable,
  hideCommand,
  makeCommand,
  startStubTable,
  startTestServer,
  TestFolder,
} from '../testing/evening.js';
import { stubGame } from '../testing/stub-game.js';

const NEEDLE = 'needle';
const BOARD = 'b-AAAAAAAAAAAAAAAAAAAAAA';

const nested = () => new TypeError(`no ${NEEDLE}\n    at ${NEEDLE}`, { cause: new Error(NEEDLE) });

/** What the game does with such numbers, which no game should. */
const FAULTS: Readonly<Record<number, () => unknown>> = {
  [-1]: () => new TypeError(`no ${NEEDLE} where it was taken from`),
  [-2]: () => new Error('It failed.', { cause: nested() }),
  [-3]: () => new AggregateError([nested(), NEEDLE], NEEDLE),
  [-4]: () => Object.assign(new Error(NEEDLE), { code: NEEDLE, name: `no ${NEEDLE}`, at: NEEDLE }),
  [-5]: () => NEEDLE,
  [-6]: () => ({ message: NEEDLE, stack: `Error: ${NEEDLE}` }),
};

const faultyGame: typeof stubGame = {
  ...stubGame,
  decide: (state, seat, action, rng) => {
    if (action.type === 'ring') throw nested();
    const fault = action.type === 'hide' ? FAULTS[action.value] : undefined;
    if (fault !== undefined) throw fault();
    return stubGame.decide(state, seat, action, rng);
  },
};

// The only server of this file: all of a process log to where the first one did.
it('the log says where errors came from that nobody foresaw, and never what they say', async () => {
  let [json, text] = ['', ''];
  const readable = {
    write: (line: string) => {
      text += line;
    },
  };
  const asText = logText(readable, 'trace');
  const write = (line: string): void => {
    json += line;
    asText.write(line);
  };
  const folder = await TestFolder.make();
  const tap = new DatabaseTap();
  const change = { logLevel: 'trace', registry: registry(hostGame(faultyGame)) } as const;
  const server = await startTestServer(folder, { ...tap.overrides, log: { write } }, change);
  let evening: StubTable | undefined;
  try {
    evening = await startStubTable(server, { bellMs: 1 });
    const { keeper, kiosk, table } = evening;
    for (const value of Object.keys(FAULTS).map(Number)) {
      const command = makeCommand(keeper, table, 'keeper', hideCommand(value));
      expect(await keeper.code('command', command), String(value)).toBe('INTERNAL');
    }
    // The bell is set by a move and throws when it rings.
    await keeper.get('command', makeCommand(keeper, table, 'keeper', hideCommand(7)));
    await expect.poll(() => json).toContain('The timer bell');
    await keeper.until(({ revision }) => revision === 3);

    // In every request over HTTP, at every disk, in what the socket library calls.
    const all = tap.open.all.bind(tap.open);
    tap.open.all = () => Promise.reject(nested());
    expect((await fetch(`${baseOf(server)}/boards/${BOARD}.json`)).status).toBe(500);
    expect(await kiosk.code('table:rematch', { table: 'another' })).toBe('INTERNAL');
    tap.open.all = all;
    const runPrepared = tap.open.runPrepared.bind(tap.open);
    const run = tap.open.run.bind(tap.open);
    tap.open.runPrepared = () => Promise.reject(nested());
    tap.open.run = () => Promise.reject(nested());
    const unsaved = makeCommand(keeper, table, 'keeper', hideCommand(8));
    expect(await keeper.code('command', unsaved)).toBe('INTERNAL');
    Object.assign(tap.open, { runPrepared, run });
    new SilentFilter().catch(nested());
    new Logger('Nest').error(nested());
    new Logger('Nest').error(`${nested().name} in the library`, nested().stack);
  } finally {
    for (const client of evening?.all ?? []) client.close();
    await server.close();
    await folder.remove();
  }

  for (const log of [json, text]) {
    expect(log).not.toContain(NEEDLE);
    expect(log).toContain('The request command failed');
    expect(log).toContain('could not be saved: an unexpected error');
    for (const kind of ['TypeError', 'AggregateError']) expect(log).toContain(kind);
    expect(log).toMatch(/at .*errors-in-log\.e2e\.test/);
  }
});
