import type { Base64Url } from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Level } from '../core/level.js';

export const SEAL_MODES = ['phones', 'host'] as const;
/** Who keeps the key of a match: the phones of its secret seats, or the server's own disk. */
export type SealMode = (typeof SEAL_MODES)[number];

/** Everything settled before the first event; its hash is the head of link 0. */
export type Genesis = {
  readonly format: 'mister-x-genesis/1';
  /** The table's id, which is also the name of the match in every hash. */
  readonly match: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly options: Json;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly role: string;
    readonly secret: boolean;
    readonly name: string;
    /** A computer sits here, and how well it plays. */
    readonly computer?: Level;
    /** Its secrets are shown behind a cover on the table's own screen, where everybody else is a computer. */
    readonly onScreen?: true;
  }[];
  /** Milliseconds since 1970, as the server's clock had it. */
  readonly startedAt: number;
  readonly seal: SealMode;
  /** Commitment to the server's share of the seed, made before the phones sent theirs. */
  readonly seedCommitment: Base64Url;
  /** Where masks are drawn: the people by place. The lots follow from the seed (`drawLots`). */
  readonly places?: readonly string[];
  /** Seats whose phones gave a share of the seed; where masks are drawn, places (`placeName`). */
  readonly seedShares: readonly Seat[];
  /** Fixes the seed that the shares make, also where a game draws nothing. */
  readonly seedCheck: Base64Url;
  readonly keyCheck: Base64Url;
  /** Played for a program that was shown everything (`referee --stdio --open`): no game among people. */
  readonly open?: true;
  /** Of an open game: what the program laid over the first state. */
  readonly position?: Json;
};
