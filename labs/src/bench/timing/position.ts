import type { Json } from '@mister-x/engine';
import { type Game, hostGame, registry } from '@mister-x/engine';
import { type Action, PRESETS, type ScotlandYard, type Setup, scotlandYard } from '@mister-x/games/scotland-yard/rules';

/**
 * One public play with two hidden ones: X leaves a station by underground, for a junction beside
 * the stop that the last detective goes to or for a quiet station far off, and returns. Nothing
 * that anybody else is told depends on which.
 */

export const ROUNDS = 24;

const DETECTIVE_STOP = 46;
/** Three kinds of lines, and a taxi line to the detective's target. */
const NEAR_STOP = 13;
/** As many legs away as an underground ticket allows. */
const FAR_STOP = 1;
const X_START_STOP = 37;
const DETECTIVE_TARGET_STOP = 24;
/** Where the other two stand, who have no tickets and are skipped. */
const OTHER_DETECTIVE_STOPS = [175, 188];

const KIT = { taxi: 40, bus: 2, underground: 2 };
const NO_KIT = { taxi: 0, bus: 0, underground: 0 };

export const OPTIONS: Json = {
  variant: 'classic-1983',
  hunters: 3,
  flags: {
    reveal_slots: [],
    limit: { unit: 'round', count: ROUNDS + 1 },
    log_slots: ROUNDS + 3,
  },
};

/** X takes the underground in each round, the last detective a taxi. */
export function xMove(round: number, near: boolean): Action {
  const stop = isAway(round) ? (near ? NEAR_STOP : FAR_STOP) : DETECTIVE_STOP;
  return { type: 'travel', legs: [{ ticket: 'underground', stop }] };
}

export function detectiveMove(round: number): Action {
  const stop = isAway(round) ? DETECTIVE_TARGET_STOP : X_START_STOP;
  return { type: 'move', detective: 'd3', ticket: 'taxi', stop };
}

/** X is not at his station when the detective of this round moves. */
export const isAway = (round: number): boolean => round % 2 === 1;

const yard: Game<ScotlandYard> = { ...scotlandYard, setup: (options) => setup(options) };

/** The game as it is played, but from the position above. */
export const timedGames = registry(hostGame(yard));

function setup(options: Setup['options']): Setup {
  const { supply, x_kit: kit } = PRESETS['classic-1983'];
  const x = { ...kit, black: 3 };
  const detectives = [...OTHER_DETECTIVE_STOPS, X_START_STOP].map((stop, i) => ({
    stop,
    tickets: i === OTHER_DETECTIVE_STOPS.length ? KIT : NO_KIT,
  }));
  return {
    options,
    position: {
      phase: 'x_turn',
      round: 1,
      detectives,
      box: {
        taxi: supply.taxi - x.taxi - KIT.taxi,
        bus: supply.bus - x.bus - KIT.bus,
        underground: supply.underground - x.underground - KIT.underground,
        black: supply.black - x.black,
        double: supply.double - x.double,
      },
      x: { start: DETECTIVE_STOP, stop: DETECTIVE_STOP, tickets: x },
    },
  };
}
