import {
  type Command,
  type GameTypes,
  type MatchRun,
  type Outcome,
  ok,
  observationOf,
  type Result,
  randomPlayer,
  rngFor,
  type Seat,
  type Step,
} from '@mister-x/engine';
import { type SearchBudget, type Computer, computerOf, type HostedComputers } from '@mister-x/engine/players';
import type { ComputerWord } from './contestants.js';
import type { ForfeitFault } from './result.js';
import type { Tournament } from './tournament.js';

/** What someone chose: a command, or nothing now, with what a program wrote. */
export type CommandOrPass = Command<GameTypes['action']> | PassChoice;
export type PassChoice = { readonly kind: 'pass'; readonly answer?: string };

/** A computer in one seat for one game. It gets what its seat is shown and told, and no more. */
export interface ArenaPlayer {
  observe(step: Step<GameTypes>): void;
  choose(run: MatchRun<GameTypes>): Promise<Result<CommandOrPass, ForfeitFault>>;
  end(outcome: Outcome | null): void;
}

/** Computers think within a budget that begins again with each choice. */
class ThinkingClock {
  private began = 0;

  constructor(private readonly ms: number | null) {}

  begin(): void {
    this.began = performance.now();
  }

  budget(iterations: number): SearchBudget {
    const { ms } = this;
    if (ms === null) return { iterations };
    return { iterations, isOver: () => performance.now() - this.began >= ms };
  }
}

export function computerArenaPlayer(
  computers: HostedComputers,
  { options, budget }: Tournament,
  word: ComputerWord,
  seat: Seat,
  seed: string,
): ArenaPlayer {
  const clock = new ThinkingClock(budget.ms);
  const rng = rngFor(seed, 0);
  const computer: Computer<GameTypes> =
    word === 'random'
      ? computerOf(randomPlayer(rng))
      : computers.create(options, seat, word, rng, clock.budget(budget.iterations));
  return {
    observe: (step) => computer.observe(step.observedBy(seat)),
    choose: async (run) => {
      clock.begin();
      return ok(computer.choose(observationOf(run, seat)) ?? { kind: 'pass' });
    },
    end: () => {},
  };
}
