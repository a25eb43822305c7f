import type { View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { messages } from '../../messages/phone/en.js';
import { taskSentenceOf, waitSentenceOf } from './lead.js';
import type { OwnClan, PhoneTask } from './seats.js';

const view = (change: Partial<View>): View =>
  ({ phase: 'exchange', clans: [], first: 'clan-1', ...change }) as unknown as View;
const me = (clan: object = {}, plan: object = {}): OwnClan =>
  ({
    seat: 'clan-3',
    own: { plan: { layout: null, ...plan } },
    clan: { seat: 'clan-3', hand: 4, laid: false, passed: false, done: false, ...clan },
  }) as unknown as OwnClan;

function said(change: Partial<View>, task: PhoneTask, clan?: object): readonly string[] {
  const seat = me(clan);
  const awaited = 'Blue (Ada)';
  return [
    taskSentenceOf(messages, view(change), seat, task, awaited),
    waitSentenceOf(messages, view(change), seat, task, awaited),
  ];
}

describe('who is waited for', () => {
  const blue = messages.todo.waitFor('Blue (Ada)');

  it('is named to a clan that has nothing to do, once [MF-102]', () => {
    expect(said({}, 'wait')).toEqual([blue, '']);
    expect(said({ phase: 'ransom' }, 'wait')).toEqual([blue, '']);
  });

  it('is named to a clan that answers ahead, or has done all [MF-95 MF-24]', () => {
    expect(said({}, 'ahead')).toEqual([messages.todo.exchange, blue]);
    expect(said({}, 'lay')).toEqual([messages.todo.layout, blue]);
    expect(said({ phase: 'ransom' }, 'confirmed')).toEqual([messages.todo.confirmed, blue]);
    const passed = { passed: true };
    expect(said({ phase: 'play' }, 'wait', passed)).toEqual([messages.todo.passed, blue]);
    expect(said({}, 'wait', { hand: 0 })).toEqual([messages.todo.noCards, blue]);
  });

  it('is nobody else for the player on turn', () => {
    for (const task of ['exchange', 'turn', 'ransom'] as const) {
      expect(said({}, task)[1]).toBe('');
    }
    const clans = [{ seat: 'clan-3', hand: 4, laid: false }] as unknown as View['clans'];
    const mine: Partial<View> = { phase: 'layout', clans, first: 'clan-3' };
    expect(said(mine, 'lay')).toEqual([messages.todo.layout, '']);
  });
});
