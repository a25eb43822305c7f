import { HOOK_URL_MAX } from '@mister-x/engine/protocol';
import ipaddr from 'ipaddr.js';
import type { IsPublic } from './public-address.js';

/** Where requests of ours may go to, by what someone typed; `undefined` where they never may. */
export function parseTarget(text: string, allowLocal: boolean, isPublic: IsPublic): URL | undefined {
  if (text.length > HOOK_URL_MAX || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowLocal && url.protocol === 'http:')) return undefined;
  // They would stand in every request; and what a browser shows of them misleads people.
  if (url.username !== '' || url.password !== '') return undefined;
  const name = hostOf(url);
  if (!allowLocal && ipaddr.isValid(name) && !isPublic(name)) return undefined;
  url.hash = '';
  return url;
}

/** As systems take it: without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
