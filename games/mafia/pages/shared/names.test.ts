import type { PersonInfo, SeatInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { personIn, withPerson } from './names.js';

const seats = ['Ada', 'Yellow'].map((name, i) => ({ seat: `clan-${i + 1}`, name }) as unknown as SeatInfo);
const infoByCorrespondence = (people: readonly PersonInfo[], masks = true) => ({
  seats,
  correspondence: { masks, people, replacing: null, mayReplace: true },
});

describe('who plays a clan', () => {
  it('is called by name where someone typed one', () => {
    const info = { seats, correspondence: null };
    expect(personIn(info, 'clan-1', 'Blue')).toBe('Ada');
    expect(personIn(info, 'clan-2', 'Yellow')).toBeUndefined();
    expect(withPerson('Blue', 'Ada')).toBe('Blue (Ada)');
    expect(withPerson('Yellow', undefined)).toBe('Yellow');
  });

  it('is unknown under masks until the end opens it [MF-92 MF-S67]', () => {
    const info = infoByCorrespondence([{ name: 'Anna', seat: null }]);
    expect(personIn(info, 'clan-1', 'Blue')).toBeUndefined();
  });

  it('is everybody who had the seat, once the masks have fallen [MF-92]', () => {
    const info = infoByCorrespondence([
      { name: 'Anna', seat: 'clan-2' },
      { name: 'Bert', seat: 'clan-1' },
      { name: 'Clara', seat: 'clan-2' },
    ]);
    expect(personIn(info, 'clan-2', 'Yellow')).toBe('Anna, Clara');
    expect(personIn(info, 'clan-1', 'Blue')).toBe('Bert');
  });
});
