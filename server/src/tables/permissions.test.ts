import { type Command, err, type Json, ok, type Viewer } from '@mister-x/engine';
import { describe, expect, it } from 'vitest';
import type { Client } from '../socket/clients/clients.service.js';
import { authorise, authoriseHost } from './permissions.js';
import type { SeatRecord, TableRecord } from './table.js';

const seat = (name: string, secret: boolean, claimed: boolean): SeatRecord => ({
  seat: name,
  role: 'any',
  secret,
  name,
  colour: 'red',
  code: null,
  secretHash: claimed ? 'hash' : null,
  recoveryHash: null,
  shareCheck: null,
  shareWrapped: null,
  share: null,
  computer: null,
  onScreen: false,
});

const table: TableRecord = {
  id: 't',
  game: 'any',
  gameVersion: 1,
  options: null,
  language: 'en',
  status: 'playing',
  createdAt: 0,
  seal: 'phones',
  seedCommitment: '',
  serverShare: null,
  genesis: null,
  sealedSeed: null,
  matchKey: null,
  lost: false,
  next: null,
  joinCode: null,
  places: [],
  masks: false,
  replacing: null,
  seats: [seat('keeper', true, true), seat('y', true, false), seat('phone', false, true), seat('free', false, false)],
};

const client = (host: boolean, viewer?: Viewer): Client => ({
  id: 'd',
  connection: {
    id: 'd',
    origin: { address: '::1', encrypted: true },
    send: () => undefined,
    hangUp: () => undefined,
  },
  address: '::1',
  overheard: false,
  channel: undefined,
  called: false,
  host: host ? 'a hash' : undefined,
  watching: new Map(viewer === undefined ? [] : [['t', viewer]]),
  visits: new Map(),
});

const kiosk = client(true, 'table');
const move: Command<Json> = { kind: 'act', action: null };
const abandon: Command<Json> = { kind: 'abandon' };
const settle: Command<Json> = { kind: 'act', action: 'settle' };
const nonsense: Command<Json> = { kind: 'act', action: 'nonsense' };

/** A game that leaves one action to the host. */
const game = {
  parseAction: (input: unknown) => (input === 'nonsense' ? err({ code: 'MALFORMED' }) : ok(input as Json)),
  host: { may: (action: Json) => action === 'settle' },
};

describe('a command', () => {
  it.each<[string, Client, string, Command<Json>, string]>([
    ['a phone for its own seat', client(false, 'phone'), 'phone', move, 'phone'],
    ['a phone for its own secret seat', client(false, 'keeper'), 'keeper', move, 'keeper'],
    ['the kiosk for a free seat', kiosk, 'free', move, 'table'],
    ['the kiosk for the referee, to abandon', kiosk, 'referee', abandon, 'table'],
    ['the kiosk for the referee, as the game allows', kiosk, 'referee', settle, 'table'],
  ])('from %s is heard', (_what, from, name, command, viewer) => {
    expect(authorise(from, table, name, command, game)).toEqual({ viewer });
  });

  it.each<[string, Client, string, Command<Json>]>([
    ['the kiosk for a secret seat', kiosk, 'keeper', move],
    ['the kiosk for a secret seat that nobody holds', kiosk, 'y', move],
    ['the kiosk for a seat that a phone holds', kiosk, 'phone', move],
    ['the kiosk for the referee, to move', kiosk, 'referee', move],
    ['a host who does not watch the table', client(true), 'free', move],
    ['a host who watches as a phone', client(true, 'phone'), 'free', move],
    ['a spectator for a free seat', client(false, 'table'), 'free', move],
    ['the kiosk for the referee, unparsed', kiosk, 'referee', nonsense],
    ['a spectator for what the host may do', client(false, 'table'), 'referee', settle],
    ['a phone for what the host may do', client(false, 'phone'), 'referee', settle],
    ['a host as a phone for what the host may do', client(true, 'phone'), 'referee', settle],
    ['a host who does not watch, for what he may do', client(true), 'referee', settle],
    ['a spectator for the referee', client(false, 'table'), 'referee', abandon],
    ['a phone for another seat', client(false, 'phone'), 'keeper', move],
    ['a phone for a free seat', client(false, 'phone'), 'free', move],
    ['a phone whose seat was released', client(false, 'free'), 'free', move],
  ])('from %s is FORBIDDEN', (_what, from, name, command) => {
    expect(authorise(from, table, name, command, game)).toEqual({ code: 'FORBIDDEN' });
  });

  it('for a seat that is not there is SEAT_UNKNOWN', () => {
    expect(authorise(kiosk, table, 'nobody', move, game)).toEqual({ code: 'SEAT_UNKNOWN' });
  });
});

describe('the host, for a seat by correspondence', () => {
  const act: Command<Json> = { kind: 'act', action: null };
  it.each<[string, Command<Json>, ReturnType<typeof authoriseHost>]>([
    ['is refused where a deadline decides', act, err({ code: 'SEAT_NOT_AWAY' })],
    ['is announced beside a request for a take-back', { kind: 'takeback-timeout' }, ok('announced')],
    ['is announced beside a request to concede', { kind: 'concede-timeout' }, ok('announced')],
  ])('%s', (_what, action, may) => {
    const timers = [{ id: 'one', ms: 1, action, shown: true as const }];
    const tx = {
      game: { correspondence: () => ({ consentMs: null }) },
      record: table,
      match: { run: { timers } },
    } as unknown as Parameters<typeof authoriseHost>[0];
    expect(authoriseHost(tx, ['phone'], { awayIn: () => 0 })).toEqual(may);
  });
});
