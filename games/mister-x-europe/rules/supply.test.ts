import { describe, expect, it } from 'vitest';
import { ticketsOutsideStack } from './setup.js';
import { boardsWithTestBoards } from '../test/boards.js';
import type { TestPosition } from '../test/position.js';
import { newTable, REFEREE, TABLE, table, ticketsOfText } from '../test/table.js';
import { ticketsOfSupply } from './tickets.js';
import type { State } from './types.js';

/** Each ticket has one owner, and those twice registered are known (MX-62). */
function expectConserved(state: State): void {
  const there = [...ticketsOutsideStack(state), ...state.stack].sort();
  expect(there).toEqual(
    [...ticketsOfSupply(boardsWithTestBoards.europe.data.tickets ?? {}, false), ...state.overdrawn].sort(),
  );
}

describe('the supply', () => {
  it('MX-1 MX-2 MX-13 the board of Europe: 199 cities, 15 start cards, 120 tickets, all in the stack', () => {
    const t = newTable({ board: 'europe' });
    expect(boardsWithTestBoards.europe.data.stations).toHaveLength(199);
    expect(t.view(TABLE).deck).toHaveLength(15);
    expect(t.view(TABLE).supply).toEqual({ stack: 120, discard: 0, box: 0 });
    expectConserved(t.state);
  });

  it('MX-8 five different start cards, from the deck', () => {
    const t = newTable({ board: 'europe' });
    const deck = t.view(TABLE).deck;
    const [first = 0, second = 0] = deck;
    const other = boardsWithTestBoards.europe.data.stations.find(({ id }) => !deck.includes(id))?.id ?? 0;
    const card = (pawn: string, stop: number) => ({ type: 'registerStart', pawn, stop }) as const;
    t.play('h1', card('d1', first));
    expect(t.refuse('h1', card('d2', first))).toEqual({ code: 'SETUP_START_TAKEN' });
    expect(t.refuse('h1', card('d2', other))).toEqual({ code: 'SETUP_START_INVALID' });
    t.play('h1', card('d2', second));
  });

  const dry: TestPosition = {
    board: 'europe',
    phase: 'x_refill',
    x: 100,
    hand: '3 car/M',
    flags: { hand_source: 'server' },
  };
  const all = ticketsOfSupply(boardsWithTestBoards.europe.data.tickets ?? {}, false);
  const stack = ticketsOfText('2 car/B');
  const placed = [...ticketsOfText('3 car/M'), ...stack];
  const rest = [...all];
  for (const ticket of placed) rest.splice(rest.indexOf(ticket), 1);

  it.each([
    ['discard_then_box', 'discard', 4],
    ['both_together', 'both', 0],
  ] as const)('MX-60 the stack runs out, %s: %s is shuffled in', (order, from, box) => {
    const t = table({
      ...dry,
      flags: { ...dry.flags, supply_order: order },
      more: { stack, discard: rest.slice(4), box: rest.slice(0, 4) },
    });
    t.draw('x');
    expect(t.state.x.hand).toHaveLength(8);
    expect(t.notices(TABLE).map((told) => ('count' in told ? told.count : told))).toEqual([
      2,
      { type: 'reshuffled', from },
      3,
    ]);
    expect(t.state.box).toHaveLength(box);
    // What was drawn first does not return to the stack (MX-62).
    expectConserved(t.state);
  });

  it('MX-61 with nothing else left the box comes back', () => {
    const t = table({ ...dry, more: { stack, discard: [], box: rest } });
    t.draw('x');
    expect(t.notices(TABLE)).toContainEqual({ type: 'reshuffled', from: 'box' });
    expect(t.state.x.hand).toHaveLength(8);
  });

  it('MX-61 a hand stays short when there is no ticket left at all', () => {
    const hands = [rest.slice(0, 7), rest.slice(7, 13)];
    const t = table({ ...dry, more: { stack, discard: [], box: [], hands } });
    expect(t.view('x').x.due).toBe(2);
    t.draw('x');
    expect(t.state.x.hand).toHaveLength(5);
    expect(t.state.phase).toBe('moves');
  });

  it('MX-62 what someone registers although it was elsewhere is taken, and told at the end', () => {
    const t = table({
      board: 'europe',
      phase: 'x_refill',
      x: 100,
      hand: '5 plane/F',
      hands: ['', ''],
    });
    expect(t.refuse('x', { type: 'draw', tickets: ticketsOfText('3 plane/F') })).toEqual({
      code: 'TICKET_ALREADY_SPENT',
    });
    const other = table({
      board: 'europe',
      phase: 'x_refill',
      x: 100,
      hand: '7 car/F',
      hands: ['5 plane/F', ''],
    });
    other.play('x', { type: 'draw', tickets: ticketsOfText('plane/F') });
    expectConserved(other.state);
    expect(other.publicText).not.toContain('plane/footprints');
    other.send('x', { kind: 'concede' });
    expect(other.view(TABLE).end?.report.ledger).toEqual([{ hand: 'x', ticket: 'plane/footprints' }]);
  });
});

describe('who sees which hand', () => {
  const hands = ['2 car/M', '3 plane/B'] as const;
  it.each([
    ['phones', 'shared', 'h1', ['h1', 'h2']],
    ['phones', 'private', 'h1', ['h1']],
    ['phones', 'shared', 'x', []],
    ['phones', 'shared', TABLE, []],
    ['kiosk', 'shared', 'h1', []],
    ['kiosk', 'shared', TABLE, []],
  ] as const)('MX-11 %s, %s: %s sees %j', (devices, shown, viewer, seen) => {
    const t = table({ devices, flags: { hunter_hands: shown }, hands, hand: '8 car/F' });
    expect(Object.keys(t.view(viewer).hands)).toEqual(seen);
    expect(t.view(viewer).own === null).toBe(viewer !== 'x');
  });

  it('MX-11 at the kiosk alone neither view nor log depends on what the hunters hold', () => {
    const play = (held: readonly string[]) => {
      const t = table({ devices: 'kiosk', phase: 'specials', log: 6, round: 6, hands: held });
      t.play('h1', { type: 'discard', tickets: [t.state.hands[0]?.[0] ?? ''] });
      const { stack } = t.state;
      t.play('h1', { type: 'draw', tickets: stack.slice(0, 6) });
      return ['h1', 'h2', TABLE].map((viewer) => [t.view(viewer), t.feed(viewer)]);
    };
    expect(play(['2 car/M', '3 plane/B'])).toEqual(play(['train/F, plane/S', '3 car/M']));
  });

  it('MX-10 with `before_detectives` X chooses first, and the cards are never held against it', () => {
    const t = newTable({ flags: { x_start_choice: 'before_detectives', start_source: 'server' } });
    expect(t.refuse(REFEREE, { type: 'dealStarts' })).toEqual({ code: 'PHASE_WRONG' });
    t.play('x', { type: 'chooseMission', mission: 'green', stop: 303 });
    t.play(REFEREE, { type: 'dealStarts' });
    expect(t.state.x.start).toBe(303);
  });
});
