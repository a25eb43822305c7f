import type { Correspondence, Game, GameFacts, GameTypes, Refusal, SeatSpec } from './game.js';
import type { Json } from './json.js';
import type { MatchNotice } from './match.js';
import type { PublicKnowledgeFactory } from './public-knowledge.js';
import { startAtPosition } from './placed.js';
import { type Result, unwrap } from './result.js';
import { NOT_RETAINED, type Retention } from './retention.js';
import { type RngOfEntry, MatchRun } from './run.js';

/**
 * A game in JSON terms, for a host that does not know the games: its own types are closed over
 * once, in `hostGame`.
 */
export interface HostedGame extends GameFacts {
  /** Whole options out of what people chose, or what is wrong with it. */
  parseOptions(input: unknown): Result<Json, Refusal>;
  /** Checks the shape only. */
  parseAction(input: unknown): Result<Json, Refusal>;
  /** Whether the host may send it for the referee's seat; never what has another shape (`HostActions.may`). */
  readonly host: { may(action: unknown): boolean };
  /** Throws on options that `parseOptions` would not give. */
  seatPlan(options: Json): readonly SeatSpec[];
  /** `Game.correspondence`, of options that `parseOptions` gives. */
  correspondence(options: Json): Correspondence | undefined;
  /**
   * A match at its beginning. Throws on options that `parseOptions` would not give.
   * @param position what a trusted program lays over the first state (`placed`)
   */
  begin(options: Json, chance: RngOfEntry, position?: Json): Result<MatchRun<GameTypes>, Refusal>;
  /** What a notice of this game still means later (`Game.retention`). */
  retention(notice: Json): Retention;
  /** What of its log a viewer may look up that sees `view` (`Game.redactForHistory`). */
  redactForHistory(log: readonly MatchNotice<Json>[], view: Json): readonly MatchNotice<Json>[];
}

/** @param publicKnowledge of its matches */
export function hostGame<T extends GameTypes>(game: Game<T>, publicKnowledge?: PublicKnowledgeFactory<T>): HostedGame {
  const { id, version, secretRoom, silentRoom, seats, variants, codes, outcomes } = game;
  const agreed = (options: Json): T['options'] => unwrap(game.parseOptions(options));
  return {
    ...{ id, version, seats, variants, codes, outcomes },
    ...(secretRoom === undefined ? {} : { secretRoom }),
    ...(silentRoom === undefined ? {} : { silentRoom }),
    parseOptions: (input) => game.parseOptions(input),
    parseAction: (input) => game.parseAction(input),
    host: {
      may: (input) => {
        const action = game.parseAction(input);
        return action.ok && game.host?.may(action.value) === true;
      },
    },
    seatPlan: (options) => game.seatPlan(agreed(options)),
    correspondence: (options) => game.correspondence?.(agreed(options)),
    begin: (options, chance, position) => {
      const setup = game.setup(agreed(options), chance(0));
      const begin = (at: T['setup']) => MatchRun.begin(game, at, chance, publicKnowledge);
      return position === undefined ? begin(setup) : startAtPosition(game, setup, begin, position);
    },
    // Notices and views come from nowhere but this game.
    retention: (notice) => game.retention?.(notice as T['notice']) ?? NOT_RETAINED,
    redactForHistory: (log, view) =>
      log.map((line) => {
        if (line.kind !== 'game' || game.redactForHistory === undefined) return line;
        return {
          ...line,
          notice: game.redactForHistory(line.notice as T['notice'], view as T['view']),
        };
      }),
  };
}

/** The games that someone hosts, by their ids. */
export interface Registry {
  get(id: string): HostedGame | undefined;
  readonly ids: readonly string[];
}

export function registry(...games: readonly HostedGame[]): Registry {
  const byId = new Map<string, HostedGame>();
  for (const game of games) {
    if (byId.has(game.id)) throw new Error(`two games are called ${game.id}`);
    byId.set(game.id, game);
  }
  return { get: (id) => byId.get(id), ids: [...byId.keys()] };
}
