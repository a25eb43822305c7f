import { randomBytes } from 'node:crypto';
import { type ClientChannel, callServer, KEY_LENGTH } from '@mister-x/engine/channel';
import type { Reply } from '@mister-x/engine/protocol';
import { nativeSuite } from '../socket/channel/native-suite.js';
import type { SocketClient } from './socket-client.js';

type ChannelReply = Reply<{ answer: string }>;

/** How a program asks over a boxed channel; `docs/protocol.md` says it byte by byte. */
export class EncryptedClient {
  /** The boxes that came: what was in them, and how many bytes they had. */
  readonly heard: { readonly what: string; readonly size: number }[] = [];
  /** Bytes of the boxes that left. */
  readonly said: number[] = [];
  private readonly waiting = new Map<number, (reply: Reply<unknown>) => void>();
  private next = 1;

  private constructor(
    private readonly socket: SocketClient,
    readonly channel: ClientChannel,
  ) {}

  static async open(
    socket: SocketClient,
    channelKey: string,
    onPush: (name: string, body: unknown) => void,
  ): Promise<EncryptedClient> {
    const calling = callServer(nativeSuite, channelKey, randomBytes(KEY_LENGTH));
    if (calling === undefined) throw new Error('that is nobody’s key');
    const { hello } = calling;
    const reply = (await socket.ask('channel:open', { hello })) as ChannelReply;
    if (!reply.ok) throw new Error(`no channel: ${reply.refusal.code}`);
    const channel = calling.answered(reply.value.answer);
    if (channel === undefined) throw new Error('someone else answered');
    const asker = new EncryptedClient(socket, channel);
    socket.onBox = (box) => asker.hear(box, onPush);
    return asker;
  }

  ask(name: string, body: unknown): Promise<Reply<unknown>> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${name}`)), 30_000);
      this.waiting.set(id, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      const box = this.channel.seal(id, name, body);
      this.said.push(box.length);
      this.socket.say(box);
    });
  }

  private hear(box: Uint8Array, onPush: (name: string, body: unknown) => void): void {
    const heard = this.channel.open(box);
    if (heard === undefined) throw new Error('a box that does not open');
    this.heard.push({ what: heard.kind === 'push' ? heard.name : 'reply', size: box.length });
    if (heard.kind === 'push') {
      onPush(heard.name, heard.body);
      return;
    }
    this.waiting.get(heard.id)?.(heard.body as Reply<unknown>);
    this.waiting.delete(heard.id);
  }
}
