import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequestReceiver } from '../../testing/receiver.js';
import { makeHttpPost, type HttpPost, type ResolveName } from './http-post.js';

const NAME = 'hook.home.arpa';
const MESSAGE = { headers: { 'Content-Type': 'text/plain' }, body: 'news' };
const ADDRESS = { why: 'ADDRESS', status: null, excerpt: '', isLocal: false };
const UNREACHABLE = { ...ADDRESS, why: 'UNREACHABLE' };
const OK = { why: null, excerpt: '' };

let there: RequestReceiver;
let asked: string[];

beforeEach(async () => {
  there = await RequestReceiver.secure(NAME);
  asked = [];
});
afterEach(() => there.close());

/** As on the Internet, but that the first loopback address counts as public. */
function posting(found: readonly string[], limit = 30_000): HttpPost {
  const resolve: ResolveName = async (name) => {
    asked.push(name);
    return found;
  };
  const isPublic = (address: string) => address === '127.0.0.1';
  return makeHttpPost({ allowLocal: false, resolve, isPublic, limit, ca: there.ca });
}

const at = (path = '/'): string => `https://${NAME}:${there.port}${path}`;

it('sends to the address that was found, under the name that was given', async () => {
  expect(await posting(['127.0.0.1'])(at('/a?b'), MESSAGE)).toMatchObject(OK);
  expect(asked).toEqual([NAME]);
  const [received] = there.received;
  expect(received?.path).toBe('/a?b');
  expect(received?.headers.host).toBe(`${NAME}:${there.port}`);
  expect(received?.body.toString()).toBe('news');
});

describe('nothing is sent', () => {
  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '[::1]', '0', '0.0.0.0'],
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '192.168.0.1', '[fe80::1]'],
    ...['169.254.169.254', '100.64.0.1', '[fd00::1]', '１２７.0.0.1', '127。0。0。1'],
  ])('to %s', async (host) => {
    const httpPost = makeHttpPost({ allowLocal: false, ca: there.ca });
    expect(await httpPost(`https://${host}:${there.port}/`, MESSAGE)).toEqual(ADDRESS);
    expect(there.connections).toBe(0);
  });

  it.each([
    ['own networks', ['127.0.0.2']],
    ['one of the own and one elsewhere', ['127.0.0.1', '127.0.0.2']],
    ['nowhere', []],
  ])('where the name leads to %s', async (_what, found) => {
    expect(await posting(found)(at(), MESSAGE)).toEqual(ADDRESS);
    expect(there.connections).toBe(0);
  });

  it.each([
    ['without encryption', () => `http://${NAME}:${there.port}/`],
    ['with a password', () => `https://a:b@${NAME}:${there.port}/`],
    ['to a file', () => 'file:///etc/passwd'],
    ['to what is no address', () => 'hook'],
    ['to what is too long', () => at(`/${'a'.repeat(1_000)}`)],
  ])('%s', async (_what, url) => {
    expect(await posting(['127.0.0.1'])(url(), MESSAGE)).toEqual(ADDRESS);
    expect(there.connections).toBe(0);
  });

  it('where Node does not take a header', async () => {
    const message = { ...MESSAGE, headers: { 'webhook-id': 'two\nlines' } };
    expect(await posting(['127.0.0.1'])(at(), message)).toEqual(UNREACHABLE);
    expect(there.connections).toBe(0);
  });

  it('to a server that cannot prove its name', async () => {
    const httpPost = posting(['127.0.0.1']);
    const other = `https://other.home.arpa:${there.port}/`;
    expect(await httpPost(other, MESSAGE)).toEqual(UNREACHABLE);
    expect(there.received).toEqual([]);
  });
});

it('a name is looked up once: where it leads a moment later is no matter', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  const resolve: ResolveName = async () => answers.shift() ?? [];
  const seen: string[] = [];
  const isPublic = (address: string) => {
    seen.push(address);
    return address === '127.0.0.1';
  };
  const httpPost = makeHttpPost({ allowLocal: false, resolve, isPublic, ca: there.ca });
  expect(await httpPost(at(), MESSAGE)).toMatchObject(OK);
  expect(answers).toHaveLength(1);
  expect(seen).toEqual(['127.0.0.1']);
});

it('a redirect is not followed', async () => {
  const inside = await RequestReceiver.plain();
  there.answer = (_request, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${inside.port}/` }).end();
  expect(await posting(['127.0.0.1'])(at(), MESSAGE)).toMatchObject({
    ...{ why: 'STATUS', status: 307 },
  });
  expect(inside.connections).toBe(0);
  await inside.close();
});

it('an answer without end is cut off', async () => {
  const over = new Promise<void>((resolve) => {
    there.answer = (_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', more).once('close', resolve);
      more();
    };
  });
  expect(await posting(['127.0.0.1'])(at(), MESSAGE)).toMatchObject({ why: null, excerpt: '…' });
  await over;
});

it('a part that does not answer, or has no name for it, is not waited for', async () => {
  there.answer = () => undefined;
  expect(await posting(['127.0.0.1'], 300)(at(), MESSAGE)).toEqual(UNREACHABLE);
  const never: ResolveName = () => new Promise(() => undefined);
  const httpPost = makeHttpPost({ allowLocal: false, resolve: never, limit: 50 });
  expect(await httpPost(at(), MESSAGE)).toEqual(ADDRESS);
});

it('where the host allows it, it goes to the own network, also without encryption', async () => {
  const inside = await RequestReceiver.plain();
  const httpPost = makeHttpPost({ allowLocal: true });
  expect(await httpPost(`http://127.0.0.1:${inside.port}/`, MESSAGE)).toMatchObject(OK);
  expect(await httpPost(`http://localhost:${inside.port}/`, MESSAGE)).toMatchObject(OK);
  expect(inside.received).toHaveLength(2);
  await inside.close();
});

it('says how the answer began, and whether it came from the own network', async () => {
  there.answer = ({ url }, response) => response.writeHead(400).end(`no ${url} here`);
  expect(await posting(['127.0.0.1'])(at('/secret2'), MESSAGE)).toEqual({
    ...{ why: 'STATUS', status: 400, excerpt: 'no … here', isLocal: false },
  });
  const inside = await RequestReceiver.plain();
  const httpPost = makeHttpPost({ allowLocal: true });
  expect(await httpPost(`http://127.0.0.1:${inside.port}/`, MESSAGE)).toMatchObject({
    isLocal: true,
  });
  await inside.close();
});
