import type { Language } from '@mister-x/engine/protocol';
import { t } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { refereeSaying, said } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { press, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { expect } from 'vitest';
import { KITS } from '../../../printing.js';

const referee = () =>
  refereeSaying({
    'host:open': said({ tables: [] }),
    'print:kits': ({ language }: { readonly language: Language }) =>
      said({ kits: [...KITS.values()].map((kit) => kit.describe(language)) }),
    'print:pages': ({ sheets }: { readonly sheets: readonly unknown[] }) =>
      said({ sheets: sheets.map(() => ({ pages: 4, fault: null })) }),
    print: said({ path: 'data:application/pdf,', name: 'sheet.pdf', pages: 4 }),
  });

/** Every sheet that is not chosen yet. */
function chooseAll(): void {
  const sheets = document.querySelectorAll<HTMLElement>('main button[aria-pressed="false"]');
  for (const sheet of sheets) sheet.click();
}

export const PRINTING: Readonly<Record<string, Walkthrough>> = {
  'cards to print': {
    kind: 'kiosk',
    open: async () => {
      const page = await openScreen(referee(), {});
      await press(() => t.screen.home.print)();
      return page;
    },
    steps: {
      'all sheets': chooseAll,
      'where the printer puts them': press(() => t.printing.millimetres(0, 0)),
      'to the right': press(() => t.printing.right),
      made: async () => {
        await press(() => t.common.close)();
        await press(() => /PDF/)();
        // Each can be opened, and each saved.
        const links = () => document.querySelectorAll('dialog[open] a').length;
        await expect.poll(links).toBeGreaterThan(0);
        expect(links()).toBe(2 * document.querySelectorAll('.sheets [aria-pressed="true"]').length);
      },
    },
  },
};
