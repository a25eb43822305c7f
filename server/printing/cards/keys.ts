import type { CardCommand, CommonCard } from '@mister-x/engine/cards';
import type { Paper } from '@mister-x/engine/protocol';
import { BROAD, gridPages } from '../page/cells.js';
import type { Size } from '../page/document.js';

/** What stands on a key: a digit, or one of the commands without which none can be entered. */
export type Key =
  | Extract<CommonCard, { kind: 'digit' }>
  | { readonly kind: 'command'; readonly command: 'cancel' | 'confirm' };

/** As on a telephone, with the two commands that a number needs beside the nought. */
export const KEYS: readonly Key[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ kind: 'digit' as const, digit })),
  { kind: 'command', command: 'cancel' },
  { kind: 'digit', digit: 0 },
  { kind: 'command', command: 'confirm' },
];

export const KEY: Size = { width: 64, height: 59 };

export const digitsPages = (paper: Paper): number => gridPages(paper, KEY, KEYS.length);
export const commandsPages = (paper: Paper, commands: readonly CardCommand[]): number =>
  gridPages(paper, BROAD, commands.length);
