import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { issueAuthority, issueServer, type KeyPair, SERVER_VALID_MS, permittedNamesOf } from './issue.js';
import { isPermitted, homePermittedNames } from './scope.js';

const scope = homePermittedNames(['mister-x.local', '192.168.1.20', '203.0.113.9', 'club.example', 'den']);
const authority = await issueAuthority('test', scope, Date.now(), Date.now());

/** What Node's own verification says of a server with this certificate: `ok` or its error. */
async function verdict(server: KeyPair, servername: string): Promise<string> {
  const listening = createServer({
    key: server.key.export({ format: 'pem', type: 'pkcs8' }),
    cert: server.certificate.toString(),
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const ca = authority.certificate.toString();
  const socket = connect({ host: '127.0.0.1', port, ca, servername });
  const said = await new Promise<string>((resolve) => {
    socket.once('secureConnect', () => resolve('ok'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(`${error.code}: ${error.message}`));
  });
  socket.destroy();
  listening.close();
  return said;
}

describe('a certificate of the local authority', () => {
  it('is accepted by who trusts the authority, for its names only', async () => {
    const names = ['mister-x.local', 'club.example', '127.0.0.1', '203.0.113.9', 'fd00::1'];
    const server = await issueServer(authority, names, Date.now());
    expect(await verdict(server, 'mister-x.local')).toBe('ok');
    expect(await verdict(server, 'club.example')).toBe('ok');
    expect(await verdict(server, 'other.local')).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('lasts no longer than browsers accept', async () => {
    const { certificate } = await issueServer(authority, ['localhost'], Date.now());
    const span = Date.parse(certificate.validTo) - Date.parse(certificate.validFrom);
    expect(span).toBeLessThanOrEqual(SERVER_VALID_MS);
  });
});

describe('the scope of an authority', () => {
  it('is read back from its certificate, bare names left out', async () => {
    expect(await permittedNamesOf(authority.certificate)).toEqual(scope);
    expect(scope.names).not.toContain('den');
  });

  it('is none where a bare name would cover others', async () => {
    const wide = { ...scope, names: [...scope.names, 'den'] };
    const { certificate } = await issueAuthority('test', wide, Date.now(), Date.now());
    expect(await permittedNamesOf(certificate)).toBeUndefined();
  });

  it.each(['0.0.0.0/0', '8.0.0.0/8', '203.0.113.8/31', '::/0', '2001:db8::/64'])(
    'is none where it reaches beyond home networks: %s',
    async (subnet) => {
      const wide = { ...scope, subnets: [...scope.subnets, subnet] };
      const { certificate } = await issueAuthority('test', wide, Date.now(), Date.now());
      expect(await permittedNamesOf(certificate)).toBeUndefined();
    },
  );

  it('is none of a certificate that is no authority', async () => {
    const { certificate } = await issueServer(authority, ['localhost'], Date.now());
    expect(await permittedNamesOf(certificate)).toBeUndefined();
  });

  it.each([
    ['pi.local', true],
    ['PI.LOCAL', true],
    ['notlocal', false],
    ['localhost', true],
    ['local', false],
    ['den', false],
    ['www.den', false],
    ['club.example', true],
    ['example', false],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['203.0.113.9', true],
    ['203.0.113.8', false],
    ['::1', true],
    ['::2', false],
    ['fd00::1', true],
    ['2001:db8::1', false],
  ])('covers %s: %j', (name, covered) => expect(isPermitted(scope, name)).toBe(covered));
});
