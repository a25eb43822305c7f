import { describe, expect, it } from 'vitest';
import { BLUE, choose, GREEN, move, newTable, open, PASS, RED, TABLE, table, YELLOW } from '../test/table.js';

describe('turns', () => {
  it('go clockwise from the first of the round [MF-26]', () => {
    const t = newTable().deal().layAll().passAll().confirmAll().deal().layAll();
    const seen = [1, 2, 3, 4].map(() => {
      const { turn } = t.state;
      t.play(turn ?? BLUE, PASS);
      return turn;
    });
    expect(seen).toEqual([YELLOW, RED, GREEN, BLUE]);
    expect(t.state.phase).toBe('ransom');
  });

  it('two actions in one are none [MF-26]', () => {
    const t = table({ city: { A1: 'theft closed' } });
    const two = { type: 'several', actions: [open('A1'), PASS] } as const;
    expect(t.refuse(BLUE, two)).toBe('TURN_SPENT');
    expect(t.refuse(RED, two)).toBe('NOT_YOUR_TURN');
    const choosing = table({ city: { A1: 'pistol closed', B1: 'buyer closed' } });
    choosing.open('A1');
    expect(choosing.refuse(BLUE, two)).toBe('TURN_SPENT');
    expect(table().passAll().refuse(BLUE, two)).toBe('PHASE_WRONG');
  });

  it('passing loses cards and prison moves of this round [MF-28]', () => {
    const t = table({ prison: { 'blue-1': '60' } });
    t.play(BLUE, PASS);
    for (const seat of [YELLOW, RED]) t.play(seat, PASS);
    // Green opens, and nobody else comes to a turn.
    t.open('B4');
    expect(t.state.phase).toBe('ransom');
    const passed = t.view(TABLE).clans.map((clan) => clan.passed);
    expect(passed).toEqual([true, true, true, false]);
    expect(t.where('blue-1')).toBe('60');
  });

  it('an open card of someone who passed goes on earning [MF-28]', () => {
    const t = table({ city: { B1: 'buyer', C1: 'good-cloth closed' } });
    t.play(BLUE, PASS);
    t.open('C1');
    expect(t.money$('B1', 'C1')).toEqual([60, 60]);
  });

  it('who has nothing left is passed over without passing [MF-29]', () => {
    const t = table({ city: { A1: 'theft closed', B2: 'robbery closed' }, spare: false });
    expect(t.view(TABLE).clans.map(({ done }) => done)).toEqual([false, false, true, true]);
    t.open('A1');
    expect(t.state.turn).toBe(YELLOW);
    expect(t.refuse(BLUE, PASS)).toBe('NO_ACTION_LEFT');
    expect(t.refuse(RED, open('A2'))).toBe('NO_ACTION_LEFT');
    t.open('B2');
    expect(t.state.phase).toBe('ransom');
  });

  it('whose own choice is due is not done, and play does not end [MF-27 MF-29]', () => {
    const t = table({
      city: { B3: 'good-parts closed', C2: 'buyer', A4: 'buyer' },
      spare: false,
    }).turnTo(RED);
    t.open('B3');
    expect(t.state.phase).toBe('play');
    expect(t.view(TABLE).clans[2]?.done).toBe(false);
    expect(t.toAct).toEqual([RED]);
    t.play(RED, choose('C2'));
    expect(t.state.phase).toBe('ransom');
  });

  it('one who can only move a prisoner still has a turn [MF-30 MF-72]', () => {
    const t = table({ city: { A1: 'theft closed' }, prison: { 'red-1': '60' }, spare: false });
    t.open('A1');
    expect(t.state.turn).toBe(RED);
    t.play(RED, move('red-1'));
    expect(t.state.phase).toBe('ransom');
    expect(t.refuse(BLUE, PASS)).toBe('PHASE_WRONG');
  });

  it('a clan with a closed card keeps play going for prisoners too [MF-30]', () => {
    const flags = { wait_for_prison_moves: false } as const;
    const city = { A1: 'theft closed', B2: 'robbery closed' };
    const t = table({ flags, city, prison: { 'red-1': '60' }, spare: false });
    t.open('A1');
    t.open('B2');
    expect(t.state.phase).toBe('ransom');
    const waiting = table({ flags, city, prison: { 'red-1': '60' }, spare: false, turn: RED });
    waiting.play(RED, move('red-1'));
    expect(waiting.state).toMatchObject({ phase: 'play', turn: BLUE });
  });

  it('begins with nobody where nobody can do anything [MF-30]', () => {
    const rows = ['blue', 'yellow', 'red', 'green'].flatMap((colour) =>
      [1, 2, 3, 4].map((number) => [`${colour}-${number}`, 'death-row'] as const),
    );
    const more = { phase: 'deal', round: 1, turn: null } as const;
    const t = table({ prison: Object.fromEntries(rows), more, spare: false }).deal();
    expect(t.state.phase).toBe('ransom');
    expect(t.state.asked).toBe(true);
  });
});

describe('an opening', () => {
  it('names what is not to be opened [MF-27]', () => {
    const t = table({ city: { A1: 'theft', B1: '-', A2: 'buyer closed' } });
    expect(t.refuse(BLUE, open('A2'))).toBe('NOT_YOUR_CARD');
    expect(t.refuse(BLUE, open('B1'))).toBe('NO_CARD_THERE');
    expect(t.refuse(BLUE, open('Z9'))).toBe('NO_CARD_THERE');
    expect(t.refuse(BLUE, open('A1'))).toBe('ALREADY_OPEN');
  });

  it('cannot be withdrawn while its choice is due [MF-27 MF-110]', () => {
    const t = table({ city: { A1: 'pistol closed', B1: 'buyer closed' } });
    t.open('A1');
    expect(t.on('A1')?.state).toBe('open');
    for (const action of [PASS, open('B1'), move('blue-1')]) {
      expect(t.refuse(BLUE, action)).toBe('CHOICE_REQUIRED');
    }
    expect(t.refuseCommand(BLUE, { kind: 'takeback' })).toBe('TAKEBACK_NOT_NOW');
    t.play(BLUE, choose('air'));
    expect(t.state.turn).toBe(YELLOW);
  });

  it('ignores a choice that its card does not take [MF-27]', () => {
    const t = table({ city: { A1: 'theft closed' } });
    t.open('A1', 'A2');
    expect(t.on('A1')?.money).toBe(100);
    expect(t.view(BLUE).own?.dropped).toEqual([]);
  });

  it('drops a choice that is not legal, and tells its seat alone [MF-27]', () => {
    const city = { B3: 'good-parts closed', C2: 'buyer', A4: 'buyer' };
    const t = table({ city, turn: RED });
    t.open('B3', 'D1');
    const dropped = [{ code: 'BUYER_NOT_ELIGIBLE', inside: null }];
    expect(t.view(RED).own?.dropped).toEqual(dropped);
    expect(t.notices(RED)).toContainEqual({ type: 'dropped', seat: RED, dropped });
    expect(t.textFor(BLUE)).not.toContain('BUYER_NOT_ELIGIBLE');
    expect(t.state.choice?.seat).toBe(RED);
    // A Good without a Buyer waits; there is nothing left to ask for.
    const waiting = table({ city: { B3: 'good-parts closed' }, turn: RED });
    waiting.open('B3', 'C2');
    expect(waiting.view(RED).own?.dropped).toEqual(dropped);
    expect(waiting.state.turn).toBe(GREEN);
  });
});

describe('collection [MF-31]', () => {
  it('in its order', () => {
    const t = table({
      city: {
        ...{ A1: 'theft 100', A2: 'robbery arrested', B2: 'escape @green-1' },
        ...{ D4: 'pistol >C4', D3: 'police 200' },
      },
      prison: { 'green-1': '60' },
    });
    t.passAll();
    const steps = t
      .events()
      .flatMap(({ type }) =>
        ['escaped', 'collected', 'jailed', 'figureHome', 'cardsReturned', 'ransomBegan'].includes(type) ? [type] : [],
      );
    expect(steps).toEqual([
      ...['escaped', 'collected', 'collected', 'jailed', 'figureHome', 'cardsReturned'],
      'ransomBegan',
    ]);
    expect(t.balances).toEqual([300, 0, 0, 0]);
    expect([t.where('green-1'), t.where('red-1'), t.where('red-2')]).toEqual([...['home', '200', 'home']]);
    expect(t.state.city).toEqual({});
    expect(t.state.deck).toHaveLength(32);
    // Closed cards go back unseen.
    const returned = t.notices(TABLE).flatMap((n) => (n.type === 'cardsReturned' ? n.closed : []));
    expect(returned).toEqual(['C2', 'B3', 'A4', 'B4'].map((quarter) => ({ quarter, card: null })));
  });

  it('income can be spent from then on [MF-79]', () => {
    const t = table({ city: { A1: 'theft 100' }, prison: { 'blue-1': '60' } });
    const buy = { type: 'ransom', figure: 'blue-1' } as const;
    expect(t.balances[0]).toBe(0);
    expect(t.refuse(BLUE, buy)).toBe('RANSOM_CLOSED');
    t.passAll();
    t.play(BLUE, buy);
    expect(t.balances).toEqual([40, 60, 0, 0]);
  });
});
