import { EventEmitter } from 'node:events';

/**
 * A parser for socket.io-client that leaves the arguments of pushed events as text (socket.io
 * protocol 5, text packets only). Thousands of devices in one process would otherwise spend its
 * time on parsing what only one of them needs to read.
 */

type Packet = {
  readonly type: number;
  readonly nsp: string;
  readonly data?: unknown;
  readonly id?: number;
};

const EVENT = 2;

class Encoder {
  encode({ type, nsp, data, id }: Packet): readonly string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${space}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`];
  }
}

class Decoder extends EventEmitter {
  add(packet: unknown): void {
    this.emit('decoded', decode(String(packet)));
  }

  destroy(): void {
    this.removeAllListeners();
  }
}

/** `type[/namespace,][id][json]`; the name of an event is parsed, its arguments are not. */
export function decode(text: string): Packet {
  const head = /^(\d)(?:(\/[^,]*),)?(\d*)/.exec(text);
  if (head === null) throw new Error(`not a packet: ${text.slice(0, 40)}`);
  const type = Number(head[1]);
  const body = text.slice(head[0].length);
  const packet = {
    type,
    nsp: head[2] ?? '/',
    ...(head[3] ? { id: Number(head[3]) } : {}),
  };
  if (body === '') return packet;
  const event = type === EVENT ? /^\["([^"\\]*)",?/.exec(body) : null;
  if (event === null) return { ...packet, data: JSON.parse(body) };
  return { ...packet, data: [event[1], body.slice(event[0].length, -1)] };
}

export const textParser = { Encoder, Decoder };

/** The arguments of an event that arrived as text. */
export function parseArguments(text: string): readonly unknown[] {
  return JSON.parse(`[${text}]`);
}
