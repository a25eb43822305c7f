import { describe, expect, it } from 'vitest';
import { previewMove } from './browser.js';
import { boardsWithTestBoards, europeGameWithTestBoards } from '../test/boards.js';
import { type TestPosition, logRow } from '../test/position.js';
import { move, partsOfText, TABLE, table, ticketsOfText, travel } from '../test/table.js';
import type { Flags } from './types.js';

/** Pieces by their numbers: what a number betrays is what everybody, or the sender, saw (CM-9). */

const flags: Partial<Flags> = { ticket_ids: 'unique' };
const laid = ticketsOfText('car/M/1')[0] ?? '';
const log = [logRow(302, { ticket: laid })];
/** Six legs, so that an investigation finds one. */
const LEGS = [...log, ...[2, 3, 4, 5, 6].map((n) => logRow(303, { ticket: `train/magnifier/${n}` }))];

const standing: TestPosition = { flags, log, at: [303, 304, 308, 309, 310], hand: 'car/M/6' };

describe('numbered tickets in a move', () => {
  const place: TestPosition = {
    ...standing,
    phase: 'moves',
    hands: ['car/M/2, car/M/3', 'car/M/4, car/M/5'],
  };

  it.each([
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'it lies on a slot'],
    ['car/M/4', 'TICKET_NOT_OWN', 'a colleague shows it'],
    ['car/M/6', 'TICKET_NOT_HELD', 'only X knows where it is'],
    ['car/M/7', 'TICKET_NOT_HELD', 'it lies in the stack'],
    ['car/M/11', 'TICKET_UNKNOWN', 'there are ten'],
    ['car/M/02', 'TICKET_UNKNOWN', 'no card says so'],
  ])('CM-9 a detective plays %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('h1', move('d1', `${ticket} 302`))).toEqual({ code });
  });

  it('CM-9 what a colleague played in this step is spent, once it lies on his colour card', () => {
    const t = table({ ...place, x: 306, log: [] });
    t.move('d4', 'car/M/4 307');
    expect(t.refuse('h1', move('d1', 'car/M/4 302'))).toEqual({ code: 'TICKET_ALREADY_SPENT' });
  });

  it('CM-9 MX-11 with private hands the number of another is just not held', () => {
    const t = table({ ...place, flags: { ...flags, hunter_hands: 'private' } });
    expect(t.refuse('h1', move('d1', 'car/M/4 302'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('CM-9 the very piece is played, and by its kind any', () => {
    const t = table({ ...place, x: 306, log: [] });
    t.move('d1', 'car/M/3 302');
    expect(t.state.detectives[0]?.card).toBe('car/magnifier/3');
    t.move('d2', 'car/M 305');
    expect(t.state.detectives[1]?.card).toBe('car/magnifier/2');
  });
});

describe('numbered tickets of X', () => {
  const place: TestPosition = {
    flags,
    log,
    at: [310],
    hand: 'car/M/2, car/M/3, car/B/1',
    hands: ['car/M/4'],
  };

  it.each([
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'he laid it himself'],
    ['car/M/4', 'TICKET_NOT_HELD', 'whose it is he may not know'],
    ['car/M/7', 'TICKET_NOT_HELD', 'it lies in the stack'],
  ])('CM-9 X plays %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('x', travel(`${ticket} 303`))).toEqual({ code });
  });

  it.each([
    [true, 'TICKET_ALREADY_SPENT'],
    [false, 'TICKET_NOT_HELD'],
  ])('MX-46 MX-61 what he paid is spent while the box has it, %s: %s', (there, code) => {
    const t = table({
      ...place,
      hand: 'car/F/1, car/F/2, car/F/3, car/M/2, car/M/3',
      log: [],
      x: 301,
    });
    t.travel('car/M/2 302, car/M/3 303', 'double', 'car/F/1, car/F/2, car/F/3');
    const { box, x } = t.state;
    const next = table({ ...place, log: [], x: 303, hand: 'car/B/1', more: there ? { box } : {} });
    const { state } = next;
    next.match = { ...next.match, state: { ...state, x: { ...state.x, paid: x.paid } } };
    expect(next.refuse('x', travel('car/F/1 302'))).toEqual({ code });
  });

  it('MX-3 one piece serves once, whichever way it is named', () => {
    const t = table({ ...place, hand: 'car/F/1, car/F/2, car/F/3, car/M/2' });
    const legs = 'car/M/2 303, car/M/2 304';
    expect(t.refuse('x', travel(legs, 'double', 'car/F/1, car/F/2, car/F/3'))).toEqual({
      code: 'TICKET_ALREADY_SPENT',
      leg: 2,
    });
  });
});

describe('numbered tickets that are drawn', () => {
  const place: TestPosition = {
    ...standing,
    phase: 'refill',
    split: [3, 2],
    hands: ['car/M/2, car/M/3, car/B/1, car/B/2, car/B/3, car/B/4', 'car/M/4'],
  };

  it.each([
    ['car/M', 'TICKET_UNKNOWN', 'the kind alone is no piece'],
    ['car/M/4', 'TICKET_NOT_OWN', 'a colleague shows it'],
    ['car/M/2', 'TICKET_ALREADY_SPENT', 'he holds it'],
    ['car/M/1', 'TICKET_ALREADY_SPENT', 'it lies on a slot'],
  ])('CM-9 a hunter registers %s: %s, as %s', (ticket, code) => {
    expect(table(place).refuse('h1', { type: 'draw', tickets: ticketsOfText(ticket) })).toEqual({
      code,
    });
  });

  it('CM-9 MX-62 what only X knows to be elsewhere is taken, and told at the end', () => {
    const t = table(place);
    t.play('h1', { type: 'draw', tickets: ticketsOfText('car/M/6') });
    expect(t.publicText).not.toContain('car/magnifier/6');
    t.send('x', { kind: 'concede' });
    expect(t.view('h1').end?.report.ledger).toEqual([{ hand: 'h1', ticket: 'car/magnifier/6' }]);
  });
});

describe('numbered tickets of a joint special', () => {
  const place: TestPosition = {
    flags,
    phase: 'specials',
    round: 6,
    log: LEGS,
    at: [302, 304, 308, 309, 310],
    moved: [1, 2, 3, 4, 5],
    hands: ['car/M/2, car/M/3, car/M/4', ''],
  };
  const ask = (text: string) => ({ type: 'investigate', parts: partsOfText({ h1: text }) }) as const;

  it.each([
    ['car/M/2, car/M/3, car/M/1', 'TICKET_ALREADY_SPENT'],
    ['car/M/2, car/M/3, car/M/9', 'TICKET_NOT_HELD'],
    ['car/M/2, car/M/3, car/M/3', 'TICKET_NOT_HELD'],
  ])('CM-9 MX-40 %s: %s', (text, code) => {
    expect(table(place).refuse('h1', ask(text))).toEqual({ code });
  });

  /** Boris holds three of a kind, and has confirmed the last of them. */
  const offering = (more: Partial<TestPosition> = {}) => {
    const hands = ['car/M/2, car/M/3, car/M/8', 'car/M/4, car/M/5, car/M/6'];
    const t = table({ ...place, hands, ...more });
    t.play('h2', { type: 'offer', tickets: ticketsOfText('car/M/6') });
    return t;
  };

  it.each([
    ['car/M', 'by its kind'],
    ['car/M/6', 'by its number'],
  ])('MX-40 CM-4 another gives the very piece that he confirmed, named as %s (%s)', (named) => {
    const t = offering();
    const shares = partsOfText({ h1: 'car/M/2, car/M/3', h2: named });
    t.play('h1', { type: 'investigate', parts: shares });
    expect(t.state.hands[1]).toEqual(ticketsOfText('car/M/4, car/M/5'));
    expect(t.state.box).toEqual(ticketsOfText('car/M/2, car/M/3, car/M/6'));
  });

  it('MX-40 CM-4 the sender of a special gives the piece that he offered as well', () => {
    const t = offering();
    t.play('h1', { type: 'offer', tickets: ticketsOfText('car/M/3, car/M/8') });
    t.play('h1', { type: 'investigate', parts: partsOfText({ h1: '2 car/M', h2: 'car/M' }) });
    expect(t.state.hands).toEqual([ticketsOfText('car/M/2'), ticketsOfText('car/M/4, car/M/5')]);
  });

  it('MX-40 CM-4 the sender may give more than he offered: what he confirmed first, then out of his hand', () => {
    const t = offering({ flags: { ...flags, hunter_hands: 'private' } });
    t.play('h1', { type: 'offer', tickets: ticketsOfText('car/M/8') });
    t.play('h1', { type: 'investigate', parts: partsOfText({ h1: '2 car/M', h2: 'car/M' }) });
    expect(t.state.hands[0]).toEqual(ticketsOfText('car/M/3'));
    expect(t.state.hands[1]).toEqual(ticketsOfText('car/M/4, car/M/5'));
  });

  it('MX-40 CM-4 a special operation takes the pieces that were confirmed, too', () => {
    const t = table({
      ...place,
      x: 306,
      log: [],
      at: [302, 307, 308, 309, 310],
      hands: ['car/B/1, car/B/2', 'car/B/3, car/B/4, car/B/5'],
    });
    t.play('h2', { type: 'offer', tickets: ticketsOfText('car/B/5') });
    const shares = partsOfText({ h1: '2 car/B', h2: 'car/B' });
    t.play('h1', { type: 'operate', parts: shares, detective: 'd1', transport: 'car', stop: 303 });
    expect(t.state.hands[1]).toEqual(ticketsOfText('car/B/3, car/B/4'));
  });

  it('MX-40 a part by kind is the whole offer, or nothing', () => {
    const t = offering();
    const two = partsOfText({ h1: 'car/M/2, car/M/3', h2: '2 car/M' });
    expect(t.refuse('h1', { type: 'investigate', parts: two })).toEqual({ code: 'TICKET_NOT_OWN' });
  });
});

describe('numbered tickets that were given for a special', () => {
  const given: Partial<Flags> = { ...flags, detective_specials_per_round: 'unlimited' };
  const place: TestPosition = {
    flags: given,
    split: [3, 2],
    phase: 'specials',
    round: 6,
    x: 306,
    log: LEGS,
    at: [302, 307, 308, 309, 310],
    moved: [2, 3, 4, 5],
    hands: ['car/M/2, car/M/3, train/B/1', 'car/M/4, car/F/1'],
  };
  /** Both have given for an investigation, and the next round's moves have begun. */
  const givenBy = (more: Partial<TestPosition> = {}) => {
    const t = table({ ...place, ...more });
    if (t.state.options.devices === 'phones') {
      t.play('h2', { type: 'offer', tickets: ticketsOfText('car/M/4') });
    }
    const shares = partsOfText({ h1: 'car/M/2, car/M/3', h2: 'car/M/4' });
    t.play('h1', { type: 'investigate', parts: shares });
    return t;
  };
  const inMoves = (t: ReturnType<typeof table>) => {
    const { state } = t;
    t.match = { ...t.match, state: { ...state, phase: 'moves' } };
    return t;
  };

  it.each([
    ['phones', 'shared', 'car/M/2', 'TICKET_ALREADY_SPENT', 'he gave it himself'],
    ['phones', 'shared', 'car/M/4', 'TICKET_ALREADY_SPENT', 'he saw it leave the hand of another'],
    ['phones', 'private', 'car/M/3', 'TICKET_ALREADY_SPENT', 'he gave it himself'],
    ['phones', 'private', 'car/M/4', 'TICKET_NOT_HELD', 'whose it was is not his to know'],
    ['kiosk', 'shared', 'car/M/2', 'TICKET_NOT_HELD', 'X reads the answer as well'],
    ['kiosk', 'private', 'car/M/2', 'TICKET_NOT_HELD', 'X reads the answer as well'],
    ['phones', 'shared', 'car/M/7', 'TICKET_NOT_HELD', 'it lies in the stack'],
  ] as const)('MX-46 CM-9 %s, hands %s: %s is %s, as %s', (devices, hands, ticket, code, _why) => {
    const t = inMoves(givenBy({ devices, flags: { ...given, hunter_hands: hands } }));
    expect(t.refuse('h1', move('d1', `${ticket} 303`))).toEqual({ code });
    const name = ticketsOfText(ticket)[0] ?? '';
    const viewer = devices === 'kiosk' ? TABLE : 'h1';
    const said = previewMove(boardsWithTestBoards.E, t.view(viewer), 'd1', {
      ticket: name,
      stop: 303,
    });
    expect(said).toBe(devices === 'kiosk' ? undefined : code);
  });

  it('MX-46 a part of a special, an offer and the ride of an operation are refused alike', () => {
    const paid = { ...given, special_op_needs_travel_ticket: true };
    const t = givenBy({
      flags: paid,
      hands: ['car/M/2, car/M/3, train/B/1, train/B/2, train/B/3', 'car/M/4'],
    });
    const spent = { code: 'TICKET_ALREADY_SPENT' };
    expect(t.refuse('h1', { type: 'offer', tickets: ticketsOfText('car/M/2') })).toEqual(spent);
    const again = partsOfText({ h1: 'car/M/2, car/M/3, car/M/4' });
    expect(t.refuse('h1', { type: 'investigate', parts: again })).toEqual(spent);
    const beacons = partsOfText({ h1: 'train/B/1, train/B/2, train/B/3' });
    const ride = { detective: 'd1', transport: 'car', stop: 306, ticket: 'car/magnifier/2' };
    expect(t.refuse('h1', { type: 'operate', parts: beacons, ...ride })).toEqual(spent);
  });

  it('MX-46 MX-11 what was given is shown to anyone who saw it in the hand, and never to X', () => {
    const shown = (hands: 'shared' | 'private') => {
      const t = givenBy({ flags: { ...given, hunter_hands: hands } });
      return ['x', TABLE, 'h1', 'h2'].map((viewer) => t.view(viewer).given);
    };
    const [h1, h2] = [ticketsOfText('car/M/2, car/M/3'), ticketsOfText('car/M/4')];
    expect(shown('shared')).toEqual([{}, {}, { h1, h2 }, { h1, h2 }]);
    expect(shown('private')).toEqual([{}, {}, { h1 }, { h2 }]);
  });

  it('MX-61 what the box gave back may be anywhere: that another gave it since is not told', () => {
    const hidden: Partial<Flags> = { ...given, hunter_hands: 'private' };
    const t = givenBy({ flags: hidden });
    t.match = {
      ...t.match,
      state: europeGameWithTestBoards.apply(t.state, { type: 'reshuffled', from: 'box' }),
    };
    expect(t.view('h1').given).toEqual({});
    const box = ticketsOfText('car/M/2');
    t.match = { ...t.match, state: { ...t.state, phase: 'moves', box } };
    expect(t.refuse('h1', move('d1', 'car/M/2 303'))).toEqual({ code: 'TICKET_NOT_HELD' });
  });

  it('CM-13 a special that is taken back gives back what was given', () => {
    const t = table({ ...place, moved: [1, 2, 3, 4, 5], hands: ['car/B/1, car/B/2, car/B/3', ''] });
    const operation = { detective: 'd1', transport: 'car', stop: 306 };
    const shares = partsOfText({ h1: 'car/B/1, car/B/2, car/B/3' });
    t.play('h1', { type: 'operate', parts: shares, ...operation });
    expect(t.view('h2').given).toEqual(shares);
    t.send('h1', { kind: 'takeback' });
    t.send('x', { kind: 'answer-takeback', agree: true });
    expect(t.view('h2').given).toEqual({});
  });
});
