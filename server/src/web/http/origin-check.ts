import type { IncomingMessage } from 'node:http';

type Headers = Pick<IncomingMessage['headers'], 'origin' | 'host'>;

/**
 * Browsers name the page's origin; programs name none. A page of another host stays out, and so does
 * a plain one where the connection is encrypted: anybody on the way may have written it. A page of the
 * public address is ours whatever its proxy makes of the Host.
 */
export function isOwnOrigin({ origin, host }: Headers, encrypted = false, publicUrl?: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.origin === publicUrl) return true;
  const isTrusted = page.protocol === 'https:' || (page.protocol === 'http:' && !encrypted);
  return isTrusted && page.host === hostAs(page.protocol, host);
}

/** The origins of pages that may open a socket with these headers, as people read them. */
export function ownOrigins({ host }: Headers, encrypted: boolean, publicUrl?: string): readonly string[] {
  const same = hostAs('https:', host);
  const here = same === undefined ? [] : [`${encrypted ? 'https' : 'http'}://${same}`];
  return publicUrl === undefined ? here : [publicUrl, ...here];
}

/** As an origin has it: in lower case, without the port that is usual anyway. */
function hostAs(protocol: string, host = ''): string | undefined {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}
