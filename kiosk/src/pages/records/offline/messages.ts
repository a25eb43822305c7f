import type { AreaLoaders } from '../../../messages/areas.js';

/**
 * The words of this page, which has all languages in itself; the build takes it in place of the lists
 * of all other pages, whose words it would have within itself as well.
 */
export const phoneAreas: Pick<AreaLoaders, 'common'> = {
  common: {
    en: () => import('../../../messages/common/en.js'),
    de: () => import('../../../messages/common/de.js'),
    fr: () => import('../../../messages/common/fr.js'),
    ru: () => import('../../../messages/common/ru.js'),
  },
};

export const screenAreas: Pick<AreaLoaders, 'records' | 'screen'> = {
  records: {
    en: () => import('../../../messages/records/en.js'),
    de: () => import('../../../messages/records/de.js'),
    fr: () => import('../../../messages/records/fr.js'),
    ru: () => import('../../../messages/records/ru.js'),
  },
  screen: {
    en: () => import('../../../messages/screen/en.js'),
    de: () => import('../../../messages/screen/de.js'),
    fr: () => import('../../../messages/screen/fr.js'),
    ru: () => import('../../../messages/screen/ru.js'),
  },
};
