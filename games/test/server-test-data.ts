import type { Json } from '@mister-x/engine';
import { CARD_COMMANDS, writeCommonCard } from '@mister-x/engine/cards';
import type { BoardFile } from '../pursuit/rules/index.js';

/** What tests of the server must know of a game. */
export type ServerTestData = {
  readonly game: string;
  /** Options of a full table at which the referee draws whatever is drawn. */
  readonly dealt: Json;
  /** A small board as the studio would send it, for games whose boards people bring; each name is another. */
  readonly board?: (name?: string) => BoardFile;
  /** A custom pack, for games that can be played with one; each name is another. */
  readonly pack?: (name?: string) => Json;
  /** For a game with printed cards: the codes on each sheet, written down from the rules, not taken from what draws. */
  readonly codes?: Readonly<Record<string, () => readonly string[]>>;
  /** The closed lists of the game, as its description must have them. */
  readonly lists: {
    readonly phases: readonly string[];
    /** Left out where the game has none. */
    readonly tickets?: readonly string[];
    readonly transports?: readonly string[];
    readonly flags: readonly string[];
    readonly choices: readonly {
      readonly flag: string;
      readonly values: unknown;
      readonly supported: unknown;
    }[];
    readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
};

const digits = Array.from({ length: 10 }, (_, digit) => writeCommonCard({ kind: 'digit', digit }));
const command = (name: (typeof CARD_COMMANDS)[number]): string => writeCommonCard({ kind: 'command', command: name });

export const starts = (stops: readonly number[]): readonly string[] =>
  stops.map((stop) => writeCommonCard({ kind: 'start', stop }));

/** The codes on sheets that are the same for all boards of 199 stations. */
export const CODES_OF_COMMON_SHEETS = {
  stations: () => Array.from({ length: 199 }, (_, i) => writeCommonCard({ kind: 'stop', stop: i + 1 })),
  commands: () => CARD_COMMANDS.map(command),
  digits: () => [...digits, command('cancel'), command('confirm')],
};
