import type { View } from '../../rules/browser.js';
import type { PhoneMessages } from '../../messages/phone-messages.js';
import { mayLayNow, type OwnClan, type PhoneTask } from './seats.js';

/**
 * What this seat is asked to do, in a sentence.
 * @param awaited who is waited for, by name
 */
export function taskSentenceOf(
  { todo }: PhoneMessages,
  view: View,
  { clan, own }: OwnClan,
  task: PhoneTask,
  awaited: string,
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
      return view.choice === null ? '' : todo[CHOICE_MESSAGES[view.choice.kind]];
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
      return waitingFor(todo, view, clan, awaited);
  }
}

/**
 * Whom this seat waits for while it may do something, or has done all: whose turn it is, which everybody
 * sees, and never who has stored what.
 */
export function waitSentenceOf(
  { todo }: PhoneMessages,
  view: View,
  me: OwnClan,
  task: PhoneTask,
  awaited: string,
): string {
  if (awaited === '') return '';
  const { passed, done } = me.clan;
  switch (task) {
    case 'ahead':
    case 'confirmed':
      return todo.waitFor(awaited);
    case 'lay':
      return mayLayNow(view, me.seat) ? '' : todo.waitFor(awaited);
    case 'wait':
      return hasNothingToDo(view, me.clan) || (view.phase === 'play' && (passed || done)) ? todo.waitFor(awaited) : '';
    default:
      return '';
  }
}

const CHOICE_MESSAGES = { buyer: 'buyer', target: 'target', prisoner: 'prisoner' } as const;

function waitingFor(todo: PhoneMessages['todo'], view: View, clan: OwnClan['clan'], awaited: string): string {
  if (view.phase === 'play') {
    if (clan.passed) return todo.passed;
    if (clan.done) return todo.done;
  }
  if (hasNothingToDo(view, clan)) return todo.noCards;
  return awaited === '' ? todo.wait : todo.waitFor(awaited);
}

/** All its figures are in prison: it was dealt nothing. */
function hasNothingToDo({ phase }: View, { hand, laid }: OwnClan['clan']): boolean {
  return (phase === 'exchange' || phase === 'layout') && hand === 0 && !laid;
}
