import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

export const LOCAL_NAME = 'mister-x.local';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Bases under which a phone reaches this server, best first: home networks, other networks,
 * the `.local` name (some phones cannot look it up), this computer itself only when nothing
 * else is left.
 */
export function listAddresses(
  host: string,
  port: number,
  mdns: boolean,
  interfaces: Interfaces = networkInterfaces(),
  scheme: 'http' | 'https' = 'http',
): readonly string[] {
  const usual = port === (scheme === 'http' ? 80 : 443);
  const base = (name: string) => `${scheme}://${name}${usual ? '' : `:${port}`}`;
  if (!isEvery(host)) return [base(host.includes(':') ? `[${host}]` : host)];
  const found = Object.entries(interfaces)
    .flatMap(([name, infos]) => (infos ?? []).map((info) => ({ name, info })))
    .filter(({ info }) => info.family === 'IPv4' && !info.internal)
    .sort((a, b) => rank(a.name, a.info.address) - rank(b.name, b.info.address))
    .map(({ info }) => base(info.address));
  const all = mdns ? [...found, base(LOCAL_NAME)] : found;
  return all.length > 0 ? all : [base('localhost')];
}

export function isEvery(host: string): boolean {
  return host === '0.0.0.0' || host === '::' || host === '';
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Bridges of containers and virtual machines look like networks, but no phone is there. */
function rank(name: string, address: string): number {
  if (/^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg|zt)/.test(name)) return 4;
  if (address.startsWith('169.254.')) return 3;
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.') || /^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 1;
  return 2;
}
