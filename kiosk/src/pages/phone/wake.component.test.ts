import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountComponent as mount, textSnippet } from '../../testing/mounted.svelte.js';
import Button from '../../kit/Button.svelte';
import { keepScreenOn } from './wake.js';

/** What keeps a phone awake rests while nobody looks at its page, and goes on afterwards (decision 013). */

// As over plain HTTP, where no browser has a lock; the library looks once, when it comes.
Reflect.deleteProperty(Navigator.prototype, 'wakeLock');

let end: () => void = () => {};
afterEach(() => {
  end();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function look(now: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the silent video', () => {
  const video = () => document.querySelector('video');
  const playing = () => {
    const is = video();
    return is === null ? 'none' : is.paused ? 'paused' : 'plays';
  };
  async function begin(): Promise<void> {
    end = keepScreenOn();
    await expect.poll(playing).toBe('paused');
  }
  /** Anywhere on the page. */
  async function touch(): Promise<void> {
    const { leave } = mount(Button, { children: textSnippet('Somewhere') });
    await page.getByRole('button', { name: 'Somewhere' }).click();
    await leave();
  }

  it('plays from the first touch on, with its sound on, and is gone in the end', async () => {
    await begin();
    await touch();
    await expect.poll(playing).toBe('plays');
    // Muted, it would keep no screen lit.
    expect(video()).toMatchObject({ muted: false, volume: 1, ariaHidden: 'true' });
    end();
    await expect.poll(playing).toBe('none');
  });

  it('pauses while the page is hidden, and goes on by itself', async () => {
    await begin();
    await touch();
    await expect.poll(playing).toBe('plays');
    look('hidden');
    await expect.poll(playing).toBe('paused');
    look('visible');
    await expect.poll(playing).toBe('plays');
  });

  it('is over once and for all: neither a touch nor another look begins it', async () => {
    await begin();
    await touch();
    await expect.poll(playing).toBe('plays');
    look('hidden');
    end();
    look('visible');
    await expect.poll(playing).toBe('none');
    await touch();
    expect(playing()).toBe('none');
  });
});

describe('the lock', () => {
  const release = vi.fn(async () => {});
  function locks() {
    release.mockClear();
    const request = vi.fn(async (_kind: string) => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    return request;
  }

  it('is asked for again when the page is seen again, as the browser took it, and given back in the end', async () => {
    const request = locks();
    end = keepScreenOn();
    expect(request.mock.calls).toEqual([['screen']]);
    look('hidden');
    expect(request).toHaveBeenCalledTimes(1);
    look('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await expect.poll(() => request.mock.settledResults.length).toBe(2);
    end();
    expect(release).toHaveBeenCalledTimes(1);
    look('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is given back where it comes after the end', async () => {
    locks();
    keepScreenOn()();
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });

  it('that the browser refuses is asked for again at the next look', async () => {
    const request = locks().mockRejectedValue(new DOMException('empty', 'NotAllowedError'));
    end = keepScreenOn();
    look('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('needs no video', () => {
    locks();
    end = keepScreenOn();
    expect(document.querySelector('video')).toBeNull();
  });
});
