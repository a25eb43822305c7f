import type { Icon } from '@mister-x/engine/cards/icon';
import type { CardType, PackCard, Suit } from './pack-file.js';
import type { Clan } from './seats.js';

/** Signs of cards, suits and clans, drawn by us. */

export type { Icon };

const ICON_BY_CARD_TYPE: Readonly<Record<Exclude<CardType, 'good'>, Icon>> = {
  // A purse.
  buyer: {
    d: 'M8 2h8l-2 4.2c4.4 2 7.5 6.3 7.5 10.3 0 3.8-3.5 5.5-9.5 5.5s-9.5-1.7-9.5-5.5c0-4 3.1-8.3 7.5-10.3ZM11.2 9.5v1.2c-1.5.3-2.5 1.2-2.5 2.5 0 3 4.8 2 4.8 3.4 0 .5-.5.8-1.4.8-1 0-1.9-.3-2.7-.9l-.8 1.7c.7.5 1.6.9 2.6 1v1.3h1.6v-1.3c1.7-.3 2.7-1.3 2.7-2.7 0-3.1-4.8-2.2-4.8-3.5 0-.5.5-.7 1.2-.7.8 0 1.5.2 2.2.6l.7-1.7c-.6-.3-1.3-.5-2-.6V9.5Z',
  },
  // An eye.
  witness: {
    d: 'M1.5 12c2.6-4.5 6.3-6.8 10.5-6.8s7.9 2.3 10.5 6.8c-2.6 4.5-6.3 6.8-10.5 6.8S4.1 16.5 1.5 12ZM15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z',
    stroke: 2,
  },
  // Scales.
  lawyer: {
    d: 'M12 3v18M7 21h10M4.5 6h15M4.5 6 1.5 13.5h6ZM19.5 6l-3 7.5h6ZM1.5 13.5a3 2.6 0 0 0 6 0M16.5 13.5a3 2.6 0 0 0 6 0',
    stroke: 1.8,
  },
  // A fan.
  prostitute: {
    d: 'M12 20.5 1.8 10.5a14.5 14.5 0 0 1 20.4 0ZM12 20.5 6.6 7.3M12 20.5V6.2M12 20.5l5.4-13.2M8.2 16.7a5.6 5.6 0 0 1 7.6 0',
    stroke: 1.8,
  },
  // A mask.
  theft: {
    d: 'M1.5 8c3.6-1.7 7-1.5 10.5.8 3.5-2.3 6.9-2.5 10.5-.8.3 5.7-2.5 9.5-6 9.5-2 0-3.3-1.3-4.5-3.2-1.2 1.9-2.5 3.2-4.5 3.2-3.5 0-6.3-3.8-6-9.5ZM5 11.2c.7 2 2 2.9 3.4 2.7 1-.1 1.6-.7 1.7-1.2-1.2-1.4-3-2-5.1-1.5ZM19 11.2c-2.1-.5-3.9.1-5.1 1.5.1.5.7 1.1 1.7 1.2 1.4.2 2.7-.7 3.4-2.7Z',
  },
  // A safe.
  robbery: {
    d: 'M3 3h18v16H3ZM6 19v2.5M18 19v2.5M16 11a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 5.6v2M12 14.4v2M6.6 11h2M15.4 11h2',
    stroke: 1.9,
  },
  // Bars bent apart.
  escape: {
    d: 'M2.5 3h19M2.5 21h19M5.5 3v18M18.5 3v18M10 3c0 3.5-1.8 5.5-1.8 9s1.8 5.5 1.8 9M14 3c0 3.5 1.8 5.5 1.8 9s-1.8 5.5-1.8 9',
    stroke: 2,
  },
  // A cap.
  police: {
    d: 'M2 8.5C4.5 5 8 3 12 3s7.5 2 10 5.5L18.5 13h-13ZM5.5 14.3h13v2.2c-1.6 3-3.7 4.5-6.5 4.5s-4.9-1.5-6.5-4.5ZM12.0 6.4L12.6 8.1L14.5 8.2L13.0 9.3L13.5 11.1L12.0 10.1L10.5 11.1L11.0 9.3L9.5 8.2L11.4 8.1Z',
  },
  // A knight of chess, as he looks.
  commissioner: {
    d: 'M6 22v-2.5h1.3c.2-4.3 3.7-5 3.9-8l-2.6.8-1.8 2.2-2.8-.6-.7-2.3 3.6-5.7 1-4.4 2.7 2.2c6 .8 8.3 5.3 7.6 13.6l-.2 2.2H19V22ZM9.8 7.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 1 0 0-2.2Z',
  },
  // A gavel.
  prosecutor: {
    d: 'M12.8 1.5l8.7 8.7-3.2 3.2-8.7-8.7ZM12.6 9l2.4 2.4-9.3 9.3a1.7 1.7 0 0 1-2.4-2.4ZM12.5 19h10v3h-10Z',
  },
  pistol: {
    d: 'M1.5 5.5H21V4h1.5v6.5H15c-.3 2.7-1.7 4-4.5 4H9.3L8 20.5H2.5L5 10.5H1.5ZM9.7 10.5 9.2 13h1.3c1.7 0 2.6-.8 2.8-2.5Z',
  },
};

/** Goods of our own pack by what they are called in it; others are a crate. */
const ICON_BY_GOOD: Readonly<Record<string, Icon>> = {
  'Good: Tinned food': {
    d: 'M4.5 5.5c0-1.7 3.3-3 7.5-3s7.5 1.3 7.5 3-3.3 3-7.5 3-7.5-1.3-7.5-3ZM4.5 5.5v13c0 1.7 3.3 3 7.5 3s7.5-1.3 7.5-3v-13M4.5 11c0 1.7 3.3 3 7.5 3s7.5-1.3 7.5-3',
    stroke: 1.9,
  },
  // A spool.
  'Good: Cloth': {
    d: 'M5 2.5h14v3l-2.5 2v9l2.5 2v3H5v-3l2.5-2v-9L5 5.5ZM7.5 10.5l9-2M7.5 13.5l9-2M7.5 16.5l9-2',
    stroke: 1.8,
  },
  'Good: Machine parts': {
    d: 'M18.9 10.1L21.9 10.3L21.9 13.7L18.9 13.9L18.3 15.5L20.2 17.8L17.8 20.2L15.5 18.3L13.9 18.9L13.7 21.9L10.3 21.9L10.1 18.9L8.5 18.3L6.2 20.2L3.8 17.8L5.7 15.5L5.1 13.9L2.1 13.7L2.1 10.3L5.1 10.1L5.7 8.5L3.8 6.2L6.2 3.8L8.5 5.7L10.1 5.1L10.3 2.1L13.7 2.1L13.9 5.1L15.5 5.7L17.8 3.8L20.2 6.2L18.3 8.5ZM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 1 0 0-6.8Z',
  },
  'Good: Moonshine': {
    d: 'M9.5 1.5h5v6c0 1.5 3.5 3 3.5 6.5v6.5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V14c0-3.5 3.5-5 3.5-6.5ZM8 14v5h8v-5Z',
  },
  // Cartridges.
  'Good: Smuggled arms': {
    d: 'M2 22V11.5C2 7 3.3 3.3 5 2c1.7 1.3 3 5 3 9.5V22ZM9 22V11.5C9 7 10.3 3.3 12 2c1.7 1.3 3 5 3 9.5V22ZM16 22V11.5c0-4.5 1.3-8.2 3-9.5 1.7 1.3 3 5 3 9.5V22ZM2 17.5V19h6v-1.5ZM9 17.5V19h6v-1.5ZM16 17.5V19h6v-1.5Z',
  },
};

const CRATE_ICON: Icon = {
  d: 'M2.5 4.5h19v15h-19ZM2.5 9.5h19M2.5 14.5h19M6.5 4.5v15M17.5 4.5v15',
  stroke: 1.8,
};

/** Of a type of card, whichever Goods. */
export const CARD_ICONS: Readonly<Record<CardType, Icon>> = {
  ...ICON_BY_CARD_TYPE,
  good: CRATE_ICON,
};

export function cardIcon({ type, name }: Pick<PackCard, 'type' | 'name'>): Icon {
  return (type === 'good' ? ICON_BY_GOOD[name] : undefined) ?? CARD_ICONS[type];
}

/** The side of the law on which a card is (MF-5), by shape as well as by colour. */
export const SUIT_ICONS: Readonly<Record<Suit, Icon>> = {
  // A star.
  law: {
    d: 'M12.0 1.8L14.7 9.1L22.5 9.4L16.4 14.2L18.5 21.7L12.0 17.4L5.5 21.7L7.6 14.2L1.5 9.4L9.3 9.1Z',
  },
  // A tick.
  legal: { d: 'M3 13l6 6L21 5.5', stroke: 3.6 },
  // A cross.
  criminal: { d: 'M5 5l14 14M19 5 5 19', stroke: 3.6 },
  // Both halves.
  neutral: {
    d: 'M12 2a10 10 0 0 0 0 20ZM13.8 3.3v1.5a7.5 7.5 0 0 1 0 14.4v1.5a9 9 0 0 0 0-17.4Z',
  },
};

/** What tells the clans apart without colour: spade, diamond, heart and club, clockwise. */
export const CLAN_ICONS: Readonly<Record<Clan, Icon>> = {
  'clan-1': {
    d: 'M12 1.5c1.5 3.5 9.5 7.3 9.5 12.5 0 3-2.3 4.8-4.7 4.8-1.5 0-2.8-.7-3.6-1.8.2 2.3.9 4 2.3 5.5H8.5c1.4-1.5 2.1-3.2 2.3-5.5-.8 1.1-2.1 1.8-3.6 1.8-2.4 0-4.7-1.8-4.7-4.8C2.5 8.8 10.5 5 12 1.5Z',
  },
  'clan-2': { d: 'M12 1 20.5 12 12 23 3.5 12Z' },
  'clan-3': {
    d: 'M12 22C10 17.5 2 13.5 2 7.8 2 4.5 4.4 2.5 7 2.5c2.2 0 4 1.2 5 3.2 1-2 2.8-3.2 5-3.2 2.6 0 5 2 5 5.3 0 5.7-8 9.7-10 14.2Z',
  },
  'clan-4': {
    d: 'M12 1.5a4.9 4.9 0 0 1 4.1 7.6 5 5 0 1 1-2.9 8c.2 2.2.9 3.9 2.3 5.4H8.5c1.4-1.5 2.1-3.2 2.3-5.4a5 5 0 1 1-2.9-8A4.9 4.9 0 0 1 12 1.5Z',
  },
};

/** What befalls cards, and what lies about. */
export const STATE_ICONS = {
  /** Under arrest. */
  cuffs: {
    d: 'M6.8 9.500a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 1 0 0-9.600ZM17.2 9.500a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 1 0 0-9.600ZM9.5 9.500c.7-4.600 4.300-4.600 5 0',
    stroke: 2.2,
  },
  /** A murder place. */
  skull: {
    d: 'M12 2.500c5 0 8.500 3.300 8.500 8 0 2.800-1.300 4.800-3 6V20a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 20v-3.500c-1.700-1.200-3-3.200-3-6 0-4.700 3.500-8 8.500-8ZM8.5 9.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM15.5 9.500a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM12 14l-1.300 2.500h2.600Z',
  },
  /** A Good that has been dealt with. */
  sold: { d: 'M4 12.500 9.5 18 20 6.500', stroke: 3 },
  /** The bank, and money. */
  bank: {
    d: 'M3 9 12 3l9 6v1.500H3ZM5 12h2.500v6H5ZM10.8 12h2.400v6h-2.400ZM16.5 12H19v6h-2.500ZM3 19.500h18V22H3Z',
  },
  /** What lies face down, on its back. */
  back: {
    d: 'M7 8.500c0-.2.2-3 .8-4.500.3-.9 1.2-1.300 2-1 .8.400 1.500.500 2.200.500s1.400-.1 2.200-.5c.8-.3 1.700.1 2 1 .6 1.500.8 4.300.8 4.500 1.500.3 2.500.7 2.500 1.200 0 1-3.4 1.600-7.500 1.600S4.5 10.700 4.5 9.700c0-.500 1-.9 2.500-1.200ZM6 13.500c2.500-1 4-.5 6 .5 2-1 3.500-1.500 6-.5-.2 2.800-1.500 4.500-3.200 4.500-1.300 0-2-.8-2.800-.8s-1.500.8-2.800.8c-1.700 0-3-1.700-3.200-4.500Z',
  },
} as const satisfies Readonly<Record<string, Icon>>;
