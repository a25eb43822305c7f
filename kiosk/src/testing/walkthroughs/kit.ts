import { userEvent } from 'vitest/browser';
import { speech } from '../../messages/index.svelte.js';
import { openComponent } from '../apps.js';
import Kit from '../kit/Kit.svelte';
import { pressButton, type Walkthrough } from './walkthrough.js';

/** Every part of the kit in every state. */
export const KIT_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'the kit': {
    // It is longer than a screen, as a page of a phone may be.
    kind: 'phone',
    open: async () => {
      await speech.need('common');
      return openComponent(Kit, {});
    },
    steps: Object.fromEntries(['Dialog', 'Drawer', 'Alarm', 'Moment'].map((name) => [name, () => openInstead(name)])),
  },
};

async function openInstead(name: string): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await pressButton(() => name)();
}
