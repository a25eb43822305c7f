import type { Base64Url } from '../core/bytes.js';
import type { ServerAddresses } from './table.js';

/** A screen that is signed in as the host's, as the host is shown it. */
export type HostScreen = {
  /** What it calls itself; nothing vouches for that. */
  readonly name: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly pairedAt: number;
  /** The screen that asks, or another tab of its browser. */
  readonly own: boolean;
  readonly connected: boolean;
};

/** What another screen needs to pair: a link is made of it, or people type the code. */
export type HostInvitation = ServerAddresses & {
  /** Good for one screen, until it has paired. */
  readonly code: string;
  /** The public key of this server's channel, for the link. */
  readonly channelKey: Base64Url;
  /** The same as 20 digits to compare, for a screen on which the code is typed. */
  readonly checkNumber: string;
};
