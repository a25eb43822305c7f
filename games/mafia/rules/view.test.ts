import { describe, expect, it } from 'vitest';
import { apply } from './apply.js';
import { retention } from './notice.js';
import { moneyIn } from '../test/position.js';
import { BLUE, card, exchange, GREEN, newTable, RED, REFEREE, TABLE, table, YELLOW } from '../test/table.js';
import { CLANS } from './types.js';

describe('who sees what [MF-102]', () => {
  it('money, figures and quarters are public, balances too [MF-9 MF-104]', () => {
    const t = table({
      city: { A1: 'theft 100', B1: 'robbery closed', B3: 'pistol >A3' },
      ...{ prison: { 'green-1': '60', 'red-4': 'death-row' }, balances: { blue: 30 } },
    });
    for (const viewer of [TABLE, ...CLANS]) {
      const view = t.view(viewer);
      expect(view).toMatchObject({ bank: 3870, phase: 'play', turn: BLUE, round: 1 });
      expect(view.clans.map(({ balance }) => balance)).toEqual([30, 0, 0, 0]);
      expect(view.figures['green-1']).toMatchObject({ at: 'cell', cell: 60 });
      expect(view.figures['red-4']).toMatchObject({ at: 'death-row' });
      expect(view.figures['red-1']).toEqual({ at: 'board', quarter: 'A3' });
      expect(view.city.slice(0, 2)).toMatchObject([
        { quarter: 'A1', state: 'open', card: card('theft'), money: 100 },
        { quarter: 'B1', state: 'closed', card: null },
      ]);
    }
    expect(moneyIn(t.state)).toBe(4000);
  });

  it('hands, layouts, swapped cards and the deck are not', () => {
    const t = newTable().deal();
    const [one = ''] = t.state.clans[YELLOW].hand;
    t.play(BLUE, exchange());
    t.play(YELLOW, exchange(one));
    const drawn = t.state.clans[YELLOW].hand;
    expect(t.notices(YELLOW)).toContainEqual(expect.objectContaining({ type: 'drawn' }));
    expect(t.toldTypes(RED)).not.toContain('drawn');
    t.layAll();
    expect(t.view(YELLOW).own).toMatchObject({ hand: [], gave: [one] });
    expect(
      t
        .view(YELLOW)
        .own?.laid.map((laid) => laid.card)
        .sort(),
    ).toEqual([...drawn].sort());
    expect(t.view(TABLE).own).toBeNull();
    for (const viewer of [TABLE, BLUE, RED, GREEN]) {
      for (const id of [one, ...drawn]) expect(t.textFor(viewer)).not.toContain(`"${id}"`);
    }
    for (const viewer of [TABLE, ...CLANS]) {
      for (const id of t.state.deck) {
        if (!t.events().some((e) => e.type === 'dealt' && e.secret.cards.includes(id)))
          expect(t.textFor(viewer)).not.toContain(`"${id}"`);
      }
    }
  });

  it('where looking is forbidden, not even its own seat sees what it laid [MF-25]', () => {
    const t = newTable({ variant: 'authors1992' }).bring(BLUE).deal().layAll();
    expect(t.view(BLUE).own?.laid).toEqual([]);
    const told = t.notices(BLUE).filter(({ type }) => type === 'laidOut');
    expect(told.every((n) => !('cards' in n))).toBe(true);
  });

  it('places with the end', () => {
    const t = table({ bank: 0, more: { lastRound: true }, balances: 50 });
    expect(t.view(TABLE).end).toBeNull();
    t.passAll().confirmAll();
    expect(t.view(TABLE).end?.places).toHaveLength(4);
  });
});

describe('pieces on the real board [MF-107]', () => {
  it('each effect names the cards and figures that it moves, in order', () => {
    const t = table({
      city: { B3: 'pistol >A3', A1: 'theft 100', B2: 'good-arms', C2: 'police closed' },
      prison: { 'blue-1': '40', 'green-1': '30' },
    });
    t.open('C2');
    t.turnTo(BLUE).play(BLUE, { type: 'movePrisoner', figure: 'blue-1' });
    const moved = t.notices(TABLE).flatMap((n) => {
      const kept = retention(n);
      return 'pieces' in kept ? [[n.type, kept.pieces]] : [];
    });
    expect(moved).toEqual([
      ['opened', ['quarter/C2']],
      ['arrested', ['quarter/B2', 'figure/yellow-1']],
      ['arrested', ['quarter/B3', 'figure/red-1']],
      ['prisonerMoved', ['figure/blue-1', 'figure/green-1']],
    ]);
  });
});

describe('the log [MF-108]', () => {
  it('leads to the same state, and to nobody what is not his', () => {
    const begun = newTable().state;
    const t = newTable().deal().layAll().passAll().confirmAll().deal();
    expect(t.events().reduce(apply, begun)).toEqual(t.state);
    for (const event of t.events()) {
      if (!('secret' in event) || event.type !== 'dealt') continue;
      const told = t.notices(RED).filter(({ type }) => type === 'dealt');
      expect(told.filter((n) => 'cards' in n)).toHaveLength(2);
    }
    expect(t.refuse(RED, { type: 'peek', quarter: 'log' })).toBe('FORBIDDEN_VIEW');
    expect(t.refuse(REFEREE, { type: 'peek', quarter: 'log' })).toBe('NOT_YOUR_TURN');
  });
});
