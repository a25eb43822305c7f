import { err, type Json, ok, type Registry, type Result, registry } from '@mister-x/engine';
import type { HostedDescriber } from '@mister-x/engine/describe';
import { newSeed } from '../../runtime/random.js';
import { type RefereeError, refusal } from './codes.js';
import { describeGame } from './describe/description.js';
import { type Request, type RequestId, type RequestOf, readRequest } from './requests.js';
import { Session } from './session.js';

export type Reply =
  | { readonly id?: RequestId; readonly result: Json }
  | { readonly id?: RequestId; readonly error: RefereeError };

type Answer = Result<Json, RefereeError>;

/** Many more than anybody plays at once; a program that forgets to `forget` hears of it. */
const MATCHES_MAX = 10_000;
const LEGAL_ACTIONS_MAX = 10_000;
const MATCH_UNKNOWN = refusal('MATCH_UNKNOWN', 'no match has this name');

const NOT_OPEN = refusal('NOT_OPEN', 'the referee was not started with --open');

/** The referee without a screen: requests in, replies out, any number of matches side by side. */
export class Referee {
  private readonly sessions = new Map<string, Session>();
  private readonly games: Registry;
  private opened = 0;

  /** @param describers the games that can be played, each of which can be described */
  constructor(
    private readonly describers: readonly HostedDescriber[],
    private readonly freshSeed: () => string = newSeed,
    /** The program may see and set up everything, and records say so. */
    private readonly isOpen = false,
  ) {
    this.games = registry(...describers.map(({ game }) => game));
  }

  /** Answers one line. Never throws: even a bug of ours is an answer, and changes nothing. */
  answer(line: string): Reply {
    const { id, request } = readRequest(line);
    const echo = id === undefined ? {} : { id };
    const answer = request.ok ? this.safely(request.value) : request;
    return answer.ok ? { ...echo, result: answer.value } : { ...echo, error: answer.error };
  }

  private safely(request: Request): Answer {
    try {
      return this.handle(request);
    } catch (error) {
      return err(refusal('INTERNAL', `a bug in the referee: ${String(error)}`));
    }
  }

  private handle(request: Request): Answer {
    if (request.do === 'games') return ok({ games: this.catalogue() });
    if (request.do === 'new') return this.open(request);
    if (request.do === 'describe') return this.describe(request);
    const session = this.sessions.get(request.match);
    if (session === undefined) return err(MATCH_UNKNOWN);
    if ('seat' in request && !session.mayAct(request.seat)) {
      return err(refusal('SEAT_UNKNOWN', 'the match has no such seat'));
    }
    if ('viewer' in request && !session.isViewer(request.viewer)) {
      return err(refusal('SEAT_UNKNOWN', 'a viewer is a seat of the match, or "table"'));
    }
    switch (request.do) {
      case 'legal':
        return ok(session.legal(request.seat, request.limit ?? LEGAL_ACTIONS_MAX));
      case 'sample':
        return ok(session.sample(request.seat, this.freshSeed()));
      case 'act':
        return session.act(request.seat, request.action);
      case 'command':
        return session.play(request.seat, request.command);
      case 'view':
        return ok(session.view(request.viewer));
      case 'history': {
        const notices = session.history(request.viewer);
        return ok({ notices: notices.slice(request.from ?? 0), next: notices.length });
      }
      case 'outcome':
        return ok(session.standing());
      case 'timers':
        return ok({ timers: session.timers() });
      case 'expire':
        return session.expire(request.timer);
      case 'position':
        return this.isOpen ? ok({ position: session.position() }) : err(NOT_OPEN);
      case 'record':
        return this.isOpen ? session.record() : err(NOT_OPEN);
      case 'forget':
        this.sessions.delete(request.match);
        return ok(null);
    }
  }

  private open(request: RequestOf<'new'>): Answer {
    const describer = this.describers.find(({ game }) => game.id === request.game);
    if (describer === undefined) return err(this.gameUnknown());
    const name = request.match ?? this.freeName();
    if (this.sessions.has(name)) {
      return err(refusal('MATCH_EXISTS', 'a match with this name is open'));
    }
    if (this.sessions.size >= MATCHES_MAX) {
      return err(refusal('TOO_MANY_MATCHES', `${MATCHES_MAX} matches are open; forget some`));
    }
    const { options, position, seed = this.freshSeed() } = request;
    if (position !== undefined && !this.isOpen) return err(NOT_OPEN);
    const { game, shapes } = describer;
    const open = this.isOpen ? { match: name, position, view: shapes.view } : undefined;
    const opened = Session.open(game, options, seed, open);
    if (!opened.ok) return opened;
    const session = opened.value;
    this.sessions.set(name, session);
    return ok({
      match: name,
      seed,
      options: session.options,
      seats: session.seats,
      ...session.standing(),
    });
  }

  /** Of a match: with its very board. */
  private describe({ game: named, match }: RequestOf<'describe'>): Answer {
    const session = match === undefined ? undefined : this.sessions.get(match);
    if (match !== undefined && session === undefined) return err(MATCH_UNKNOWN);
    const id = session?.game.id ?? named;
    const describer = this.describers.find(({ game }) => game.id === id);
    if (describer === undefined) return err(this.gameUnknown());
    const boards = session && [describer.boardOf(session.agreed())];
    return ok(describeGame(describer, boards));
  }

  private gameUnknown(): RefereeError {
    return refusal('GAME_UNKNOWN', `there are: ${this.games.ids.join(', ')}`);
  }

  private freeName(): string {
    do this.opened += 1;
    while (this.sessions.has(`m${this.opened}`));
    return `m${this.opened}`;
  }

  private catalogue(): Json {
    return this.games.ids.flatMap((id) => {
      const game = this.games.get(id);
      if (game === undefined) return [];
      const { version, seats, variants, codes, outcomes } = game;
      return [{ id, version, seats, variants, codes, outcomes }];
    });
  }
}
