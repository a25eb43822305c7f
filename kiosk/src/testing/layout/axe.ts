import type { AxeResults } from 'axe-core';

declare global {
  /** In a page that looks at itself. */
  var axe: typeof import('axe-core') | undefined;
}

/**
 * What axe-core finds wrong for people who do not see, point or tell colours as others do: the rule and where, in
 * words. Of a page under an open dialog, only the dialog. Runs in the page, with nothing of this file.
 */
export async function axeFaults(): Promise<readonly string[]> {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  // What lies round an open dialog is inert: a page in it is no page within a page.
  const whole = { enabled: top === undefined };
  const { violations }: Pick<AxeResults, 'violations'> = (await globalThis.axe?.run(top ?? document, {
    resultTypes: ['violations'],
    // Styles are fetched once more for one of its rules: not from a referee that is away.
    preload: document.querySelector('.strip.shown') === null,
    rules: {
      // What is said in passing lies on things only for a while.
      'target-size': { enabled: document.querySelector('.toasts > *') === null },
      'landmark-banner-is-top-level': whole,
      'landmark-contentinfo-is-top-level': whole,
      'landmark-main-is-top-level': whole,
    },
  })) ?? { violations: [] };
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
