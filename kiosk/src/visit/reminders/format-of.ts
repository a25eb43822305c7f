import type { HookFormat } from '@mister-x/engine/protocol';

/** By host and path, where only one chat program has such addresses; Mattermost takes what Slack takes. */
const FORMAT_BY_ADDRESS: readonly (readonly [RegExp, HookFormat])[] = [
  [/^(?:\w+\.)?discord(?:app)?\.com\//, 'discord'],
  [/^hooks\.slack(?:-gov)?\.com\//, 'slack'],
  [/^[^/]+(?:\/[^/]+)*\/hooks\/[a-z0-9]{26}$/, 'slack'],
  [/^[^/]+(?:\/[^/]+)*\/webhook\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'matrix'],
];

/** What is most likely understood at an address that someone types. */
export function formatOf(text: string): HookFormat {
  const url = urlOf(text);
  if (url === undefined) return 'plain';
  const address = url.hostname + url.pathname;
  return FORMAT_BY_ADDRESS.find(([form]) => form.test(address))?.[1] ?? 'plain';
}

/** `URL.parse` is too new for some browsers that play. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text.trim());
  } catch {
    return undefined;
  }
}
