import { type Game, type Seat, TABLE } from '@mister-x/engine/core/game';
import { err } from '@mister-x/engine/core/result';
import { boardFault, readBoardChoice } from '../../pursuit/rules/board-choice.js';
import { closeMatch, outcomeOf, pursuitFacets } from '../../pursuit/rules/facets.js';
import { apply } from './apply.js';
import { BOARDS, type Boards, SCOTLAND_YARD_BOARD, type YardBoard } from './board.js';
import { decide, takeback, UNTRACKED } from './decide.js';
import { boardOf as boardIn, parseAction, parseOptions } from './input.js';
import { legalActions, sampleAction, unlistedActionTypes } from './legal.js';
import { notice, openedSlots, retention, secretMove } from './notice.js';
import { canMove, detectiveIndex, huntersOf, nextPawns, ownerOf } from './pawns.js';
import { seatPlan, start, startsAreDealt } from './setup.js';
import { type Options, OUTCOMES, REFUSAL_CODES, type ScotlandYard, type State, VARIANTS, X_SEAT } from './types.js';
import { view } from './view.js';

/** Scotland Yard on the boards given; play uses `scotlandYard`, tests bring boards of their own. */
export function makeScotlandYard(boards: Boards): Game<ScotlandYard> {
  const ids = new Set(Object.keys(boards));
  const boardOf = (options: Options): YardBoard => boardIn(boards, options);
  return {
    id: 'scotland-yard',
    version: 1,
    seats: { min: 2, max: 6 },
    variants: VARIANTS,
    codes: REFUSAL_CODES,
    outcomes: OUTCOMES,
    parseOptions: (input) => parseOptions(input, ids),
    parseAction,
    seatPlan,
    // Start cards are drawn after everybody has taken a seat, as an action of the referee's (CM-11).
    setup: (options) => ({ options }),
    optionsOf: ({ options }) => options,
    start: (setup) => {
      const board = readBoardChoice(setup.options.board, ids, SCOTLAND_YARD_BOARD);
      return board.ok
        ? start(setup, boardOf(setup.options))
        : err({ code: 'BOARD_DATA_INVALID', ...boardFault(board.error) });
    },
    toAct: (state) => seatsToAct(boardOf(state.options), state),
    legalActions: (state, seat) => legalActions(boardOf(state.options), state, seat),
    unlistedActionTypes,
    sampleAction: (state, seat, rng) => sampleAction(boardOf(state.options), state, seat, rng),
    timers: (state) => (startsAreDealt(state) ? [{ id: 'deal', ms: 0, action: { type: 'deal' } }] : []),
    decide: (state, seat, action, rng) => decide(boardOf(state.options), state, seat, action, rng),
    apply,
    outcome: ({ end, options }) => outcomeOf(end, () => huntersOf(options)),
    viewGroup: (viewer) => (viewer === X_SEAT ? X_SEAT : TABLE),
    view: (state, viewer) => view(boardOf(state.options), state, viewer),
    notice,
    retention,
    secretMove,
    opens: openedSlots,
    ...pursuitFacets(huntersOf, takeback, UNTRACKED),
    // An evening that was finished on paper, and nothing else (SY-61).
    host: { may: ({ type }) => type === 'paperLog' },
    close: closeMatch,
  };
}

function seatsToAct(board: YardBoard, state: State): readonly Seat[] {
  const seats: Seat[] = [];
  if (startsAreDealt(state)) return seats;
  for (const pawn of nextPawns(state)) {
    // In free order a pawn may be awaited that cannot move for the time being (SY-52).
    const idle = state.phase === 'detectives' && !canMove(board, state, detectiveIndex(state.options, pawn));
    const seat = idle ? undefined : ownerOf(state.options, pawn);
    if (seat !== undefined && !seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

export const scotlandYard: Game<ScotlandYard> = makeScotlandYard(BOARDS);
