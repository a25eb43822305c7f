import type { Seat, Viewer } from '@mister-x/engine';
import type { TableId, TableStatus } from '@mister-x/engine/protocol';
import type { Genesis } from '@mister-x/engine/trust';
import { Injectable, Logger } from '@nestjs/common';
import { Lifetime } from './lifetime.js';

/** All that one part of the server tells others that it does not know. */
export type ServerEvents = {
  /** The clock of the computer was set, and stored times are corrected. */
  'clock:set': null;
  /** A connection has ended. */
  'client:left': {
    readonly client: string;
    /** As whom it looked at which table. */
    readonly watched: readonly (readonly [TableId, Viewer])[];
  };
  /** The code in the terminal's link is another one by now, where it was used. */
  'screens:changed': ScreensChange;
  /** A table was read from the disk; nobody else has it yet. */
  'table:loaded': LoadedTable;
  /** The table's own viewer was told something of the match. */
  'table:told': PublicTable;
  /** Nothing more is played there. */
  'table:over': TableId;
};

export type ScreensChange =
  | { readonly what: 'paired'; readonly screen: string; readonly used: 'terminal' | 'screen' }
  | { readonly what: 'signed-out'; readonly screens: number };

/** What everybody may know of a table; it stays up to date. */
export type PublicTable = {
  readonly id: TableId;
  readonly record: {
    readonly status: TableStatus;
    readonly genesis: Genesis | null;
    readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  };
  readonly match: { readonly run: { readonly asked: readonly Seat[] } } | undefined;
};

export type LoadedTable = PublicTable & {
  readonly record: {
    readonly seats: readonly { readonly seat: Seat; readonly secretHash: string | null }[];
  };
};

type Listener<E extends keyof ServerEvents> = (payload: ServerEvents[E]) => unknown;

/**
 * How parts of the server tell one another that something has happened. Listeners are called before
 * `publish` returns, in the order in which they came. One that fails is noted and stops neither the others
 * nor the caller, and what one begins is waited for when the server stops.
 */
@Injectable()
export class EventBus {
  private readonly logger = new Logger('Events');
  private readonly listeners: { [E in keyof ServerEvents]?: Listener<E>[] } = {};

  constructor(private readonly lifetime: Lifetime) {}

  on<E extends keyof ServerEvents>(event: E, listener: Listener<E>): void {
    const listeners: Listener<E>[] = this.listeners[event] ?? [];
    Object.assign(this.listeners, { [event]: [...listeners, listener] });
  }

  publish<E extends keyof ServerEvents>(event: E, payload: ServerEvents[E]): void {
    const failed = (error: unknown) => {
      const msg = `What follows from the event ${event} failed because of an unexpected error.`;
      this.logger.error({ msg, err: error });
    };
    const listeners: readonly Listener<E>[] = this.listeners[event] ?? [];
    for (const listener of listeners) {
      try {
        const begun = listener(payload);
        if (begun instanceof Promise) void this.lifetime.join(begun.catch(failed));
      } catch (error) {
        failed(error);
      }
    }
  }
}
