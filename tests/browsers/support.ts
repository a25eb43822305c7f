import data from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';

export const { api, css, html, javascript } = data;

export type MissingFeature = { readonly what: string; readonly lacking: readonly string[] };

const BROWSERS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari',
  ios: 'safari_ios',
};

/** What every one of these browsers has; a target is named as in Vite: `safari15.4`. */
export class BrowserSupport {
  readonly #targets;

  constructor(targets: readonly string[]) {
    this.#targets = targets.map((target) => {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
      const browser = BROWSERS[name];
      if (browser === undefined) throw new Error(`unknown browser ${target}`);
      return { target, browser, version };
    });
  }

  /** The targets that lack it; none where the data do not know it. @param entirely those that have a part lack it too */
  lacking(feature: Identifier | undefined, entirely = false): readonly string[] {
    const compat = feature?.__compat;
    if (compat === undefined) return [];
    return this.#targets
      .filter(({ browser, version }) => !has(compat, browser, version, entirely))
      .map(({ target }) => target);
  }
}

/** A feature by the names on the way to it. */
export function featureOf(root: Identifier, ...path: readonly string[]): Identifier | undefined {
  let at: Identifier | undefined = root;
  for (const name of path) at = at !== undefined && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

function has({ support }: CompatStatement, browser: BrowserName, version: string, entirely: boolean): boolean {
  const found = support[browser];
  if (found === undefined) return true;
  const statements: readonly SimpleSupportStatement[] = Array.isArray(found) ? found : [found];
  return statements.some(
    ({
      partial_implementation: partly,
      version_added: added,
      version_removed: removed,
      flags,
      prefix,
      alternative_name: other,
    }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      !(entirely && partly) &&
      isNotAbove(added, version) &&
      !(typeof removed === 'string' && isNotAbove(removed, version)) &&
      (flags ?? prefix ?? other) === undefined,
  );
}

function isNotAbove(one: string, other: string): boolean {
  const a = one.replace('≤', '').split('.').map(Number);
  const b = other.split('.').map(Number);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
