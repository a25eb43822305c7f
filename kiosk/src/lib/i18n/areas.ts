import type { Language } from '@mister-x/engine/protocol';
import type { messages as cards } from './cards/en.js';
import type { messages as common } from './common/en.js';
import type { messages as devices } from './devices/en.js';
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
type Loaders = { readonly [A in AreaName]: Readonly<Record<Language, Loader<Areas[A]>>> };

/** Each language of each area is a file of its own, fetched when somebody needs it. */
export const loaders: Loaders = {
  common: {
    en: () => import('./common/en.js'),
    de: () => import('./common/de.js'),
    fr: () => import('./common/fr.js'),
    ru: () => import('./common/ru.js'),
  },
  table: {
    en: () => import('./table/en.js'),
    de: () => import('./table/de.js'),
    fr: () => import('./table/fr.js'),
    ru: () => import('./table/ru.js'),
  },
  cards: {
    en: () => import('./cards/en.js'),
    de: () => import('./cards/de.js'),
    fr: () => import('./cards/fr.js'),
    ru: () => import('./cards/ru.js'),
  },
  devices: {
    en: () => import('./devices/en.js'),
    de: () => import('./devices/de.js'),
    fr: () => import('./devices/fr.js'),
    ru: () => import('./devices/ru.js'),
  },
  printing: {
    en: () => import('./printing/en.js'),
    de: () => import('./printing/de.js'),
    fr: () => import('./printing/fr.js'),
    ru: () => import('./printing/ru.js'),
  },
  phone: {
    en: () => import('./phone/en.js'),
    de: () => import('./phone/de.js'),
    fr: () => import('./phone/fr.js'),
    ru: () => import('./phone/ru.js'),
  },
  trust: {
    en: () => import('./trust/en.js'),
    de: () => import('./trust/de.js'),
    fr: () => import('./trust/fr.js'),
    ru: () => import('./trust/ru.js'),
  },
  records: {
    en: () => import('./records/en.js'),
    de: () => import('./records/de.js'),
    fr: () => import('./records/fr.js'),
    ru: () => import('./records/ru.js'),
  },
  studio: {
    en: () => import('./studio/en.js'),
    de: () => import('./studio/de.js'),
    fr: () => import('./studio/fr.js'),
    ru: () => import('./studio/ru.js'),
  },
  scan: {
    en: () => import('./scan/en.js'),
    de: () => import('./scan/de.js'),
    fr: () => import('./scan/fr.js'),
    ru: () => import('./scan/ru.js'),
  },
  'scotland-yard': {
    en: () => import('./scotland-yard/en.js'),
    de: () => import('./scotland-yard/de.js'),
    fr: () => import('./scotland-yard/fr.js'),
    ru: () => import('./scotland-yard/ru.js'),
  },
  'scotland-yard-setup': {
    en: () => import('./scotland-yard-setup/en.js'),
    de: () => import('./scotland-yard-setup/de.js'),
    fr: () => import('./scotland-yard-setup/fr.js'),
    ru: () => import('./scotland-yard-setup/ru.js'),
  },
  'scotland-yard-paper': {
    en: () => import('./scotland-yard-paper/en.js'),
    de: () => import('./scotland-yard-paper/de.js'),
    fr: () => import('./scotland-yard-paper/fr.js'),
    ru: () => import('./scotland-yard-paper/ru.js'),
  },
  'scotland-yard-scan': {
    en: () => import('./scotland-yard-scan/en.js'),
    de: () => import('./scotland-yard-scan/de.js'),
    fr: () => import('./scotland-yard-scan/fr.js'),
    ru: () => import('./scotland-yard-scan/ru.js'),
  },
  'mister-x-europe': {
    en: () => import('./mister-x-europe/en.js'),
    de: () => import('./mister-x-europe/de.js'),
    fr: () => import('./mister-x-europe/fr.js'),
    ru: () => import('./mister-x-europe/ru.js'),
  },
  'mister-x-europe-phone': {
    en: () => import('./mister-x-europe-phone/en.js'),
    de: () => import('./mister-x-europe-phone/de.js'),
    fr: () => import('./mister-x-europe-phone/fr.js'),
    ru: () => import('./mister-x-europe-phone/ru.js'),
  },
  'mister-x-europe-scan': {
    en: () => import('./mister-x-europe-scan/en.js'),
    de: () => import('./mister-x-europe-scan/de.js'),
    fr: () => import('./mister-x-europe-scan/fr.js'),
    ru: () => import('./mister-x-europe-scan/ru.js'),
  },
  'mister-x-europe-setup': {
    en: () => import('./mister-x-europe-setup/en.js'),
    de: () => import('./mister-x-europe-setup/de.js'),
    fr: () => import('./mister-x-europe-setup/fr.js'),
    ru: () => import('./mister-x-europe-setup/ru.js'),
  },
};
