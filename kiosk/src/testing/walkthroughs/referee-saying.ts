import type { Pushes } from '@mister-x/engine/protocol';
import type { PushName, RequestName } from '../../line/wire.js';
import { FakeReferee, type FakeWire } from '../fake-referee.js';

type Replies = Partial<Record<RequestName, unknown>>;

/** A referee without a match: what it says to some requests, and `push` to everybody. */
export function refereeWithReplies(replies: Replies) {
  const referee = new FakeReferee();
  referee.lies = { replies: { 'board:list': okReply({ boards: [] }), ...replies } };
  let last: FakeWire | undefined;
  return {
    wire: () => {
      const wire = referee.wire();
      last = wire;
      setTimeout(() => wire.mend(), 0);
      return wire;
    },
    push: <N extends PushName>(name: N, body: Pushes[N]) => last?.push(name, body),
  };
}

export const okReply = (value: unknown) => ({ ok: true, value });
