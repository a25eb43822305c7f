import type { AreaLoaders } from '../../../lib/i18n/areas.js';

/**
 * The words of this page, which has all languages in itself; the build takes it in place of the lists
 * of all other pages, whose words it would have within itself as well.
 */
export const phoneAreas: Pick<AreaLoaders, 'common'> = {
  common: {
    en: () => import('../../../lib/i18n/common/en.js'),
    de: () => import('../../../lib/i18n/common/de.js'),
    fr: () => import('../../../lib/i18n/common/fr.js'),
    ru: () => import('../../../lib/i18n/common/ru.js'),
  },
};

export const screenAreas: Pick<AreaLoaders, 'records' | 'screen'> = {
  records: {
    en: () => import('../../../lib/i18n/records/en.js'),
    de: () => import('../../../lib/i18n/records/de.js'),
    fr: () => import('../../../lib/i18n/records/fr.js'),
    ru: () => import('../../../lib/i18n/records/ru.js'),
  },
  screen: {
    en: () => import('../../../lib/i18n/screen/en.js'),
    de: () => import('../../../lib/i18n/screen/de.js'),
    fr: () => import('../../../lib/i18n/screen/fr.js'),
    ru: () => import('../../../lib/i18n/screen/ru.js'),
  },
};
