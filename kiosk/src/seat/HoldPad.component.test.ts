import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { speech, t } from '../messages/index.svelte.js';
import { holdTouch, endTouch, moveTouch } from '../testing/fingers.js';
import { mountComponent } from '../testing/mounted.svelte.js';
import HoldPad from './HoldPad.svelte';
import { SecretsCover } from './visor.svelte.js';

beforeAll(() => speech.need('common', 'phone'));
beforeEach(() => page.viewport(360, 640));

function pad() {
  const visor = new SecretsCover();
  const { leave } = mountComponent(HoldPad, { visor });
  const unwatch = visor.watch();
  const button = page.getByRole('button');
  const { left, top, width, height } = button.element().getBoundingClientRect();
  // The pad lies at the lower edge of a phone: there is room above it.
  const middle = { x: left + width / 2, y: top + height / 2 };
  return { visor, button, middle, leave, unwatch };
}

it('is covered until a finger holds it, and again when it lets go', async () => {
  const { visor, button, middle, unwatch } = pad();
  await expect.element(button).toHaveTextContent(t.phone.cover.hold);
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await holdTouch([middle]);
  await expect.element(button).toHaveTextContent(t.phone.cover.held);
  expect(visor.shown).toBe(true);
  await endTouch();
  await expect.element(button).toHaveTextContent(t.phone.cover.hold);
  expect(visor.shown).toBe(false);
  unwatch();
});

it('stays open after a slide up, and is covered by a touch', async () => {
  const { visor, button, middle, unwatch } = pad();
  await holdTouch([middle]);
  await moveTouch([{ x: middle.x, y: middle.y - 70 }]);
  await endTouch();
  await expect.element(button).toHaveTextContent(t.phone.cover.cover);
  expect(visor.cover).toBe('open');
  const box = button.element().getBoundingClientRect();
  await holdTouch([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await endTouch();
  await expect.poll(() => visor.cover).toBe('covered');
  unwatch();
});

it.each([
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    },
  ],
])('is covered when %s, with the finger still on it or kept open', async (_, happens) => {
  const { visor, middle, unwatch } = pad();
  await holdTouch([middle]);
  await expect.poll(() => visor.cover).toBe('peek');
  happens();
  expect(visor.cover).toBe('covered');
  await endTouch();
  visor.press();
  visor.keep();
  expect(visor.cover).toBe('open');
  happens();
  expect(visor.cover).toBe('covered');
  unwatch();
});

it('is kept open and covered again by the click of a screen reader, which has no pointer', async () => {
  const { visor, button, unwatch } = pad();
  const press = () => (button.element() as HTMLElement).click();
  press();
  expect(visor.cover).toBe('open');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  press();
  expect(visor.cover).toBe('covered');
  unwatch();
});

it('takes the click after a touch, or with a finger on it, for no click of its own', async () => {
  const { visor, button, middle, unwatch } = pad();
  await holdTouch([middle]);
  (button.element() as HTMLElement).click();
  expect(visor.cover).toBe('peek');
  await endTouch();
  expect(visor.cover).toBe('covered');
  await userEvent.click(button);
  expect(visor.cover).toBe('covered');
  unwatch();
});

it('stays covered when the space bar is let go on it', async () => {
  const { visor, button, unwatch } = pad();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('[Space>]');
  expect(visor.cover).toBe('peek');
  await userEvent.keyboard('[/Space]');
  expect(visor.cover).toBe('covered');
  unwatch();
});

it('is held by the space bar, kept open by Enter and covered by Escape', async () => {
  const { visor, unwatch } = pad();
  await userEvent.keyboard('[Space>]');
  expect(visor.cover).toBe('peek');
  await userEvent.keyboard('[/Space]');
  expect(visor.cover).toBe('covered');
  await userEvent.keyboard('{Enter}');
  expect(visor.cover).toBe('open');
  await userEvent.keyboard('{Escape}');
  expect(visor.cover).toBe('covered');
  unwatch();
});

it.each([
  ['TalkBack', { width: 1, height: 1, pressure: 0, pointerType: 'mouse' }],
  ['VoiceOver', { width: 0, height: 0, pressure: 0, pointerType: 'touch' }],
])('is kept open and covered again by the press of %s, which no finger holds', (_, made) => {
  const { visor, button, unwatch } = pad();
  const send = (event: Event) => button.element().dispatchEvent(event);
  const shown: string[] = [];
  for (const detail of [1, 0]) {
    const init = { ...made, bubbles: true, isPrimary: true, pointerId: 7 };
    send(new PointerEvent('pointerdown', init));
    shown.push(visor.cover);
    send(new PointerEvent('pointerup', init));
    send(new MouseEvent('click', { bubbles: true, detail }));
    shown.push(visor.cover);
  }
  expect(shown).toEqual(['covered', 'open', 'open', 'covered']);
  unwatch();
});
