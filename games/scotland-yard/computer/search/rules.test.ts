import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BoardFile } from '../../../pursuit/rules/board-file.js';
import { compileEditions } from '../../rules/board.js';
import { boardOf } from '../../rules/input.js';
import { boardsWithT, T_BOARD_FILE } from '../../test/boards.js';
import { optionsWith, randomGame, seeds, someTables } from '../../test/random.js';
import { type Action, ORDINARY_TICKETS, type State, TICKETS } from '../../rules/types.js';
import { SearchGraph } from './lines.js';
import {
  randomMove,
  newMoveList,
  encodeMove,
  listMoves,
  playMove,
  isStayMove,
  X_DECLARES,
  X_ENDS_TURN,
} from './moves.js';
import {
  CELL_INDEX,
  END_CODES,
  DETECTIVES_MAX,
  CELLS_PER_PAWN,
  PHASE_CODES,
  type SearchState,
} from './search-state.js';
import { FastRandom } from './quick-dice.js';
import { searchStateOf } from './read.js';
import { SearchRules } from './rules.js';

/** What the rules' engine says of a state, in the search's own numbers. */
function cellsOf(lines: SearchGraph, { detectives, x, box, loans, phase, ...state }: State): object {
  return {
    phase: {
      x_turn: PHASE_CODES.turn,
      x_second_leg: PHASE_CODES.second,
      detectives: PHASE_CODES.detectives,
    }[phase as 'detectives'],
    round: state.round,
    filled: x.log.length,
    x: lines.placeOf(x.stop ?? 0),
    tickets: TICKETS.map((ticket) => x.tickets[ticket]),
    doubles: x.tickets.double,
    box: ORDINARY_TICKETS.map((ticket) => box[ticket]),
    loans: ORDINARY_TICKETS.map((ticket) => loans[ticket]),
    lent: x.mayBorrow,
    idle: state.idle,
    acted: state.acted,
    pawns: detectives.map(({ stop, tickets }) => [
      lines.placeOf(stop ?? 0),
      ...ORDINARY_TICKETS.map((ticket) => tickets[ticket]),
    ]),
  };
}

function cellsIn(state: SearchState, pawns: number): object {
  const { cells } = state;
  const some = (from: number, count: number) => [...cells.subarray(from, from + count)];
  const each = Array.from({ length: pawns }, (_, pawn) => pawn);
  return {
    phase: state.phase,
    round: cells[CELL_INDEX.round],
    filled: cells[CELL_INDEX.filled],
    x: state.x,
    tickets: some(CELL_INDEX.xTickets, 4),
    doubles: cells[CELL_INDEX.doubles],
    box: some(CELL_INDEX.box, 3),
    loans: some(CELL_INDEX.loans, 3),
    lent: cells[CELL_INDEX.lent] === 1,
    idle: cells[CELL_INDEX.idle] === 1,
    acted: each.map((pawn) => state.hasActed(pawn)),
    pawns: each.map((pawn) => some(CELL_INDEX.pawns + pawn * CELLS_PER_PAWN, CELLS_PER_PAWN)),
  };
}

/** An action as the numbers of its legs. */
function movesOf(lines: SearchGraph, action: Action): readonly number[] {
  if (action.type === 'pass') return [encodeMove(pawnOf(action.detective), 3, 0)];
  if (action.type === 'move') {
    const ticket = TICKETS.indexOf(action.ticket as 'taxi');
    return [encodeMove(pawnOf(action.detective), ticket, lines.placeOf(action.stop))];
  }
  if (action.type !== 'travel') throw new Error(`no move: ${action.type}`);
  const declares = action.double === true || action.legs.length > 1;
  return action.legs.map(({ ticket, stop }, leg) =>
    encodeMove(
      declares && leg === 0 ? X_DECLARES : X_ENDS_TURN,
      TICKETS.indexOf(ticket as 'taxi'),
      lines.placeOf(stop),
    ),
  );
}

const pawnOf = (detective = 'd0') => Number(detective.slice(1)) - 1;

/** First moves of what the engine lists. */
function listed(lines: SearchGraph, actions: Iterable<Action>): readonly number[] {
  const moves = [...actions].map((action) => movesOf(lines, action)[0] ?? -1);
  return [...new Set(moves)].sort((a, b) => a - b);
}

const ENDS = ['CAUGHT', 'DETECTIVES_STUCK', 'X_ESCAPED', 'X_NO_FARE', 'X_SURROUNDED'];

it('plays by the same rules as the engine, move by move', () => {
  const met = { games: 0, doubles: 0, passes: 0, skipped: 0, ends: new Set<string>() };
  const dice = new FastRandom(1);
  const game = fc.property(someTables, seeds, ({ variant, hunters, board, flags }, seed) => {
    const chosen = { ...flags, voluntary_reveal: false, start_source: 'server' as const };
    const drawn = optionsWith(variant, hunters, chosen);
    fc.pre(drawn !== undefined);
    if (drawn === undefined) return;
    const options = { ...drawn, board };
    const yardBoard = boardOf(boardsWithT, options);
    const lines = SearchGraph.of(yardBoard);
    const scratch = newMoveList(new SearchRules(lines, options.flags, DETECTIVES_MAX));
    const other = scratch.slice();
    let rules: SearchRules | undefined;
    let position: SearchState | undefined;
    for (const { step, action } of randomGame(options, seed)) {
      const { state } = step.after;
      if (state.phase === 'registration') continue;
      if (rules === undefined || position === undefined) {
        const pawns = state.detectives.length;
        rules = new SearchRules(lines, options.flags, pawns);
        const places = state.detectives.map(({ stop }) => lines.placeOf(stop ?? 0));
        position = rules.begin(options, places, lines.placeOf(state.x.start ?? 0));
        met.games += 1;
      } else {
        for (const move of movesOf(lines, action)) {
          if (position.phase === PHASE_CODES.over) break;
          if (isStayMove(move)) met.passes += 1;
          playMove(rules, position, move);
        }
        if (step.batch.events.some((of) => of.kind === 'game' && of.event.type === 'skipped')) {
          met.skipped += 1;
        }
        if (action.type === 'travel' && action.legs.length > 1) met.doubles += 1;
      }
      if (state.end !== null) {
        expect(position.end).toBe(END_CODES[state.end.code as keyof typeof END_CODES]);
        met.ends.add(state.end.code);
        return;
      }
      expect(cellsIn(position, rules.pawns)).toEqual(cellsOf(lines, state));
      const [seat] = step.after.toAct;
      const choices = step.after.toAct.flatMap((each) => [...step.after.choices(each).actions]);
      const count = listMoves(rules, position, scratch);
      expect([...scratch.subarray(0, count)].sort((a, b) => a - b)).toEqual(listed(lines, choices));
      const any = randomMove(rules, position, dice, other);
      expect([...scratch.subarray(0, count)]).toContain(any);
      const seen = searchStateOf(rules, step.after.view(seat ?? 'x').game, position.x);
      // Who was only skipped no view says.
      seen.cells[CELL_INDEX.idle] = position.cells[CELL_INDEX.idle] ?? 0;
      expect(seen.cells).toEqual(position.cells);
    }
  });
  const { seed = 1 } = fc.readConfigureGlobal();
  // One end in a thousand games: more of them are drawn until each was met.
  for (let more = 0; more < 6 && met.ends.size < ENDS.length; more++) {
    fc.assert(game, { numRuns: 300, seed: seed + more });
  }
  expect(met.games).toBeGreaterThan(200);
  expect(met.doubles).toBeGreaterThan(50);
  expect(met.passes).toBeGreaterThan(50);
  expect(met.skipped).toBeGreaterThan(50);
  expect([...met.ends].sort()).toEqual(ENDS);
});

it('has room for all moves from a stop that hundreds of lines lead to', () => {
  const stops = Array.from({ length: 400 }, (_, at) => at + 1);
  const star = stops.slice(1).map((stop) => [1, stop] as const);
  const file: BoardFile = {
    ...T_BOARD_FILE,
    stations: stops.map((id) => ({ id, x: id, y: 1 })),
    edges: { taxi: star, bus: star, underground: star },
  };
  const lines = SearchGraph.of(compileEditions(file, 'star', []).first);
  const options = optionsWith('modern', 5, { detective_order: 'free' });
  if (options === undefined) throw new Error('the flags do not fit together');
  const rules = new SearchRules(lines, options.flags, 5);
  const scratch = newMoveList(rules);
  const distinct = (state: SearchState) => new Set(scratch.subarray(0, listMoves(rules, state, scratch))).size;
  // X in the middle: each line by four tickets, as such and with a double, but not onto a detective.
  const state = rules.begin(options, [1, 2, 3, 4, 5], 0);
  expect(distinct(state)).toBe((399 - 5) * 4 * 2);
  // A detective in the middle, and four who can go nowhere else.
  const chased = rules.begin(options, [0, 2, 3, 4, 5], 10);
  chased.cells[CELL_INDEX.phase] = PHASE_CODES.detectives;
  expect(distinct(chased)).toBe((399 - 4) * 3);
});
