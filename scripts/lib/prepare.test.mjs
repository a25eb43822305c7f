import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alone } from './prepare.mjs';

vi.mock('node:fs', async (importOriginal) => {
  const fs = /** @type {typeof import('node:fs')} */ (await importOriginal());
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

const name = `mister-x-${randomUUID()}`;
const file = join(tmpdir(), name);
const places = { linux: [`\0${name}`, file], win32: [`\\\\.\\pipe\\${name}`], darwin: [file] };

describe.each(places[/** @type {'linux'} */ (process.platform)])('the lock %j', (place) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => {
    said.mockClear();
    rmSync(file, { force: true });
  });

  it('is given back after the work, also when that fails', async () => {
    await expect(alone(() => Promise.reject(new Error('broke')), place)).rejects.toThrow('broke');
    expect(await alone(async () => 'done', place)).toBe('done');
    expect(said).not.toHaveBeenCalled();
  });

  it('is waited for, which is said once', async () => {
    const end = new EventEmitter();
    const first = alone(async () => (await once(end, 'end'))[0], place);
    const second = alone(async () => 'second', place, 1);
    await expect.poll(() => said.mock.calls.length).toBe(1);
    end.emit('end', 'first');
    expect(await Promise.race([first, second])).toBe('first');
    expect(await second).toBe('second');
    expect(said).toHaveBeenCalledOnce();
  });

  it('is free when the process that held it was killed', async () => {
    const script = `import { alone } from ${JSON.stringify(new URL('./prepare.mjs', import.meta.url))};
      const wait = () => { console.log('held'); return new Promise((_) => setInterval(_, 2 ** 30)); };
      await alone(wait, ${JSON.stringify(place)});`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(holder.stdout, 'data');
    const next = alone(async () => 'done', place, 1);
    await expect.poll(() => said.mock.calls.length).toBe(1);
    holder.kill('SIGKILL');
    expect(await next).toBe('done');
  });
});

it.skipIf(process.platform === 'win32')('another one’s new file is not taken for the old one', async () => {
  const old = createServer().listen(file);
  linkSync(file, `${file}.kept`);
  old.close();
  renameSync(`${file}.kept`, file);
  const other = createServer();
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    rmSync(from);
    other.listen(from);
    renameSync(from, to);
  });
  const next = alone(async () => other.listening, file, 1);
  await Promise.race([once(other, 'connection'), next]);
  other.close();
  expect(await next).toBe(false);
});
