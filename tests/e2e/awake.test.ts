import { expect, it } from 'vitest';
import { Evening } from '../support/evening.js';
import { YardTable } from '../support/yard-table.js';
import type { PhonePage } from '../support/phone-page.js';

const players = {
  hunters: 2,
  names: ['Xenia', 'Ada', 'Ben'],
  language: 'en',
  serverDeals: true,
} as const;

/** Only the silent video keeps a phone awake over plain HTTP; what the screen does then no browser says. */
const playing = ({ page }: PhonePage) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return video === null ? 'none' : video.paused ? 'paused' : 'plays';
  });

const show = ({ page }: PhonePage, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const scripts = ({ page }: PhonePage) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );

it('over plain HTTP a silent video keeps a phone awake from the first touch to the end of the game', () =>
  Evening.spend('awake', async (evening) => {
    const yard = await YardTable.gather(evening, players, ['Ada']);
    const { x } = yard;
    expect(await x.page.evaluate(() => isSecureContext)).toBe(false);
    expect(await scripts(x)).toContain('/silence-');
    await x.page.locator('h1').tap();
    await expect.poll(() => playing(x)).toBe('plays');
    // With sound, or no browser would keep the screen lit for it, and on and on.
    const video = x.page.locator('video');
    const heard = await video.evaluate((is: HTMLVideoElement) => !is.muted && is.volume > 0);
    expect(heard).toBe(true);
    expect(await video.getAttribute('aria-hidden')).toBe('true');
    await evening.looks(x, 'kept awake');

    await show(x, 'hidden');
    expect(await playing(x)).toBe('paused');
    await show(x, 'visible');
    await expect.poll(() => playing(x)).toBe('plays');

    await yard.kiosk.start();
    await yard.everybody('round 1', ({ round }) => round === 1);
    expect(await playing(x)).toBe('plays');
    const hands = await evening.handsOfSeat(await x.held());
    expect(await hands.command('x', { kind: 'concede' })).toBe('ok');
    await expect.poll(() => playing(x)).toBe('none');
    expect(await video.count()).toBe(0);
  }));

it('where the browser has a lock for it, no video is fetched', () =>
  Evening.spend(
    'awake-https',
    async (evening) => {
      const yard = await YardTable.gather(evening, players, []);
      expect(await yard.x.page.evaluate(() => 'wakeLock' in navigator)).toBe(true);
      await yard.x.page.locator('h1').tap();
      expect(await playing(yard.x)).toBe('none');
      expect(await scripts(yard.x)).not.toContain('/silence-');
    },
    'https',
  ));
