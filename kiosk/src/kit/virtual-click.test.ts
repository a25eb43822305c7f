import { describe, expect, it } from 'vitest';
import { isVirtualClick, isVirtualPress } from './virtual-click.js';

/** Node has no events of pointers. */
const press = (made: Partial<PointerEvent>) =>
  isVirtualPress({
    ...{ width: 1, height: 1, pressure: 0.5, detail: 0, pointerType: 'mouse' },
    ...made,
  } as PointerEvent);
const click = (detail: number) => isVirtualClick({ detail } as MouseEvent);
const NOTHING = { width: 0, height: 0 };

describe('a press', () => {
  it.each<[string, Partial<PointerEvent>]>([
    ['of VoiceOver', { ...NOTHING, pressure: 0, pointerType: 'touch' }],
    ['of VoiceOver, with force', { ...NOTHING, pointerType: 'mouse' }],
    ['of TalkBack', { pressure: 0 }],
  ])('%s is one, and so is the click after it, once', (_, made) => {
    expect(press(made)).toBe(true);
    expect(click(1)).toBe(true);
    expect(click(1)).toBe(false);
  });

  it.each<[string, Partial<PointerEvent>]>([
    ['a finger', { width: 23, height: 23, pointerType: 'touch' }],
    ['a finger without force', { width: 23, height: 23, pressure: 0, pointerType: 'touch' }],
    ['a finger that Firefox on Windows measures', { pressure: 0, pointerType: 'touch' }],
    ['a mouse', {}],
    ['a mouse of WebKit', { pressure: 0, detail: 1 }],
    ['a pen', { pressure: 0.1, pointerType: 'pen' }],
  ])('of %s is none, nor is its click', (_, made) => {
    press(NOTHING);
    expect(press(made)).toBe(false);
    expect(click(1)).toBe(false);
  });
});

it('a click without any pointer is one', () => {
  expect(click(0)).toBe(true);
  expect(click(1)).toBe(false);
});
