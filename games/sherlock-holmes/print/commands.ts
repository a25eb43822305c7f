import type { CardCommand } from '@mister-x/engine/cards';

/** The commands that the game knows, in the order of printing. */
export const HOLMES_COMMANDS = [
  'confirm',
  'cancel',
  'takeback',
  'repeat',
] as const satisfies readonly CardCommand[];
