import { expect, it } from 'vitest';
import { browserCommand, openBrowser } from './open-browser.js';

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
