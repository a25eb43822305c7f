import { europeBoard, TICKET_KINDS, type View } from '../../rules/index.js';
import { expect, it } from 'vitest';
import { ticketNumbersOf, numbersOfAnyKind, ticketOfNumber } from './numbers.js';

function view(changed: Partial<View> = {}): View {
  return {
    board: 'europe',
    ticketIds: 'unique',
    own: null,
    hands: {},
    slots: [],
    detectives: [],
    ...changed,
  } as unknown as View;
}

it('no numbers are asked for where tickets count by kind (CM-9)', () => {
  expect(ticketNumbersOf(view({ ticketIds: 'by_type' }))).toBeNull();
});

it('the public is offered every number of the box, whatever stands on racks (MX-11)', () => {
  const numbers = ticketNumbersOf(view());
  for (const kind of TICKET_KINDS) {
    expect(numbers?.(kind)).toHaveLength(europeBoard().data.tickets?.[kind] ?? 0);
    expect(numbers?.(kind)[0]).toBe(1);
  }
});

it('what lies open, and what the viewer holds, is nowhere else (CM-9)', () => {
  const numbers = ticketNumbersOf(
    view({
      hands: { h1: [ticketOfNumber('car/beacon', 2)] },
      slots: [
        { faceDown: false, double: 0, ticket: ticketOfNumber('car/beacon', 3) },
        { faceDown: true, double: 0 },
      ],
      detectives: [{ card: ticketOfNumber('car/beacon', 1) }] as unknown as View['detectives'],
    }),
  );
  expect(numbers?.('car/beacon').slice(0, 2)).toEqual([4, 5]);
  expect(numbers?.('car/magnifier')[0]).toBe(1);
});

it('numbers beside no kind are the same for every kind, whatever lies open (MX-11)', () => {
  const all = numbersOfAnyKind(ticketNumbersOf(view()));
  const open = view({
    slots: [{ faceDown: false, double: 0, ticket: ticketOfNumber('plane/beacon', 1) }],
  });
  const { tickets = {} } = europeBoard().data;
  expect(all).toHaveLength(Math.max(...Object.values(tickets)));
  expect(all.slice(0, 3)).toEqual([1, 2, 3]);
  expect(numbersOfAnyKind(ticketNumbersOf(open))).toEqual(all);
  expect(numbersOfAnyKind(null)).toEqual([]);
});
