import { transitionOf } from '../decision.js';
import { type Game, REFEREE, type TakebackRule } from '../game.js';
import type { Batch, Command, Match } from '../match.js';
import { err, ok, type Result, unwrap } from '../result.js';
import { rngFor } from '../rng.js';
import { MatchRun } from '../run.js';

const TYPES = ['add', 'roll', 'order', 'audit', 'pass', 'tick'] as const;

/**
 * The smallest game that has everything a match asks for: three players add numbers, `spy` hides one of
 * them, `roll` draws, `order` is silent, `audit` is no move, 99 ends it.
 */
export type Stub = {
  options: { takeback: 'x_consents' | 'public_only' | 'none' };
  setup: { takeback: 'x_consents' | 'public_only' | 'none' };
  state: {
    takeback: Stub['options']['takeback'];
    turn: number;
    sum: number;
    orders: number;
    end: string | null;
  };
  action: { type: (typeof TYPES)[number]; by?: number };
  event: { type: 'added' | 'ordered' | 'audited' | 'passed' | 'ended'; by: number };
  refusal: { code: string };
  view: { sum: number };
  notice: { told: string };
};
export type StubMatch = Match<Stub>;

const SEATS_OTHER_THAN_X = ['ann', 'bob', 'cyd'];

export const stub: Game<Stub> = {
  id: 'stub',
  version: 1,
  seats: { min: 3, max: 3 },
  variants: [],
  codes: ['NO', 'TAKEBACK_DISABLED'],
  outcomes: ['FULL', 'GIVEN_UP', 'ABANDONED'],
  parseOptions: () => err({ code: 'NO' }),
  parseAction,
  seatPlan: () => ['spy', ...SEATS_OTHER_THAN_X].map((seat) => ({ seat, role: seat, secret: seat === 'spy' })),
  setup: (options) => options,
  optionsOf: ({ takeback }) => ({ takeback }),
  start: ({ takeback }) => ok({ takeback, turn: 1, sum: 0, orders: 0, end: null }),
  toAct: () => [],
  legalActions: () => [],
  unlistedActionTypes: () => ['audit'],
  sampleAction: () => undefined,
  timers: ({ sum }) => (sum > 50 ? [{ id: 'slow', ms: 5, action: { type: 'tick' }, shown: true }] : []),
  decide: (state, seat, { type, by = 0 }, rng) => {
    if (state.end !== null) return err({ code: 'GAME_OVER' });
    const led = (...events: readonly Stub['event'][]) => ok(transitionOf(apply, state, events));
    switch (type) {
      case 'add':
        if (state.sum + by === 99) {
          return led({ type: 'added', by }, { type: 'ended', by });
        }
        // What follows by itself is part of the same batch.
        return led({ type: 'added', by }, { type: 'passed', by: 0 });
      case 'roll':
        return led({ type: 'added', by: rng.int(6) });
      case 'order':
        return led({ type: 'ordered', by });
      case 'audit':
        return led({ type: 'audited', by });
      case 'pass':
        return led({ type: 'passed', by: 0 });
      case 'tick':
        return seat === REFEREE ? led({ type: 'audited', by }) : err({ code: 'NO' });
    }
  },
  apply,
  outcome: ({ end }) => (end === null ? undefined : { code: end, winners: [] }),
  viewGroup: (viewer) => (viewer === 'ann' ? viewer : 'table'),
  view: ({ sum }) => ({ sum }),
  notice: (_before, { type }, viewer) => (type === 'ordered' && viewer !== 'ann' ? undefined : { told: type }),
  secretMove: () => undefined,
  opens: () => [],
  takeback: {
    refusal: ({ takeback }) => (takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined),
    rule: (before, seat, [first]): TakebackRule<{ code: string }> | undefined => {
      if (first?.type === 'ordered' || first?.type === 'audited') return 'untracked';
      if (seat === 'spy') return undefined;
      const turn = `${before.turn}/${seat}`;
      if (before.takeback === 'x_consents') return { allowed: true, turn, consent: 'spy' };
      return first?.type === 'passed'
        ? { allowed: true, turn, consent: null }
        : { allowed: false, refusal: { code: 'TAKEBACK_DISABLED' } };
    },
  },
  concession: ({ turn }, seat) =>
    seat === 'spectator'
      ? undefined
      : {
          others: seat === 'spy' ? [] : SEATS_OTHER_THAN_X.filter((other) => other !== seat),
          round: turn,
        },
  close: (state, closing) =>
    closing.kind === 'conceded' && closing.by === 'spectator' ? [] : [{ type: 'ended', by: state.sum }],
};

function parseAction(input: unknown): Result<Stub['action'], Stub['refusal']> {
  if (typeof input !== 'object' || input === null || !('type' in input)) return err({ code: 'NO' });
  const type = TYPES.find((one) => one === input.type);
  if (type === undefined) return err({ code: 'NO' });
  return ok('by' in input && typeof input.by === 'number' ? { type, by: input.by } : { type });
}

function apply(state: Stub['state'], { type, by }: Stub['event']): Stub['state'] {
  switch (type) {
    case 'added':
      return { ...state, sum: state.sum + by };
    case 'ordered':
      return { ...state, orders: state.orders + by };
    case 'passed':
      return { ...state, turn: state.turn + 1 };
    case 'ended':
      return { ...state, end: 'FULL' };
    case 'audited':
      return state;
  }
}

export const rng = rngFor('00'.repeat(32), 0);
export const act = (type: Stub['action']['type'], by?: number): Command<Stub['action']> => ({
  kind: 'act',
  action: by === undefined ? { type } : { type, by },
});
export const ASK_TAKEBACK = { kind: 'takeback' } as const;
export const AGREE_TO_TAKEBACK = { kind: 'answer-takeback', agree: true } as const;
export const DECLINE_TAKEBACK = { kind: 'answer-takeback', agree: false } as const;
export const TAKEBACK_TIMED_OUT = { kind: 'takeback-timeout' } as const;

/** The match as `MatchRun` goes on with it. */
const runAt = (match: StubMatch): MatchRun<Stub> => MatchRun.at(stub, match, () => rng);

export function startStubMatch(takeback: Stub['options']['takeback'] = 'x_consents'): StubMatch {
  return unwrap(MatchRun.begin(stub, { takeback }, () => rng)).match;
}

export function decisionOn(match: StubMatch, seat: string, command: Command<Stub['action']>) {
  const made = runAt(match).step(seat, command);
  return made.ok ? ok(made.value.batch) : made;
}

export function matchAfterBatch(match: StubMatch, batch: Batch<Stub['event']>): StubMatch {
  return runAt(match).retell(batch).after.match;
}

export function matchAfterMoves(match: StubMatch, ...moves: readonly [string, Command<Stub['action']>][]): StubMatch {
  return moves.reduce((run, [seat, command]) => unwrap(run.step(seat, command)).after, runAt(match)).match;
}

export function refusalCodeOf(match: StubMatch, seat: string, command: Command<Stub['action']>): string {
  const answer = decisionOn(match, seat, command);
  return answer.ok ? 'accepted' : answer.error.code;
}

export function viewOf(match: StubMatch, viewer: string) {
  return runAt(match).view(viewer);
}
