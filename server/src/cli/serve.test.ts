import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbageWhileChecking, browserCommand, openBrowser } from './serve.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects while matches are checked, once more after them, and never again', async () => {
  const collect = vi.fn();
  let done = (_matches: number) => {};
  const checked = new Promise<number>((resolve) => {
    done = resolve;
  });
  const tidy = collectGarbageWhileChecking(checked, collect);
  vi.advanceTimersByTime(11_000);
  expect(collect).toHaveBeenCalledTimes(2);
  done(300);
  await tidy;
  expect(collect).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(3);
});

it('collects nothing where there was no match to check', async () => {
  const collect = vi.fn();
  await collectGarbageWhileChecking(Promise.resolve(0), collect);
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
});

it('finds what collects', async () => {
  await expect(collectGarbageWhileChecking(Promise.resolve(1))).resolves.toBeUndefined();
});

const URL = 'http://localhost:8080/#pair=ABCD&channel=x';

it.each([
  ['linux', { DISPLAY: ':0' }, ['xdg-open', URL]],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', URL]],
  ['linux', {}, undefined],
  ['linux', { DISPLAY: '' }, undefined],
  ['darwin', {}, ['open', URL]],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', URL]],
] as const)('on %s with %o', (platform, env, command) => {
  expect(browserCommand(URL, { platform, env })).toEqual(command);
});

it('is a sentence where there is no screen', () => {
  const said: string[] = [];
  openBrowser(URL, (sentence) => said.push(sentence), { platform: 'linux', env: {} });
  expect(said).toEqual([expect.stringContaining('no screen')]);
});

it('is a sentence where there is no browser', async () => {
  const env = { DISPLAY: ':0', PATH: '/nowhere' };
  const sentence = new Promise((tell) => openBrowser(URL, tell, { platform: 'linux', env }));
  expect(await sentence).toContain('could not be opened');
});
