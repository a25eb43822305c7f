import type {
  Description,
  LegalActions,
  MatchStatus,
  Outcome,
  PlayedReply,
  Random,
  RunningTimer,
  SetUpStep,
} from './description.js';
import { type Program, Schemas } from './program.js';

/** How a seat decides: from its view and what is legal for it; the engine's `Player`, of which a program knows nothing. */
export type Player = (moment: {
  readonly seat: string;
  readonly view: unknown;
  readonly legal: LegalActions;
  readonly random: Random;
}) => object | undefined;

type OpenReply = MatchStatus & {
  readonly match: string;
  readonly seats: readonly { readonly seat: string }[];
  readonly options: { readonly flags: Readonly<Record<string, unknown>> };
};

/** By game: they are the same for every match. */
const known = new Map<string, Schemas>();

async function schemasOf(program: Program, game: string): Promise<Schemas> {
  return new Schemas((await program.ask<Description>({ do: 'describe', game })).schemas);
}

/** Whether a timer is the one that is described as `step-{step}`, say. */
function isNamed(described: string, id: string): boolean {
  const [before = '', after] = described.split(/\{\w+\}/);
  return after === undefined ? id === before : id.startsWith(before) && id.endsWith(after);
}

/**
 * One match through a referee of which nothing is known but what it describes. Whatever it answers is held to
 * the described schemas before anybody looks at it.
 */
export class Table {
  private constructor(
    private readonly program: Program,
    readonly description: Description,
    private readonly schemas: Schemas,
    private readonly match: string,
    private standing: MatchStatus,
    private readonly viewers: readonly string[],
    private readonly flags: Readonly<Record<string, unknown>>,
  ) {}

  static async open(program: Program, game: string, options: object, seed: string) {
    const schemas = known.get(game) ?? (await schemasOf(program, game));
    known.set(game, schemas);
    schemas.checked('options', options);
    const opened = schemas.checked<OpenReply>('opened', await program.ask({ do: 'new', game, options, seed }));
    // The description of the match has its very board.
    const description = await program.ask<Description>({ do: 'describe', match: opened.match });
    const viewers = ['table', ...opened.seats.map(({ seat }) => seat)];
    const { match } = opened;
    const { flags } = opened.options;
    return new Table(program, description, schemas, match, opened, viewers, flags);
  }

  /** Sets the table up as described, from one step to the next; what may be left out is left out. */
  async setUp(random: Random): Promise<void> {
    for (const step of this.description.setUp) {
      const { when = {}, times } = step;
      const applies = Object.entries(when).every(([flag, value]) => this.flags[flag] === value);
      if (!applies || times === 'optional') continue;
      let done = 0;
      while ((times === 'all' || done === 0) && (await this.doneOnce(step, random))) done++;
      if (times === 'once' && done === 0) throw new Error(`not to be done: ${JSON.stringify(step)}`);
    }
  }

  /** What is still to be set up, by whom: nothing after `setUp`. */
  async unset(): Promise<readonly string[]> {
    const types = this.description.setUp.flatMap(({ actions = [] }) => actions);
    const left: string[] = [];
    for (const seat of this.standing.canAct) {
      const { actions } = await this.ask<LegalActions>('legal', { seat, limit: 300 });
      left.push(...actions.flatMap(({ type }) => (types.includes(type) ? [`${seat}: ${type}`] : [])));
    }
    return left;
  }

  private async doneOnce({ actions = [], timer }: SetUpStep, random: Random): Promise<boolean> {
    if (timer !== undefined) {
      const { timers } = await this.ask<{ timers: readonly RunningTimer[] }>('timers', {});
      const running = timers.find(({ id }) => isNamed(timer, id));
      if (running !== undefined) await this.expire(running);
      return running !== undefined;
    }
    for (const seat of this.standing.canAct) {
      const legal = await this.ask<LegalActions>('legal', { seat, limit: 300 });
      const able = legal.actions.filter(({ type }) => actions.includes(type));
      const action = able[random(Math.max(1, able.length))];
      if (action === undefined) continue;
      await this.act(seat, action);
      return true;
    }
    return false;
  }

  /** Plays to the end. A player who has no idea takes something legal by chance. */
  async play(player: Player, random: Random, most = 4_000): Promise<Outcome> {
    for (let played = 0; this.standing.outcome === null; played++) {
      if (played === most) throw new Error('the game does not end');
      const seat = this.standing.canAct[0];
      if (seat === undefined) await this.expire();
      else await this.move(seat, player, random);
    }
    return this.standing.outcome;
  }

  private async move(seat: string, player: Player, random: Random): Promise<void> {
    // The host is no seat, and sees what the table sees.
    const view = await this.ask('view', { viewer: seat === 'referee' ? 'table' : seat });
    const legal = await this.ask<LegalActions>('legal', { seat, limit: 300 });
    const idea = player({ seat, view, legal, random });
    const action = idea ?? legal.actions[random(Math.max(1, legal.actions.length))];
    if (action === undefined) throw new Error(`${seat} is to act and cannot`);
    await this.act(seat, action);
  }

  private async act(seat: string, action: object): Promise<void> {
    this.schemas.checked('action', action);
    await this.played(seat, () => this.ask<PlayedReply>('act', { seat, action }));
  }

  /** @param timer the first that runs, where none is named */
  private async expire(timer?: RunningTimer): Promise<void> {
    const { timers } = await this.ask<{ timers: readonly RunningTimer[] }>('timers', {});
    for (const running of timers) this.checkTimer(running);
    const due = timer ?? timers[0];
    if (due === undefined) throw new Error('nobody can act, and no timer runs');
    await this.played('referee', () => this.ask<PlayedReply>('expire', { timer: due.id }));
  }

  /** Every viewer's notices come with the answer; of the referee's acts they are looked up as well. */
  private async played(seat: string, act: () => Promise<PlayedReply>): Promise<void> {
    const before = seat === 'referee' ? await this.told() : undefined;
    const played = await act();
    this.standing = played;
    const { toAct, canAct, notices } = played;
    if (canAct.some((each) => !toAct.includes(each))) throw new Error('not asked, and can act');
    if (Object.keys(notices).join() !== this.viewers.join()) throw new Error('not for every viewer');
    if (before === undefined) return;
    const after = await this.told();
    for (const viewer of this.viewers) {
      const more = (after[viewer] ?? 0) - (before[viewer] ?? 0);
      if (notices[viewer]?.length !== more) throw new Error(`other notices of ${viewer}`);
    }
  }

  /** How long the log of each viewer is. */
  private async told(): Promise<Readonly<Record<string, number>>> {
    const counts: Record<string, number> = {};
    for (const viewer of this.viewers) {
      counts[viewer] = (await this.ask<{ next: number }>('history', { viewer, from: 0 })).next;
    }
    return counts;
  }

  /** That it is described, with its time and what it does. */
  private checkTimer({ id, ms, action }: RunningTimer): void {
    const timer = this.description.timers.find((each) => isNamed(each.id, id));
    if (timer === undefined) throw new Error(`the timer ${id} is not described`);
    const timed = timer.flags?.some((flag) => typeof this.flags[flag] === 'number') ?? false;
    if (timer.ms === null ? !timed : timer.ms !== ms) throw new Error(`${id} runs for ${ms}`);
    const types = this.description.actions.map(({ type }) => type);
    if (action !== null && !types.includes(action.type)) throw new Error(`${id} does ${action.type}`);
  }

  private async ask<T>(what: string, more: object): Promise<T> {
    const request = { do: what, match: this.match, ...more };
    this.schemas.checked('request', request);
    const name = this.description.replies[what] ?? '';
    return this.schemas.checked<T>(name, await this.program.ask(request));
  }
}
