import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import {
  BLUE,
  card,
  DEAL,
  exchange,
  GREEN,
  lay,
  newTable,
  open,
  PASS,
  plan,
  RED,
  REFEREE,
  TABLE,
  type Table,
  table,
  YELLOW,
} from '../test/table.js';
import { CLANS, PHASES } from './types.js';

/** Cards are where they are once. */
function cardsOf({ state }: Table): readonly string[] {
  const { deck, out, city, clans } = state;
  const hands = CLANS.flatMap((seat) => clans[seat].hand);
  return [...deck, ...out, ...hands, ...Object.values(city).map((laid) => laid.card)].sort();
}

const ALL = [...newTable().state.deck].sort();

describe('the deal', () => {
  it('is announced by the referee and done by nobody else [MF-16 MF-18]', () => {
    const t = newTable();
    expect(t.timers).toMatchObject([{ id: 'deal-1', ms: 0 }]);
    expect(t.refuse(BLUE, DEAL)).toBe('NOT_YOUR_TURN');
    expect(t.refuse(BLUE, exchange())).toBe('GAME_NOT_STARTED');
    t.deal();
    expect(t.refuse(REFEREE, DEAL)).toBe('PHASE_WRONG');
    expect(t.view(TABLE).clans.map(({ hand }) => hand)).toEqual([4, 4, 4, 4]);
    expect(t.view(TABLE).deck).toBe(16);
    expect(cardsOf(t)).toEqual(ALL);
  });

  it('shows a hand to its own seat only, between team members too [MF-18 MF-19]', () => {
    const t = newTable().deal();
    for (const seat of CLANS) {
      const { hand } = t.state.clans[seat];
      expect(t.view(seat).own?.hand).toEqual(hand);
      for (const viewer of [TABLE, ...CLANS.filter((one) => one !== seat)]) {
        for (const id of hand) expect(t.textFor(viewer)).not.toContain(`"${id}"`);
      }
    }
    expect(t.refuse(RED, { type: 'peek', quarter: 'A1' })).toBe('FORBIDDEN_VIEW');
  });

  it('is another one under another seed [MF-108]', () => {
    const hands = (seed: number) => newTable({}, seed).deal().state.clans;
    expect(hands(3)).toEqual(hands(3));
    expect(hands(3)).not.toEqual(hands(4));
  });

  it('skips a clan with all four in prison [MF-18]', () => {
    const prison = { 'red-1': '60', 'red-2': '60', 'red-3': '300', 'red-4': 'death-row' };
    const more = { phase: 'deal', round: 1, turn: null } as const;
    const t = table({ prison, more, spare: false }).deal();
    expect(t.state.clans[RED].hand).toEqual([]);
    expect(t.refuse(RED, exchange())).toBe('EXCHANGE_DONE');
    // Yellow is the first of round 2.
    for (const seat of [YELLOW, GREEN, BLUE]) t.play(seat, exchange());
    expect(t.state.phase).toBe('layout');
    expect(t.refuse(RED, lay([]))).toBe('CARD_FIXED');
    for (const seat of [YELLOW, GREEN, BLUE]) t.play(seat, t.laying(seat));
    expect(t.state.phase).toBe('play');
    expect(Object.keys(t.state.city)).toHaveLength(12);
  });
});

describe('the phases of a round [MF-17]', () => {
  it('follow each other', () => {
    const t = newTable();
    const phases: string[] = [t.state.phase];
    t.deal();
    phases.push(t.state.phase);
    expect(t.refuse(BLUE, lay([]))).toBe('PHASE_WRONG');
    expect(t.refuse(BLUE, PASS)).toBe('PHASE_WRONG');
    for (const seat of CLANS) t.play(seat, exchange());
    phases.push(t.state.phase);
    expect(t.refuse(BLUE, exchange())).toBe('PHASE_WRONG');
    t.layAll();
    phases.push(t.state.phase);
    t.passAll();
    phases.push(t.state.phase);
    t.confirmAll();
    phases.push(t.state.phase);
    expect(phases).toEqual(['deal', 'exchange', 'layout', 'play', 'ransom', 'deal']);
    expect(PHASES).toEqual(expect.arrayContaining(phases));
    t.deal();
    expect(t.state).toMatchObject({ round: 2, first: YELLOW });
    expect(cardsOf(t)).toEqual(ALL);
  });
});

describe('the exchange', () => {
  it('goes round once, and its numbers are told [MF-20 MF-21]', () => {
    const t = newTable().deal();
    const [one = '', two = ''] = t.state.clans[BLUE].hand;
    const [foreign = ''] = t.state.clans[RED].hand;
    expect(t.refuse(YELLOW, exchange())).toBe('EXCHANGE_ORDER');
    expect(t.refuse(BLUE, exchange(foreign))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(BLUE, exchange(one, one))).toBe('CARD_USED_TWICE');
    t.play(BLUE, exchange(two, one));
    expect(t.state.clans[BLUE].hand).toHaveLength(4);
    expect(t.refuse(BLUE, exchange())).toBe('EXCHANGE_DONE');
    expect(t.view(TABLE).clans.map(({ swapped }) => swapped)).toEqual([2, null, null, null]);
    expect(t.notices(YELLOW)).toContainEqual({ type: 'exchanged', seat: BLUE, count: 2 });
    expect(t.toAct).toEqual([YELLOW]);
  });

  it('swapped cards are out, and known to who gave them [MF-22]', () => {
    const t = newTable().deal();
    const [one = ''] = t.state.clans[BLUE].hand;
    t.play(BLUE, exchange(one));
    expect(t.state.out).toEqual([one]);
    expect(t.state.deck).not.toContain(one);
    expect(t.view(BLUE).own?.gave).toEqual([one]);
    for (const viewer of [TABLE, RED]) expect(t.textFor(viewer)).not.toContain(`"${one}"`);
    expect(t.view(TABLE).deck).toBe(15);
    expect(cardsOf(t)).toEqual(ALL);
    for (const seat of CLANS.slice(1)) t.play(seat, exchange(...t.state.clans[seat].hand));
    expect(CLANS.flatMap((seat) => t.state.clans[seat].hand)).not.toContain(one);
  });

  it('begins with the first of the round, in both editions [MF-21]', () => {
    const t = newTable({ variant: 'authors1992' }).bring(GREEN).deal();
    expect(t.refuse(BLUE, exchange())).toBe('EXCHANGE_ORDER');
    for (const seat of [GREEN, BLUE, YELLOW, RED]) t.play(seat, exchange());
    expect(t.state.phase).toBe('layout');
  });
});

/** All have swapped nothing. */
function layingOut(variant: 'online2015' | 'authors1992' = 'online2015') {
  const t = newTable({ variant }).bring(BLUE).deal();
  for (const seat of CLANS) t.play(seat, exchange());
  return t;
}

describe('the layout', () => {
  it('what is none, the first fault that applies [MF-23]', () => {
    const t = layingOut();
    const [one = '', two = ''] = t.state.clans[BLUE].hand;
    const [foreign = ''] = t.state.clans[RED].hand;
    const some = (...pairs: readonly (readonly [string, string])[]) =>
      lay(pairs.map(([quarter, id]) => ({ quarter, card: id })));
    expect(t.refuse(BLUE, some(['A2', one], ['A2', one], ['A1', foreign]))).toBe('CARD_NOT_IN_HAND');
    expect(t.refuse(BLUE, some(['A2', one], ['A2', one]))).toBe('CARD_USED_TWICE');
    expect(t.refuse(BLUE, some(['A2', one], ['A2', two]))).toBe('NOT_YOUR_QUARTER');
    expect(t.refuse(BLUE, some(['A1', one], ['A1', two]))).toBe('QUARTER_TAKEN');
    expect(t.refuse(BLUE, some(['A1', one], ['B1', two]))).toBe('CARDS_LEFT');
  });

  it('is stored when it comes early, and published in turn order [MF-24 MF-110]', () => {
    const t = layingOut();
    t.play(RED, t.laying(RED));
    expect(t.view(TABLE).city).toEqual([]);
    expect(t.view(RED).own?.plan.layout).toHaveLength(4);
    for (const viewer of [TABLE, BLUE]) {
      expect(t.toldTypes(viewer)).not.toContain('planned');
      for (const id of t.state.clans[RED].hand) expect(t.textFor(viewer)).not.toContain(`"${id}"`);
    }
    // Until then it may be changed.
    const turned = [...t.state.clans[RED].hand].reverse();
    const quarters = ['A2', 'B3', 'C4', 'D4'];
    const again = turned.map((id, at) => ({ quarter: quarters[at] ?? '', card: id }));
    t.play(RED, lay(again));
    t.play(BLUE, t.laying(BLUE));
    expect(Object.keys(t.state.city)).toHaveLength(4);
    t.play(YELLOW, t.laying(YELLOW));
    const published = t.notices(TABLE).flatMap((n) => (n.type === 'laidOut' ? [n.seat] : []));
    expect(published).toEqual([BLUE, YELLOW, RED]);
    expect(t.on('A2')?.card).toBe(again[0]?.card);
    expect(t.refuse(RED, t.laying(RED))).toBe('CARD_FIXED');
    expect(t.refuseCommand(BLUE, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
  });

  it('may be stored while others still swap [MF-24]', () => {
    const t = newTable().deal();
    const laying = () =>
      plan({
        layout: t.state.clans[BLUE].hand.map((id, at) => ({
          quarter: ['A1', 'B1', 'C2', 'D3'][at] ?? '',
          card: id,
        })),
      });
    expect(t.refuse(BLUE, laying())).toBe('PHASE_WRONG');
    t.play(BLUE, exchange());
    t.play(BLUE, laying());
    expect(t.view(TABLE).city).toEqual([]);
    for (const seat of [YELLOW, RED, GREEN]) t.play(seat, exchange());
    expect(t.view(TABLE).city).toHaveLength(4);
    const strict = newTable({ variant: 'authors1992' }).bring(BLUE).deal();
    strict.play(BLUE, exchange());
    strict.play(YELLOW, exchange());
    expect(strict.refuse(YELLOW, plan({ layout: [] }))).toBe('LAYOUT_ORDER');
  });

  it('tells nothing by the order in which someone laid [MF-102]', () => {
    const t = layingOut();
    const { hand } = t.state.clans[BLUE];
    const quarters = ['D3', 'A1', 'C2', 'B1'];
    t.play(BLUE, lay(hand.map((id, at) => ({ quarter: quarters[at] ?? '', card: id }))));
    expect(t.notices(TABLE)).toContainEqual({
      ...{ type: 'laidOut', seat: BLUE, quarters: ['A1', 'B1', 'C2', 'D3'] },
    });
  });

  it('strictly clockwise in 1992 [MF-24]', () => {
    const t = layingOut('authors1992');
    expect(t.refuse(RED, t.laying(RED))).toBe('LAYOUT_ORDER');
    for (const seat of CLANS) t.play(seat, t.laying(seat));
    expect(t.state.phase).toBe('play');
  });

  it('is fixed when it is published, and its faces stay secret [MF-23 MF-25]', () => {
    const t = layingOut();
    t.play(BLUE, t.laying(BLUE));
    expect(t.refuse(BLUE, t.laying(BLUE))).toBe('CARD_FIXED');
    expect(t.view(TABLE).city.map(({ quarter, card: face }) => [quarter, face])).toEqual([
      ...['A1', 'B1', 'C2', 'D3'].map((quarter) => [quarter, null]),
    ]);
    for (const seat of CLANS.slice(1)) t.play(seat, t.laying(seat));
    expect(t.refuse(BLUE, t.laying(BLUE))).toBe('PHASE_WRONG');
    expect(t.view(BLUE).own?.laid).toHaveLength(4);
    for (const { card: id } of Object.values(t.state.city)) {
      expect(t.textFor(TABLE)).not.toContain(`"${id}"`);
    }
  });
});

describe('flags before the deal [MF-103]', () => {
  const configure = (flags: Record<string, Json>) => ({ type: 'configure', flags }) as const;

  it("are the host's to change until then", () => {
    const t = newTable();
    expect(t.refuse(BLUE, configure({ blitz: true }))).toBe('NOT_YOUR_TURN');
    expect(t.refuse(REFEREE, configure({ blitz: 3 }))).toBe('BAD_REQUEST');
    expect(t.refuse(REFEREE, configure({ first_player: 'pink' }))).toBe('BAD_REQUEST');
    t.play(REFEREE, configure({ reveal_killed: true }));
    expect(t.view(TABLE).deviations).toMatchObject([{ flag: 'reveal_killed' }]);
    t.deal();
    expect(t.refuse(REFEREE, configure({}))).toBe('OPTION_LOCKED');
    expect(t.refuse(BLUE, configure({}))).toBe('OPTION_LOCKED');
  });
});

it('a position of a test holds each card once [MF-3]', () => {
  const t = table({ city: { A1: 'theft closed' }, hands: { red: 'buyer, buyer' } });
  expect(cardsOf(t)).toEqual(ALL);
  expect(t.on('A1')?.card).toBe(card('theft'));
  expect(t.answer(BLUE, open('A1'))).toBe('play');
});
