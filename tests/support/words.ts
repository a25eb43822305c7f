import type { Language } from '@mister-x/engine/protocol';
import type { AreaName, Areas, Loaders } from '../../kiosk/src/lib/i18n/areas.js';
import { moreAreas } from '../../kiosk/src/lib/i18n/more-areas.js';
import { phoneAreas } from '../../kiosk/src/lib/i18n/phone-areas.js';

const loaders: Loaders = { ...phoneAreas, ...moreAreas };

/** The interface's own words in one language: the tests look for what people read. */
export type Words = Areas & { readonly language: Language };

export async function wordsIn(language: Language): Promise<Words> {
  const areas = await Promise.all(
    (Object.keys(loaders) as AreaName[]).map(async (area) => {
      const { messages } = await loaders[area][language]();
      return [area, messages] as const;
    }),
  );
  return { language, ...(Object.fromEntries(areas) as unknown as Areas) };
}
