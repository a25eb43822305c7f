import { expect, it } from 'vitest';
import { PrintedDownloads, DOWNLOAD_KEPT_MS } from './downloads.js';

function make() {
  const timers = new Map<() => void, number>();
  const downloads = new PrintedDownloads((ms, work) => {
    timers.set(work, ms);
    return () => timers.delete(work);
  });
  const keep = (bytes = 1, name = 'sheet.pdf') =>
    downloads.keep({ pdf: Buffer.alloc(bytes), name }).replace('/print/', '');
  return { downloads, timers, keep };
}

it('keeps a document for a minute under an address of its own', () => {
  const { downloads, timers, keep } = make();
  const [one, two] = [keep(1, 'one.pdf'), keep(1, 'two.pdf')];
  expect(one).not.toBe(two);
  expect(downloads.find(one)?.name).toBe('one.pdf');
  expect([...timers.values()]).toEqual([DOWNLOAD_KEPT_MS, DOWNLOAD_KEPT_MS]);
  for (const runOut of timers.keys()) runOut();
  expect(downloads.find(one)).toBeUndefined();
});

it('lets the oldest go when there are many', () => {
  const { downloads, timers, keep } = make();
  const files = Array.from({ length: 10 }, () => keep());
  expect(files.map((file) => downloads.find(file) !== undefined)).toEqual([
    ...[false, false],
    ...Array.from({ length: 8 }, () => true),
  ]);
  expect(timers.size).toBe(8);
});

it('lets the oldest go when they are large, but never the new one', () => {
  const { downloads, keep } = make();
  const megabyte = 1024 * 1024;
  const [first, second, third] = [keep(40 * megabyte), keep(20 * megabyte), keep(20 * megabyte)];
  expect(downloads.find(first)).toBeUndefined();
  expect(downloads.find(second)).toBeDefined();
  expect(downloads.find(third)).toBeDefined();
  const huge = keep(80 * megabyte);
  expect(downloads.find(huge)).toBeDefined();
  expect(downloads.find(third)).toBeUndefined();
});

it('leaves no timer behind', () => {
  const { downloads, timers, keep } = make();
  keep();
  downloads.onModuleDestroy();
  expect(timers.size).toBe(0);
});
