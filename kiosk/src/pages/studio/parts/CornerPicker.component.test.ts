import { beforeAll, expect, it, vi } from 'vitest';
import { speech } from '../../../messages/index.svelte.js';
import { mountComponent } from '../../../testing/mounted.svelte.js';
import CornerPicker from './CornerPicker.svelte';

beforeAll(() => speech.need('common', 'studio'));

it('drags a corner with a finger, and not where a screen reader presses it', async () => {
  // Of a pointer that no hardware has.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  const picture = await createImageBitmap(new ImageData(300, 200));
  const at = { x: 50, y: 50 };
  const onchange = vi.fn();
  const rough = { blob: new Blob(), picture, corners: [at, at, at, at] } as const;
  mountComponent(CornerPicker, { rough, onchange });
  const [corner] = document.querySelectorAll('[role=slider]');
  const drag = (size: number) => {
    const finger = { bubbles: true, width: size, height: size, pointerType: 'touch' };
    for (const name of ['pointerdown', 'pointermove', 'pointerup'])
      corner?.dispatchEvent(new PointerEvent(name, finger));
  };
  drag(0);
  expect(onchange).not.toHaveBeenCalled();
  drag(23);
  expect(onchange).toHaveBeenCalledTimes(1);
});
