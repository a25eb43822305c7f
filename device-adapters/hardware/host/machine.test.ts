import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { GuestEvent } from '../talk.js';
import { GuestLog } from './machine.js';

function stage() {
  const lines = new PassThrough();
  const say = (event: GuestEvent) => void lines.write(`${JSON.stringify(event)}\r\n`);
  return { log: new GuestLog(lines), lines, say };
}
const tap = { event: 'tap', node: '/dev/hidraw0' } as const;

it('finds what was said before and what is said later', async () => {
  const { log, say } = stage();
  const second = log.until('a second tap', () => log.of('tap')[1]);
  say(tap);
  await log.until('a tap', () => log.of('tap')[0]);
  say({ ...tap, node: '/dev/hidraw1' });
  expect(await second).toEqual({ ...tap, node: '/dev/hidraw1' });
  expect(await log.until('a tap', () => log.of('tap')[0])).toEqual(tap);
});

it('says what it waited for, and what came instead', async () => {
  const { log, say } = stage();
  say(tap);
  const late = log.until('a scan', () => log.of('scan')[0], 30);
  await expect(late).rejects.toThrow(/a scan.*\n.*hidraw0/);
});

it('gives up at once when the guest is gone or made a mistake', async () => {
  const gone = stage();
  const scan = gone.log.until('a scan', () => gone.log.of('scan')[0]);
  gone.lines.destroy();
  await expect(scan).rejects.toThrow('gone');
  const broken = stage();
  broken.say({ event: 'error', message: 'no such thing' });
  await expect(broken.log.until('a scan', () => undefined)).rejects.toThrow('no such thing');
});
