import type { View } from '@mister-x/engine/mafia/browser';
import type { TableInfo } from '@mister-x/engine/protocol';
import type { BossWords } from '../words/phone-areas.js';
import { nameOf } from './name-of.js';
import type { Me, Task } from './seats.js';

/** What this seat is asked to do, in a sentence. */
export function leadOf(
  { todo }: BossWords,
  view: View,
  { clan, own }: Me,
  task: Task,
  info: TableInfo | null,
): string {
  switch (task) {
    case 'read':
      return todo.cards(clan.unread);
    case 'exchange':
    case 'ahead':
      return todo.exchange;
    case 'lay':
      return own.plan.layout === null ? todo.layout : todo.laidAhead;
    case 'choose':
      return view.choice === null ? '' : todo[CHOICES[view.choice.kind]];
    case 'turning':
      return todo.turning(view.opening?.quarter ?? '');
    case 'turn':
      return todo.play;
    case 'ransom':
      return todo.ransom;
    case 'confirmed':
      return todo.confirmed;
    case 'over':
      return todo.wait;
    case 'wait':
      return waitingFor(todo, view, clan, info);
  }
}

const CHOICES = { buyer: 'buyer', target: 'target', prisoner: 'prisoner' } as const;

function waitingFor(
  todo: BossWords['todo'],
  { phase, choice, opening, turn }: View,
  { hand, laid, passed, done }: Me['clan'],
  info: TableInfo | null,
): string {
  if (phase === 'play') {
    if (passed) return todo.passed;
    if (done) return todo.done;
    const seat = choice?.seat ?? opening?.seat ?? turn;
    return seat === null ? todo.wait : todo.waitFor(nameOf(info, seat));
  }
  const isOut = (phase === 'exchange' || phase === 'layout') && hand === 0 && !laid;
  return isOut ? todo.noCards : todo.wait;
}
