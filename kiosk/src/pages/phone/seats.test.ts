import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, remember } from '../../browser/store.js';
import { dropSeat, storedSeats, storeSeat } from './seats.js';

afterEach(() => {
  forget('seats');
  vi.unstubAllGlobals();
});

const seat = (table: string) => ({ table, seat: 'keeper', secret: `secret of ${table}` });

describe('the seats a phone holds', () => {
  it('are kept by table, the latest first', () => {
    storeSeat(seat('a'));
    storeSeat(seat('b'));
    storeSeat({ ...seat('a'), secret: 'new' });
    expect(storedSeats().map(({ table, secret }) => [table, secret])).toEqual([
      ['a', 'new'],
      ['b', 'secret of b'],
    ]);
  });

  it('last as long as the page where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    storeSeat(seat('a'));
    expect(storedSeats()).toHaveLength(1);
    dropSeat(seat('a'));
    expect(storedSeats()).toEqual([]);
  });

  it('are dropped with their own secret only: another page may hold a newer one', () => {
    storeSeat({ ...seat('a'), secret: 'new' });
    dropSeat(seat('a'));
    expect(storedSeats()).toHaveLength(1);
  });

  it('survive damage: what cannot be read is left out', () => {
    remember('seats', [null, { table: 'a' }, seat('b'), 7]);
    expect(storedSeats().map(({ table }) => table)).toEqual(['b']);
    remember('seats', 'nonsense');
    expect(storedSeats()).toEqual([]);
  });

  it('keep a recovery code only until its owner has written it down', () => {
    storeSeat({ ...seat('a'), recoveryCode: '12345678901234567890' });
    expect(storedSeats()[0]?.recoveryCode).toBe('12345678901234567890');
    storeSeat(seat('a'));
    expect(storedSeats()[0]).not.toHaveProperty('recoveryCode');
  });
});
