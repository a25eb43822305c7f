import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { mafia } from './game.js';
import { clanWithPlan } from '../test/position.js';
import {
  BLUE,
  CONFIRM,
  GREEN,
  move,
  newTable,
  PASS,
  plan,
  RED,
  REFEREE,
  ransom,
  TABLE,
  type Table,
  table,
  vote,
  YELLOW,
} from '../test/table.js';
import type { Action, Flags } from './types.js';

const ask = { kind: 'takeback' } as const;
const agree = { kind: 'answer-takeback', agree: true } as const;

describe('taking back [MF-110]', () => {
  it('a prison move, a pass and a ransom, with the consent of the host', () => {
    const moved = table({ prison: { 'blue-1': '60' } });
    moved.play(BLUE, move('blue-1'));
    expect(moved.send(BLUE, ask).ok).toBe(true);
    expect(moved.where('blue-1')).toBe('40');
    expect(moved.send(REFEREE, agree).ok).toBe(true);
    expect(moved.where('blue-1')).toBe('60');
    expect(moved.state.turn).toBe(BLUE);

    const passed = table();
    passed.play(BLUE, PASS);
    passed.send(BLUE, ask);
    passed.send(REFEREE, agree);
    expect(passed.state.clans[BLUE].passed).toBe(false);

    const more = { phase: 'ransom', turn: null } as const;
    const paid = table({ more, spare: false, balances: { red: 60 }, prison: { 'red-1': '60' } });
    paid.play(RED, ransom('red-1'));
    paid.send(RED, ask);
    paid.send(REFEREE, agree);
    expect(paid.balances).toEqual([0, 0, 60, 0]);
    expect(paid.where('red-1')).toBe('60');
  });

  it('only before the next action', () => {
    const t = table();
    t.play(BLUE, PASS);
    t.play(YELLOW, PASS);
    expect(t.refuseCommand(BLUE, ask)).not.toBe('');
    expect(t.mayTakeBack(BLUE)).toBe(false);
    expect(t.mayTakeBack(YELLOW)).toBe(true);
  });

  it('a stored plan and a vote are no action', () => {
    const t = table({ flags: { pacing: 'forum' } });
    t.play(BLUE, PASS);
    t.play(GREEN, plan({ moves: [{ do: 'pass' }] }));
    t.play(GREEN, vote());
    expect(t.mayTakeBack(BLUE)).toBe(true);
  });

  it('what was stored and is not carried out tells nothing [MF-97 MF-102]', () => {
    const stale = { do: 'prison', figure: 'yellow-1' } as const;
    const own = { do: 'prison', figure: 'blue-1' } as const;
    const flags = { pacing: 'forum' } as const;
    const next = table({ flags, clans: { yellow: clanWithPlan(stale) } });
    next.play(BLUE, PASS);
    expect(next.view(YELLOW).own?.dropped).toHaveLength(1);
    expect(next.mayTakeBack(BLUE)).toBe(true);
    const last = table({ flags, turn: GREEN });
    last.play(GREEN, PASS);
    last.play(BLUE, plan({ moves: [own] }));
    expect(last.view(BLUE).own?.dropped).toHaveLength(1);
    expect(last.mayTakeBack(GREEN)).toBe(true);
    last.send(GREEN, ask);
    last.send(REFEREE, agree);
    expect(last.state.turn).toBe(GREEN);
  });

  it('what is stored in the moment it is due is taken back like what is said', () => {
    const t = table({ flags: { pacing: 'forum' } });
    t.play(BLUE, plan({ moves: [{ do: 'pass' }] }));
    expect(t.mayTakeBack(BLUE)).toBe(true);
    t.send(BLUE, ask);
    t.send(REFEREE, agree);
    expect([t.state.turn, t.state.clans[BLUE].plan.moves]).toEqual([BLUE, []]);
  });

  it('what was stored meanwhile waits to be stored again, and nobody else’s storing carries it out [MF-97 MF-99 MF-102]', () => {
    const place = {
      flags: { pacing: 'forum' },
      prison: { 'blue-1': '60' },
      city: { A1: 'theft closed', C1: 'good-cloth-1 closed' },
    } as const;
    const moves = plan({ moves: [{ do: 'open', quarter: 'A1' }] });
    const asks = (t: Table) => t.send(BLUE, ask);
    const stores = (t: Table) => t.play(BLUE, moves);
    for (const order of [
      [stores, asks],
      [asks, stores],
    ]) {
      const t = table(place);
      t.play(BLUE, move('blue-1'));
      for (const act of order) act(t);
      t.send(REFEREE, agree);
      expect([t.state.turn, t.view(BLUE).own?.halted]).toEqual([BLUE, true]);
      const before = t.view(TABLE);
      t.play(GREEN, plan({ moves: [] }));
      expect(t.view(TABLE)).toEqual(before);
      stores(t);
      expect(t.on('A1')?.state).toBe('open');
    }
  });

  it('what was stored meanwhile is not stored again by saving something else [MF-97 MF-99]', () => {
    const t = table({
      ...{ flags: { pacing: 'forum' }, prison: { 'blue-1': '60' } },
      city: { A1: 'theft closed', C1: 'good-cloth-1 closed' },
    });
    const moves = [{ do: 'open', quarter: 'A1' }] as const;
    t.play(BLUE, move('blue-1'));
    t.play(BLUE, plan({ moves }));
    t.send(BLUE, ask);
    t.send(REFEREE, agree);
    t.play(BLUE, plan({ ransoms: ['blue-1'] }));
    expect(t.view(BLUE).own).toMatchObject({ halted: true, plan: { moves } });
    expect([t.state.turn, t.on('A1')?.state]).toEqual([BLUE, 'closed']);
    t.play(BLUE, plan({ moves }));
    expect(t.on('A1')?.state).toBe('open');
  });

  it('an emptied queue and one that never was leave others the same to do [MF-97 MF-102 MF-111]', () => {
    const [t, other] = [table({ flags: { pacing: 'forum' } }), table({ flags: { pacing: 'forum' } })];
    t.play(YELLOW, plan({ moves: [{ do: 'pass' }] }));
    t.play(YELLOW, plan({ moves: [] }));
    for (const one of [t, other]) {
      one.play(BLUE, PASS);
      one.send(BLUE, ask);
      expect([one.state.turn, one.sides(RED)]).toEqual([YELLOW, [vote()]]);
    }
    expect(t.view(RED)).toEqual(other.view(RED));
  });

  it('everybody is shown the same move that is to be taken back, said or stored', () => {
    const shown = (first: Action) => {
      const t = table({ flags: { pacing: 'forum' } });
      t.play(BLUE, first);
      t.send(BLUE, ask);
      return t.match.undo?.move;
    };
    expect(shown(PASS)).toEqual({ type: 'passed', seat: BLUE });
    expect(shown(plan({ moves: [{ do: 'pass' }] }))).toEqual(shown(PASS));
  });

  it('an opened card, a layout and a confirmation cannot be', () => {
    const t = table({ city: { A1: 'theft closed' } });
    t.open('A1');
    expect(t.refuseCommand(BLUE, ask)).toBe('TAKEBACK_NOT_NOW');
    const laid = newTable().deal();
    expect(laid.refuseCommand(BLUE, ask)).toBe('TAKEBACK_NOT_NOW');
    const closing = table().passAll();
    closing.play(BLUE, CONFIRM);
    expect(closing.refuseCommand(BLUE, ask)).toBe('TAKEBACK_NOT_NOW');
    expect(newTable().refuseCommand(BLUE, ask)).toBe('GAME_NOT_STARTED');
  });

  it('nor a last pass, or one after which a queue ran on', () => {
    const last = table({ spare: false, city: { A1: 'theft closed' } });
    last.play(BLUE, PASS);
    expect(last.state.phase).toBe('ransom');
    expect(last.refuseCommand(BLUE, ask)).toBe('TAKEBACK_NOT_NOW');
    const queued = table({
      flags: { pacing: 'forum' },
      clans: { yellow: clanWithPlan({ do: 'pass' }) },
    });
    queued.play(BLUE, PASS);
    expect(queued.refuseCommand(BLUE, ask)).toBe('TAKEBACK_NOT_NOW');
    expect(queued.view(TABLE).turn).toBe(RED);
  });

  it('waits for the host as long as the table gives a player, by correspondence', () => {
    const patience = (flags: Partial<Flags>) => {
      const options = unwrap(mafia.parseOptions({ flags }));
      return mafia.correspondence?.(options)?.consentMs;
    };
    expect(patience({})).toBeUndefined();
    expect(patience({ pacing: 'forum' })).toBeNull();
    expect(patience({ pacing: 'forum', deadline_minutes: 2880 })).toBe(2 * 24 * 60 * 60_000);
    expect(patience({ pacing: 'forum', turn_seconds: 10 })).toBe(60_000);
    expect(patience({ pacing: 'live', masks: true, deadline_minutes: 2880 })).toBe(60_000);
  });

  it('holds up no plan, by correspondence, and can be withdrawn', () => {
    const t = table({ flags: { pacing: 'forum' } });
    t.play(BLUE, PASS);
    expect(t.send(BLUE, ask).ok).toBe(true);
    expect(t.refuse(YELLOW, PASS)).toBe('PHASE_WRONG');
    // It would be carried out at once.
    expect(t.refuse(YELLOW, plan({ moves: [{ do: 'pass' }] }))).toBe('PHASE_WRONG');
    t.play(GREEN, plan({ moves: [{ do: 'pass' }] }));
    expect(t.send(BLUE, { kind: 'answer-takeback', agree: false }).ok).toBe(true);
    expect(t.state.clans[BLUE].passed).toBe(true);
    expect(t.state.clans[GREEN].plan.moves).toHaveLength(1);
    t.play(YELLOW, PASS);
  });
});
