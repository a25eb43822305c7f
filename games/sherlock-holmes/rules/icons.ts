import type { Icon } from '@mister-x/engine/cards/icon';
import type { Character, PackFile, TokenType } from './pack-file.js';

/** Signs of tokens and characters, drawn by us. */

export type { Icon };

const ICON_BY_TOKEN_TYPE: Readonly<Record<string, Icon>> = {
  weapon: {
    d: 'M2.5 2.5 6 3 15 12 12 15 3 6ZM9.8 16.4 16.4 9.8 18.2 11.6 15.9 13.9 21.6 19.6 19.6 21.6 13.9 15.9 11.6 18.2Z',
  },
  fingerprints: {
    d: 'M5 13.5V11a7 7 0 0 1 14 0v3M8 20.5C7.3 18 7 15.5 7 12.500M10.3 21.500C9.4 18.6 9.2 15.8 9.2 12.200a2.8 2.8 0 0 1 5.6 0c0 3.2.3 6 1.2 8.300M12 12.500c0 3.6.3 6.5 1 9M17.4 12v1.500c0 2.3.300 4.3.900 6',
    stroke: 1.8,
  },
  forensics: {
    d: 'M9 3h6M10 3v6L4.8 18a2 2 0 0 0 1.8 3h10.800a2 2 0 0 0 1.8-3L14 9V3M7.2 15h9.6',
    stroke: 2,
  },
  witness: {
    d: 'M2 12c2.6-4.2 6-6.3 10-6.300s7.4 2.1 10 6.300c-2.6 4.2-6 6.3-10 6.300S4.6 16.2 2 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
    stroke: 2,
  },
  evidence: {
    d: 'M16 10a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM14.4 14.4 20.5 20.5',
    stroke: 2.4,
  },
};

/** For packs whose types have other names: each by its place in the list. */
const ICONS_OF_OTHER_TYPES: readonly Icon[] = [
  { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16Z' },
  { d: 'M4.5 4.500h15v15h-15Z' },
  { d: 'M12 3 22 20H2Z' },
  { d: 'M12 2 22 12 12 22 2 12Z' },
  { d: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z' },
];

export const CHARACTER_ICONS: Readonly<Record<Character, Icon>> = {
  holmes: {
    d: 'M2.5 4.500c3.6.2 6 3.3 7 7.500H20v3a5.5 5.5 0 0 1-5.5 5.500h-1A5.5 5.5 0 0 1 8 15.800C7.3 10.8 5.6 8 2.5 7.500Z',
  },
  watson: {
    d: 'M8 7V5.500A2.5 2.5 0 0 1 10.5 3h3A2.5 2.5 0 0 1 16 5.500V7h3a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM10 7h4V5h-4ZM11 10v2.500H8.500v2H11V17h2v-2.500h2.500v-2H13V10Z',
  },
  lestrade: {
    d: 'M12 2a1.7 1.7 0 0 1 1.5 2.500C17 5.5 19 9 19 13v2H5v-2c0-4 2-7.5 5.5-8.500A1.7 1.7 0 0 1 12 2ZM2.5 16.500h19L20 20.500H4Z',
  },
  cab: {
    d: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16ZM12 4v16M4 12h16M6.3 6.3 17.7 17.700M17.7 6.3 6.3 17.7',
    stroke: 1.7,
  },
};

export function typeIcon({ token_types: types }: Pick<PackFile, 'token_types'>, type: TokenType): Icon {
  const shape = ICONS_OF_OTHER_TYPES[types.indexOf(type) % ICONS_OF_OTHER_TYPES.length] ?? {
    d: '',
  };
  return ICON_BY_TOKEN_TYPE[type] ?? shape;
}
