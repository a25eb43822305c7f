import { describe, expect, it } from 'vitest';
import { writeCode } from '@mister-x/engine/cards';
import { europeBoard } from './board.js';
import {
  type EuropeCard,
  nameOnCard,
  readEuropeCard,
  TICKET_CARD_KIND,
  ticketCardsOf,
  writeEuropeCard,
} from './cards.js';
import { ticketsOfSupply } from './tickets.js';
import { TICKET_KINDS } from './types.js';

const SUPPLY = ticketCardsOf(europeBoard());

describe('cards of Mister X on the Europe board', () => {
  it('are the whole box: 60 for cars, 40 trains, 20 planes, 30 of each symbol (MX-3, MX-13)', () => {
    const count = (half: string) => SUPPLY.filter(({ ticket }) => ticket.split('/').includes(half)).length;
    expect(SUPPLY).toHaveLength(120);
    expect(['car', 'train', 'plane'].map(count)).toEqual([60, 40, 20]);
    expect(['footprints', 'silhouette', 'magnifier', 'beacon'].map(count)).toEqual([30, 30, 30, 30]);
  });

  it('are the pieces of the ledger, by their names (CM-9)', () => {
    const tickets = europeBoard().data.tickets ?? {};
    expect(SUPPLY.map(nameOnCard)).toEqual(ticketsOfSupply(tickets, true));
  });

  it('have a code each, which is read as the card (CM-9)', () => {
    const codes = SUPPLY.map(writeEuropeCard);
    expect(new Set(codes).size).toBe(120);
    expect(codes.map((code) => readEuropeCard(code))).toEqual(SUPPLY.map((value) => ({ ok: true, value })));
  });

  it('keep the codes that people have printed', () => {
    const ticket = { kind: 'ticket', ticket: 'train/magnifier', serial: 7 } as const;
    expect(writeEuropeCard(ticket)).toBe('XV060781');
    expect(TICKET_KINDS.indexOf('plane/beacon')).toBe(11);
  });

  it.each(TICKET_KINDS)('say the kind alone where they have no number: %s', (kind) => {
    const card = { kind: 'ticket', ticket: kind, serial: 0 } as const;
    expect(readEuropeCard(writeEuropeCard(card))).toEqual({ ok: true, value: card });
    expect(nameOnCard(card)).toBe(kind);
  });

  it.each<EuropeCard>([
    { kind: 'stop', stop: 199 },
    { kind: 'start', stop: 13 },
    { kind: 'command', command: 'confirm' },
    { kind: 'digit', digit: 7 },
  ])('$kind is read as it was written', (card) => {
    expect(readEuropeCard(writeEuropeCard(card))).toEqual({ ok: true, value: card });
  });

  it.each([
    ['of a kind that there is not', { item: TICKET_KINDS.length, owner: 0 }],
    ['of someone', { item: 0, owner: 1 }],
  ])('refuse a ticket %s', (_, fields) => {
    const code = writeCode({ kind: TICKET_CARD_KIND, serial: 1, ...fields });
    expect(readEuropeCard(code)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  });
});
