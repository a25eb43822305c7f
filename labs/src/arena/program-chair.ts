import {
  err,
  type GameTypes,
  type HostedGame,
  type Json,
  type MatchRun,
  type Outcome,
  ok,
  observationOf,
  type Result,
  type Seat,
} from '@mister-x/engine';
import { z } from 'zod';
import type { ArenaPlayer, CommandOrPass } from './chair.js';
import { quoted } from './plain.js';
import type { Program } from './program.js';
import type { ForfeitFault } from './result.js';
import type { Tournament } from './tournament.js';

/** How the referee and a program talk (labs/docs/players.md). */
export const PLAYER_PROTOCOL = 'mister-x-player/1';

/** As many as the referee lists (`legal` of docs/protocol.md). */
export const ACTIONS_MAX = 10_000;

const answerShape = z.object({ action: z.unknown() });

/**
 * A seat that a program plays. What is sent is built from what the seat is shown and told. Nothing is sent
 * of a step that tells the seat nothing: that someone did something may be a secret.
 */
export function programArenaPlayer(
  program: Program,
  game: HostedGame,
  { options }: Tournament,
  seat: Seat,
  seed: string,
): ArenaPlayer {
  program.tell({
    do: 'sit',
    protocol: PLAYER_PROTOCOL,
    game: game.id,
    version: game.version,
    options,
    seats: game.seatPlan(options),
    seat,
    seed,
  });
  return {
    observe: (step) => {
      const { notices, before, after } = step.observedBy(seat);
      if (notices.length === 0 && JSON.stringify(before) === JSON.stringify(after)) return;
      program.tell({ do: 'hear', seat, notices, view: step.after.view(seat) });
    },
    choose: async (run) => {
      const answer = await program.ask(questionText(run, seat));
      return answer.ok ? commandOfAnswer(game, run, seat, answer.value) : answer;
    },
    end: (outcome: Outcome | null) => program.tell({ do: 'end', seat, outcome }),
  };
}

function questionText(run: MatchRun<GameTypes>, seat: Seat): Json {
  const { view, choices } = observationOf(run, seat);
  const actions: Json[] = [];
  let all = true;
  for (const action of choices.actions) {
    all = actions.length < ACTIONS_MAX;
    if (!all) break;
    actions.push(action);
  }
  return { do: 'choose', seat, view, actions, all };
}

/** Only actions that go on with the game: others would change its rules, or never end. */
function commandOfAnswer(
  game: HostedGame,
  run: MatchRun<GameTypes>,
  seat: Seat,
  text: string,
): Result<CommandOrPass, ForfeitFault> {
  const quote = quoted(text);
  const answer = answerShape.safeParse(parsedJson(text));
  if (!answer.success || !('action' in answer.data)) {
    return err({ reason: 'NO_ANSWER', detail: `not {"action":…}: ${quote}` });
  }
  if (answer.data.action === null) return ok({ kind: 'pass', answer: quote });
  const action = game.parseAction(answer.data.action);
  if (!action.ok) return err({ reason: 'ILLEGAL', detail: `${action.error.code}: ${quote}` });
  if (isSideAction(run, seat, action.value)) {
    return err({ reason: 'ILLEGAL', detail: `not in the arena: ${quote}` });
  }
  return ok({ kind: 'act', action: action.value });
}

function isSideAction(run: MatchRun<GameTypes>, seat: Seat, action: Json): boolean {
  const type = typeOf(action);
  if (type === undefined) return false;
  const { omitted, sideActions } = run.choices(seat);
  return omitted.includes(type) || [...sideActions].some((each) => typeOf(each) === type);
}

function typeOf(action: Json): string | undefined {
  const type = action !== null && typeof action === 'object' && 'type' in action && action.type;
  return typeof type === 'string' ? type : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
