import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE } from '@mister-x/engine/core/game';
import { rngFor } from '@mister-x/engine/core/rng';
import { previewMove } from './browser.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { randomGame, seeds } from '../test/random.js';
import { TICKET_KINDS, type RefusalCode, type State, type Ticket, type View } from './types.js';

type Candidate = { readonly ticket: Ticket; readonly stop: number };

const BOARD = boardsWithTestBoards.E;
const stops = [...Array.from({ length: 10 }, (_, i) => 301 + i), 999];
const candidates = fc.record({
  ticket: fc.oneof(
    fc.constantFrom(...TICKET_KINDS),
    fc
      .tuple(fc.constantFrom(...TICKET_KINDS), fc.integer({ min: 0, max: 12 }))
      .map(([kind, number]): Ticket => `${kind}/${number}`),
    fc.constant('cart/beacon'),
  ),
  stop: fc.constantFrom(...stops),
});

/** What the referee answers, and what the page of `viewer` said before, for every pawn that may move. */
function answers(state: State, viewer: 'hunter' | 'table', { ticket, stop }: Candidate) {
  return state.detectives.flatMap(({ moved, skipped }, i) => {
    const id = `d${i + 1}` as const;
    const { hunter } = europeGameWithTestBoards.view(state, TABLE).detectives[i] as View['detectives'][number];
    if (moved || skipped !== null || state.phase !== 'moves') return [];
    const view = europeGameWithTestBoards.view(state, viewer === 'table' ? TABLE : hunter);
    const action = { type: 'move', detective: id, ticket, stop } as const;
    const decided = europeGameWithTestBoards.decide(state, hunter, action, rngFor('00'.repeat(32), 1));
    return [
      {
        said: previewMove(BOARD, view, id, { ticket, stop }),
        early: previewMove(BOARD, view, id, { ticket }),
        referee: decided.ok ? undefined : decided.error.code,
      },
    ];
  });
}

/** What only the referee knows: hands that nobody is shown, and whether a move wastes tickets (MX-36). */
const HIDDEN: Readonly<Record<'hunter' | 'table', readonly (RefusalCode | undefined)[]>> = {
  hunter: [undefined, 'DETECTIVE_MUST_MOVE'],
  table: [undefined, 'DETECTIVE_MUST_MOVE', 'TICKET_NOT_HELD'],
};

describe.each([
  ['hunter', 'phones', 'unique', 'shared'],
  ['hunter', 'phones', 'by_type', 'shared'],
  ['hunter', 'phones', 'unique', 'private'],
  ['table', 'kiosk', 'unique', 'shared'],
  ['table', 'kiosk', 'by_type', 'shared'],
] as const)('a move on the page of a %s, %s, %s, hands %s', (viewer, devices, ids, hands) => {
  it('is refused there as the referee would refuse it (CM-3, CM-5, CM-9, MX-34, MX-37)', () => {
    const seen = new Set<RefusalCode | undefined>();
    fc.assert(
      fc.property(seeds, fc.array(candidates, { minLength: 6, maxLength: 6 }), (seed, tried) => {
        const flags = {
          ticket_ids: ids,
          hunter_hands: hands,
          first_special: { unit: 'leg', value: 5 },
          ...(devices === 'phones' ? { hand_source: 'server' } : {}),
        };
        const input = { board: 'E', split: [2, 3], devices, flags };
        for (const { step } of randomGame(input, seed, 60)) {
          const { state } = step.before;
          for (const candidate of [...tried, ...likely(state)]) {
            for (const { said, early, referee } of answers(state, viewer, candidate)) {
              // A hand that nobody is shown may lack the ticket as well, which comes first (CM-5).
              const lacks = viewer === 'table' && referee === 'TICKET_NOT_HELD';
              if (said === 'DETECTIVE_STOP_OCCUPIED' && lacks) continue;
              if (said !== undefined) expect(referee).toBe(said);
              else expect(HIDDEN[viewer]).toContain(referee);
              // What is said of the ticket alone is never taken back.
              if (early !== undefined) expect(referee).not.toBeUndefined();
              seen.add(said);
            }
          }
        }
      }),
      // The same games every time: which codes come up in random ones is a matter of luck.
      { numRuns: 12, seed: 6_302 },
    );
    const codes: RefusalCode[] = ['STOP_UNKNOWN', 'TICKET_UNKNOWN', 'NO_CONNECTION', 'DETECTIVE_STOP_OCCUPIED'];
    expect([...seen]).toEqual(expect.arrayContaining([undefined, ...codes]));
    if (ids === 'unique') expect(seen).toContain('TICKET_ALREADY_SPENT');
    if (viewer === 'hunter' && ids === 'unique' && hands === 'shared') expect(seen).toContain('TICKET_NOT_OWN');
  });
});

/** Tickets that stand or lie somewhere, to cities that pawns can reach; and what is not there at all. */
function likely({ hands, detectives, x, box }: State): readonly Candidate[] {
  const cards = detectives.flatMap(({ card }) => card ?? []);
  const laid = x.log.map(({ ticket }) => ticket);
  const tickets = [...hands.map((hand) => hand[0] ?? ''), ...cards.slice(-1), ...laid.slice(-1), ...box];
  const held = detectives.flatMap(({ stop }) => stop ?? []);
  const near = held.flatMap((stop) => BOARD.around(stop));
  const unknown = [
    { ticket: tickets[0] ?? '', stop: 999 },
    { ticket: 'cart/beacon', stop: held[0] ?? 0 },
  ];
  return [...unknown, ...tickets.flatMap((ticket) => near.map((stop) => ({ ticket, stop })))];
}
