import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reportsOfTyping } from '../../test-kit/keyboard-reports.js';
import { POS_DESCRIPTOR, reportsOfScan } from '../../test-kit/scanner-evening.js';
import { systemTimers } from '../scanner.js';
import { hidAdapter } from './adapter.js';
import { readDescriptor } from './descriptor.js';
import { hidrawDriver, splitReports } from './hidraw.js';

/** A scanner in a `/sys` and a `/dev` of its own, whose reports go through a pipe. */
async function scanner() {
  const root = await mkdtemp(join(tmpdir(), 'hidraw-'));
  const [sys, dev] = [join(root, 'sys'), join(root, 'dev')];
  const hid = join(sys, 'devices/usb1/1-1/1-1:1.2/0003:0C2E:0B61.0001');
  for (const folder of [hid, join(sys, 'class/hidraw/hidraw0'), dev]) {
    await mkdir(folder, { recursive: true });
  }
  await symlink(hid, join(sys, 'class/hidraw/hidraw0/device'));
  await writeFile(join(hid, 'report_descriptor'), POS_DESCRIPTOR);
  await writeFile(join(hid, 'uevent'), 'HID_ID=0003:00000C2E:00000B61\nHID_NAME=Honeywell Voyager\nHID_UNIQ=A=1\n');
  const path = join(dev, 'hidraw0');
  execFileSync('mkfifo', [path]);
  const pipe = await open(path, 'r+');
  const adapter = hidAdapter(hidrawDriver(sys, dev), {
    clock: () => 0,
    timers: systemTimers,
    intervalMs: 1_000,
    idleMs: 250,
  });
  return { root, path, pipe, adapter };
}

it.skipIf(process.platform === 'win32')('reads a scanner without a native library', async () => {
  const { root, path, pipe, adapter } = await scanner();
  expect(await adapter.list()).toEqual([{ id: path, kind: 'pos', key: '0c2e:0b61:A=1', label: 'Honeywell Voyager' }]);
  const opened = await adapter.open(path);
  if (!opened.ok) throw new Error(opened.error.code);
  const texts: string[] = [];
  opened.value.onScan(({ text }) => texts.push(text));
  const long = 'x'.repeat(100);
  for (const report of [...reportsOfScan('XT40K7B9'), ...reportsOfScan(long)]) await pipe.write(report);
  while (texts.length < 2) await sleep(2);
  expect(texts).toEqual(['XT40K7B9', long]);
  await opened.value.close();
  const again = await adapter.open(path);
  expect(again.ok && (await again.value.close())).toBeUndefined();
  await pipe.close();
  await rm(root, { recursive: true });
});

it('splits reports that were read at once by the sizes that the descriptor gives', () => {
  const layout = readDescriptor(POS_DESCRIPTOR);
  const reports = reportsOfScan('x'.repeat(150));
  expect(splitReports(Buffer.concat(reports), layout).map((one) => [...one])).toEqual(reports.map((one) => [...one]));
  const keys = reportsOfTyping('XT40');
  const boot = { numbered: false, fields: [], sizes: new Map([[0, 8]]) };
  expect(splitReports(Buffer.concat(keys), boot)).toHaveLength(keys.length);
  expect(splitReports(Uint8Array.of(7, 1, 2), layout)).toHaveLength(1);
});
