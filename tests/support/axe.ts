import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  /** In a page that looks at itself. */
  var axe: typeof import('axe-core') | undefined;
}

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const COUNTER =
  'a face says its ticket for screen readers as well as in words, and the name has it once';
const BODY =
  'Chromium and Firefox give keys to what scrolls; in Safari the words stay above the fold';

/** What is known and stays for now: by moment and rule. Once it is mended, its line must go. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'europe-count': { 'label-content-name-mismatch': COUNTER },
  'europe-x-draw': { 'label-content-name-mismatch': COUNTER },
  'europe-refill-draw': { 'label-content-name-mismatch': COUNTER },
  'paper-rows': {
    'label-content-name-mismatch': 'a window is read as a sentence, and shows number, ticket, stop',
  },
  history: { 'scrollable-region-focusable': BODY },
  'trust-menu': { 'scrollable-region-focusable': BODY },
  'checked-words': { 'scrollable-region-focusable': BODY },
  'studio-help': { 'scrollable-region-focusable': BODY },
};

/**
 * What axe-core finds wrong for people who do not see, point or tell colours as others do: the rule
 * and where, in words. Of a page under an open dialog, only the dialog.
 */
export async function axeFaults(page: Page, moment: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) {
    await page.evaluate(await readFile(SCRIPT, 'utf8'));
  }
  const found = await page.evaluate(async () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    // What lies round an open dialog is inert: a page in it is no page within a page.
    const whole = { enabled: top === undefined };
    const { violations }: Pick<AxeResults, 'violations'> = (await globalThis.axe?.run(
      top ?? document,
      {
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: true },
          'landmark-banner-is-top-level': whole,
          'landmark-contentinfo-is-top-level': whole,
          'landmark-main-is-top-level': whole,
        },
      },
    )) ?? { violations: [] };
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      faults: nodes.map(
        ({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 120)}`,
      ),
    }));
  });
  const known = KNOWN[moment] ?? {};
  const mended = Object.keys(known).filter((rule) => !found.some((each) => each.rule === rule));
  return [
    ...found.filter(({ rule }) => known[rule] === undefined).flatMap(({ faults }) => faults),
    ...mended.map((rule) => `${rule} is found no more: its line in KNOWN must go`),
  ];
}
