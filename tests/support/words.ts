import type { Language } from '@mister-x/engine/protocol';
import type { AreaName, Areas, AreaLoaders } from '../../kiosk/src/messages/areas.js';
import { screenAreas } from '../../kiosk/src/messages/screen-messages.js';
import { phoneAreas } from '../../kiosk/src/messages/phone-messages.js';
import { PROJECT } from '../project.js';

const loaders: AreaLoaders = { ...phoneAreas, ...screenAreas };

/** Words that lie in the folders of games, and of what games share. */
const MESSAGE_FOLDERS_OF_GAMES = {
  sharedLog: 'kiosk/src/messages/shared-log',
  hunt: 'games/pursuit/messages/phone',
  'hunt-screen': 'games/pursuit/messages/screen',
  'hunt-story': 'games/pursuit/messages/story',
  'scotland-yard': 'games/scotland-yard/messages/game',
  'scotland-yard-guide': 'games/scotland-yard/messages/guide',
  'scotland-yard-setup': 'games/scotland-yard/messages/setup',
  'scotland-yard-paper': 'games/scotland-yard/messages/paper',
  'scotland-yard-scan': 'games/scotland-yard/messages/scan',
  'mister-x-europe': 'games/mister-x-europe/messages/game',
  'mister-x-europe-phone': 'games/mister-x-europe/messages/phone',
  'mister-x-europe-setup': 'games/mister-x-europe/messages/setup',
  'mister-x-europe-studio': 'games/mister-x-europe/messages/studio',
  'mister-x-europe-scan': 'games/mister-x-europe/messages/scan',
  sherlock: 'games/sherlock-holmes/messages/game',
  'sherlock-book': 'games/sherlock-holmes/messages/notebook',
  'sherlock-lines': 'games/sherlock-holmes/messages/log',
  'sherlock-phone': 'games/sherlock-holmes/messages/phone',
  'sherlock-screen': 'games/sherlock-holmes/messages/screen',
  'sherlock-setup': 'games/sherlock-holmes/messages/setup',
  'sherlock-studio': 'games/sherlock-holmes/messages/studio',
  mafia: 'games/mafia/messages/game',
  'mafia-lines': 'games/mafia/messages/log',
  'mafia-phone': 'games/mafia/messages/phone',
  'mafia-screen': 'games/mafia/messages/screen',
  'mafia-setup': 'games/mafia/messages/setup',
  'mafia-studio': 'games/mafia/messages/studio',
} as const;
type Game<M extends { readonly messages: object }> = M['messages'];
type GameAreas = {
  readonly sharedLog: Game<typeof import('../../kiosk/src/messages/shared-log/en.js')>;
  readonly hunt: Game<typeof import('../../games/pursuit/messages/phone/en.js')>;
  readonly 'hunt-screen': Game<typeof import('../../games/pursuit/messages/screen/en.js')>;
  readonly 'hunt-story': Game<typeof import('../../games/pursuit/messages/story/en.js')>;
  readonly 'scotland-yard': Game<typeof import('../../games/scotland-yard/messages/game/en.js')>;
  readonly 'scotland-yard-guide': Game<typeof import('../../games/scotland-yard/messages/guide/en.js')>;
  readonly 'scotland-yard-setup': Game<typeof import('../../games/scotland-yard/messages/setup/en.js')>;
  readonly 'scotland-yard-paper': Game<typeof import('../../games/scotland-yard/messages/paper/en.js')>;
  readonly 'scotland-yard-scan': Game<typeof import('../../games/scotland-yard/messages/scan/en.js')>;
  readonly 'mister-x-europe': Game<typeof import('../../games/mister-x-europe/messages/game/en.js')>;
  readonly 'mister-x-europe-phone': Game<typeof import('../../games/mister-x-europe/messages/phone/en.js')>;
  readonly 'mister-x-europe-setup': Game<typeof import('../../games/mister-x-europe/messages/setup/en.js')>;
  readonly 'mister-x-europe-studio': Game<typeof import('../../games/mister-x-europe/messages/studio/en.js')>;
  readonly 'mister-x-europe-scan': Game<typeof import('../../games/mister-x-europe/messages/scan/en.js')>;
  readonly sherlock: Game<typeof import('../../games/sherlock-holmes/messages/game/en.js')>;
  readonly 'sherlock-book': Game<typeof import('../../games/sherlock-holmes/messages/notebook/en.js')>;
  readonly 'sherlock-lines': Game<typeof import('../../games/sherlock-holmes/messages/log/en.js')>;
  readonly 'sherlock-phone': Game<typeof import('../../games/sherlock-holmes/messages/phone/en.js')>;
  readonly 'sherlock-screen': Game<typeof import('../../games/sherlock-holmes/messages/screen/en.js')>;
  readonly 'sherlock-setup': Game<typeof import('../../games/sherlock-holmes/messages/setup/en.js')>;
  readonly 'sherlock-studio': Game<typeof import('../../games/sherlock-holmes/messages/studio/en.js')>;
  readonly mafia: Game<typeof import('../../games/mafia/messages/game/en.js')>;
  readonly 'mafia-lines': Game<typeof import('../../games/mafia/messages/log/en.js')>;
  readonly 'mafia-phone': Game<typeof import('../../games/mafia/messages/phone/en.js')>;
  readonly 'mafia-screen': Game<typeof import('../../games/mafia/messages/screen/en.js')>;
  readonly 'mafia-setup': Game<typeof import('../../games/mafia/messages/setup/en.js')>;
  readonly 'mafia-studio': Game<typeof import('../../games/mafia/messages/studio/en.js')>;
};

/** The interface's own words in one language: the tests look for what people read. */
export type Words = Areas & GameAreas & { readonly language: Language };

export async function wordsIn(language: Language): Promise<Words> {
  const areas = (Object.keys(loaders) as AreaName[]).map(async (area) => {
    const { messages } = await loaders[area][language]();
    return [area, messages] as const;
  });
  const games = Object.entries(MESSAGE_FOLDERS_OF_GAMES).map(async ([area, folder]) => {
    const file = new URL(`${folder}/${language}.ts`, PROJECT).href;
    const { messages } = await import(/* @vite-ignore */ file);
    return [area, messages] as const;
  });
  const all = Object.fromEntries(await Promise.all([...areas, ...games]));
  return { language, ...(all as unknown as Omit<Words, 'language'>) };
}
