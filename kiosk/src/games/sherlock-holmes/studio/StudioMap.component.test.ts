import { LONDON } from '@mister-x/engine/sherlock-holmes/browser';
import { beforeAll, expect, it, vi } from 'vitest';
import { speech } from '../../../lib/i18n/index.svelte.js';
import { show } from '../../../testing/mounted.svelte.js';
import { mapWords } from '../words/later-areas.js';
import { things } from '../words/phone-areas.js';
import { sherlockStudio } from '../words/table-areas.js';
import StudioMap from './StudioMap.svelte';

beforeAll(() => speech.need('common', things, mapWords, sherlockStudio));

it('takes the press of a screen reader for one tap, with a pointer that is none and without', () => {
  const ontap = vi.fn();
  show(StudioMap, { file: LONDON, lit: [], ontap });
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
