import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALPHABET, type CardFields, CODE_LENGTH, COMMON_CARD_KINDS, readCode, SERIAL_MAX, writeCode } from './code.js';
import { CARD_COMMANDS, readCommonCard, writeCommonCard } from './commands.js';

const fields: fc.Arbitrary<CardFields> = fc.record({
  kind: fc.constantFrom(...ALPHABET),
  owner: fc.integer({ min: 0, max: 22 }),
  item: fc.integer({ min: 0, max: 22 }),
  serial: fc.integer({ min: 0, max: SERIAL_MAX }),
});
const place = fc.integer({ min: 0, max: CODE_LENGTH - 1 });
const sign = fc.constantFrom(...ALPHABET);

function faultOf(text: string): string | undefined {
  const read = readCode(text);
  return read.ok ? undefined : read.error;
}

/** All texts in which one character is another one of the alphabet. */
function neighbours(code: string): readonly string[] {
  return [...code].flatMap((own, i) =>
    [...ALPHABET].filter((c) => c !== own).map((c) => code.slice(0, i) + c + code.slice(i + 1)),
  );
}

describe('the code on a card', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fields, (card) => {
        const code = writeCode(card);
        expect(code).toHaveLength(CODE_LENGTH);
        expect(readCode(code)).toEqual({ ok: true, value: card });
      }),
    );
  });

  it('uses only characters with the same key on QWERTY, QWERTZ and AZERTY', () => {
    expect([...ALPHABET].every((c) => /[0-9B-FHK-LN-PR-VX]/.test(c))).toBe(true);
    expect(ALPHABET).not.toMatch(/[AMQWYZIO]/);
    expect(new Set(ALPHABET).size).toBe(23);
  });

  it('notices every single wrong character', () => {
    fc.assert(
      fc.property(fields, (card) => {
        for (const wrong of neighbours(writeCode(card))) {
          expect(['CODE_DAMAGED', 'CODE_FOREIGN']).toContain(faultOf(wrong));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('notices two wrong characters and every exchange of two', () => {
    fc.assert(
      fc.property(fields, place, sign, place, sign, (card, i, a, j, b) => {
        const code = writeCode(card);
        const wrong = [...code];
        wrong[i] = a;
        wrong[j] = b;
        const swapped = [...code];
        [swapped[i], swapped[j]] = [swapped[j] ?? '', swapped[i] ?? ''];
        for (const text of [wrong.join(''), swapped.join('')]) {
          if (text !== code) expect(faultOf(text)).toMatch(/^CODE_(DAMAGED|FOREIGN)$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('tells a cut-off, a doubled and a foreign code', () => {
    fc.assert(
      fc.property(fields, fields, fc.integer({ min: 1, max: CODE_LENGTH - 1 }), (card, other, n) => {
        const code = writeCode(card);
        expect(faultOf(code.slice(0, n))).toBe('CODE_CUT_OFF');
        expect(faultOf(code.slice(n))).toMatch(/^CODE_(CUT_OFF|FOREIGN)$/);
        expect(faultOf(code + code)).toBe('CODE_DOUBLED');
        expect(faultOf(code + writeCode(other))).toBe('CODE_DOUBLED');
        expect(faultOf(code + code.slice(0, n))).toBe('CODE_DOUBLED');
        expect(faultOf(code + code + code)).toBe('CODE_DOUBLED');
      }),
    );
    const groceries = ['4006381333931', '9780140328721', 'https://example.org', '', ' ', '\u0000'];
    for (const text of groceries) expect(faultOf(text)).toBe('CODE_FOREIGN');
  });

  it('does not mind lower case, blanks and symbology identifiers', () => {
    const code = writeCode({ kind: COMMON_CARD_KINDS.command, owner: 0, item: 0, serial: 0 });
    for (const text of [code.toLowerCase(), ` ${code}\r\n`, `]C0${code}`, `]d1${code}`]) {
      expect(readCode(text)).toEqual(readCode(code));
      expect(readCode(text).ok).toBe(true);
    }
  });

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const read = readCode(text);
        if (read.ok) expect(writeCode(read.value)).toBe(text.trim().toUpperCase().slice(-8));
      }),
    );
  });

  it('keeps the codes of cards that are already printed', () => {
    const codes = CARD_COMMANDS.map((command) => writeCommonCard({ kind: 'command', command }));
    expect(codes.join(' ')).toBe('XC0000KK XC0100SH XC02000F XC03004D XC04008C XC0500DB XC0600L9');
    expect(writeCommonCard({ kind: 'stop', stop: 199 })).toBe('XS008K8H');
    expect(writeCommonCard({ kind: 'start', stop: 13 })).toBe('XB000F51');
    expect(writeCommonCard({ kind: 'digit', digit: 7 })).toBe('XD07008H');
  });

  it('names a card of a kind that only one game has', () => {
    const code = writeCode({ kind: 'X', owner: 1, item: 2, serial: 3 });
    expect(readCode(code).ok).toBe(true);
    expect(readCommonCard(code)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
  });

  it('names an unknown command and an unknown digit', () => {
    for (const [kind, item] of [
      ['command', 22],
      ['digit', 10],
    ] as const) {
      const code = writeCode({ kind: COMMON_CARD_KINDS[kind], owner: 0, item, serial: 0 });
      expect(readCommonCard(code)).toEqual({ ok: false, error: 'CARD_UNKNOWN' });
    }
  });
});
