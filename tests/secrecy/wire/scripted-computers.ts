import type { Command, Json, Seat } from '@mister-x/engine';
import { type PlantedLeak, ComputerPool } from '@mister-x/server/testing';

/** Computers of one server that choose what the test says, when it says so. */
export class ScriptedComputers {
  private readonly asked = new Map<Seat, (command: Command<Json>) => void>();

  readonly install: PlantedLeak = (app) => {
    const pool = app.get(ComputerPool);
    pool.prepare = () => ({ leave: () => undefined });
    pool.attach = ({ seat }) => ({
      observe: () => undefined,
      choose: () => new Promise((resolve) => this.asked.set(seat, resolve)),
      stop: () => void this.asked.delete(seat),
      leave: () => void this.asked.delete(seat),
    });
  };

  isAsked(seat: Seat): boolean {
    return this.asked.has(seat);
  }

  choose(seat: Seat, command: Command<Json>): void {
    const answer = this.asked.get(seat);
    if (answer === undefined) throw new Error(`${seat} is not asked`);
    this.asked.delete(seat);
    answer(command);
  }
}
