import type { GameTypes, ObservedStep, Json, Seat } from '@mister-x/engine';
import type { Level } from '@mister-x/engine/players';
import type { Command } from '@mister-x/engine/protocol';

/** What the referee and the thread in which computers think tell each other: JSON, and never a state. */

/** What a seat knows when it is to choose (`Position`), written out. */
export type ChoiceRequest = {
  readonly seat: Seat;
  readonly view: Json;
  readonly actions: readonly Json[];
  readonly commands: readonly Command<Json>[];
  readonly omitted: readonly string[];
  /** Moves by chance, for who wants one where there are too many to list. */
  readonly samples: readonly Command<Json>[];
};

export type MessageToThread =
  | {
      readonly kind: 'attach';
      readonly chair: number;
      readonly game: string;
      readonly options: Json;
      readonly seat: Seat;
      readonly level: Level;
      /** Of its own chance, 64 hexadecimal digits. */
      readonly seed: string;
    }
  | {
      readonly kind: 'observe';
      readonly chair: number;
      readonly steps: readonly ObservedStep<GameTypes>[];
    }
  | {
      readonly kind: 'choose';
      readonly chair: number;
      readonly ask: number;
      readonly request: ChoiceRequest;
      /** When it has to be done, in milliseconds since 1970 on a clock that never jumps (`steadyNow`). */
      readonly until: number;
    }
  | { readonly kind: 'detach'; readonly chair: number }
  /** Someone will sit down later: what he has to know of the board is worked out now. */
  | {
      readonly kind: 'prepare';
      readonly game: string;
      readonly options: Json;
      readonly level: Level;
    };

/** `null`: nothing now. */
export type MessageFromThread = { readonly ask: number; readonly command: Command<Json> | null };

/** The same for every thread of this process. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
