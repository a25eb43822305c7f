import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../database/connection.js';
import { sha256Hex } from '../keys/random.js';
import { DatabaseTap } from '../testing/database.js';
import {
  baseOf,
  createTable,
  startTestServer,
  TestFolder,
  type TestServer,
} from '../testing/evening.js';
import { newHostKey } from '../testing/host.js';
import { TestDevice } from '../testing/test-device.js';
import { SCREENS_MAX } from './host.service.js';
import { CODES_MAX } from './pairing-codes.js';

let folder: TestFolder;
let server: TestServer;
let tap: DatabaseTap;
const devices: TestDevice[] = [];

beforeEach(async () => {
  folder = await TestFolder.make();
  tap = new DatabaseTap();
  server = await startTestServer(folder, tap.stand);
});

afterEach(async () => {
  for (const device of devices.splice(0)) device.close();
  await server.close();
  await folder.remove();
});

async function connect(): Promise<TestDevice> {
  const device = await TestDevice.connect(baseOf(server));
  devices.push(device);
  return device;
}

const pairing = (code: string, key = newHostKey()) => ({ code, key, screen: 'Firefox · Linux' });

/** A screen that has paired, and is open. */
async function screen(code = server.pairing.code()): Promise<{ device: TestDevice; key: string }> {
  const device = await connect();
  const key = newHostKey();
  await device.get('host:pair', pairing(code, key));
  await device.get('host:open', { key });
  return { device, key };
}

/** Waits until no more screens than so many are there. */
async function connected(device: TestDevice, most: number): Promise<void> {
  for (;;) {
    const { screens } = await device.get('host:screens', {});
    if (screens.filter((screen) => screen.connected).length <= most) return;
  }
}

const gone = (device: TestDevice) => device.until(({ socket }) => !socket.connected);

describe('a pairing code', () => {
  it('makes one key the host’s, and is then another one', async () => {
    const first = server.pairing.code();
    const device = await connect();
    const key = newHostKey();
    expect(await device.code('host:open', { key })).toBe('FORBIDDEN');
    await device.get('host:pair', pairing(first, key));
    await createTable(device);
    const back = await connect();
    await back.get('host:open', { key });
    await createTable(back);

    expect(server.pairing.code()).not.toBe(first);
    const late = await connect();
    expect(await late.code('host:pair', pairing(first))).toBe('CODE_UNKNOWN');
    await screen();
  });

  it('lets exactly one of many in, when all come at once', async () => {
    const code = server.pairing.code();
    const rivals = await Promise.all(Array.from({ length: 4 }, connect));
    const keys = rivals.map(() => newHostKey());
    const answers = await Promise.all(
      rivals.map((rival, i) => rival.code('host:pair', pairing(code, keys[i]))),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'CODE_UNKNOWN')).toHaveLength(3);
    const winner = answers.indexOf('ok');
    for (const [i, rival] of rivals.entries()) {
      const open = await rival.code('host:open', { key: keys[i] });
      expect(open).toBe(i === winner ? 'ok' : 'FORBIDDEN');
    }
  });

  it('is answered again for the page whose answer was lost, also after a restart', async () => {
    const code = server.pairing.code();
    const device = await connect();
    const ask = pairing(code);
    await device.get('host:pair', ask);
    await device.get('host:pair', ask);
    expect(await device.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
    await server.close();
    server = await startTestServer(folder, tap.stand);
    const again = await connect();
    await again.get('host:pair', ask);
    await again.get('host:open', { key: ask.key });
    expect(await again.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
  });

  it('is typed in any case, with any gaps', async () => {
    const typed = ` ${server.pairing.code().toLowerCase().replaceAll('-', ' ')} `;
    await (await connect()).get('host:pair', pairing(typed));
  });

  it('is given back when the disk refuses, and nobody is let in', async () => {
    const code = server.pairing.code();
    const device = await connect();
    const ask = pairing(code);
    const { run } = failing(tap.open);
    expect(await device.code('host:pair', ask)).toBe('INTERNAL');
    expect(await device.code('host:open', { key: ask.key })).toBe('FORBIDDEN');
    tap.open.run = run;
    expect(server.pairing.code()).toBe(code);
    await device.get('host:pair', ask);
  });

  it.each(['withdrawn', 'left'])(
    'that is %s while the disk refuses does not come back',
    async (how) => {
      const { device } = await screen();
      const watch = await screen();
      const { code } = await device.get('host:invite', {});
      const guest = await connect();
      const disk = holding(tap.open, 'INSERT INTO host_sessions');
      const answer = guest.code('host:pair', pairing(code));
      await disk.reached;
      if (how === 'withdrawn') await device.get('host:withdraw', {});
      else {
        device.close();
        await connected(watch.device, 1);
      }
      disk.refuse();
      expect(await answer).toBe('INTERNAL');
      disk.restore();
      expect(await guest.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
    },
  );

  it('that is still offered comes back when the disk refuses, and is then good once', async () => {
    const { device } = await screen();
    const { code } = await device.get('host:invite', {});
    const [guest, rival] = [await connect(), await connect()];
    const disk = holding(tap.open, 'INSERT INTO host_sessions');
    disk.refuse();
    expect(await guest.code('host:pair', pairing(code))).toBe('INTERNAL');
    disk.restore();
    await guest.get('host:pair', pairing(code));
    expect(await rival.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
  });

  it('is guessed no faster than any other secret', async () => {
    const device = await connect();
    const answers = [];
    for (let i = 0; i < 12; i++) {
      answers.push(await device.code('host:pair', pairing('0000-0000-0000-0000')));
    }
    expect(answers.slice(0, 8)).toEqual(Array(8).fill('CODE_UNKNOWN'));
    expect(answers.slice(9)).toEqual(Array(3).fill('BUSY'));
    // Nor does a right one help any more, until some failures are forgiven.
    expect(await device.code('host:pair', pairing(server.pairing.code()))).toBe('BUSY');
  });

  it('for another screen dies with the connection that asked, when withdrawn, and as one of many', async () => {
    const { device } = await screen();
    const withdrawn = await device.get('host:invite', {});
    expect(withdrawn).toMatchObject({ lineKey: server.lineKey, checkWords: server.checkWords });
    await device.get('host:withdraw', {});
    const guest = await connect();
    expect(await guest.code('host:pair', pairing(withdrawn.code))).toBe('CODE_UNKNOWN');
    const many = [];
    for (let i = 0; i <= CODES_MAX; i++) many.push((await device.get('host:invite', {})).code);
    expect(await guest.code('host:pair', pairing(many[0] ?? ''))).toBe('CODE_UNKNOWN');
    await guest.get('host:pair', pairing(many[1] ?? ''));
    device.close();
    const other = await screen();
    // The guest and the other; the one that asked has gone.
    await connected(other.device, 2);
    expect(await guest.code('host:pair', pairing(many[2] ?? ''))).toBe('CODE_UNKNOWN');
  });

  it('is asked for by the host only', async () => {
    const stranger = await connect();
    for (const name of ['host:invite', 'host:screens', 'host:sign-out']) {
      expect(await stranger.code(name, {}), name).toBe('FORBIDDEN');
    }
  });
});

describe('screens that are signed in', () => {
  it('stay so over a restart, and are listed with the youngest first', async () => {
    const { key } = await screen();
    await server.close();
    server = await startTestServer(folder, tap.stand);
    const device = await connect();
    await device.get('host:open', { key });
    const { screens } = await device.get('host:screens', {});
    expect(screens).toMatchObject([
      { name: 'Firefox · Linux', own: true, connected: true },
      { name: '', own: false, connected: false },
    ]);
    expect(Math.abs((screens[0]?.pairedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('are told of each other', async () => {
    const { device } = await screen();
    await screen();
    await device.until(({ pushes }) => pushes.some(({ name }) => name === 'host:paired'));
    expect(device.pushes).toContainEqual({
      name: 'host:paired',
      body: { screen: 'Firefox · Linux' },
    });
  });

  it('are signed out by one of them, all at once and for good', async () => {
    const { device: mine, key } = await screen();
    const { device: other, key: otherKey } = await screen();
    const tab = await connect();
    await tab.get('host:open', { key });
    const table = await createTable(other);
    await other.look('table:open', table);
    await mine.look('table:open', table);
    const printed = server.pairing.code();
    const shown = (await mine.get('host:invite', {})).code;

    // That of the test's folder is signed in as well.
    expect(await mine.get('host:sign-out', {})).toEqual({ signedOut: 2 });
    await gone(other);
    expect(other.pushes.at(-1)).toEqual({ name: 'host:signed-out', body: {} });
    expect(tab.socket.connected).toBe(true);
    await createTable(tab);
    const back = await connect();
    expect(await back.code('host:open', { key: otherKey })).toBe('FORBIDDEN');
    expect(await back.code('table:open', { table })).toBe('FORBIDDEN');
    for (const code of [printed, shown]) {
      expect(await back.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
    }
    await back.get('host:pair', pairing(server.pairing.code()));
    await server.close();
    server = await startTestServer(folder, tap.stand);
    const later = await connect();
    expect(await later.code('host:open', { key: otherKey })).toBe('FORBIDDEN');
    await later.get('host:open', { key });
  });

  it('that are signed out know no code of an open seat any more', async () => {
    const { device: mine } = await screen();
    const { device: other } = await screen();
    const [open, idle] = [await createTable(other), await createTable(other)];
    const seen = { ...(await other.get('table:open', { table: open })).host.codes };
    const seenIdle = (await other.get('table:open', { table: idle })).host.codes;
    await mine.get('table:open', { table: open });
    const phone = await connect();
    const grant = await phone.get('seat:claim', { code: seen.g1 ?? '' });
    await phone.resume(grant);

    await mine.get('host:sign-out', {});
    const isRenewed = ({ name, body }: TestDevice['pushes'][number]) =>
      name === 'host' && body.table === open && body.codes.keeper !== seen.keeper;
    await mine.until(({ pushes }) => pushes.some(isRenewed));
    expect(other.pushes.filter(isRenewed)).toEqual([]);
    const stranger = await connect();
    for (const code of [seen.keeper, seen.g2, ...Object.values(seenIdle)]) {
      expect(await stranger.code('seat:claim', { code })).toBe('CODE_UNKNOWN');
    }
    // The phone that held a seat keeps it, and whoever sees the kiosk can take another.
    const { host } = await mine.get('table:open', { table: open });
    expect(Object.keys(host.codes).toSorted()).toEqual(['g2', 'keeper']);
    await phone.resume(grant);
    await (await connect()).get('seat:claim', { code: host.codes.keeper ?? '' });
    const later = (await mine.get('table:open', { table: idle })).host.codes;
    await server.close();
    server = await startTestServer(folder, tap.stand);
    await (await connect()).get('seat:claim', { code: later.keeper ?? '' });
  });

  it('stay signed in when the disk refuses to forget them', async () => {
    const { device: mine } = await screen();
    const { device: other } = await screen();
    const { run } = failing(tap.open);
    expect(await mine.code('host:sign-out', {})).toBe('INTERNAL');
    tap.open.run = run;
    const table = await createTable(other);
    const { codes } = (await other.get('table:open', { table })).host;
    const disk = holding(tap.open, 'DELETE FROM host_sessions');
    disk.refuse();
    expect(await mine.code('host:sign-out', {})).toBe('INTERNAL');
    disk.restore();
    // All or nothing: the codes are good for as long as those who have seen them are trusted.
    await (await connect()).get('seat:claim', { code: codes.keeper ?? '' });
  });

  it('cannot sign each other out at the same time', async () => {
    const [a, b] = [await screen(), await screen()];
    const answers = await Promise.allSettled([
      a.device.code('host:sign-out', {}),
      b.device.code('host:sign-out', {}),
    ]);
    expect(answers[0]).toMatchObject({ value: 'ok' });
    await gone(b.device);
    await createTable(a.device);
  });

  it('are a limited number: of those not here, the first makes room', async () => {
    const { device, key } = await screen();
    const ask = async () => {
      const { code } = await device.get('host:invite', {});
      const other = pairing(code);
      await device.get('host:pair', other);
      return other.key;
    };
    const second = await ask();
    for (let i = 0; i < SCREENS_MAX - 2; i++) await ask();
    const late = await connect();
    expect(await late.code('host:open', { key: server.hostKey })).toBe('FORBIDDEN');
    expect(await late.code('host:open', { key: second })).toBe('ok');
    expect(await late.code('host:open', { key })).toBe('ok');
    expect((await device.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('when as many screens are signed in as can be, and all are here,', () => {
  it('no other is, until one of them has gone', async () => {
    const first = await screen();
    const rest: TestDevice[] = [];
    const own = await connect();
    await own.get('host:open', { key: server.hostKey });
    for (let i = 0; i < SCREENS_MAX - 2; i++) rest.push((await screen()).device);
    const { code } = await first.device.get('host:invite', {});
    const ask = pairing(code);
    const late = await connect();
    expect(await late.code('host:pair', ask)).toBe('FULL');
    expect(await late.code('host:open', { key: ask.key })).toBe('FORBIDDEN');
    expect((await first.device.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);

    rest[7]?.close();
    await connected(first.device, SCREENS_MAX - 1);
    await late.get('host:pair', ask);
    await createTable(late);
    expect((await first.device.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('one screen too many, while the disk forgets none,', () => {
  it('is let in by a code that is then used, and the next makes room for both', async () => {
    const { device, key } = await screen();
    const invited = async () => (await device.get('host:invite', {})).code;
    const late = await connect();
    for (let i = 0; i < SCREENS_MAX - 2; i++) {
      await device.get('host:pair', pairing(await invited()));
    }
    await device.get('host:open', { key });
    const code = await invited();
    const disk = holding(tap.open, 'DELETE FROM host_sessions');
    disk.refuse();
    const ask = pairing(code);
    expect(await late.code('host:pair', ask)).toBe('ok');
    expect(await late.code('host:open', { key: ask.key })).toBe('ok');
    expect(await late.code('host:pair', pairing(code))).toBe('CODE_UNKNOWN');
    const { screens } = await device.get('host:screens', {});
    expect(screens).toHaveLength(SCREENS_MAX + 1);
    disk.restore();
    const next = await connect();
    await next.get('host:pair', pairing(await invited()));
    expect((await device.get('host:screens', {})).screens).toHaveLength(SCREENS_MAX);
  });
});

describe('what is kept', () => {
  it('is the hash of each key, and no code at all', async () => {
    const code = server.pairing.code();
    const { key, device } = await screen(code);
    const shown = (await device.get('host:invite', {})).code;
    const rows = await tap.rows();
    expect(rows).toContain(sha256Hex(key));
    for (const secret of [key, code, shown, server.pairing.code()]) {
      expect(rows).not.toContain(secret);
      expect(rows).not.toContain(secret.replaceAll('-', ''));
    }
  });

  it('is not the permanent key of an earlier version', async () => {
    expect(server.pairing.retired).toBe(false);
    await server.close();
    const former = 'ABCDEFGHJKMNPQRSTVWXYZ0123';
    await writeFile(join(folder.dataDir, 'host-key'), `${former}\n`);
    server = await startTestServer(folder, tap.stand);
    expect(server.pairing.retired).toBe(true);
    expect(await readdir(folder.dataDir)).not.toContain('host-key');
    const device = await connect();
    expect(await device.code('host:open', { key: former })).toBe('FORBIDDEN');
    expect(await device.code('host:pair', pairing(former))).toBe('CODE_UNKNOWN');
  });
});

/** Until its own `run` is put back, nothing is written. */
function failing(connection: Connection): { readonly run: Connection['run'] } {
  const { run } = connection;
  connection.run = () => Promise.reject(new Error('the disk is full'));
  return { run };
}

/** Holds up the statements that begin so, until they are refused. */
function holding(
  connection: Connection,
  beginning: string,
): { readonly reached: Promise<void>; readonly refuse: () => void; readonly restore: () => void } {
  const { run } = connection;
  let reach = () => {};
  let refuse = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const restore = () => {
    connection.run = run;
  };
  connection.run = async (sql, values) => {
    if (!sql.startsWith(beginning)) return run.call(connection, sql, values);
    reach();
    await refused;
    throw new Error('the disk is full');
  };
  return { reached, refuse, restore };
}
