import { Decision } from '@mister-x/engine/core/decision';
import type { Rng } from '@mister-x/engine/core/rng';
import { apply } from './apply.js';
import { chosenPack } from './chosen-pack.js';
import type { Pack } from './pack.js';
import type { Action, Event, Flags, MfRefusal, RefusalCode, State } from './types.js';

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
/** What keeps an action from being done; `undefined` when it was. */
export type MafiaFault = RefusalCode | MfRefusal | undefined;

/** A decision in the making, with the pack and the chance that it may draw from. */
export class MafiaDecision extends Decision<State, Event> {
  readonly pack: Pack;

  constructor(
    state: State,
    readonly rng: Rng,
  ) {
    super(state, apply);
    this.pack = chosenPack(state.options);
  }

  get flags(): Flags {
    return this.state.options.flags;
  }
}
