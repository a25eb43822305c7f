import { combineSeed, drawLots, type Genesis, shareNameOfPlace, type Share } from '@mister-x/engine/trust';
import { expect, it } from 'vitest';
import { lotMismatch } from './compare.js';
import * as hashes from './hashes.js';

const share = (letter: string) => `${letter.repeat(42)}A`;
const phones: readonly Share[] = ['B', 'C'].map((letter, place) => ({
  seat: shareNameOfPlace(place),
  share: share(letter),
}));
const seed = { server: share('D'), phones };
const seats = ['left', 'right'].map((seat) => ({ seat, role: 'r', secret: true, name: seat }));
const genesis = { match: 't', seats, places: ['Ada', 'Ben'] } as unknown as Genesis;
const own = drawLots('t', combineSeed('t', seed.server, phones), seats)[1]?.seat;
const other = seats.find(({ seat }) => seat !== own)?.seat;
const mine = phones[1] ?? null;

it('a phone draws the lots again at the end, and minds a seat that they did not give it', () => {
  expect(lotMismatch(hashes, own, mine, { genesis, seed })).toEqual([]);
  expect(lotMismatch(hashes, other, mine, { genesis, seed })).toMatchObject([{ what: 'seed' }]);
});

it('nobody else can say anything of it', () => {
  const { places: _, ...plain } = genesis;
  expect(lotMismatch(hashes, other, null, { genesis, seed })).toEqual([]);
  expect(lotMismatch(hashes, undefined, mine, { genesis, seed })).toEqual([]);
  expect(lotMismatch(hashes, other, mine, { genesis: plain, seed })).toEqual([]);
});
