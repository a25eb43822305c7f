import { describe, expect, it } from 'vitest';
import { writeCode, writeCommonCard } from '@mister-x/engine/cards';
import { cardAt, caseAt, type HolmesCard, readHolmesCard, writeHolmesCard } from './cards.js';
import { DEFAULT_HOLMES_PACK_FILE } from './data/london.js';
import { compiledPackOf } from './pack.js';

const OURS = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

const CARDS: readonly HolmesCard[] = [
  ...upTo(60).map((index) => ({ kind: 'card', index }) as const),
  ...upTo(6).map((index) => ({ kind: 'case', index }) as const),
  ...upTo(529).map((n) => ({ kind: 'token', code: n - 1 }) as const),
  { kind: 'stop', stop: 0 },
  { kind: 'command', command: 'takeback' },
];

describe('printed cards of Sherlock Holmes', () => {
  it('have a code each, which is read as the card (SH-83, SH-84)', () => {
    const codes = CARDS.map(writeHolmesCard);
    expect(new Set(codes).size).toBe(CARDS.length);
    expect(codes.map((code) => readHolmesCard(code))).toEqual(CARDS.map((value) => ({ ok: true, value })));
  });

  it('keep the codes that people have printed', () => {
    expect(writeHolmesCard({ kind: 'card', index: 1 })).toBe('XH0001PT');
    expect(writeHolmesCard({ kind: 'case', index: 6 })).toBe('XK0006N7');
    expect(writeHolmesCard({ kind: 'token', code: 0 })).toMatch(/^XF0000/);
    expect(writeHolmesCard({ kind: 'stop', stop: 0 })).toBe(writeCommonCard({ kind: 'stop', stop: 0 }));
  });

  it.each([
    ['a card of another game', { kind: 'V', owner: 0, item: 0, serial: 1 }],
    ['a card before the first', { kind: 'H', owner: 0, item: 0, serial: 0 }],
    ['a case before the first', { kind: 'K', owner: 0, item: 0, serial: 0 }],
    ['a card of someone', { kind: 'H', owner: 1, item: 0, serial: 1 }],
    ['a token with more to it', { kind: 'F', owner: 0, item: 1, serial: 1 }],
  ])('are not %s', (_, fields) => {
    expect(readHolmesCard(writeCode(fields))).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  });

  it('are no groceries', () => {
    expect(readHolmesCard('4006381333931')).toEqual({ ok: false, error: 'CODE_FOREIGN' });
  });

  it('are named by their place in the pack, and there are no more', () => {
    expect(upTo(60).map((index) => cardAt(OURS, index))).toEqual([...OURS.cards.keys()]);
    expect(upTo(6).map((index) => caseAt(OURS, index))).toEqual([...OURS.cases.keys()]);
    expect(cardAt(OURS, 61)).toBeUndefined();
    expect(caseAt(OURS, 0)).toBeUndefined();
  });
});
