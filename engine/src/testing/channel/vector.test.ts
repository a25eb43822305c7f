import { expect, it } from 'vitest';
import { keyNumberOf } from '../../protocol/channel/check-number.js';
import {
  answerHandshake,
  callServer,
  padToFrame,
  nobleSuite,
  HANDSHAKE_PROLOGUE,
  SHORT_FRAME_BYTES,
} from '../../protocol/channel/index.js';
import { fromBase64Url, groupDigits, toBase64Url, utf8ToBytes } from '../../trust/index.js';

const [DOCUMENT = ''] = Object.values(
  import.meta.glob(['../../../../docs/protocol.md'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The example of `docs/protocol.md`, computed. */
it('a channel is as docs/protocol.md says, byte by byte', () => {
  const key = (byte: number) => new Uint8Array(32).fill(byte);
  const staticKey = { secret: key(1), public: nobleSuite.publicKey(key(1)) };
  const calling = callServer(nobleSuite, toBase64Url(staticKey.public), key(2));
  const hello = fromBase64Url(calling?.hello) ?? key(0);
  const heard = answerHandshake(nobleSuite, staticKey, hello, {
    prologue: HANDSHAKE_PROLOGUE,
    ephemeral: key(3),
  });
  const answer = toBase64Url(heard?.answer ?? key(0));
  const channel = calling?.answered(answer);
  const up = channel?.seal(1, 'table:watch', { table: 't' }) ?? key(0);
  const reply = utf8ToBytes('[1,{"ok":true,"value":null}]');
  const down = heard?.ciphers.send.seal(padToFrame(reply, SHORT_FRAME_BYTES)) ?? key(0);
  expect(channel?.open(down)).toEqual({ kind: 'reply', id: 1, body: { ok: true, value: null } });
  for (const value of [
    toBase64Url(staticKey.public),
    groupDigits(keyNumberOf(staticKey.public)),
    calling?.hello ?? '',
    answer,
    toBase64Url(up.slice(0, 24)),
    toBase64Url(up.slice(-16)),
    toBase64Url(down.slice(0, 24)),
    toBase64Url(down.slice(-16)),
  ]) {
    expect(value.length).toBeGreaterThan(20);
    expect(DOCUMENT).toContain(`\`${value}\``);
  }
  expect([up.length, down.length]).toEqual([528, 528]);
});
