import { describe, expect, it } from 'vitest';
import { writeCode, writeCommonCard } from '@mister-x/engine/cards';
import { cardAt, type MafiaCard, quarterAt, readMafiaCard, writeMafiaCard } from './cards.js';
import { DEFAULT_MAFIA_PACK_FILE } from './data/city.js';
import { compiledPackOf } from './pack.js';

const OURS = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

const CARDS: readonly MafiaCard[] = [
  ...upTo(32).map((index) => ({ kind: 'card', index }) as const),
  ...upTo(16).map((index) => ({ kind: 'quarter', index }) as const),
  { kind: 'command', command: 'pass' },
];

describe('printed cards of Mafia', () => {
  it('have a code each, which is read as the card (MF-105, MF-106)', () => {
    const codes = CARDS.map(writeMafiaCard);
    expect(new Set(codes).size).toBe(CARDS.length);
    expect(codes.map((code) => readMafiaCard(code))).toEqual(CARDS.map((value) => ({ ok: true, value })));
  });

  it('keep the codes that people have printed', () => {
    expect(writeMafiaCard({ kind: 'card', index: 1 })).toBe('XN00015K');
    expect(writeMafiaCard({ kind: 'quarter', index: 16 })).toBe('XL000L4V');
    expect(writeMafiaCard({ kind: 'command', command: 'pass' })).toBe(
      writeCommonCard({ kind: 'command', command: 'pass' }),
    );
  });

  it.each([
    ['a card of another game', { kind: 'H', owner: 0, item: 0, serial: 1 }],
    ['a card before the first', { kind: 'N', owner: 0, item: 0, serial: 0 }],
    ['a quarter before the first', { kind: 'L', owner: 0, item: 0, serial: 0 }],
    ['a card of someone', { kind: 'N', owner: 1, item: 0, serial: 1 }],
    ['a quarter with more to it', { kind: 'L', owner: 0, item: 1, serial: 1 }],
  ])('are not %s', (_, fields) => {
    expect(readMafiaCard(writeCode(fields))).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  });

  it('are named by their place in the pack, and there are no more', () => {
    expect(upTo(32).map((index) => cardAt(OURS, index))).toEqual(DEFAULT_MAFIA_PACK_FILE.cards.map(({ id }) => id));
    expect(cardAt(OURS, 33)).toBeUndefined();
    expect([1, 2, 5, 16].map((index) => quarterAt(OURS, index))).toEqual(['A1', 'B1', 'A2', 'D4']);
    expect(quarterAt(OURS, 0)).toBeUndefined();
    expect(quarterAt(OURS, 17)).toBeUndefined();
  });
});
