import type { Description, Legal, Outcome, Random, Standing } from './description.js';
import type { Program } from './program.js';
import { Schemas } from './schemas.js';

/** How a seat decides: from its view and what is legal for it; the engine's `Player`, of which a program knows nothing. */
export type Player = (moment: {
  readonly seat: string;
  readonly view: unknown;
  readonly legal: Legal;
  readonly random: Random;
}) => object | undefined;

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
    private standing: Standing,
  ) {}

  static async open(program: Program, game: string, options: object, seed: string) {
    const rules = await program.ask<Description>({ do: 'describe', game });
    const schemas = new Schemas(rules.schemas);
    schemas.checked('options', options);
    const opened = schemas.checked<Standing & { match: string }>(
      'opened',
      await program.ask({ do: 'new', game, options, seed }),
    );
    // The description of the match has its very board.
    const description = await program.ask<Description>({ do: 'describe', match: opened.match });
    return new Table(program, description, schemas, opened.match, opened);
  }

  /** Plays to the end. A player who has no idea takes something legal by chance. */
  async play(player: Player, random: Random, most = 4_000): Promise<Outcome> {
    for (let played = 0; this.standing.outcome === null; played++) {
      if (played === most) throw new Error('the game does not end');
      const seat = this.standing.toAct[0];
      const moved = seat === undefined ? undefined : await this.move(seat, player, random);
      this.standing = moved ?? (await this.expire());
    }
    return this.standing.outcome;
  }

  private async move(seat: string, player: Player, random: Random): Promise<Standing> {
    // The host is no seat, and sees what the table sees.
    const view = await this.ask('view', { viewer: seat === 'referee' ? 'table' : seat });
    const legal = await this.ask<Legal>('legal', { seat, limit: 300 });
    const idea = player({ seat, view, legal, random });
    const action = idea ?? legal.actions[random(Math.max(1, legal.actions.length))];
    if (action === undefined) throw new Error(`${seat} is to act and cannot`);
    this.schemas.checked('action', action);
    return this.ask<Standing>('act', { seat, action });
  }

  private async expire(): Promise<Standing> {
    const { timers } = await this.ask<{ timers: { id: string }[] }>('timers', {});
    const [timer] = timers;
    if (timer === undefined) throw new Error('nobody can act, and no timer runs');
    return this.ask<Standing>('expire', { timer: timer.id });
  }

  private async ask<T>(what: string, more: object): Promise<T> {
    const request = { do: what, match: this.match, ...more };
    this.schemas.checked('request', request);
    const name = this.description.replies[what] ?? '';
    return this.schemas.checked<T>(name, await this.program.ask(request));
  }
}
