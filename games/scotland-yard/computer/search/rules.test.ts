import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BoardFile } from '../../../pursuit/rules/board-file.js';
import { compileEditions } from '../../rules/board.js';
import { boardOf } from '../../rules/input.js';
import { boards, T_FILE } from '../../test/boards.js';
import { optionsWith, randomGame, seeds, someTables } from '../../test/random.js';
import { type Action, ORDINARY, type State, TICKETS } from '../../rules/types.js';
import { Lines } from './lines.js';
import { anyMove, moveList, moveOf, movesAt, play, staysPut, X_DECLARES, X_ENDS } from './moves.js';
import { CELL, END, MOST_PAWNS, PAWN, PHASE, type SearchState } from './search-state.js';
import { QuickDice } from './quick-dice.js';
import { positionIn } from './read.js';
import { Rules } from './rules.js';

/** What the rules' engine says of a state, in the search's own numbers. */
function cellsOf(lines: Lines, { detectives, x, box, loans, phase, ...state }: State): object {
  return {
    phase: { x_turn: PHASE.turn, x_second_leg: PHASE.second, detectives: PHASE.detectives }[
      phase as 'detectives'
    ],
    round: state.round,
    filled: x.log.length,
    x: lines.placeOf(x.stop ?? 0),
    tickets: TICKETS.map((ticket) => x.tickets[ticket]),
    doubles: x.tickets.double,
    box: ORDINARY.map((ticket) => box[ticket]),
    loans: ORDINARY.map((ticket) => loans[ticket]),
    lent: x.mayBorrow,
    idle: state.idle,
    acted: state.acted,
    pawns: detectives.map(({ stop, tickets }) => [
      lines.placeOf(stop ?? 0),
      ...ORDINARY.map((ticket) => tickets[ticket]),
    ]),
  };
}

function cellsIn(state: SearchState, pawns: number): object {
  const { cells } = state;
  const some = (from: number, count: number) => [...cells.subarray(from, from + count)];
  const each = Array.from({ length: pawns }, (_, pawn) => pawn);
  return {
    phase: state.phase,
    round: cells[CELL.round],
    filled: cells[CELL.filled],
    x: state.x,
    tickets: some(CELL.xTickets, 4),
    doubles: cells[CELL.doubles],
    box: some(CELL.box, 3),
    loans: some(CELL.loans, 3),
    lent: cells[CELL.lent] === 1,
    idle: cells[CELL.idle] === 1,
    acted: each.map((pawn) => state.hasActed(pawn)),
    pawns: each.map((pawn) => some(CELL.pawns + pawn * PAWN, PAWN)),
  };
}

/** An action as the numbers of its legs. */
function movesOf(lines: Lines, action: Action): readonly number[] {
  if (action.type === 'pass') return [moveOf(pawnOf(action.detective), 3, 0)];
  if (action.type === 'move') {
    const ticket = TICKETS.indexOf(action.ticket as 'taxi');
    return [moveOf(pawnOf(action.detective), ticket, lines.placeOf(action.stop))];
  }
  if (action.type !== 'travel') throw new Error(`no move: ${action.type}`);
  const declares = action.double === true || action.legs.length > 1;
  return action.legs.map(({ ticket, stop }, leg) =>
    moveOf(
      declares && leg === 0 ? X_DECLARES : X_ENDS,
      TICKETS.indexOf(ticket as 'taxi'),
      lines.placeOf(stop),
    ),
  );
}

const pawnOf = (detective = 'd0') => Number(detective.slice(1)) - 1;

/** First moves of what the engine lists. */
function listed(lines: Lines, actions: Iterable<Action>): readonly number[] {
  const moves = [...actions].map((action) => movesOf(lines, action)[0] ?? -1);
  return [...new Set(moves)].sort((a, b) => a - b);
}

const ENDS = ['CAUGHT', 'DETECTIVES_STUCK', 'X_ESCAPED', 'X_NO_FARE', 'X_SURROUNDED'];

it('plays by the same rules as the engine, move by move', () => {
  const met = { games: 0, doubles: 0, passes: 0, skipped: 0, ends: new Set<string>() };
  const dice = new QuickDice(1);
  const game = fc.property(someTables, seeds, ({ variant, hunters, board, flags }, seed) => {
    const chosen = { ...flags, voluntary_reveal: false, start_source: 'server' as const };
    const drawn = optionsWith(variant, hunters, chosen);
    fc.pre(drawn !== undefined);
    if (drawn === undefined) return;
    const options = { ...drawn, board };
    const yardBoard = boardOf(boards, options);
    const lines = Lines.of(yardBoard);
    const scratch = moveList(new Rules(lines, options.flags, MOST_PAWNS));
    const other = scratch.slice();
    let rules: Rules | undefined;
    let position: SearchState | undefined;
    for (const { step, action } of randomGame(options, seed)) {
      const { state } = step.after;
      if (state.phase === 'registration') continue;
      if (rules === undefined || position === undefined) {
        const pawns = state.detectives.length;
        rules = new Rules(lines, options.flags, pawns);
        const places = state.detectives.map(({ stop }) => lines.placeOf(stop ?? 0));
        position = rules.begin(options, places, lines.placeOf(state.x.start ?? 0));
        met.games += 1;
      } else {
        for (const move of movesOf(lines, action)) {
          if (position.phase === PHASE.over) break;
          if (staysPut(move)) met.passes += 1;
          play(rules, position, move);
        }
        if (step.batch.events.some((of) => of.kind === 'game' && of.event.type === 'skipped')) {
          met.skipped += 1;
        }
        if (action.type === 'travel' && action.legs.length > 1) met.doubles += 1;
      }
      if (state.end !== null) {
        expect(position.end).toBe(END[state.end.code as keyof typeof END]);
        met.ends.add(state.end.code);
        return;
      }
      expect(cellsIn(position, rules.pawns)).toEqual(cellsOf(lines, state));
      const [seat] = step.after.toAct;
      const choices = step.after.toAct.flatMap((each) => [...step.after.choices(each).actions]);
      const count = movesAt(rules, position, scratch);
      expect([...scratch.subarray(0, count)].sort((a, b) => a - b)).toEqual(listed(lines, choices));
      const any = anyMove(rules, position, dice, other);
      expect([...scratch.subarray(0, count)]).toContain(any);
      const seen = positionIn(rules, step.after.view(seat ?? 'x').game, position.x);
      // Who was only skipped no view says.
      seen.cells[CELL.idle] = position.cells[CELL.idle] ?? 0;
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
    ...T_FILE,
    stations: stops.map((id) => ({ id, x: id, y: 1 })),
    edges: { taxi: star, bus: star, underground: star },
  };
  const lines = Lines.of(compileEditions(file, 'star', []).first);
  const options = optionsWith('modern', 5, { detective_order: 'free' });
  if (options === undefined) throw new Error('the flags do not fit together');
  const rules = new Rules(lines, options.flags, 5);
  const scratch = moveList(rules);
  const distinct = (state: SearchState) =>
    new Set(scratch.subarray(0, movesAt(rules, state, scratch))).size;
  // X in the middle: each line by four tickets, as such and with a double, but not onto a detective.
  const state = rules.begin(options, [1, 2, 3, 4, 5], 0);
  expect(distinct(state)).toBe((399 - 5) * 4 * 2);
  // A detective in the middle, and four who can go nowhere else.
  const chased = rules.begin(options, [0, 2, 3, 4, 5], 10);
  chased.cells[CELL.phase] = PHASE.detectives;
  expect(distinct(chased)).toBe((399 - 4) * 3);
});
