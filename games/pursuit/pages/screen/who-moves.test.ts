import type { Level, SeatInfo } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { messages } from '@mister-x/kiosk/messages/screen/en.ts';
import { whoMoves } from './who-moves.js';

it('says that someone moves by phone only where a phone holds the seat', () => {
  const said = (claimed: boolean, computer: Level | null = null) =>
    whoMoves({ seat: { seat: 'h1', name: 'Ada', claimed, computer } as SeatInfo }, messages);
  expect(said(true)).toBe('Ada moves on a phone');
  expect(said(true, 'easy')).toBe('Ada (computer) is thinking …');
  // A page that only watches knows no more: the hunter plays at the kiosk.
  expect(said(false)).toBe('Ada’s turn');
});
