import {
  transitionOf,
  err,
  type Game,
  hostGame,
  ok,
  REFEREE,
  type Refusal,
  registry,
  type Seat,
} from '@mister-x/engine';

/**
 * A small game for tests of the server: the keeper hides a number, two guests guess it in turn.
 * It has what the server must cope with: secrets, secret changes that others must not notice,
 * a draw at the start, a timer, take-back with consent, and an end that discloses.
 */

/** How long a request for a take-back waits by post, without masks. */
export const DAY_MS = 24 * 60 * 60_000;

type Options = {
  readonly bellMs: number;
  /** Guesses are taken back with the host's consent; otherwise with the keeper's. */
  readonly hostConsents?: true;
  /** What was guessed must be remembered. */
  readonly forgets?: true;
  /** People come by invitation, with masks or without. */
  readonly correspondence?: 'open' | 'masks';
};
type State = {
  readonly options: Options;
  /** Drawn by the referee at once; public. */
  readonly dial: number | null;
  readonly hidden: number | null;
  readonly turn: Seat;
  readonly guesses: readonly { readonly seat: Seat; readonly value: number }[];
  readonly bells: number;
  readonly end: { readonly code: string; readonly winners: readonly Seat[] } | null;
};
type Action = { readonly type: 'hide' | 'guess'; readonly value: number } | { readonly type: 'deal' | 'ring' };
type Event =
  | { readonly type: 'hidden'; readonly secret: { readonly value: number } }
  | { readonly type: 'guessed'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'dealt'; readonly dial: number }
  | { readonly type: 'rang' }
  | { readonly type: 'ended'; readonly code: string; readonly winners: readonly Seat[] };
type View = {
  readonly dial: number | null;
  readonly ready: boolean;
  readonly hidden: number | null;
  readonly turn: Seat;
  readonly guesses: State['guesses'];
  readonly bells: number;
  readonly end: State['end'];
  readonly forgets?: true;
};

export type StubTypes = {
  options: Options;
  setup: { readonly options: Options };
  state: State;
  action: Action;
  event: Event;
  refusal: Refusal;
  view: View;
  notice: { readonly type: string; readonly seat?: Seat; readonly value?: number };
};

export const stubGame: Game<StubTypes> = {
  id: 'stub',
  version: 1,
  seats: { min: 3, max: 3 },
  variants: ['plain'],
  codes: ['MALFORMED', 'NOT_YOUR_TURN', 'PHASE_WRONG', 'TOO_HIGH'],
  outcomes: ['FOUND', 'CONCEDED', 'ABANDONED'],
  parseOptions: (input) => {
    const bellMs = member(input, 'bellMs');
    if (typeof bellMs !== 'number') return err({ code: 'MALFORMED' });
    const isSet = (name: 'hostConsents' | 'forgets') => (member(input, name) === true ? { [name]: true } : {});
    const correspondence = member(input, 'correspondence');
    const withCorrespondence = correspondence === 'open' || correspondence === 'masks' ? { correspondence } : {};
    return ok({
      bellMs,
      ...isSet('hostConsents'),
      ...isSet('forgets'),
      ...withCorrespondence,
    } as Options);
  },
  parseAction: (input) => {
    const type = member(input, 'type');
    const value = member(input, 'value');
    if (type === 'deal' || type === 'ring') return ok({ type });
    if ((type === 'hide' || type === 'guess') && typeof value === 'number') {
      return ok({ type, value });
    }
    return err({ code: 'MALFORMED' });
  },
  seatPlan: () => [
    { seat: 'keeper', role: 'keeper', secret: true },
    { seat: 'g1', role: 'guest', secret: false },
    { seat: 'g2', role: 'guest', secret: false },
  ],
  correspondence: ({ correspondence }) =>
    correspondence === undefined
      ? undefined
      : {
          anonymous: correspondence === 'masks',
          replacing: true,
          consentMs: correspondence === 'open' ? DAY_MS : null,
        },
  setup: (options) => ({ options }),
  optionsOf: ({ options }) => options,
  start: ({ options }) =>
    ok({
      options,
      dial: null,
      hidden: null,
      turn: 'g1',
      guesses: [],
      bells: 0,
      end: null,
    }),
  toAct: ({ turn }) => [turn],
  legalActions: () => [],
  unlistedActionTypes: () => [],
  sampleAction: () => undefined,
  timers: ({ dial, hidden, bells, options }) => {
    if (dial === null) return [{ id: 'deal', ms: 0, action: { type: 'deal' } }];
    if (hidden === null || options.bellMs === 0 || bells > 0) return [];
    return [{ id: 'bell', ms: options.bellMs, action: { type: 'ring' } }];
  },
  decide: (state, seat, action, rng) => {
    const led = (...events: readonly Event[]) => ok(transitionOf(apply, state, events));
    switch (action.type) {
      case 'deal':
        if (seat !== REFEREE || state.dial !== null) return err({ code: 'NOT_YOUR_TURN' });
        return led({ type: 'dealt', dial: rng.int(1_000_000) });
      case 'ring':
        return seat === REFEREE ? led({ type: 'rang' }) : err({ code: 'NOT_YOUR_TURN' });
      case 'hide':
        if (seat !== 'keeper') return err({ code: 'NOT_YOUR_TURN' });
        if (action.value > 1_000_000) return err({ code: 'TOO_HIGH' });
        return led({ type: 'hidden', secret: { value: action.value } });
      case 'guess': {
        if (seat !== state.turn) return err({ code: 'NOT_YOUR_TURN' });
        if (state.hidden === null) return err({ code: 'PHASE_WRONG' });
        const guessed: Event = { type: 'guessed', seat, value: action.value };
        return action.value === state.hidden
          ? led(guessed, { type: 'ended', code: 'FOUND', winners: [seat] })
          : led(guessed);
      }
    }
  },
  apply,
  outcome: ({ end }) => end ?? undefined,
  viewGroup: (viewer) => (viewer === 'keeper' ? viewer : 'table'),
  view: ({ options, dial, hidden, turn, guesses, bells, end }, viewer) => ({
    ...(options.forgets && { forgets: options.forgets }),
    dial,
    ready: hidden !== null,
    hidden: viewer === 'keeper' || end !== null ? hidden : null,
    turn,
    guesses,
    bells,
    end,
  }),
  notice: (before, event, viewer) => {
    switch (event.type) {
      case 'hidden':
        if (viewer === 'keeper') return { type: 'hidden', value: event.secret.value };
        return before.hidden === null ? { type: 'hidden' } : undefined;
      case 'guessed':
        return { type: 'guessed', seat: event.seat, value: event.value };
      default:
        return { type: event.type };
    }
  },
  retention: ({ type, seat }) =>
    type === 'guessed' ? { pieces: [`token ${seat}`], begins: true } : type === 'ended' ? { isAlwaysTold: true } : {},
  redactForHistory: (notice, { forgets, end }) =>
    forgets && end === null && notice.type === 'guessed' ? { type: notice.type } : notice,
  secretMove: (event) =>
    event.type === 'hidden' ? { slot: 'hidden', move: { value: event.secret.value } } : undefined,
  opens: () => [],
  takeback: {
    refusal: () => undefined,
    rule: (before, seat, events) => {
      if (events[0]?.type === 'hidden') return before.hidden === null ? undefined : 'untracked';
      if (events[0]?.type !== 'guessed') return undefined;
      const consent = before.options.hostConsents ? REFEREE : 'keeper';
      return { allowed: true, turn: `${before.guesses.length}/${seat}`, consent };
    },
  },
  concession: (_state, seat) => {
    const guests = ['g1', 'g2'];
    return {
      others: guests.includes(seat) ? guests.filter((guest) => guest !== seat) : [],
      round: 1,
    };
  },
  close: (_state, closing) => [
    {
      type: 'ended',
      code: closing.kind === 'abandoned' ? 'ABANDONED' : 'CONCEDED',
      winners: [],
    },
  ],
};

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'dealt':
      return { ...state, dial: event.dial };
    case 'hidden':
      return { ...state, hidden: event.secret.value };
    case 'rang':
      return { ...state, bells: state.bells + 1 };
    case 'ended':
      return { ...state, end: { code: event.code, winners: event.winners } };
    case 'guessed':
      return {
        ...state,
        turn: state.turn === 'g1' ? 'g2' : 'g1',
        guesses: [...state.guesses, { seat: event.seat, value: event.value }],
      };
  }
}

export const stubRegistry = registry(hostGame(stubGame));

function member(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null) return undefined;
  return Object.entries(input).find(([key]) => key === name)?.[1];
}
