import type { Json } from '@mister-x/engine/protocol';
import type { DetectiveId } from '../../rules/index.js';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import { castOf } from '../cast.js';
import type { StartingTable } from './start-card-input.svelte.js';

export type Ticket = 'tram' | 'bus';

const idOf = (i: number): DetectiveId => `d${i + 1}`;

/** Hunters with a pawn each, which this kiosk moves. */
function castNamed(names: readonly string[]) {
  const seats = names.map((name, i) => ({
    seat: `h${i + 1}`,
    role: 'hunter',
    secret: false,
    name,
    colour: ['red', 'blue'][i] ?? 'green',
    claimed: false,
    connected: true,
    awayIn: null,
    computer: null,
    onScreen: false,
  }));
  return castOf({ seats }, { detectives: names.map((_, i) => ({ id: idOf(i), hunter: `h${i + 1}` })) });
}

/** A table at which everybody may move by tram to 58 and 75, by bus to 58. */
export function movingTable(names: readonly string[]) {
  const sent: Json[] = [];
  const next = names.map((_, i) => idOf(i));
  return {
    sent,
    isKiosk: true,
    standing: null,
    asked: false,
    cast: castNamed(names),
    view: { detectives: next.map((id) => ({ id, stop: 74 })) },
    moves: next.map((detective) => ({
      detective,
      reach: [
        { ticket: 'tram' as const, stops: [58, 75] },
        { ticket: 'bus' as const, stops: [58] },
      ],
      mayPass: false,
    })),
    next,
    refusals: {},
    sendFor: async (_: DetectiveId, action: Json): Promise<RequestReply<'command'>> => {
      sent.push(action);
      return { ok: true, value: { revision: sent.length } };
    },
    askTakeback: async () => {},
  };
}

/** A table that takes every start card it is told. */
export function startingTable(names: readonly string[], deck: readonly number[]) {
  const view = $state({
    startSource: 'registered' as const,
    detectives: names.map((_, i) => ({ id: idOf(i), stop: null as number | null })),
  });
  return {
    isKiosk: true,
    standing: null,
    cast: castNamed(names),
    view,
    deck,
    mayRegister: () => true,
    touchStart: async (pawn: DetectiveId, stop: number) => {
      const at = view.detectives.find(({ id }) => id === pawn);
      if (at !== undefined) at.stop = stop;
      return at !== undefined;
    },
  } satisfies StartingTable;
}
