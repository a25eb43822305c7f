import type { MatchNotice, MatchView, Seat } from '@mister-x/engine/protocol';
import {
  type Action,
  type DetectiveId,
  deckOf,
  type Flags,
  londonBoard,
  type Notice,
  PRESETS,
  type View,
} from '@mister-x/engine/scotland-yard/browser';
import type { Session } from '../../../lib/client/session.svelte.js';
import type { Answer } from '../../../lib/client/wire.js';
import { t } from '../../../lib/i18n/index.svelte.js';
import type { AnyPawnColour } from '../../../lib/theme/pawns.js';
import { type Standing, standingOf } from '../../../lib/trust/standing.js';
import { sayRefusal } from '../../../table/kiosk.svelte.js';
import type { BoardPawn } from '../board-types.js';
import { castOf, kioskActsFor, type Pawn } from './cast.js';
import { lastMove, type Task, tasks } from './pieces.js';
import type { Names } from './sentences.js';

/** A table of Scotland Yard as a public screen sees it: everything follows from the session. */
export class YardTable {
  readonly session: Session;
  /** A kiosk acts; a spectator only looks. */
  readonly isKiosk = $derived.by(() => this.session.place?.as === 'kiosk');
  readonly match = $derived.by(() => this.session.view as MatchView<View>);
  readonly view = $derived.by(() => this.match.game);
  readonly cast = $derived.by(() => castOf(this.#info(), this.view));
  /** Set while nobody can go on, whoever's turn it is. */
  readonly standing: Standing | null = $derived.by(() => standingOf(this.#info()));
  readonly reopening = $derived.by(() => this.#info().reopening);
  readonly latest = $derived.by(() => this.session.latest as readonly MatchNotice<Notice>[]);
  readonly tasks = $derived.by((): readonly Task[] => {
    const lines = this.latest.length > 0 ? this.latest : this.#remembered;
    return tasks(lines, t['scotland-yard'], {
      colour: (id) => this.colour(id),
      name: (id) => this.names.pawn(id),
      seat: (id) => this.names.seat(id),
    });
  });
  /** Start cards of the detectives, ascending. */
  readonly deck: readonly number[] = $derived.by(() =>
    [...deckOf(londonBoard(this.view.edition), this.flags.start_deck, false)].sort((a, b) => a - b),
  );
  readonly names: Names = {
    pawn: (id) => (id === 'x' ? this.xName : (this.cast.pawn(id)?.seat.name ?? id)),
    seat: (id) => this.#info().seats.find(({ seat }) => seat === id)?.name ?? id,
  };
  /** The last move before this page was opened. */
  #remembered = $state.raw<readonly MatchNotice<Notice>[]>([]);

  constructor(session: Session) {
    this.session = session;
  }

  /** For a page that was opened in the middle of a game. */
  async remember(): Promise<void> {
    this.#remembered = lastMove(await this.history());
  }

  /** Writes down the head of the chain with which this round begins, or the last one. */
  async noteHead(): Promise<void> {
    const { phase, round } = this.view;
    if (phase !== 'over' && round === 0) return;
    await this.session.witness?.note(phase === 'over' ? 'end' : round);
  }

  async history(): Promise<readonly MatchNotice<Notice>[]> {
    return (await this.session.history()) as readonly MatchNotice<Notice>[];
  }

  get xName(): string {
    return this.cast.x?.name ?? t['scotland-yard'].misterX;
  }

  get flags(): Flags {
    const changed = this.view.deviations.map(({ flag, value }) => [flag, value]);
    return { ...PRESETS[this.view.variant], ...Object.fromEntries(changed) };
  }

  colour(id: DetectiveId): AnyPawnColour {
    return this.cast.pawn(id)?.colour ?? 'white';
  }

  /** Pawns as the public knows them. */
  get pawns(): readonly BoardPawn[] {
    const detectives = this.view.detectives.flatMap(({ id, stop }): BoardPawn[] =>
      stop === null ? [] : [this.#pawn(id, stop)],
    );
    const { pawn } = this.view.x;
    return pawn === null
      ? detectives
      : [...detectives, { stop: pawn, colour: 'clear', label: 'X', kind: 'x' }];
  }

  /** The seat that may ask for its last move back through this kiosk. */
  get asker(): Pawn | undefined {
    const { asker } = this.match.takeback;
    if (!this.isKiosk || asker === null) return undefined;
    return this.cast.pawns.find((pawn) => pawn.seat.seat === asker && kioskActsFor(pawn));
  }

  /** A seat through which this kiosk may speak for the detectives. */
  get speaker(): Seat | undefined {
    if (!this.isKiosk) return undefined;
    return this.cast.pawns.find((pawn) => kioskActsFor(pawn))?.seat.seat;
  }

  /** For the seat that plays this pawn. */
  async send(pawn: DetectiveId, action: Action): Promise<Answer<'command'>> {
    const seat = this.cast.pawn(pawn)?.seat.seat;
    if (seat === undefined) return { ok: false, refusal: { code: 'SEAT_UNKNOWN' } };
    return this.session.act(seat, action);
  }

  async act(pawn: DetectiveId, action: Action): Promise<boolean> {
    const reply = await this.send(pawn, action);
    sayRefusal(reply, t['scotland-yard'].refusals);
    return reply.ok;
  }

  #pawn(id: DetectiveId, stop: number): BoardPawn {
    const label = this.cast.pawn(id)?.label ?? '';
    return { stop, colour: this.colour(id), label, kind: 'detective' };
  }

  #info() {
    const { info } = this.session;
    if (info === null) throw new Error('no table is open');
    return info;
  }
}
