import type { Language } from '@mister-x/engine/protocol';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { refereeWithReplies, okReply } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { expect } from 'vitest';
import { PRINT_KITS } from '../../../printing.js';

const referee = () =>
  refereeWithReplies({
    'host:open': okReply({ tables: [] }),
    'print:kits': ({ language }: { readonly language: Language }) =>
      okReply({ kits: [...PRINT_KITS.values()].map((kit) => kit.describe(language)) }),
    'print:pages': ({ sheets }: { readonly sheets: readonly unknown[] }) =>
      okReply({ sheets: sheets.map(() => ({ pages: 4, fault: null })) }),
    print: okReply({ path: 'data:application/pdf,', name: 'sheet.pdf', pages: 4 }),
  });

/** Every sheet that is not chosen yet. */
function chooseAll(): void {
  const sheets = document.querySelectorAll<HTMLElement>('main button[aria-pressed="false"]');
  for (const sheet of sheets) sheet.click();
}

export const PRINTING_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'cards to print': {
    kind: 'kiosk',
    open: async () => {
      const page = await openScreen(referee(), {});
      await pressButton(() => t.screen.home.print)();
      return page;
    },
    steps: {
      'all sheets': chooseAll,
      'where the printer puts them': pressButton(() => t.printing.millimetres(0, 0)),
      'to the right': pressButton(() => t.printing.right),
      made: async () => {
        await pressButton(() => t.common.close)();
        await pressButton(() => /PDF/)();
        // Each can be opened, and each saved.
        const links = () => document.querySelectorAll('dialog[open] a').length;
        await expect.poll(links).toBeGreaterThan(0);
        expect(links()).toBe(2 * document.querySelectorAll('.sheets [aria-pressed="true"]').length);
      },
    },
  },
};
