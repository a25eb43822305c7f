import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rngFor } from '@mister-x/engine/core/rng';
import { londonBoard, previewMove } from './browser.js';
import { hunterOf } from './pawns.js';
import { scotlandYardWithT } from '../test/boards.js';
import { optionsWith, randomGame, seeds } from '../test/random.js';
import { TABLE } from '../test/table.js';
import type { Action, DetectiveId, Options, State, TicketCard } from './types.js';

const london = londonBoard('later');
const STOPS = [...london.data.stations.map(({ id }) => id), 0, 200];
const WORDS = ['taxi', 'bus', 'underground', 'black', 'tram'];

const cards = fc.option(
  fc.record<TicketCard>({
    owner: fc.constantFrom('d1', 'd2', 'd3', 'x'),
    ticket: fc.constantFrom('taxi', 'bus', 'underground', 'black'),
    serial: fc.integer({ min: 0, max: 11 }),
  }),
  { nil: undefined },
);

function decided(state: State, id: DetectiveId, action: Action): string | undefined {
  const seat = hunterOf(state.options, Number(id.slice(1)) - 1);
  const answer = scotlandYardWithT.decide(state, seat, action, rngFor('5a'.repeat(32), 1));
  return answer.ok ? undefined : answer.error.code;
}

it.each(['by_type', 'unique'] as const)(
  'CM-3 CM-5 CM-9 a page previews what the referee decides, from the public view: %s',
  (ids) => {
    const options = optionsWith('modern', 3, { ticket_ids: ids }) as Options;
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...STOPS), cards), {
          minLength: 40,
          maxLength: 40,
        }),
        (seed, tries) => {
          for (const { step } of randomGame(options, seed)) {
            const { state: before } = step.before;
            if (before.phase !== 'detectives') continue;
            const view = scotlandYardWithT.view(before, TABLE);
            for (const { detective } of view.moves) {
              for (const [ticket, stop, card] of tries) {
                const move = { ticket, stop, ...(card === undefined ? {} : { card }) };
                const said = decided(before, detective, { type: 'move', detective, ...move });
                expect(previewMove(londonBoard(view.edition), view, detective, move)).toBe(said);
              }
            }
          }
        },
      ),
      { numRuns: 6 },
    );
  },
);

it('CM-9 a ticket is refused by itself just when it leads nowhere', () => {
  const options = optionsWith('modern', 3, { ticket_ids: 'unique' }) as Options;
  fc.assert(
    fc.property(seeds, fc.array(cards, { minLength: 5, maxLength: 5 }), (seed, tries) => {
      for (const { step } of randomGame(options, seed)) {
        const { state: before } = step.before;
        if (before.phase !== 'detectives') continue;
        const view = scotlandYardWithT.view(before, TABLE);
        for (const { detective } of view.moves) {
          for (const ticket of WORDS) {
            for (const card of tries) {
              const paid = { ticket, ...(card === undefined ? {} : { card }) };
              const faults = STOPS.map((stop) =>
                previewMove(londonBoard(view.edition), view, detective, { ...paid, stop }),
              );
              const leads = faults.includes(undefined);
              expect(previewMove(londonBoard(view.edition), view, detective, paid) === undefined).toBe(leads);
            }
          }
        }
      }
    }),
    { numRuns: 3 },
  );
});
