import type { AreaLoaders, PhoneArea } from './areas.js';
// With numbers in them all need it: it is there with this list, and no language has to fetch it.
import './plural.js';

/** In the pages from the start; all others are `screen-messages.ts`. */
export const phoneAreas: AreaLoaders<PhoneArea> = {
  common: {
    en: () => import('./common/en.js'),
    de: () => import('./common/de.js'),
    fr: () => import('./common/fr.js'),
    ru: () => import('./common/ru.js'),
  },
  phone: {
    en: () => import('./phone/en.js'),
    de: () => import('./phone/de.js'),
    fr: () => import('./phone/fr.js'),
    ru: () => import('./phone/ru.js'),
  },
  join: {
    en: () => import('./join/en.js'),
    de: () => import('./join/de.js'),
    fr: () => import('./join/fr.js'),
    ru: () => import('./join/ru.js'),
  },
  trust: {
    en: () => import('./trust/en.js'),
    de: () => import('./trust/de.js'),
    fr: () => import('./trust/fr.js'),
    ru: () => import('./trust/ru.js'),
  },
};
