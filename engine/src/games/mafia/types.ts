import type { Notice, View } from './view-types.js';
import type { Action, Event, MfRefusal, Options, Setup, State } from './words.js';

export * from './pack-file.js';
export * from './seats.js';
export * from './view-types.js';
export * from './words.js';

/** The types of the game, for `Game`. */
export type Mafia = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: MfRefusal;
  view: View;
  notice: Notice;
};
