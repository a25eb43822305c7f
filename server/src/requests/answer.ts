import { err, ok, type Result } from '@mister-x/engine';
import { snapshotSize } from '@mister-x/engine/channel';
import type { RefusalBody, Reply, ServerCode } from '@mister-x/engine/protocol';
import type { FrameSize } from '../channel/channel.js';

/** What a request comes to: its value, or a refusal for the client that asked. */
export type Answered<T> = Result<T, RefusalBody>;

/**
 * A value that is built at the moment it is sent. A client must be attached to its viewer in the
 * same breath, so that no update comes between a snapshot and its sending.
 */
export class AtSending<T> {
  /**
   * @param forTable the same as the table would be told, by which the size of a box is chosen
   * @param linesMissed how many lines are told in it for which a seat's own may be longer
   */
  constructor(
    readonly build: () => T,
    readonly forTable: () => unknown = build,
    readonly linesMissed: () => number = () => 0,
  ) {}

  /** The size of its box says nothing but what the table may know. */
  readonly size: FrameSize = (length) => {
    const publicLength = Buffer.byteLength(JSON.stringify(this.forTable()));
    return snapshotSize(length, publicLength, this.linesMissed());
  };
}

export function refuse(code: ServerCode): { readonly ok: false; readonly error: RefusalBody } {
  return err({ code });
}

export function answered<T>(reply: Reply<T>): Answered<T> {
  return reply.ok ? ok(reply.value) : err(reply.refusal);
}
