import type { Question } from 'dns-packet';
import { describe, expect, it } from 'vitest';
import type { Interfaces } from './addresses.js';
import { announce, LocalName } from './mdns.js';

const interfaces = (): Interfaces => ({
  wlan0: [
    {
      address: '192.168.1.20',
      family: 'IPv4',
      internal: false,
      netmask: '255.255.255.0',
      mac: '02:00:00:00:00:01',
      cidr: null,
    },
  ],
});

const ask = (name: string, type: Question['type'] = 'A'): Question => ({ name, type });

it('tells its address, whatever the letters of the question', () => {
  const reply = new LocalName(8080, interfaces).reply([ask('Mister-X.local')]);
  expect(reply?.answers).toMatchObject([{ type: 'A', data: '192.168.1.20' }]);
});

it('says where its pages are, and their address with it', () => {
  const reply = new LocalName(8080, interfaces).reply([ask('_http._tcp.local', 'PTR')]);
  expect(reply?.answers).toMatchObject([{ type: 'PTR' }]);
  expect(reply?.additionals).toMatchObject([
    { type: 'SRV', data: { port: 8080, target: 'mister-x.local' } },
    { type: 'TXT' },
    { type: 'A', data: '192.168.1.20' },
  ]);
});

it.each([
  ['another name', [ask('elsewhere.local')]],
  ['an address that there is not', [ask('mister-x.local', 'AAAA')]],
  ['nothing', []],
])('says nothing to who asks for %s', (_, questions) => {
  expect(new LocalName(8080, interfaces).reply(questions)).toBeUndefined();
});

it('answers once, however often a packet asks', () => {
  const name = new LocalName(8080, interfaces);
  const reply = name.reply(Array.from({ length: 500 }, () => ask('mister-x.local')));
  expect(reply?.answers).toHaveLength(1);
});

it('looks at eight questions of a packet', () => {
  const others = Array.from({ length: 8 }, (_, i) => ask(`other-${i}.local`));
  const name = new LocalName(8080, interfaces);
  expect(name.reply([...others, ask('mister-x.local')])).toBeUndefined();
});

it('answers four times at once, and then once a second', () => {
  let now = 0;
  const name = new LocalName(8080, interfaces, () => now);
  const answers = () => Array.from({ length: 100 }, () => name.reply([ask('mister-x.local')])).filter(Boolean).length;
  expect(answers()).toBe(4);
  now += 3_000;
  expect(answers()).toBe(3);
});

it('bids farewell', () => {
  const ttls = new LocalName(8080, interfaces).greeting(0).map((record) => 'ttl' in record && record.ttl);
  expect(new Set(ttls)).toEqual(new Set([0]));
});

describe('the announcement', () => {
  it('does no harm where the network does not allow it, and is closed', async () => {
    // Twice: the second finds the name taken and the port shared.
    const announcements = [await announce(45_123), await announce(45_123)];
    const closed = await Promise.all(announcements.map((announcement) => announcement.close()));
    expect(closed).toHaveLength(2);
  });
});
