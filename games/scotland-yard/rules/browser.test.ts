import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { londonBoard, secondLegs } from './browser.js';
import { scotlandYardWithT } from '../test/boards.js';
import { optionsWith, randomGame, seeds, someFlags } from '../test/random.js';
import { TABLE, table } from '../test/table.js';
import type { Options, StopsByTicket, State, View } from './types.js';

const TRANSITS = ['reject', 'caught', 'allow'] as const;
const ONTO = ['reject', 'caught'] as const;
const RULES = TRANSITS.flatMap((transit) => ONTO.map((onto) => [transit, onto] as const));

/** Doubles as the page derives them: the first legs of the view, the second from the helper. */
function derived(view: View): string[] {
  const first = view.own?.firstLegs ?? [];
  return pairs(first).flatMap(([ticket, stop]) =>
    pairs(secondLegs(londonBoard(view.edition), view, { ticket, stop })).map(
      ([t, s]) => `${ticket} ${stop}, ${t} ${s}`,
    ),
  );
}

function pairs(reach: readonly StopsByTicket[]): readonly (readonly [StopsByTicket['ticket'], number])[] {
  return reach.flatMap(({ ticket, stops }) => stops.map((stop) => [ticket, stop] as const));
}

function listed(state: State): string[] {
  return [...scotlandYardWithT.legalActions(state, 'x')].flatMap((action) =>
    action.type === 'travel' && action.legs.length === 2
      ? [action.legs.map(({ ticket, stop }) => `${ticket} ${stop}`).join(', ')]
      : [],
  );
}

it.each(RULES)('SY-43 SY-39 the page’s doubles are the legal ones: transit %s, onto %s', (transit, onto) => {
  fc.assert(
    fc.property(
      someFlags,
      seeds,
      fc.constantFrom('modern', 'classic-1983', 'newer'),
      fc.constantFrom(2, 3, 5),
      (flags, seed, variant, hunters) => {
        const options = optionsWith(variant, hunters, {
          ...flags,
          double_transit_through_detective: transit,
          x_onto_detective: onto,
          double_entry: 'atomic',
          voluntary_reveal: false,
        });
        fc.pre(options !== undefined);
        for (const { step } of randomGame(options as Options, seed)) {
          const { state: before } = step.before;
          if (before.phase !== 'x_turn') continue;
          expect(derived(scotlandYardWithT.view(before, 'x')).sort()).toEqual(listed(before).sort());
        }
      },
    ),
    { numRuns: 12, maxSkipsPerRun: 1_000 },
  );
});

it('SY-55 SY-39 a fare lent by the box pays the first leg only, on the page too', () => {
  const t = table({
    at: [163, 188, 175],
    x: 74,
    xTickets: { taxi: 0, bus: 0, underground: 0, black: 0 },
    more: { mayBorrow: true },
  });
  const view = t.view('x');
  expect(view.own?.reach.length).toBeGreaterThan(0);
  expect(derived(view)).toEqual([]);
  expect(secondLegs(londonBoard('later'), view, { ticket: 'taxi', stop: 58 })).toEqual([]);
});

it('SY-25 SY-8 the page of anybody but X can derive nothing', () => {
  const t = table({ at: [], x: 74 });
  expect(secondLegs(londonBoard('later'), t.view(TABLE), { ticket: 'taxi', stop: 58 })).toEqual([]);
  expect(secondLegs(londonBoard('later'), t.view('x'), { ticket: 'tram', stop: 58 })).toEqual([]);
});
