import { detectiveIndex } from './pawns.js';
import { add, assertConserved, deal } from './tickets.js';
import type { DetectiveState, Event, Ordinary, State, Window } from './types.js';

/** Folds one event. Never checks rules and never draws; a wrong event is a bug and throws. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'configured':
      return configured(state, event);
    case 'kitRegistered':
    case 'audited':
      return state;
    case 'startRegistered':
      return withDetective(state, event.detective, (d) => ({ ...d, stop: event.stop }));
    case 'xReady': {
      const { stop } = event.secret;
      return { ...state, x: { ...state.x, start: stop, stop } };
    }
    case 'roundOpened':
      return {
        ...state,
        phase: 'x_turn',
        round: event.round,
        acted: state.acted.map(() => false),
        idle: true,
      };
    case 'doublePlayed':
      return conserved({
        ...state,
        x: { ...state.x, tickets: add(state.x.tickets, 'double', -1) },
        doublesSpent: state.doublesSpent + 1,
      });
    case 'legTaken':
      return conserved(legTaken(state, event));
    case 'revealed':
      return revealed(state, event);
    case 'confiscated':
      return conserved(confiscated(state, event));
    case 'xTurnClosed':
      return { ...state, phase: 'detectives' };
    case 'xStayed':
      return { ...state, phase: 'detectives' };
    case 'fareLent':
      return { ...state, x: { ...state.x, mayBorrow: true } };
    case 'moved':
      return conserved(moved(state, event));
    case 'skipped':
      return {
        ...acted(state, event.detective),
        idle: state.idle && event.cause !== 'PASSED',
      };
    case 'paperEntered':
      return {
        ...state,
        paper: event.report,
        x: { ...state.x, stop: event.report.at(-1)?.stop ?? state.x.stop },
      };
    case 'ended':
      return { ...state, phase: 'over', end: event.end };
  }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

function conserved(state: State): State {
  assertConserved(state);
  return state;
}

/** Before any start stop is known, so that kits can be dealt anew. */
function configured(state: State, { options }: Of<'configured'>): State {
  const kits = deal(options, state.detectives.length);
  return {
    ...state,
    options,
    box: kits.box,
    detectives: state.detectives.map(({ stop }) => ({ stop, tickets: kits.detective })),
    x: { ...state.x, tickets: kits.x },
  };
}

function legTaken(state: State, event: Of<'legTaken'>): State {
  const { ticket, from, double } = event;
  const { stop } = event.secret;
  const { x } = state;
  const window: Window = {
    stop,
    ticket,
    ...(double === undefined ? {} : { double }),
    ...(from === undefined ? {} : from === 'box' ? { lent: true } : { loan: true }),
    held: x.tickets[ticket],
    detectives: state.detectives.map((detective) => detective.stop ?? 0),
  };
  return {
    ...state,
    phase: double === 1 ? 'x_second_leg' : state.phase === 'x_second_leg' ? 'x_turn' : state.phase,
    x: {
      ...x,
      stop,
      tickets: from === undefined ? add(x.tickets, ticket, -1) : x.tickets,
      log: [...x.log, window],
      shown: false,
      mayBorrow: false,
    },
    box: from === 'box' ? add(state.box, ticket, -1) : state.box,
    loans: from === 'substitute' ? add(state.loans, ticket as Ordinary, 1) : state.loans,
  };
}

function revealed(state: State, { window, stop, why }: Of<'revealed'>): State {
  const { x } = state;
  return {
    ...state,
    lastSeen: { window, stop },
    x: {
      ...x,
      shown: true,
      voluntaryUsed: x.voluntaryUsed + (why === 'voluntary' ? 1 : 0),
      log: x.log.map((w, i) => (i === window - 1 ? { ...w, shown: why } : w)),
    },
  };
}

/** X receives a ticket: the oldest substitute of its type on his log is replaced first (SYC-6). */
function received(state: State, ticket: Ordinary, settled: boolean): State {
  const { x } = state;
  if (!settled) return { ...state, x: { ...x, tickets: add(x.tickets, ticket, 1) } };
  const at = x.log.findIndex((window) => window.loan === true && window.ticket === ticket);
  return {
    ...state,
    loans: add(state.loans, ticket, -1),
    x: {
      ...x,
      log: x.log.map((window, i) => {
        if (i !== at) return window;
        const { loan: _, ...settledWindow } = window;
        return settledWindow;
      }),
    },
  };
}

function confiscated(state: State, event: Of<'confiscated'>): State {
  const { detective, ticket } = event;
  const taken = withDetective(state, detective, (d) => ({
    ...d,
    tickets: add(d.tickets, ticket, -1),
  }));
  if (state.options.flags.voluntary_ticket_to === 'box') {
    return { ...taken, box: add(taken.box, ticket, 1) };
  }
  return received(taken, ticket, event.settled === true);
}

function moved(state: State, event: Of<'moved'>): State {
  const { detective, ticket, to, card } = event;
  const there = withDetective(state, detective, (d) => ({
    stop: to,
    tickets: add(d.tickets, ticket, -1),
  }));
  const paid = received(acted(there, detective), ticket, event.settled === true);
  return {
    ...paid,
    idle: false,
    spentCards: card === undefined ? state.spentCards : [...state.spentCards, card],
  };
}

function acted(state: State, detective: string): State {
  const index = detectiveIndex(state.options, detective);
  return { ...state, acted: state.acted.map((done, i) => done || i === index) };
}

function withDetective(
  state: State,
  detective: string,
  change: (detective: DetectiveState) => DetectiveState,
): State {
  const index = detectiveIndex(state.options, detective);
  if (index < 0) throw new Error(`no detective is called ${detective}`);
  return { ...state, detectives: state.detectives.map((d, i) => (i === index ? change(d) : d)) };
}
