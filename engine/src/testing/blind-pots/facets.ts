import type { Concession, GameFacets, TakebackRule } from '../../core/facets.js';
import { REFEREE, type Seat } from '../../core/game-types.js';
import { isSeat } from './decide.js';
import { type BlindPots, type PotEvent, type PotRefusal, type PotState, SEATS } from './types.js';

/** What Blind Pots has beside its rules. A small game has none of it. */
export const facets = {
  // A standing order, given in silence.
  unlistedActionTypes: (state, seat) => (isSeat(seat) && state.end === null ? ['order'] : []),
  takeback: {
    refusal: ({ options }) => (options.takeback === 'none' ? { code: 'TAKEBACK_DISABLED' } : undefined),
    rule: takebackRule,
  },
  concession,
  retention: ({ type }) =>
    type === 'revealed' ? { isAlwaysTold: true } : type === 'exchanged' || type === 'shouted' ? { begins: true } : {},
} satisfies GameFacets<BlindPots>;

const SILENT_EVENTS: readonly PotEvent['type'][] = ['ordered', 'laid', 'passed'];

function takebackRule(before: PotState, seat: Seat, events: readonly PotEvent[]): TakebackRule<PotRefusal> | undefined {
  if (before.options.takeback === 'none') return undefined;
  if (events.every(({ type }) => SILENT_EVENTS.includes(type))) return 'untracked';
  const turn = `${before.round}/${before.phase}/${seat}`;
  const [first, ...rest] = events;
  if (first?.type === 'shouted' && rest.length === 0) return { allowed: true, turn, consent: null };
  if (first?.type !== 'exchanged' || first.count > 0) return undefined;
  const opponent = seat === 'east' ? 'north' : 'east';
  return { allowed: true, turn, consent: before.options.takeback === 'host' ? REFEREE : opponent };
}

/** Partners give up together, the loner for himself (CM-17). */
function concession({ round }: PotState, seat: Seat): Concession | undefined {
  if (!isSeat(seat)) return undefined;
  const side = SEATS.filter((other) => (other === 'east') === (seat === 'east'));
  return { others: side.filter((other) => other !== seat), round };
}
