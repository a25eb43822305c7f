import type { AreaName, AreaLoaders, PhoneArea } from './areas.js';

/** Where the words of the big screen and of the camera are; a phone that needs none of them does not fetch the list either. */
export const screenAreas: AreaLoaders<Exclude<AreaName, PhoneArea>> = {
  screen: {
    en: () => import('./screen/en.js'),
    de: () => import('./screen/de.js'),
    fr: () => import('./screen/fr.js'),
    ru: () => import('./screen/ru.js'),
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
};
