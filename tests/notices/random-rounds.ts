import {
  type SeatCommand,
  commandChosenBy,
  type GameTypes,
  MatchRun,
  type Player,
  REFEREE,
  TABLE,
  unwrap,
} from '@mister-x/engine';
import { type AnyGameKit, chooseCommand, openTable } from '@mister-x/engine/testing';
import { gameKits } from '@mister-x/games/test/manifest';

/** What a seat, or the host, sends. */
export type Turn = SeatCommand<GameTypes>;

/** Commands of a random game: some that lead to a round, and those of the round in which lines break. */
export type RandomRound = {
  readonly seed: number;
  readonly before: readonly Turn[];
  readonly round: readonly Turn[];
};

/** Which round is wanted: it begins so long before something happens to which everybody looks up. */
export type WantedRound = {
  readonly options: object;
  readonly steps: number;
  /** What the table is told in it. */
  readonly sees: (notice: { readonly type: string }) => boolean;
  /** Steps of the round before that one. */
  readonly lead: number;
  /** Someone takes a move back in it. */
  readonly takenBack?: true;
  /** Someone would give up in it, and the others refuse; once, as only the last of a gap is said. */
  readonly refused?: true;
};

const SEEDS_TRIED_MAX = 200;
/** A random game that goes on for longer is another one's turn. */
const TURNS_MAX = 400;

export function kitOf(id: string): AnyGameKit {
  const kit = gameKits.find(({ game }) => game.id === id);
  if (kit === undefined) throw new Error(`no kit of ${id}`);
  return kit;
}

/** Such a round, the first of its game, in the games of this seed and those after it. */
export function randomRound(kit: AnyGameKit, wanted: WantedRound, seed: number): RandomRound {
  for (let tried = seed; tried < seed + SEEDS_TRIED_MAX; tried++) {
    const course = roundIn(kit, wanted, tried);
    if (course !== undefined) return course;
  }
  throw new Error(`no such round in ${SEEDS_TRIED_MAX} games from seed ${seed} on`);
}

function roundIn(kit: AnyGameKit, wanted: WantedRound, seed: number): RandomRound | undefined {
  const turns: Turn[] = [];
  let from: number | undefined;
  let takenBack = -1;
  const refusals: number[] = [];
  for (const { turn, sees, takesBack, refuses } of game(kit, wanted, seed)) {
    if (sees && from === undefined) {
      from = turns.length - wanted.lead;
      // Nobody is kept waiting for an answer while devices come.
      if (from < 0 || isAnswer(turns[from])) return undefined;
    }
    if (takesBack) takenBack = turns.length;
    if (refuses) refusals.push(turns.length);
    turns.push(turn);
    if (from === undefined || turns.length < from + wanted.steps) continue;
    if (wanted.takenBack && takenBack <= from) return undefined;
    const inRound = refusals.filter((at) => at >= (from ?? 0));
    if (wanted.refused && inRound.length !== 1) return undefined;
    return { seed, before: turns.slice(0, from), round: turns.slice(from) };
  }
  return undefined;
}

/** As far as the server plays it without drawing: it draws other lots than these games. */
function* game(kit: AnyGameKit, { options, sees, ...wanted }: WantedRound, seed: number) {
  const table = openTable(kit, options, seed);
  let run = unwrap(MatchRun.begin(table.game, table.setup, () => table.rng));
  for (let played = 0; played < TURNS_MAX; played++) {
    const asking = { takebacks: true, concessions: wanted.refused === true };
    const chosen = run.outcome === undefined ? chooseCommand(table, run, asking) : undefined;
    if (chosen === undefined) return;
    const { seat, command } = withoutTimerActions(chosen, run);
    const isHosts = command.kind === 'act' && table.game.host?.may(command.action);
    if (seat === REFEREE && !isHosts) return;
    const step = unwrap(run.step(seat, command));
    if (step.batch.drew === true) return;
    const told = step.notices(TABLE);
    const takesBack = told.some(({ kind }) => kind === 'taken-back');
    const refuses = told.some(({ kind }) => kind === 'concede-declined');
    const isSeen = told.some((line) => line.kind === 'game' && sees(line.notice as { readonly type: string }));
    yield { turn: { seat, command }, sees: isSeen, takesBack, refuses };
    run = step.after;
  }
}

/** The one who is asked answers, and does not let the minute pass; nobody gives up. */
function withoutTimerActions(chosen: Turn, run: MatchRun<GameTypes>): Turn {
  const isLate = chosen.command.kind === 'takeback-timeout';
  if (!isLate && run.concession.open === null) return chosen;
  return commandChosenBy(run, () => declining, run.toAct) ?? chosen;
}

const declining: Player<GameTypes> = {
  choose: ({ view }) => ({
    kind: view.takeback.open === null ? 'answer-concede' : 'answer-takeback',
    agree: false,
  }),
};

function isAnswer(turn: Turn | undefined): boolean {
  const kind = turn?.command.kind;
  return kind === 'answer-takeback' || kind === 'answer-concede';
}
