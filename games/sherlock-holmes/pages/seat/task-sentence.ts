import type { View } from '../../rules/browser.js';
import type { PhoneMessages } from '../../messages/phone-messages.js';
import type { OwnSleuth, PhoneTask } from './seats.js';
import type { StepDraft } from './step-draft.svelte.js';

/** What to do now, in one line. @param who is on turn */
export function taskSentenceOf(
  messages: PhoneMessages,
  view: View,
  me: OwnSleuth,
  task: PhoneTask,
  draft: StepDraft,
  who: string,
): string {
  const { todo } = messages;
  switch (task) {
    case 'move':
    case 'investigate':
    case 'draw':
      return aimSentence(messages, task, draft);
    case 'decide':
      return draft.payment === undefined ? todo.decide.foreign : todo.decide.mine;
    case 'watch':
      if (me.own.decision === null) return todo.watch;
      return me.own.decision.take ? todo.decided.take : todo.decided.leave;
    case 'wait':
      return view.turn.seat === null ? todo.wait : todo.waitFor(who);
    default:
      return todo[task];
  }
}

function aimSentence(messages: PhoneMessages, task: 'move' | 'investigate' | 'draw', draft: StepDraft): string {
  const { todo } = messages;
  const aim = task === 'draw' ? 'draw' : draft.aim;
  switch (aim) {
    case 'menu':
      return todo[task === 'move' ? 'move' : 'investigate'];
    case 'draw':
      return messages.draw.lead(draft.draw?.due ?? 0);
    case 'look':
      return draft.card === null ? todo.aims.look : todo.aims.lookWhere;
    case 'cab':
      return draft.walk?.cab == null ? todo.aims.cab : todo.aims.cabWhere;
    default:
      return todo.aims[aim];
  }
}
