import type { Pushes, Reply, Requests } from '@mister-x/engine/protocol';

export type RequestName = keyof Requests;
export type RequestBody<N extends RequestName> = Requests[N]['ask'];
export type RequestReply<N extends RequestName> = Reply<Requests[N]['reply']>;
export type SilenceListener = (silent: boolean) => void;
export type PushName = keyof Pushes;

/** One socket, as little of it as a line needs; tests hand in their own. */
export interface Wire {
  send(name: RequestName, ask: unknown, answered: (reply: unknown) => void): void;
  onPush<N extends PushName>(name: N, handler: (push: Pushes[N]) => void): void;
  onUp(handler: () => void): void;
  onDown(handler: () => void): void;
  /** While it is up: told when nothing at all is heard any more, and when something is again. */
  onSilence?(handler: SilenceListener): void;
  /** Where others in the network hear what is said: nothing is sent before it is decided how. */
  readonly privacy?: ChannelEncryption | undefined;
  close(): void;
}

/** How the line of a page over plain HTTP becomes private. */
export interface ChannelEncryption {
  /** From now on everything is boxed for the holder of this key, on every new connection as well. */
  box(key: string): void;
  /** Nothing that is said needs to be kept from anybody. */
  inTheClear(): void;
  /** The key that the server names, or someone in its place: people have to confirm it. */
  askKey(): Promise<string | null>;
  /** Who answers does not hold the key that was given. */
  onWrongKey(handler: () => void): void;
}
