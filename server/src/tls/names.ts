import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { ownNames, parseName } from '../http/host-check.js';
import { type Interfaces, isEvery } from '../network/addresses.js';
import { isBare } from './scope.js';

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Every name and address under which this server may be opened now, without doubles. Link-local
 * addresses of IPv6 are left out: browsers take none. So is the computer's bare name, for which no
 * authority vouches (see `isBare`): it would be missed at every start, and its `.local` one serves.
 * @param names what `parseName` made of those given by `--name`
 */
export function certificateNames(
  host: string,
  names: readonly string[] = [],
  interfaces: Interfaces = networkInterfaces(),
  computer = hostname(),
): readonly string[] {
  // The system knows which of its addresses a name stands for.
  const addresses =
    isEvery(host) || isIP(host) === 0
      ? Object.values(interfaces)
          .flatMap((infos) => infos ?? [])
          .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address))
          .map(({ address }) => address)
          .sort()
      : [];
  // A name of the system may be none that a certificate can hold.
  const asked = [host, ...names].map((name) => name.toLowerCase());
  const known = ownNames(host, names, computer)
    .filter((name) => name.includes(':') || parseName(name) === name)
    .filter((name) => !isBare(name) || asked.includes(name));
  return [...new Set([...known, ...LOOPBACK, ...addresses])];
}
