import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import {
  issueAuthority,
  issueServer,
  type KeyPair,
  nameConstraintsOf,
  SERVER_MS,
} from './issue.js';
import { covers, homeConstraints, parseNameConstraints } from './name-constraints.js';

const constraints = homeConstraints([
  'mister-x.local',
  '192.168.1.20',
  '203.0.113.9',
  'club.example',
]);
const authority = await issueAuthority('test', constraints, Date.now());

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
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(`${error.code}: ${error.message}`),
    );
  });
  socket.destroy();
  listening.close();
  return said;
}

describe('a certificate of the local authority', () => {
  it('is accepted by who trusts the authority, for its names only', async () => {
    const server = await issueServer(authority, ['mister-x.local', '127.0.0.1'], Date.now());
    expect(await verdict(server, 'mister-x.local')).toBe('ok');
    expect(await verdict(server, 'other.local')).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('lasts no longer than browsers accept', async () => {
    const { certificate } = await issueServer(authority, ['localhost'], Date.now());
    const span = Date.parse(certificate.validTo) - Date.parse(certificate.validFrom);
    expect(span).toBeLessThanOrEqual(SERVER_MS);
  });

  it.each(['bank.example', '8.8.8.8'])(
    'for %s is refused: the authority is for homes',
    async (name) => {
      const server = await issueServer(authority, ['localhost', name], Date.now());
      expect(await verdict(server, 'localhost')).toContain('permitted subtree violation');
    },
  );
});

describe('name constraints', () => {
  it('are read back from the certificate', async () => {
    const der = await nameConstraintsOf(authority.certificate);
    expect(der && parseNameConstraints(der)).toEqual(constraints);
  });

  it.each([
    ['pi.local', true],
    ['notlocal', false],
    ['club.example', true],
    ['example', false],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['203.0.113.9', true],
    ['203.0.113.8', false],
    ['fd00::1', true],
    ['2001:db8::1', false],
  ])('cover %s: %j', (name, covered) => expect(covers(constraints, name)).toBe(covered));
});
