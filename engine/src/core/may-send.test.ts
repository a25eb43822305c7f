import { describe, expect, it } from 'vitest';
import type { Json } from './json.js';
import type { Command } from './match.js';
import { maySend, mayStandIn, type Presence, type Sender } from './may-send.js';
import { err, ok } from './result.js';

/** A game that leaves one action to the host. */
const game = {
  parseAction: (input: unknown) => (typeof input === 'string' ? ok(input) : err({ code: 'MALFORMED' })),
  host: { may: (action: string) => action === 'settle' },
};

const seats = [
  { seat: 'spy', secret: true, held: true },
  { seat: 'y', secret: true, held: false },
  { seat: 'phone', secret: false, held: true },
  { seat: 'free', secret: false, held: false },
];
const kiosk: Sender = { viewer: 'table', host: true };
const spectator: Sender = { viewer: 'table', host: false };
const phone = (viewer: string, host = false): Sender => ({ viewer, host });
const act = (action: Json): Command<Json> => ({ kind: 'act', action });
const takeback: Command<Json> = { kind: 'takeback' };
const answer: Command<Json> = { kind: 'answer-takeback', agree: true };

function heard(from: Sender, seat: string, command: Command<Json>): string {
  const may = maySend(game, seats, from, seat, command);
  return may.ok ? 'ok' : may.error.code;
}

describe('a seat', () => {
  it.each<[string, Sender, string]>([
    ['a phone, for the seat it holds', phone('phone'), 'phone'],
    ['a phone, for the secret seat it holds', phone('spy'), 'spy'],
    ['the kiosk, for a seat that nobody holds', kiosk, 'free'],
  ])('is acted for by %s', (_what, from, seat) => {
    for (const command of [act('move'), takeback, answer]) {
      expect(heard(from, seat, command)).toBe('ok');
    }
  });

  it.each<[string, Sender, string]>([
    ['the kiosk, where it has secrets', kiosk, 'spy'],
    ['the kiosk, where it has secrets and nobody holds it', kiosk, 'y'],
    ['the kiosk, where a phone holds it', kiosk, 'phone'],
    ['a spectator', spectator, 'free'],
    ['the phone of another seat', phone('phone'), 'free'],
    ['a phone from which it was taken', phone('free'), 'free'],
    ['the host as another seat', phone('phone', true), 'free'],
  ])('is not acted for by %s', (_what, from, seat) => {
    for (const command of [act('move'), takeback, answer]) {
      expect(heard(from, seat, command)).toBe('FORBIDDEN');
    }
  });

  it('that is not there is SEAT_UNKNOWN', () => {
    expect(heard(kiosk, 'nobody', takeback)).toBe('SEAT_UNKNOWN');
  });
});

describe('the referee', () => {
  it('is acted for by the kiosk in what is left to the host', () => {
    for (const command of [act('settle'), answer, { kind: 'abandon' } as const]) {
      expect(heard(kiosk, 'referee', command)).toBe('ok');
    }
  });

  it('is acted for by nobody in what is a matter of time, of chance or of the seats', () => {
    const others: readonly Command<Json>[] = [
      act('deal'),
      act({ not: 'an action' }),
      takeback,
      { kind: 'takeback-timeout' },
      { kind: 'concede' },
      { kind: 'answer-concede', agree: true },
      { kind: 'concede-timeout' },
    ];
    for (const command of others) {
      expect([command, heard(kiosk, 'referee', command)]).toEqual([command, 'FORBIDDEN']);
    }
  });

  it('is acted for by nobody but the host, who abandons a game from any seat', () => {
    for (const command of [act('settle'), answer, { kind: 'abandon' } as const]) {
      expect(heard(spectator, 'referee', command)).toBe('FORBIDDEN');
      expect(heard(phone('spy'), 'referee', command)).toBe('FORBIDDEN');
    }
    expect(heard(phone('phone', true), 'referee', answer)).toBe('FORBIDDEN');
    expect(heard(phone('phone', true), 'referee', { kind: 'abandon' })).toBe('ok');
  });
});

describe('the host for other seats', () => {
  it.each<[string, readonly Presence[], boolean, string]>([
    ['for nobody', [], false, 'now'],
    ['for someone who is away', ['away'], false, 'now'],
    ['for someone who is away, and whose time runs', ['away'], true, 'now'],
    ['for someone who is there', ['here'], false, 'SEAT_NOT_AWAY'],
    ['for two, one of whom is there', ['away', 'here'], false, 'SEAT_NOT_AWAY'],
    ['by correspondence', ['remote'], false, 'announced'],
    ['by correspondence for a computer', ['here'], false, 'SEAT_NOT_AWAY'],
    ['by correspondence before the deadline', ['remote'], true, 'SEAT_NOT_AWAY'],
  ])('answers %s', (_what, presences, deadlineRuns, expected) => {
    const may = mayStandIn(presences, deadlineRuns);
    expect(may.ok ? may.value : may.error.code).toBe(expected);
  });
});
