import { describe, expect, it } from 'vitest';
import { readYardCard, ticketCardsOf, writeYardCard, type YardCard } from './cards.js';
import { PRESETS } from './flags.js';
import { type PawnId, PIECES } from './types.js';

const PAWNS: readonly PawnId[] = ['x', 'd1', 'd2', 'd3', 'd4', 'd5'];
const SUPPLY = PAWNS.flatMap((pawn) => ticketCardsOf(pawn, 5, PRESETS.modern));

describe('cards of Scotland Yard', () => {
  it('are the whole supply: 54 taxi, 43 bus, 23 underground, 5 black, 2 double (SY-1)', () => {
    const counts = PIECES.map((piece) => SUPPLY.filter((card) => card.piece === piece).length);
    expect(counts).toEqual([54, 43, 23, 5, 2]);
  });

  it('deal each detective 10, 8 and 4 tickets and X 4, 3, 3, his black ones and 2 double (SY-4, SY-5)', () => {
    const counts = (pawn: PawnId, pawns: number) =>
      PIECES.map((piece) => ticketCardsOf(pawn, pawns, PRESETS.modern).filter((card) => card.piece === piece).length);
    expect(counts('d3', 3)).toEqual([10, 8, 4, 0, 0]);
    expect(counts('x', 3)).toEqual([4, 3, 3, 3, 2]);
  });

  it('have a code each, which is read as the card (CM-9)', () => {
    const codes = SUPPLY.map(writeYardCard);
    expect(new Set(codes).size).toBe(127);
    // Cards that people have printed already.
    expect(writeYardCard({ kind: 'ticket', owner: 'd2', piece: 'bus', serial: 3 })).toBe('XT2103FP');
    expect(codes.map((code) => readYardCard(code))).toEqual(SUPPLY.map((value) => ({ ok: true, value })));
  });

  it.each<YardCard>([
    { kind: 'ticket', owner: null, piece: 'bus', serial: 0 },
    { kind: 'stop', stop: 199 },
    { kind: 'start', stop: 13 },
    { kind: 'command', command: 'confirm' },
    { kind: 'digit', digit: 7 },
  ])('$kind is read as it was written', (card) => {
    expect(readYardCard(writeYardCard(card))).toEqual({ ok: true, value: card });
  });

  it('refuse a ticket of nobody with a serial, and of someone without', () => {
    const wrong = [
      { kind: 'ticket', owner: null, piece: 'bus', serial: 3 },
      { kind: 'ticket', owner: 'd1', piece: 'bus', serial: 0 },
    ] as unknown as readonly YardCard[];
    for (const card of wrong) {
      expect(readYardCard(writeYardCard(card))).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
    }
  });
});
