import { randomBytes } from 'node:crypto';
import { ok } from '@mister-x/engine';
import { answerHandshake, KEY_LENGTH, HANDSHAKE_PROLOGUE } from '@mister-x/engine/channel';
import type { Requests } from '@mister-x/engine/protocol';
import { fromBase64Url, toBase64Url } from '@mister-x/engine/trust';
import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '../clients/clients.service.js';
import { type RequestResult, refuse } from '../requests/answer.js';
import { CHANNEL_KEY } from '../../runtime/tokens.js';
import type { ChannelKey } from './channel-key.js';
import { nativeSuite } from './native-suite.js';

/** Opens the private channel of a client. */
@Injectable()
export class ChannelService {
  constructor(@Inject(CHANNEL_KEY) private readonly channelKey: ChannelKey) {}

  /** For clients that were told no key; whether it is this server's, people say. */
  async key(): Promise<RequestResult<Requests['channel:key']['reply']>> {
    return ok({ key: this.channelKey.text });
  }

  /** Once a connection, before anything else: who called wrongly calls again on another one. */
  async open(
    client: Client,
    { hello }: Requests['channel:open']['ask'],
  ): Promise<RequestResult<Requests['channel:open']['reply']>> {
    if (client.called || client.host !== undefined || client.watching.size > 0) return refuse('FORBIDDEN');
    client.called = true;
    const call = fromBase64Url(hello) ?? new Uint8Array(0);
    const ephemeral = randomBytes(KEY_LENGTH);
    const heard = answerHandshake(nativeSuite, this.channelKey, call, {
      prologue: HANDSHAKE_PROLOGUE,
      ephemeral,
    });
    if (heard === undefined) return refuse('CHANNEL_KEY_WRONG');
    client.channel = heard.ciphers;
    return ok({ answer: toBase64Url(heard.answer) });
  }
}
