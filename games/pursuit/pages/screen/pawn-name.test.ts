import type { SeatInfo } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { makeColours } from '@mister-x/kiosk/lib/theme/pawns.ts';
import { castOf } from '../cast.js';
import { setup } from '../../messages/setup/en.js';
import { pawnName } from './pawn-name.js';

const seat = (id: string, name: string, ...colours: Parameters<typeof makeColours>[0]) =>
  ({ seat: id, name, colour: makeColours(colours) }) as SeatInfo;

it('names the pawn by its player, and by its colour where he plays several', () => {
  const seats = [seat('h1', 'Ada', 'red', 'orange'), seat('h2', 'Ben', 'blue')];
  const detectives = [
    { id: 'd1', hunter: 'h1' },
    { id: 'd2', hunter: 'h2' },
    { id: 'd3', hunter: 'h1' },
  ] as const;
  const cast = castOf({ seats }, { detectives });
  const names = ['d1', 'd2', 'd3', 'd4'].map((id) => pawnName(cast, id, setup.pawnColours));
  expect(names).toEqual(['Ada (red)', 'Ben', 'Ada (orange)', 'd4']);
});
