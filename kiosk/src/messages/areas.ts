import type { Language } from '@mister-x/engine/protocol';
import type { messages as cards } from './cards/en.js';
import type { messages as common } from './common/en.js';
import type { messages as devices } from './devices/en.js';
import type { messages as join } from './join/en.js';
import type { messages as phone } from './phone/en.js';
import type { messages as printing } from './printing/en.js';
import type { messages as records } from './records/en.js';
import type { messages as scan } from './scan/en.js';
import type { messages as studio } from './studio/en.js';
import type { messages as screen } from './screen/en.js';
import type { messages as trust } from './trust/en.js';

/** The words of all pages, whatever is played: English defines each area's type, the other languages must satisfy it. */
export type Areas = {
  readonly common: typeof common;
  readonly screen: typeof screen;
  /** What a scanned card is. */
  readonly cards: typeof cards;
  /** The page of scanners. */
  readonly devices: typeof devices;
  readonly printing: typeof printing;
  readonly phone: typeof phone;
  /** The phone's way in, where a code is typed or a name chosen. */
  readonly join: typeof join;
  /** The check of records; a page that stands alone brings it along. */
  readonly records: typeof records;
  /** Receipts, words of the chain, lost phones, alarms: kiosk and phones. */
  readonly trust: typeof trust;
  /** Where people draw their own boards. */
  readonly studio: typeof studio;
  /** The camera as a scanner. */
  readonly scan: typeof scan;
};
export type AreaName = keyof Areas;

/** Each language of an area is a file of its own, fetched when someone needs it. */
export type MessageFiles<T> = Readonly<Record<Language, () => Promise<{ readonly messages: T }>>>;
export type AreaLoaders<A extends AreaName = AreaName> = {
  readonly [Area in A]: MessageFiles<Areas[Area]>;
};

/** Words of one game, or of what games share: they lie in its folder, and its manifest names them. */
export type Area<T = object> = {
  readonly files: MessageFiles<T>;
  /** Its words, in the language of this device; they must have been loaded with `speech.need`. */
  readonly t: T;
};

/** Areas that phones need from their first page to the end of a game. */
export type PhoneArea = 'common' | 'phone' | 'join' | 'trust';
