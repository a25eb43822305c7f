import type { SeatInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { type OpenCode, openCodes, indexOfCodeShown } from './join-codes.js';

const seat = (name: string, secret: boolean, claimed = false): SeatInfo => ({
  ...{ seat: name, role: 'player', name, colour: 'red' },
  ...{ secret, claimed, connected: claimed, awayIn: null, computer: null, onScreen: false },
});
const HOST = { codes: { a: 'A', b: 'B', c: 'C', d: 'D' }, joinCode: 'ALL' };
const names = (codes: readonly OpenCode[]) => codes.map(({ code }) => code);
const open = (seats: readonly SeatInfo[], host: Parameters<typeof openCodes>[1] = HOST) => openCodes({ seats }, host);

describe('codes to join with', () => {
  it('are the own ones of seats with secrets, and then one for all others', () => {
    const seats = [seat('c', false), seat('a', true), seat('d', false), seat('b', true)];
    expect(names(open(seats))).toEqual(['A', 'B', 'ALL']);
  });

  it('are gone when nobody needs them any more', () => {
    expect(names(open([seat('a', true, true), seat('c', false)]))).toEqual(['ALL']);
    expect(names(open([seat('a', true), seat('c', false, true)]))).toEqual(['A']);
    expect(open([seat('a', true, true), seat('c', false, true)])).toEqual([]);
  });

  it('are the seats’ own where the table has none, and none that the host was not told', () => {
    const seats = [seat('a', true), seat('b', true)];
    expect(names(open(seats, { ...HOST, joinCode: null }))).toEqual(['A', 'B']);
    expect(names(open(seats, { codes: { b: 'B' }, joinCode: null }))).toEqual(['B']);
  });

  it('never offer a seat with secrets by the code for all', () => {
    expect(open([seat('a', true)])).toEqual([{ code: 'A', seat: seat('a', true) }]);
  });
});

describe('the one that is shown', () => {
  const x = seat('a', true);
  const y = seat('b', true);
  const guest = seat('c', false);
  const shown = (seats: readonly SeatInfo[], turnedTo?: string | null) => {
    const codes = open(seats);
    return codes[indexOfCodeShown(codes, turnedTo)]?.code;
  };

  it('is the first, and the next one as soon as someone has used it', () => {
    expect(shown([x, y, guest])).toBe('A');
    expect(shown([{ ...x, claimed: true }, y, guest])).toBe('B');
    expect(shown([{ ...x, claimed: true }, { ...y, claimed: true }, guest])).toBe('ALL');
  });

  it('is what the host turned to, while others come', () => {
    expect(shown([x, y, guest], null)).toBe('ALL');
    expect(shown([x, { ...y, claimed: true }, guest], null)).toBe('ALL');
    expect(shown([x, y, guest], 'b')).toBe('B');
  });

  it('is the first again when nobody needs what the host turned to', () => {
    expect(shown([x, y, { ...guest, claimed: true }], null)).toBe('A');
    expect(shown([x, { ...y, claimed: true }, guest], 'b')).toBe('A');
  });

  it('is none when everybody is here', () => {
    expect(
      shown(
        [
          { ...x, claimed: true },
          { ...guest, claimed: true },
        ],
        'a',
      ),
    ).toBeUndefined();
  });
});
