import { transitionOf, err, type Game, ok, REFEREE, type Refusal } from '@mister-x/engine';

/**
 * The smallest game with a secret, a choice, a clock and chance: the keeper hides a number from 1
 * to 9, the guesser has `tries`; when the clock runs out a hint is drawn.
 */
export type Guess = {
  options: { readonly tries: number };
  setup: { readonly tries: number };
  state: {
    readonly hidden: number | null;
    readonly left: number;
    readonly won: 'keeper' | 'guesser' | null;
    readonly closed: boolean;
  };
  action: { readonly type: 'hide' | 'guess'; readonly number: number } | { readonly type: 'hint' };
  event:
    | { readonly type: 'hidden'; readonly number: number }
    | { readonly type: 'guessed'; readonly number: number; readonly hit: boolean }
    | { readonly type: 'hinted'; readonly number: number }
    | { readonly type: 'closed' };
  refusal: Refusal;
  view: { readonly left: number; readonly hidden: number | null };
  notice: { readonly type: string; readonly number?: number };
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const guess: Game<Guess> = {
  id: 'guess',
  version: 1,
  seats: { min: 2, max: 2 },
  variants: ['plain'],
  codes: ['MALFORMED', 'NOT_YOUR_TURN', 'TAKEBACK_DISABLED'],
  outcomes: ['GUESSED', 'KEPT', 'ABANDONED'],
  parseOptions(input) {
    const tries = Object(input).tries ?? 2;
    return Number.isInteger(tries) && tries > 0 ? ok({ tries }) : err({ code: 'MALFORMED' });
  },
  parseAction(input) {
    const { type, number } = Object(input);
    if (type === 'hint') return ok({ type });
    if (type === 'explode') throw new Error('a bug of the game');
    const known = (type === 'hide' || type === 'guess') && DIGITS.includes(number);
    return known ? ok({ type, number }) : err({ code: 'MALFORMED' });
  },
  seatPlan: () => [
    { seat: 'keeper', role: 'keeper', secret: true },
    { seat: 'guesser', role: 'guesser', secret: false },
  ],
  setup: ({ tries }) => ({ tries }),
  optionsOf: ({ left }) => ({ tries: left }),
  start: ({ tries }) => ok({ hidden: null, left: tries, won: null, closed: false }),
  toAct: ({ hidden }) => (hidden === null ? ['keeper'] : ['guesser']),
  legalActions({ hidden }, seat) {
    const type = hidden === null ? 'hide' : 'guess';
    return seat === (hidden === null ? 'keeper' : 'guesser') ? DIGITS.map((number) => ({ type, number }) as const) : [];
  },
  sampleAction(state, seat, rng) {
    const all = [...this.legalActions(state, seat)];
    return all.length === 0 ? undefined : rng.pick(all);
  },
  timers: ({ hidden, won }) =>
    hidden !== null && won === null ? [{ id: 'hint', ms: 5_000, action: { type: 'hint' } }] : [],
  decide(state, seat, action, rng) {
    const led = (event: Guess['event']) => ok(transitionOf(apply, state, [event]));
    if (action.type === 'hint') {
      return seat === REFEREE ? led({ type: 'hinted', number: rng.pick(DIGITS) }) : err({ code: 'NOT_YOUR_TURN' });
    }
    const turn = state.hidden === null ? 'hide' : 'guess';
    const actor = state.hidden === null ? 'keeper' : 'guesser';
    if (seat !== actor || action.type !== turn) return err({ code: 'NOT_YOUR_TURN' });
    if (action.type === 'hide') return led({ type: 'hidden', number: action.number });
    const hit = action.number === state.hidden;
    return led({ type: 'guessed', number: action.number, hit });
  },
  apply,
  outcome({ won, closed }) {
    if (closed) return { code: 'ABANDONED', winners: [] };
    if (won === null) return undefined;
    return { code: won === 'keeper' ? 'KEPT' : 'GUESSED', winners: [won] };
  },
  viewGroup: (viewer) => (viewer === 'keeper' ? viewer : 'table'),
  view: ({ left, hidden }, viewer) => ({ left, hidden: viewer === 'keeper' ? hidden : null }),
  notice(_before, event, viewer) {
    if (event.type === 'closed') return { type: 'closed' };
    if (event.type !== 'hidden') return { type: event.type, number: event.number };
    return viewer === 'keeper' ? { type: 'hidden', number: event.number } : { type: 'hidden' };
  },
  secretMove: () => undefined,
  opens: () => [],
  close: (_state, closing) => (closing.kind === 'abandoned' ? [{ type: 'closed' }] : []),
};

function apply(state: Guess['state'], event: Guess['event']): Guess['state'] {
  if (event.type === 'hidden') return { ...state, hidden: event.number };
  if (event.type === 'closed') return { ...state, closed: true };
  if (event.type === 'hinted') return state;
  const left = state.left - 1;
  return { ...state, left, won: event.hit ? 'guesser' : left === 0 ? 'keeper' : null };
}
