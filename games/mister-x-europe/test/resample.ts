import { TABLE, type Viewer } from '@mister-x/engine/core/game';
import type { Batch } from '@mister-x/engine/core/match';
import type { ObservedStep } from '@mister-x/engine/core/player';
import type { Rng } from '@mister-x/engine/core/rng';
import { MisterXBelief } from '../rules/belief.js';
import { UNTRACKED } from '../rules/decide.js';
import { misterXEurope } from '../rules/game.js';
import { huntersOf } from '../rules/pawns.js';
import { notInStack } from '../rules/supply.js';
import { symbolOf } from '../rules/tickets.js';
import type { Event, HandOwner, MisterXEurope, Options, State, Ticket, TicketSymbol } from '../rules/types.js';

import { gameEvents, tableObservations } from '@mister-x/engine/testing/contract/hears';
import { begun } from '@mister-x/engine/testing/contract/history';
import type { History } from '@mister-x/engine/testing/contract/kit';
import { jsonText } from '@mister-x/engine/testing/contract/plain';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { actionsCausing } from './retold-action.js';
import { withTicketsRenamed } from './retold-event.js';
import { seesPieces, symbolPaid } from './ticket-sight.js';
import { boardFor, type TrackedTicket, TicketTrail } from './ticket-trail.js';

type EuropeHistory = History<MisterXEurope>;

/**
 * X's way and every ticket that this viewer never saw are drawn again: the way among all that the public
 * record allows, the tickets by exchanging their names among each other (those that paid a special with others of their symbol).
 * What the rules themselves would not have accepted, with these hands, is drawn again with the hands
 * concerned as they were: a skip that says that nobody could pay, a swap, a forced move.
 */
export function resample(history: EuropeHistory, viewer: Viewer, rng: Rng): EuropeHistory | undefined {
  const reading = readHistory(history, viewer);
  if (reading === undefined) return undefined;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (attempt === ATTEMPTS_MAX - 1) for (const piece of reading.pieces) reading.fixed.add(piece);
    const twin = historyWithNewNames(history, reading, newNamesFor(reading, rng), viewer, rng);
    if (!Array.isArray(twin)) return withoutSomeOffers(twin as EuropeHistory, viewer, rng);
    for (const piece of twin as readonly TrackedTicket[]) reading.fixed.add(piece);
  }
  throw new Error('the rules do not accept the record as it was');
}

const ATTEMPTS_MAX = 40;

type HistoryFacts = {
  readonly options: Options;
  readonly pieces: readonly TrackedTicket[];
  /** Pieces that keep their names: the viewer saw them, or the rules need them. */
  readonly fixed: Set<TrackedTicket>;
  readonly symbols: ReadonlyMap<TrackedTicket, TicketSymbol>;
  /** By batch and event: the pieces it moves. */
  readonly moved: readonly (readonly (readonly TrackedTicket[])[])[];
  /** Before each batch. */
  readonly hands: readonly ReadonlyMap<HandOwner, readonly TrackedTicket[]>[];
  /** By batch. */
  readonly heard: readonly ObservedStep<MisterXEurope>[];
};

/** `undefined` when nothing is hidden any more. */
function readHistory(history: EuropeHistory, viewer: Viewer): HistoryFacts | undefined {
  const { setup, batches } = history;
  const { options } = setup;
  const trail = new TicketTrail(options);
  const owners: readonly HandOwner[] = ['x', ...huntersOf(options)];
  const fixed = new Set<TrackedTicket>();
  const symbols = new Map<TrackedTicket, TicketSymbol>();
  const hands: ReadonlyMap<HandOwner, readonly TrackedTicket[]>[] = [];
  const moved: (readonly (readonly TrackedTicket[])[])[] = [];
  for (const batch of batches) {
    hands.push(new Map(owners.map((hand) => [hand, [...trail.hand(hand)]])));
    const rows: (readonly TrackedTicket[])[] = [];
    const events = gameEvents(batch);
    if (batch.events.some(({ kind }) => kind === 'taken-back')) trail.takeBack();
    else if (events[0] !== undefined && !UNTRACKED.has(events[0].type)) trail.mark();
    for (const event of events) {
      if (event.type === 'ended') return undefined;
      const pieces = trail.follow(event);
      rows.push(pieces);
      const travel = event.type === 'operated' && event.ticket !== null ? pieces.at(-1) : undefined;
      if (travel !== undefined) fixed.add(travel);
      const symbol = symbolPaid(event);
      for (const piece of pieces) {
        if (seesPieces(options, viewer, event)) fixed.add(piece);
        else if (symbol !== undefined && piece !== travel) symbols.set(piece, symbol);
      }
    }
    moved.push(rows);
  }
  const heard = [...tableObservations(misterXEurope, history)];
  return { options, pieces: trail.pieces, fixed, symbols, moved, hands, heard };
}

/** New names for all pieces that are not fixed: those among themselves, or any where people only say what they drew. */
function newNamesFor({ options, pieces, fixed, symbols }: HistoryFacts, rng: Rng): ReadonlyMap<TrackedTicket, Ticket> {
  const free = rng.shuffle(pieces.filter((piece) => !fixed.has(piece)));
  const claimed = options.flags.hand_source === 'registered' && options.flags.ticket_ids === 'by_type';
  const supply = Object.entries(boardFor(options).data.tickets ?? {});
  const pool: Ticket[] = claimed
    ? rng.shuffle(supply.flatMap(([kind, count]) => Array<Ticket>(count).fill(kind)))
    : rng.shuffle(free.map(({ name }) => name));
  const names = new Map<TrackedTicket, Ticket>();
  const take = (piece: TrackedTicket, fits: (name: Ticket) => boolean): void => {
    const at = pool.findIndex(fits);
    const name = pool[at];
    if (name === undefined) throw new Error('there is no such ticket');
    names.set(piece, name);
    if (claimed) pool.push(...pool.splice(0, at + 1));
    else pool.splice(at, 1);
  };
  for (const piece of free) {
    const symbol = symbols.get(piece);
    if (symbol !== undefined) take(piece, (name) => symbolOf(name) === symbol);
  }
  for (const piece of free) if (!symbols.has(piece)) take(piece, () => true);
  return names;
}

/** The same record with these names and another way, or the pieces that stand against it. */
function historyWithNewNames(
  history: EuropeHistory,
  { options, moved, hands, heard }: HistoryFacts,
  names: ReadonlyMap<TrackedTicket, Ticket>,
  viewer: Viewer,
  rng: Rng,
): EuropeHistory | readonly TrackedTicket[] {
  const belief = new MisterXBelief(boardFor(options));
  const swaps: TrackedTicket[] = [];
  let run = begun(misterXEurope, history);
  const batches = history.batches.map((batch, b) => {
    let e = 0;
    let { state } = run;
    const states: State[] = [];
    const told = heard[b] as ObservedStep<MisterXEurope>;
    belief.observe(told);
    const events = batch.events.map((event) => {
      if (event.kind !== 'game') return event;
      const pieces = moved[b]?.[e++] ?? [];
      const renaming = withOverdrawn(state, withTicketsRenamed(event.event, pieces, names));
      if (renaming.type === 'swapped') {
        belief.swapped(told.after, state.x.hand);
        swaps.push(...(hands[b]?.get('x') ?? []));
      }
      state = misterXEurope.apply(state, renaming);
      states.push(state);
      return { ...event, event: renaming };
    });
    const renamedBatch = { ...batch, events };
    run = run.retell(renamedBatch, states).after;
    return renamedBatch;
  });
  const way = viewer === 'x' ? undefined : belief.draw(rng);
  if (viewer !== 'x' && run.state.x.mission !== null && way === undefined) return swaps;
  const twin = way === undefined ? { ...history, batches } : historyOnPath({ ...history, batches }, way);
  const faulty = firstRefused(twin);
  if (faulty === undefined) return twin;
  const { by } = twin.batches[faulty] as Batch<Event>;
  const concerned = [...(hands[faulty] ?? [])].flatMap(([hand, held]) => ((hand === 'x') === (by === 'x') ? held : []));
  return [...concerned, ...(moved[faulty] ?? []).flat()];
}

/** What the ledger would say of a draw that people registered. */
function withOverdrawn(state: State, event: Event): Event {
  if (event.type !== 'drew') return event;
  const { tickets } = event.secret;
  return { ...event, secret: { tickets, overdrawn: notInStack(state, tickets) } };
}

function historyOnPath(history: EuropeHistory, way: readonly number[]): EuropeHistory {
  let at = 0;
  const next = (): number => {
    const stop = way[at++];
    if (stop === undefined) throw new Error('the way is too short');
    return stop;
  };
  const placed = (event: Event): Event => {
    switch (event.type) {
      case 'missionChosen':
      case 'legTaken':
        return { ...event, secret: { stop: next() } };
      case 'secretLegTaken':
        return { ...event, secret: { ...event.secret, stop: next() } };
      case 'openLegTaken':
        next();
        return event;
      default:
        return event;
    }
  };
  const batches = history.batches.map((batch) => ({
    ...batch,
    events: batch.events.map((event) => (event.kind === 'game' ? { ...event, event: placed(event.event) } : event)),
  }));
  return { ...history, batches };
}

/** The first batch that the rules would not have made of the command behind it. */
function firstRefused(history: EuropeHistory): number | undefined {
  const { setup, batches } = history;
  let run = begun(misterXEurope, history);
  for (const [b, batch] of batches.entries()) {
    const events = gameEvents(batch);
    const actions = actionsCausing(setup.options, events);
    const wanted = publicOf(events);
    const accepted = actions.some((action) => {
      const decided = misterXEurope.decide(run.state, batch.by, action, testRng(1));
      return decided.ok && publicOf(decided.value.events) === wanted;
    });
    if (actions.length > 0 && !accepted) return b;
    run = run.retell(batch).after;
  }
  return undefined;
}

function publicOf(events: readonly Event[]): string {
  return jsonText(events.map((event) => ({ ...event, secret: undefined })));
}

/** Confirmed parts of a special that nobody played are there or not, for anyone who never hears of them. */
function withoutSomeOffers(history: EuropeHistory, viewer: Viewer, rng: Rng): EuropeHistory {
  const { devices } = history.setup.options;
  if (devices === 'phones' && viewer !== TABLE && viewer !== 'x') return history;
  const types = history.batches.map((batch) => gameEvents(batch).map(({ type }) => type));
  const batches = history.batches.filter((_, b) => {
    if (types[b]?.[0] !== 'offered' || types[b]?.length !== 1) return true;
    const later = types.slice(b + 1).flat();
    const round = later.slice(0, [...later, 'roundOpened'].indexOf('roundOpened'));
    const used = round.includes('investigated') || round.includes('operated');
    return used || rng.int(2) === 0;
  });
  return { ...history, batches };
}
