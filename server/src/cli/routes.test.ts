import type { Requests } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.js';

const table = '0123456789abcdef';
const good: { readonly [Name in keyof Requests]: Requests[Name]['ask'] } = {
  'channel:key': {},
  'channel:open': { hello: 'AAAA' },
  'host:pair': { code: '2K4M-7PQR-2K4M-7PQR', key: 'A'.repeat(43), screen: 'Firefox · Linux' },
  'host:open': { key: 'KEY' },
  'host:invite': {},
  'host:withdraw': {},
  'host:screens': {},
  'host:sign-out': {},
  'table:create': {
    game: 'stub',
    options: { deep: [1, { deeper: null }] },
    seats: [{ name: 'Мистер Икс ☂', colour: 'red' }],
    language: 'ru',
  },
  'table:open': { table },
  'table:watch': { table },
  'table:start': { table },
  'table:rematch': { table },
  'seat:release': { table, seat: 'guest' },
  'seat:find': { code: '2K4M-7PQR' },
  'seat:claim': { code: '2K4M-7PQR' },
  'seat:takeover': { recoveryCode: '1234', table },
  'seat:resume': { table, seat: 'keeper', secret: 's' },
  'seat:leave': { table, seat: 'keeper', visit: 0 },
  command: { table, seat: 'keeper', id: '12345678', revision: 0, command: { kind: 'concede' } },
  'invitation:make': { table, place: 0 },
  'invitation:withdraw': { table, place: 0 },
  'invitation:find': { code: '2K4M-7PQR-2K4M-7PQR' },
  'invitation:accept': { code: '2K4M-7PQR-2K4M-7PQR', name: 'Ada', seed: 'A'.repeat(43) },
  'place:open': { table, secret: 's' },
  chain: { table, seen: null },
  'seat:computer': { table, seat: 'keeper', level: 'easy' },
  'seat:reopen': { table, seat: 'keeper' },
  'seat:replace': { table, seat: 'keeper' },
  'seat:agree': { table, seat: 'keeper', agree: true },
  'seat:veto': { table, seat: 'keeper' },
  'board:list': {},
  'board:send': {},
  'board:remove': { board: `b-${'A'.repeat(22)}` },
  'scanner:listen': { table },
  'scanner:set': { scanner: 'mock:desk', on: true, table: null, seat: 'guest' },
  print: {
    game: 'hide-and-seek',
    sheet: 'tickets',
    language: 'fr',
    paper: 'letter',
    options: { code: 'datamatrix', ink: null, offset: { right: 1.5, down: -0.5 }, tiled: true },
  },
  'print:kits': { language: 'de' },
  'print:pages': { game: 'hide-and-seek', sheets: ['tickets'], paper: 'a4', options: {} },
  'wifi:get': {},
  'wifi:set': { network: { name: 'Home', password: 'let me in', hidden: false } },
  'reminder:list': { table, seat: null },
  'reminder:feed': { table, seat: 'guest', language: 'de' },
  'reminder:hook': {
    ...{ table, seat: null, language: 'fr', url: 'https://bot.example.org/hook', format: 'slack' },
  },
  'reminder:resume': { table, seat: null, id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
  'reminder:push': {
    table,
    seat: 'guest',
    language: 'ru',
    subscription: {
      endpoint: 'https://push.example.org/1',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    },
  },
  'reminder:withdraw': { table, seat: null, id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
  record: { after: 0, table },
  history: { table },
};

describe.each(Object.keys(good) as (keyof Requests)[])('%s', (name) => {
  it('is taken as the protocol has it', () => {
    expect(routes[name].ask.safeParse(good[name]).success).toBe(true);
  });

  it('is MALFORMED with a member too many, too few or of another kind', () => {
    const ask = good[name];
    expect(routes[name].ask.safeParse({ ...ask, extra: 1 }).success).toBe(false);
    for (const member of Object.keys(ask)) {
      if (name === 'seat:takeover' && member === 'table') continue;
      const rest = Object.fromEntries(Object.entries(ask).filter(([key]) => key !== member));
      expect(routes[name].ask.safeParse(rest).success).toBe(false);
      if (member === 'options') continue;
      expect(routes[name].ask.safeParse({ ...ask, [member]: { not: 'this' } }).success).toBe(false);
    }
  });
});

it('text that no hash can be made of is MALFORMED: half a pair of surrogates', () => {
  const create = good['table:create'];
  const half = '\ud83d';
  for (const wrong of [
    { ...create, seats: [{ name: half, colour: 'red' }] },
    { ...create, options: { deep: [half] } },
    { ...create, options: { [half]: 1 } },
  ]) {
    expect(routes['table:create'].ask.safeParse(wrong).success).toBe(false);
  }
  const whole = { ...create, seats: [{ name: '\ud83d\udd75', colour: 'red' }] };
  expect(routes['table:create'].ask.safeParse(whole).success).toBe(true);
});
