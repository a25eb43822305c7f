import { err, type Result } from '@mister-x/engine';
import { snapshotFrameSize } from '@mister-x/engine/channel';
import type { RefusalBody, ServerCode } from '@mister-x/engine/protocol';

/** The size of the frame for a message of so many bytes (`engine/src/protocol/channel/sizes.ts`). */
export type FrameSize = (length: number) => number;

/** What a request comes to: its value, or a refusal for the client that asked. */
export type RequestResult<T> = Result<T, RefusalBody>;

/** Sends when it may be sent, once; or says why it may not. */
export type SendTurn = (send: () => RequestResult<null>) => Promise<RequestResult<null>>;

const sendAtOnce: SendTurn = async (send) => send();

/** How the size of a box is chosen that holds more than the table may know. */
export type ReplySizing = {
  /** The same as the table would be told. */
  readonly forTable: () => unknown;
  /** How many notices are told in it for which a seat's own may be longer. */
  readonly noticesMissed: () => number;
  /** `GameFacts.secretRoom`. */
  readonly room: number | undefined;
};

/**
 * A value that is built at the moment it is sent. A client must be attached to its viewer in the
 * same breath, so that no update comes between a snapshot and its sending; and whether it may be
 * attached is asked in that breath too.
 */
export class DeferredReply<T> {
  /** @param sizing where the value is not the table's own */
  constructor(
    readonly build: () => RequestResult<T>,
    readonly turn: SendTurn = sendAtOnce,
    private readonly sizing?: ReplySizing,
  ) {}

  /** The size of its box says nothing but what the table may know. */
  sizeOf(built: T): FrameSize {
    const { forTable = () => built, noticesMissed = () => 0, room } = this.sizing ?? {};
    return (length) => {
      const publicLength = Buffer.byteLength(JSON.stringify(forTable()));
      return snapshotFrameSize(length, publicLength, noticesMissed(), room);
    };
  }
}

export function refuse(code: ServerCode): { readonly ok: false; readonly error: RefusalBody } {
  return err({ code });
}
