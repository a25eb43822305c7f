import type { HostedGame, Seat } from '@mister-x/engine';
import type { HostedComputers } from '@mister-x/engine/players';
import { computersOf } from '@mister-x/games/computers';
import { type ArenaPlayer, computerArenaPlayer } from './chair.js';
import type { Contestant } from './contestants.js';
import { playGame } from './play-game.js';
import { Program } from './program.js';
import { programArenaPlayer } from './program-chair.js';
import type { GameResult } from './result.js';
import { SIDES, type Side } from './seating.js';
import { type Fixture, playerSeed, type Tournament } from './tournament.js';

/** Where games are played one after another. Programs stay from game to game. */
export class ArenaTable {
  private readonly computers: HostedComputers;
  /**
   * One process for each contestant and side: even where a program meets itself, neither side of a game knows
   * what the other one is told.
   */
  private readonly programs = new Map<string, Program>();
  private isPrepared = false;

  /** @param said hears what programs write on their standard error */
  constructor(
    private readonly tournament: Tournament,
    private readonly said: (name: string, line: string) => void,
  ) {
    const computers = computersOf(tournament.game);
    if (computers === undefined) throw new Error(`nobody plays ${tournament.game}`);
    this.computers = computers;
  }

  get game(): HostedGame {
    return this.computers.game;
  }

  async play(fixture: Fixture): Promise<GameResult> {
    if (!this.isPrepared) this.prepare();
    this.isPrepared = true;
    return this.playAs(this.tournament, fixture);
  }

  /** What computers work out once for all games (a whole board, for some) is nobody's time to think. */
  private prepare(): void {
    const { options, contestants } = this.tournament;
    for (const contestant of contestants) {
      if (!('computer' in contestant) || contestant.computer === 'random') continue;
      this.computers.prepare(options, contestant.computer);
    }
  }

  private async playAs(tournament: Tournament, fixture: Fixture): Promise<GameResult> {
    const { game } = this;
    const parts = SIDES.map((side) => [side, this.partOf(tournament, fixture, side)] as const);
    const makers = new Map(parts);
    for (const { program } of makers.values()) program?.begin();
    const result = await playGame(game, tournament, fixture, (seat, side) => {
      const part = makers.get(side);
      if (part === undefined) throw new Error(`nobody plays the ${side}`);
      return part.sit(seat);
    });
    // Whatever it is in, the next game begins with a fresh one.
    if (result.forfeit !== null) makers.get(result.forfeit.side)?.program?.dismiss();
    return result;
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }

  private partOf(tournament: Tournament, fixture: Fixture, side: Side): ContestantAtTable {
    const { computers, game } = this;
    const contestant = tournament.contestants.find(({ name }) => name === fixture[side]);
    if (contestant === undefined) throw new Error(`there is no contestant ${fixture[side]}`);
    if ('computer' in contestant) {
      const { computer } = contestant;
      return {
        sit: (seat) => computerArenaPlayer(computers, tournament, computer, seat, playerSeed(fixture, seat)),
      };
    }
    const program = this.programOf(contestant, side);
    return {
      program,
      sit: (seat) => programArenaPlayer(program, game, tournament, seat, playerSeed(fixture, seat)),
    };
  }

  private programOf({ name, command }: Extract<Contestant, { command: string }>, side: Side) {
    const key = JSON.stringify([name, side]);
    const known = this.programs.get(key);
    if (known !== undefined) return known;
    const { answerMs } = this.tournament;
    const made = new Program(command, answerMs, (line) => this.said(name, line));
    this.programs.set(key, made);
    return made;
  }
}

/** How one side of a game sits down. */
type ContestantAtTable = { readonly program?: Program; readonly sit: (seat: Seat) => ArenaPlayer };
