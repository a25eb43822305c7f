import { REFEREE, type Seat, TABLE } from '@mister-x/engine/core/game';
import type { Json } from '@mister-x/engine/core/json';
import type { Command } from '@mister-x/engine/core/match';
import { rngFor } from '@mister-x/engine/core/rng';
import { MatchRun } from '@mister-x/engine/core/run';
import { gameEvents, MatchTable } from '@mister-x/engine/core/testing/match-table';
import { apply } from '../rules/apply.js';
import { chosenPack } from '../rules/chosen-pack.js';
import { mafia } from '../rules/game.js';
import { ownerOf } from '../rules/pack.js';
import type { CardId, QuarterId } from '../rules/pack-file.js';
import { CLANS, type Clan, type FigureId } from '../rules/seats.js';
import type {
  Action,
  Event,
  FigurePlace,
  Flags,
  CardOnQuarter,
  CityLayout,
  Mafia,
  PlanInput,
  Setup,
} from '../rules/types.js';
import { moneyIn, optionsOf, type TestPosition, setupOf } from './position.js';

/** A match of Mafia under test, whose money is counted after each event (MF-9). */
export class Table extends MatchTable<Mafia> {
  private readonly money: number;
  /** What chance brings first. */
  private readonly coming: { next: readonly Json[] };

  constructor(setup: Setup, seed = 1) {
    const rng = rngFor('5a'.repeat(32), seed);
    const coming: { next: readonly Json[] } = { next: [] };
    super(mafia, setup, CLANS, {
      int: (bound) => rng.int(bound),
      shuffle: (items) => {
        const first = items.filter((item) => coming.next.some((next) => next === item));
        return [...first, ...rng.shuffle(items.filter((item) => !first.includes(item)))];
      },
      pick: (items) => items.find((item) => coming.next.some((next) => next === item)) ?? rng.pick(items),
    });
    this.coming = coming;
    this.money = moneyIn(this.state);
  }

  /** What chance brings first, as long as it can. */
  bring(...next: readonly string[]): this {
    this.coming.next = next;
    return this;
  }

  override send(seat: Seat, command: Command<Json>) {
    let { state } = this;
    const made = super.send(seat, command);
    // Money is neither lost nor made, whatever happens.
    for (const event of made.ok ? gameEvents(made.value.batch) : []) {
      state = apply(state, event);
      if (event.type !== 'configured' && moneyIn(state) !== this.money) {
        throw new Error(`${event.type} leaves ${moneyIn(state)} of ${this.money}`);
      }
    }
    return made;
  }

  /** The owner of the quarter opens what lies there. */
  open(quarter: QuarterId, choice?: string): readonly Event[] {
    return this.play(this.owner(quarter), open(quarter, choice));
  }

  /** Makes it this seat's turn: what the others did until then is of no matter. */
  turnTo(seat: Clan): this {
    const { match } = this;
    const state = { ...match.state, turn: seat };
    this.run = MatchRun.at(this.game, { ...match, state }, () => this.chance);
    return this;
  }

  /** The owner opens a quarter when it is his turn. */
  later(quarter: QuarterId, choice?: string): readonly Event[] {
    return this.turnTo(this.owner(quarter)).open(quarter, choice);
  }

  /** Everybody who is still in passes. */
  passAll(): this {
    while (this.state.phase === 'play' && this.state.turn !== null) {
      this.play(this.state.turn, PASS);
    }
    return this;
  }

  confirmAll(): this {
    for (const seat of CLANS) {
      if (this.state.phase === 'ransom' && !this.state.clans[seat].confirmed) {
        this.play(seat, CONFIRM);
      }
    }
    return this;
  }

  deal(): this {
    this.play(REFEREE, DEAL);
    return this;
  }

  /** Nobody swaps, everybody lays his hand in reading order. */
  layAll(): this {
    while (this.state.phase === 'exchange') this.play(this.next(), exchange());
    while (this.state.phase === 'layout') {
      const seat = this.next();
      this.play(seat, this.laying(seat));
    }
    return this;
  }

  /** The hand of a seat on its own quarters, in reading order. */
  laying(seat: Clan): Action {
    const quarters = chosenPack(this.state.options).quartersOf[seat];
    const cards = this.state.clans[seat].hand.map((card, at) => ({
      quarter: quarters[at] ?? '',
      card,
    }));
    return lay(cards);
  }

  /** A whole round in which nobody does anything but pass. */
  idleRound(): this {
    return this.deal().layAll().passAll().confirmAll();
  }

  private next(): Clan {
    const [seat] = this.run.toAct;
    return CLANS.find((one) => one === seat) ?? CLANS[0];
  }

  private owner(quarter: QuarterId): Clan {
    return ownerOf(chosenPack(this.state.options), quarter);
  }

  on(quarter: QuarterId): CardOnQuarter | undefined {
    return this.state.city[quarter];
  }

  /** Money on quarters, in their order. */
  money$(...quarters: readonly QuarterId[]): readonly (number | undefined)[] {
    return quarters.map((quarter) => this.on(quarter)?.money);
  }

  /** Of blue, yellow, red and green. */
  get balances(): readonly number[] {
    return CLANS.map((seat) => this.state.clans[seat].balance);
  }

  /** `home`, `A1`, `60`, `beside 60` or `death-row`. */
  where(figure: FigureId): string {
    return placeText(this.state.figures[figure]);
  }

  /** Who stands on a quarter. */
  standing(quarter: QuarterId): readonly FigureId[] {
    return Object.keys(this.state.figures).filter((id) => this.where(id) === quarter);
  }
}

function placeText(place: FigurePlace | undefined): string {
  if (place === undefined) return 'nowhere';
  if (place.at === 'board') return place.quarter;
  if (place.at === 'cell') return String(place.cell);
  return place.at === 'escaping' ? `beside ${place.cell}` : place.at;
}

/** A match that begins in this position. */
export function table(place: TestPosition = {}): Table {
  return new Table(setupOf(place));
}

/** A match that begins before the first deal. */
export function newTable(place: TestPosition = {}, seed = 1): Table {
  return new Table({ options: optionsOf(place) }, seed);
}

/** The nth card of a kind; a position gives out the first ones first. */
export function card(kind: string, copy = 1): CardId {
  return `MF-${kind}-${copy}`;
}

export const PASS: Action = { type: 'pass' };
export const CONFIRM: Action = { type: 'confirm' };
export const WITHDRAW: Action = { type: 'withdraw' };
export const DEAL: Action = { type: 'deal' };

export function open(quarter: string, choice?: string): Action {
  return { type: 'open', quarter, ...(choice === undefined ? {} : { choice }) };
}

export function choose(choice: string): Action {
  return { type: 'choose', choice };
}

export function move(figure: string): Action {
  return { type: 'movePrisoner', figure };
}

export function ransom(figure: string): Action {
  return { type: 'ransom', figure };
}

export function exchange(...cards: readonly string[]): Action {
  return { type: 'exchange', cards };
}

export function lay(cards: CityLayout): Action {
  return { type: 'lay', cards };
}

export function plan(input: PlanInput): Action {
  return { type: 'plan', plan: input };
}

export function vote(stop = true): Action {
  return { type: 'vote', stop };
}

/** A value of a flag under which something happens, and what happens. */
export type WithFlags = (flags: Partial<Flags>) => unknown;

export { BLUE, GREEN, RED, YELLOW } from './position.js';
export { REFEREE, TABLE };
