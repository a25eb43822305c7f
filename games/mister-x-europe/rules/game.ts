import type { Game } from '@mister-x/engine/core/game';
import { err } from '@mister-x/engine/core/result';
import { boardFault } from '../../pursuit/rules/board-choice.js';
import { closeMatch, outcomeOf, pursuitFacets } from '../../pursuit/rules/facets.js';
import { apply } from './apply.js';
import { BOARDS, type Boards, type EuropeBoard } from './board.js';
import { decide, takeback, UNTRACKED } from './decide.js';
import { boardOf, parseAction, parseOptions } from './input.js';
import { legalActions, sampleAction, unlistedActionTypes } from './legal.js';
import { notice, openedSlots, retention, secretMove } from './notice.js';
import { huntersOf } from './pawns.js';
import { handsAreDealt, seatPlan, start, startsAreDealt } from './setup.js';
import { type MisterXEurope, type Options, OUTCOMES, REFUSAL_CODES, VARIANTS } from './types.js';
import { toAct, view, viewGroup } from './view.js';

/** Mister X on the boards given; play uses `misterXEurope`, tests bring boards of their own. */
export function makeMisterXEurope(boards: Boards): Game<MisterXEurope> {
  const ids = new Set(Object.keys(boards));
  const on = (options: Options): EuropeBoard => boardOf(boards, options);
  return {
    id: 'mister-x-europe',
    version: 1,
    seats: { min: 2, max: 6 },
    variants: VARIANTS,
    codes: REFUSAL_CODES,
    outcomes: OUTCOMES,
    parseOptions: (input) => parseOptions(input, ids),
    parseAction,
    seatPlan,
    // Cards and hands are drawn after everybody has taken a seat, as actions of the referee's (CM-11).
    setup: (options) => ({ options }),
    optionsOf: ({ options }) => options,
    start: (setup) =>
      typeof setup.options.board === 'string' && !ids.has(setup.options.board)
        ? err({ code: 'BOARD_DATA_INVALID', ...boardFault({ code: 'BOARD_UNKNOWN' }) })
        : start(setup, on(setup.options)),
    toAct,
    legalActions: (state, seat) => legalActions(on(state.options), state, seat),
    unlistedActionTypes,
    sampleAction: (state, seat, rng) => sampleAction(on(state.options), state, seat, rng),
    timers: (state) => {
      if (startsAreDealt(state)) return [{ id: 'starts', ms: 0, action: { type: 'dealStarts' } }];
      return handsAreDealt(state) ? [{ id: 'hands', ms: 0, action: { type: 'dealHands' } }] : [];
    },
    decide: (state, seat, action, rng) => decide(on(state.options), state, seat, action, rng),
    apply,
    outcome: ({ end, options }) => outcomeOf(end, () => huntersOf(options)),
    viewGroup,
    view: (state, viewer) => view(on(state.options), state, viewer),
    notice,
    retention,
    secretMove,
    opens: openedSlots,
    ...pursuitFacets(huntersOf, takeback, UNTRACKED),
    // What people do at the table in front of the kiosk: cards, discs, and the word that they are done.
    host: { may: ({ type }) => HOST_ACTIONS.has(type) },
    close: closeMatch,
  };
}

const HOST_ACTIONS: ReadonlySet<string> = new Set(['registerStart', 'configure', 'disc', 'endTurn']);

export const misterXEurope: Game<MisterXEurope> = makeMisterXEurope(BOARDS);
