import type { Viewer } from '@mister-x/engine/core/game';
import { boardIdOf } from '../../pursuit/rules/board-choice.js';
import { disclosureAtEnd } from '../../pursuit/rules/facts.js';
import { detectiveId, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import { auditReport } from './audit.js';
import type { YardBoard } from './board.js';
import { deviations } from './flags.js';
import { limitReached } from './flow.js';
import { detectiveIndex, detectiveMoves, hunterOf, nextPawns } from './pawns.js';
import { startChoices } from './setup.js';
import { type State, type View, type Warning, X_SEAT } from './types.js';
import { canTravel, lastLegs, firstLegs, mayDeclareDouble, xTicketsOf, xTicketsAfter } from './x-moves.js';
import { mayShowAfter } from './x-turn.js';

/** Everything a viewer may know, built up from nothing. X's secrets enter in `log`, `own`, `end` and nowhere else. */
export function view(board: YardBoard, state: State, viewer: Viewer): View {
  const { options, detectives, x } = state;
  const { flags } = options;
  const isX = viewer === X_SEAT;
  const over = state.end !== null;
  return {
    variant: options.variant,
    board: boardIdOf(options.board),
    deviations: deviations(options),
    edition: flags.board_edition,
    startSource: flags.start_source,
    phase: state.phase,
    round: state.round,
    limit: flags.limit,
    slotsTotal: flags.log_slots,
    revealSlots: flags.reveal_slots,
    nextReveal: flags.reveal_slots.find((slot) => slot > x.log.length) ?? null,
    detectives: detectives.map(({ stop, tickets }, i) => ({
      id: detectiveId(i),
      hunter: hunterOf(options, i),
      stop,
      tickets,
      acted: state.acted[i] === true,
    })),
    ...(flags.ticket_ids === 'unique' ? { spent: state.spentCards } : {}),
    next: nextPawns(state),
    moves: publicMoves(board, state),
    x: {
      ready: x.start !== null,
      tickets:
        isX || over || flags.x_ticket_counts_public ? x.tickets : { black: x.tickets.black, double: x.tickets.double },
      unlimited: flags.x_ordinary_tickets === 'unlimited',
      pawn: x.shown ? x.stop : null,
      lastSeen: state.lastSeen,
      loans: state.loans,
      mayBorrow: x.mayBorrow,
    },
    log: x.log.map(({ ticket, double, shown, loan, stop }) => ({
      ticket,
      ...(double === undefined ? {} : { double }),
      ...(shown === undefined ? {} : { shown }),
      ...(loan === undefined ? {} : { loan }),
      ...(isX || over || shown !== undefined ? { stop } : {}),
    })),
    box: state.box,
    own: isX ? ownViewOfX(board, state) : null,
    end: endDisclosureOf(board, state),
  };
}

function publicMoves(board: YardBoard, state: State): View['moves'] {
  if (state.phase !== 'detectives') return [];
  const mayPass = state.options.flags.detective_pass === 'allowed';
  return nextPawns(state).flatMap((pawn) => {
    const index = detectiveIndex(state.options, pawn);
    if (index < 0) return [];
    const reach = detectiveMoves(board, state, index);
    return [{ detective: detectiveId(index), reach, mayPass: mayPass && reach.length > 0 }];
  });
}

function ownViewOfX(board: YardBoard, state: State): NonNullable<View['own']> {
  const { x, phase } = state;
  const turn = phase === 'x_turn' || phase === 'x_second_leg';
  const risky = turn ? riskyLegs(board, state) : [];
  return {
    start: x.start,
    stop: x.stop,
    reach: turn ? lastLegs(board, state) : [],
    firstLegs: turn ? firstLegs(board, state) : [],
    mayDouble: turn && mayDeclareDouble(state),
    startChoices: startChoices(board, state, 'x'),
    mayShow: turn && mayShowAfter(state, 1),
    warnings: turn ? warnings(state, risky.length > 0) : [],
    risky,
  };
}

/** Legs after which X could pay no leg to a stop that is free now (SY-30). */
function riskyLegs(board: YardBoard, state: State): NonNullable<View['own']>['risky'] {
  const purse = xTicketsOf(state);
  return lastLegs(board, state).flatMap(({ ticket, stops }) => {
    const after = xTicketsAfter(purse, ticket);
    return stops
      .filter((stop) => !canTravel(board, stop, after, (next) => !isHeldByDetective(state, next)))
      .map((stop) => ({ ticket, stop }));
  });
}

function warnings(state: State, risky: boolean): readonly Warning[] {
  const { x, options, round } = state;
  const { reveal_slots: due, limit } = options.flags;
  const next = x.log.length + 1;
  const last = limit.unit === 'round' ? round === limit.count : next === limit.count;
  return [
    ...(risky ? (['FARE_MAY_RUN_OUT'] as const) : []),
    ...(due.includes(next) ? (['REVEAL_NEXT'] as const) : []),
    ...(mayDeclareDouble(state) && due.includes(next + 1) ? (['REVEAL_SECOND'] as const) : []),
    ...(x.tickets.black === 0 ? (['BLACK_NONE_LEFT'] as const) : []),
    ...(last || limitReached(state) ? (['LAST_ROUND'] as const) : []),
  ];
}

/** The moment an outcome exists, everything is open to all (CM-12, SY-38). */
function endDisclosureOf(board: YardBoard, state: State): View['end'] {
  const end = disclosureAtEnd(state);
  if (end === null) return null;
  return { ...end, report: [...auditReport(board, state), ...(state.paper ?? [])] };
}
