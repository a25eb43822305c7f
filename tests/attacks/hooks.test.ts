import { createECDH, randomBytes } from 'node:crypto';
import type { TableId } from '@mister-x/engine/protocol';
import { HOSTILE_BEHAVIOURS, HostileReceiver, RequestReceiver } from '@mister-x/server/testing';
import { expect, it } from 'vitest';
import { HostedReferee } from '../processes/hosted-referee.js';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { SeatClient } from '../support/hands.js';

/** As many requests as may be under way at once, and more than that of each kind that nothing ends. */
const SWITCHING = 8;

it('receivers that do what no honest one would silence no other hook, and no push', () =>
  inTemporaryFolder(async (folder) => {
    const hostile = await HostileReceiver.open();
    const honest = await RequestReceiver.plain();
    const referee = await HostedReferee.start(folder, { serve: ['--allow-local-hooks'] });
    const kiosk = await SeatClient.connect(referee.url);
    await kiosk.get('host:open', { key: referee.hostKey });
    const hook = (table: TableId, url: string) =>
      kiosk.get('reminder:hook', { table, seat: null, language: 'en', url, format: 'plain' });

    const behaviours = [...Array<'switches and stays'>(SWITCHING).fill('switches and stays'), ...HOSTILE_BEHAVIOURS];
    const tables: TableId[] = [];
    while (behaviours.length > 0) {
      const table = await openTable(kiosk);
      tables.push(table);
      for (const behaviour of behaviours.splice(0, 2)) await hook(table, hostile.url(behaviour));
    }
    for (const table of tables) await kiosk.get('table:start', { table });
    await expect.poll(() => hostile.asked['switches and stays'] ?? 0).toBeGreaterThanOrEqual(SWITCHING);

    const table = await openTable(kiosk);
    const at = (path: string) => `http://127.0.0.1:${honest.port}${path}`;
    await hook(table, at('/hook'));
    const { host } = await kiosk.get('table:open', { table });
    const phone = await SeatClient.connect(referee.url);
    await phone.get('seat:claim', { code: host.codes.h1 ?? '' });
    const push = {
      table,
      seat: 'h1',
      language: 'en',
      subscription: subscription(at('/push')),
    } as const;
    await phone.get('reminder:push', push);
    await kiosk.get('table:start', { table });
    await expect.poll(() => honest.received.map(({ path }) => path).sort()).toEqual(['/hook', '/push']);
    for (const each of HOSTILE_BEHAVIOURS)
      await expect.poll(() => hostile.asked[each], { message: each }).toBeGreaterThan(0);

    for (const each of [kiosk, phone]) each.close();
    await referee.stop();
    await Promise.all([hostile.close(), honest.close()]);
  }));

/** Scotland Yard, played on the host's screen but for Mister X, who is a computer. */
async function openTable(kiosk: SeatClient): Promise<TableId> {
  const { table } = await kiosk.get('table:create', {
    game: 'scotland-yard',
    options: { variant: 'modern', hunters: 2, flags: { start_source: 'server' } },
    seats: ['Xenia', 'Ada', 'Ben'].map((name, i) => ({
      ...{ name, colour: 'red' },
      ...(i === 0 ? { computer: 'easy' as const } : {}),
    })),
    language: 'en',
  });
  return table;
}

/** As a browser gives it. */
function subscription(endpoint: string) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') };
}
