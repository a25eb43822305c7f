import type { Action } from './types/action.js';
import type { Event } from './types/event.js';
import type { Notice } from './types/notice.js';
import type { Options } from './types/options.js';
import type { SyRefusal } from './types/refusal.js';
import type { Setup, State } from './types/state.js';
import type { View } from './types/view.js';

export * from './types/action.js';
export * from './types/event.js';
export * from './types/fact.js';
export * from './types/notice.js';
export * from './types/options.js';
export * from './types/refusal.js';
export * from './types/report.js';
export * from './types/state.js';
export * from './types/view.js';
export * from './types/words.js';

/** The types of the game, for `Game`. */
export type ScotlandYard = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: SyRefusal;
  view: View;
  notice: Notice;
};
