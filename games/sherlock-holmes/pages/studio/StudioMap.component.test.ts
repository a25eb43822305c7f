import { DEFAULT_HOLMES_PACK_FILE } from '../../rules/browser.js';
import { beforeAll, expect, it, vi } from 'vitest';
import { speech } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { mapMessages, studioMessages } from '../../messages/screen-messages.js';
import { gameMessages } from '../../messages/phone-messages.js';
import StudioMap from './StudioMap.svelte';

beforeAll(() => speech.need('common', gameMessages, mapMessages, studioMessages));

it('takes the press of a screen reader for one tap, with a pointer that is none and without', () => {
  const ontap = vi.fn();
  mountComponent(StudioMap, { file: DEFAULT_HOLMES_PACK_FILE, lit: [], ontap });
  const place = document.querySelector('.place');
  const { x = 0, y = 0 } = place?.getBoundingClientRect() ?? {};
  const none = { bubbles: true, clientX: x + 5, clientY: y + 5, width: 0, height: 0 };
  place?.dispatchEvent(new PointerEvent('pointerdown', none));
  place?.dispatchEvent(new PointerEvent('pointerup', none));
  expect(ontap).not.toHaveBeenCalled();
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(ontap).toHaveBeenCalledTimes(1);
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(ontap).toHaveBeenCalledTimes(2);
});
