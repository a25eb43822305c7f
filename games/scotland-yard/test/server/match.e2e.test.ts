import { rngFor } from '@mister-x/engine';
import { games } from '../../../index.js';
import { verifyRecord } from '@mister-x/engine/record';
import { checkNumberOf } from '@mister-x/engine/trust';
import { beforeEach, describe, expect, it } from 'vitest';
import { baseOf, makeCommand, type TestServer } from '@mister-x/server/testing/evening';
import { serverForTest } from '@mister-x/server/testing/server-for-test';
import { TestClient } from '@mister-x/server/testing/test-client';
import { nextMove, startYard, viewOf } from './players.js';

let server: TestServer;

beforeEach(async () => {
  server = await serverForTest({}, { registry: games });
});

const SEED = '07'.repeat(32);

describe('Scotland Yard over the wire', () => {
  it('is played to its end from the views alone, and only X sees where he is (CM-7, CM-12)', async () => {
    const evening = await startYard(server, 4, 2);
    const { table, kiosk, x, xGrant, hunters, all } = evening;
    const rng = rngFor(SEED, 0);
    let moves = 0;
    expect(await kiosk.code('record', { table, after: 0 })).toBe('GAME_NOT_OVER');
    for (let next = nextMove(evening, rng); next !== null; next = nextMove(evening, rng)) {
      const revision = next.client.revision + 1;
      const request = makeCommand(next.client, table, next.seat, next.command);
      expect(await next.client.ask('command', request)).toEqual({ ok: true, value: { revision } });
      for (const client of all) await client.until((seen) => seen.revision >= revision);
      moves += 1;
    }
    expect(moves).toBeGreaterThan(1);
    for (const client of [kiosk, ...hunters]) {
      for (const { view } of client.updates.slice(0, -1)) {
        const { own, log } = view.game as unknown as ReturnType<typeof viewOf>;
        expect(own).toBeNull();
        for (const row of log) expect('stop' in row).toBe(row.shown !== undefined);
      }
      expect(viewOf(client).end?.stop).toBe(viewOf(x).end?.stop);
    }
    const record = await kiosk.record(table);
    expect(record).toEqual(await x.record(table));
    const checkNumber = checkNumberOf(record.heads[3] ?? '');
    const checked = verifyRecord(record, games, { now: Date.now(), checkNumber });
    expect(checked).toMatchObject({ verdict: 'valid', findings: [], proven: { link: 3 } });
    const { chain, openings, seed } = await kiosk.get('chain', { table, seen: null });
    expect(seed).toEqual(record.seed);
    expect(chain?.head).toBe(record.heads.at(-1));
    // The end opens X's start and every slot (CM-12).
    expect(openings.map(({ slot }) => Number(slot)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: viewOf(x).log.length + 1 }, (_, slot) => slot),
    );
    // A phone that comes back gets little: only what it sees now.
    const again = await TestClient.connect(baseOf(server));
    const snapshot = await again.resume(xGrant);
    expect(snapshot.view?.game).toEqual(viewOf(x));
    for (const client of [again, ...all]) client.close();
  });

  it('takes the rows of an evening finished on paper from the kiosk alone (SY-61, CM-14)', async () => {
    const evening = await startYard(server, 4, 2);
    const { table, kiosk, x, hunters, all } = evening;
    const next = nextMove(evening, rngFor(SEED, 1));
    if (next === null) throw new Error('nobody can move');
    await next.client.get('command', makeCommand(next.client, table, next.seat, next.command));
    for (const client of all) await client.until(({ revision }) => revision === 3);
    const spectator = await TestClient.connect(baseOf(server));
    await spectator.look('table:watch', table);
    const rows = [{ ticket: 'taxi', stop: viewOf(x).own?.stop ?? 0 }];
    const command = { kind: 'act', action: { type: 'paperLog', rows, result: 'CAUGHT' } } as const;
    const from = (client: TestClient) =>
      client.code('command', { ...makeCommand(client, table, 'referee', command), revision: 3 });
    for (const client of [spectator, x, ...hunters]) expect(await from(client)).toBe('FORBIDDEN');
    expect(await from(kiosk)).toBe('ok');
    await spectator.until(({ revision }) => revision === 4);
    expect(viewOf(spectator).end).toMatchObject({
      code: 'CAUGHT',
      report: [{ verdict: 'OK' }, { slot: 2, verdict: 'NO_CONNECTION' }],
    });
    const record = await kiosk.record(table);
    expect(verifyRecord(record, games, { now: Date.now() })).toMatchObject({ findings: [] });
    for (const client of [spectator, ...all]) client.close();
  });

  it('keeps for a rematch what the table agreed before the first start stop (CM-10)', async () => {
    const { table, kiosk, x, xGrant, hunters, all } = await startYard(server, 4, 2, 'registered');
    const configure = { type: 'configure', flags: { takeback: 'none' } };
    const holder = hunters[0];
    if (holder === undefined) throw new Error('no hunter holds a phone');
    const agreed = makeCommand(holder, table, 'h1', { kind: 'act', action: configure });
    expect(await holder.ask('command', agreed)).toMatchObject({ ok: true });
    await kiosk.until(({ revision }) => revision === 2);
    await kiosk.get('command', makeCommand(kiosk, table, 'referee', { kind: 'abandon' }));
    const next = await kiosk.get('table:rematch', { table });
    await kiosk.get('table:open', next);
    await x.resume({ ...xGrant, ...next });
    expect(await kiosk.code('table:start', next)).toBe('ok');
    await kiosk.until(({ updates }) => updates.some((update) => update.table === next.table));
    const first = kiosk.updates.find((update) => update.table === next.table);
    expect(first?.view.game).toMatchObject({
      deviations: [{ flag: 'takeback', value: 'none', house: false }],
    });
    for (const client of all) client.close();
  });
});
