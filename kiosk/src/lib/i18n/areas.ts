import type { Language } from '@mister-x/engine/protocol';
import type { messages as cards } from './cards/en.js';
import type { messages as common } from './common/en.js';
import type { messages as devices } from './devices/en.js';
import type { messages as join } from './join/en.js';
import type { messages as misterXEurope } from './mister-x-europe/en.js';
import type { messages as misterXEuropePhone } from './mister-x-europe-phone/en.js';
import type { messages as misterXEuropeScan } from './mister-x-europe-scan/en.js';
import type { messages as misterXEuropeSetup } from './mister-x-europe-setup/en.js';
import type { messages as phone } from './phone/en.js';
import type { messages as printing } from './printing/en.js';
import type { messages as records } from './records/en.js';
import type { messages as scan } from './scan/en.js';
import type { messages as scotlandYard } from './scotland-yard/en.js';
import type { messages as scotlandYardPaper } from './scotland-yard-paper/en.js';
import type { messages as scotlandYardScan } from './scotland-yard-scan/en.js';
import type { messages as scotlandYardSetup } from './scotland-yard-setup/en.js';
import type { messages as studio } from './studio/en.js';
import type { messages as table } from './table/en.js';
import type { messages as trust } from './trust/en.js';

/** The catalogue: English defines each area's type, the other languages must satisfy it. */
export type Areas = {
  readonly common: typeof common;
  readonly table: typeof table;
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
  readonly 'scotland-yard': typeof scotlandYard;
  /** The words of the set-up and of house rules: only the kiosk needs them. */
  readonly 'scotland-yard-setup': typeof scotlandYardSetup;
  /** Printed cards, and the log that was kept on paper: only the kiosk needs them. */
  readonly 'scotland-yard-paper': typeof scotlandYardPaper;
  /** Playing by scanned cards: kiosk only. */
  readonly 'scotland-yard-scan': typeof scotlandYardScan;
  /** What kiosk and phones both say of the Europe board. */
  readonly 'mister-x-europe': typeof misterXEurope;
  /** The set-up and what only the kiosk says. */
  readonly 'mister-x-europe-setup': typeof misterXEuropeSetup;
  /** Playing by scanned cards: kiosk only. */
  readonly 'mister-x-europe-scan': typeof misterXEuropeScan;
  /** Words of its phones alone. */
  readonly 'mister-x-europe-phone': typeof misterXEuropePhone;
};
export type AreaName = keyof Areas;

type Loader<T> = () => Promise<{ readonly messages: T }>;
/** Each language of an area is a file of its own, fetched when somebody needs it. */
export type Loaders<A extends AreaName = AreaName> = {
  readonly [Area in A]: Readonly<Record<Language, Loader<Areas[Area]>>>;
};

/** Areas that phones need from their first page to the end of a game. */
export type PhoneArea =
  | 'common'
  | 'phone'
  | 'join'
  | 'trust'
  | 'scotland-yard'
  | 'mister-x-europe'
  | 'mister-x-europe-phone';
