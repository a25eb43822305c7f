import { randomBytes } from 'node:crypto';
import { ok } from '@mister-x/engine';
import { answerCall, KEY_LENGTH, PROLOGUE } from '@mister-x/engine/line';
import type { Requests } from '@mister-x/engine/protocol';
import { fromBase64Url, toBase64Url } from '@mister-x/engine/trust';
import { Inject, Injectable } from '@nestjs/common';
import type { Device } from '../devices/devices.service.js';
import { type Answered, refuse } from '../requests/answer.js';
import { LINE_KEY } from '../tokens.js';
import { Line } from './line.js';
import type { LineKey } from './line-key.js';
import { nativeSuite } from './native-suite.js';

/** Opens the private line of a device. */
@Injectable()
export class LineService {
  constructor(@Inject(LINE_KEY) private readonly lineKey: LineKey) {}

  /** For devices that were told no key; whether it is this server's, people say. */
  async key(): Promise<Answered<Requests['line:key']['reply']>> {
    return ok({ key: this.lineKey.text });
  }

  /** Once a connection, before anything else: who called wrongly calls again on another one. */
  async open(
    device: Device,
    { hello }: Requests['line:open']['ask'],
  ): Promise<Answered<Requests['line:open']['reply']>> {
    if (device.called || device.host !== undefined || device.watching.size > 0)
      return refuse('FORBIDDEN');
    device.called = true;
    const call = fromBase64Url(hello) ?? new Uint8Array(0);
    const ephemeral = randomBytes(KEY_LENGTH);
    const heard = answerCall(nativeSuite, this.lineKey, call, { prologue: PROLOGUE, ephemeral });
    if (heard === undefined) return refuse('LINE_KEY_WRONG');
    device.line = new Line(heard.ciphers);
    return ok({ answer: toBase64Url(heard.answer) });
  }
}
