import type { Language } from '@mister-x/engine/protocol';
import { type Areas, loaders } from '../../kiosk/src/lib/i18n/areas.js';

/** The interface's own words in one language: the tests look for what people read. */
export type Words = Areas & { readonly language: Language };

export async function wordsIn(language: Language): Promise<Words> {
  const [common, table, phone, trust, records, yard, setup, paper] = await Promise.all([
    loaders.common[language](),
    loaders.table[language](),
    loaders.phone[language](),
    loaders.trust[language](),
    loaders.records[language](),
    loaders['scotland-yard'][language](),
    loaders['scotland-yard-setup'][language](),
    loaders['scotland-yard-paper'][language](),
  ]);
  return {
    language,
    common: common.messages,
    table: table.messages,
    phone: phone.messages,
    trust: trust.messages,
    records: records.messages,
    'scotland-yard': yard.messages,
    'scotland-yard-setup': setup.messages,
    'scotland-yard-paper': paper.messages,
  };
}
