import type { TableRequest, TrialKind } from '@mister-x/kiosk/games/game-ui.ts';
import { setupMessages } from '../../messages/screen-messages.js';
import { SetupModel } from './setup-model.svelte.js';

/** Strong enough to be worth catching, weak enough to be caught. */
const TRIAL_LEVEL = 'medium';
const TRIAL_DETECTIVES = 4;

/** One person, computers in all other chairs, start cards dealt by the referee (SY-9). */
export function tableFor(trial: TrialKind): NonNullable<TableRequest> {
  const model = new SetupModel();
  model.chooseHunters(TRIAL_DETECTIVES);
  model.set('start_source', 'server');
  const own = trial === 'open' ? 1 : 0;
  model.computers = Array.from({ length: TRIAL_DETECTIVES + 1 }, (_, seat) => (seat === own ? null : TRIAL_LEVEL));
  const messages = setupMessages.t;
  const draft = model.draft({ x: messages.misterXName, hunter: messages.hunterName });
  if (draft === null) throw new Error('its set-up is complete');
  if (trial !== 'hidden') return draft;
  return {
    ...draft,
    seats: draft.seats.map((seat, i) => (i === own ? { ...seat, onScreen: true } : seat)),
  };
}
