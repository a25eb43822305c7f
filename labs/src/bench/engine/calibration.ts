import { observedAtTable, type Seat } from '@mister-x/engine';
import type { Level } from '@mister-x/engine/players';
import { londonBoard, type Options, X_SEAT } from '@mister-x/games/scotland-yard/rules';
import {
  Belief,
  pairTimesOn,
  sensibleX,
  yardComputers,
} from '@mister-x/games/scotland-yard/computer';

import { computerGame } from './computer-games.js';

/** How often X was where the model gave him so many chances in a hundred. */
export type Calibration = {
  /** Mean of the chance that was given, and of how often it came true, by tenths of the chance; the count of both. */
  readonly tenths: readonly {
    readonly given: number;
    readonly true: number;
    readonly of: number;
  }[];
  /** Bits of surprise at where X was, a leg: of the model, and where every way is as likely as any other. */
  readonly model: number;
  readonly alike: number;
};

type Tenth = { given: number; true: number; of: number };

/** The model of the hard detectives, held against games of computers that do not know of it. */
export function calibrationOn(
  options: Options,
  x: Level,
  detectives: Level,
  games: number,
): Calibration {
  const board = londonBoard(options.flags.board_edition);
  const tenths: Tenth[] = Array.from({ length: 10 }, () => ({ given: 0, true: 0, of: 0 }));
  const surprise = { model: 0, alike: 0, legs: 0 };
  for (let nth = 0; nth < games; nth++) {
    const model = new Belief(board, sensibleX(board, pairTimesOn(board)));
    const alike = new Belief(board);
    const levelOf = (seat: Seat) => (seat === X_SEAT ? x : detectives);
    for (const step of computerGame(yardComputers, options, levelOf, nth)) {
      const heard = observedAtTable(step);
      model.observe(heard);
      alike.observe(heard);
      const { stop } = step.after.state.x;
      const isLeg = step.command?.kind === 'act' && step.command.action.type === 'travel';
      if (!isLeg || stop === null || step.outcome !== undefined) continue;
      const chances = shares(model.likely());
      if (chances.size < 2) continue;
      for (const [place, chance] of chances) {
        const tenth = tenths[Math.min(9, Math.floor(chance * 10))] as Tenth;
        tenth.given += chance;
        tenth.true += place === stop ? 1 : 0;
        tenth.of += 1;
      }
      surprise.model -= Math.log2(chances.get(stop) ?? 0);
      surprise.alike -= Math.log2(shares(alike.likely()).get(stop) ?? 0);
      surprise.legs += 1;
    }
  }
  return {
    tenths: tenths.map(({ given, true: hits, of }) => ({
      given: given / Math.max(1, of),
      true: hits / Math.max(1, of),
      of,
    })),
    model: surprise.model / surprise.legs,
    alike: surprise.alike / surprise.legs,
  };
}

function shares(likely: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const total = [...likely.values()].reduce((sum, own) => sum + own, 0);
  return new Map([...likely].map(([stop, own]) => [stop, own / total]));
}
