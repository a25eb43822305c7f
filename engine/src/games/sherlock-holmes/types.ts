import type { Notice, View } from './view-types.js';
import type { Action, Event, Options, Setup, ShRefusal, State } from './words.js';

export * from './pack-file.js';
export * from './view-types.js';
export * from './words.js';

/** The types of the game, for `Game`. */
export type SherlockHolmes = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: ShRefusal;
  view: View;
  notice: Notice;
};
