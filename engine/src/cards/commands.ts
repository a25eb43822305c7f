import { err, ok, type Result } from '../core/result.js';
import { type CardFields, COMMON_CARD_KINDS, type CodeFault, readCode, writeCode } from './code.js';

/** Cards whose codes are the same in every game that has them. */

/**
 * Commands to the referee, of which a game knows some; the place in the list is on the printed cards and
 * never changes.
 */
export const CARD_COMMANDS = [
  'confirm',
  'cancel',
  /** A double move. */
  'double',
  'pass',
  'takeback',
  /** Check a secret log. */
  'audit',
  /** Say again where things stand. */
  'repeat',
] as const;
export type CardCommand = (typeof CARD_COMMANDS)[number];

export type CommonCard =
  | { readonly kind: 'command'; readonly command: CardCommand }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'start'; readonly stop: number };

export function writeCommonCard(card: CommonCard): string {
  const kind = COMMON_CARD_KINDS[card.kind];
  switch (card.kind) {
    case 'command':
      return writeCode({ kind, owner: 0, item: CARD_COMMANDS.indexOf(card.command), serial: 0 });
    case 'digit':
      return writeCode({ kind, owner: 0, item: card.digit, serial: 0 });
    case 'stop':
    case 'start':
      return writeCode({ kind, owner: 0, item: 0, serial: card.stop });
  }
}

/** `undefined` when the card belongs to one game alone. */
export function commonCardOf({ kind, item, serial }: CardFields): Result<CommonCard, CodeFault> | undefined {
  switch (kind) {
    case COMMON_CARD_KINDS.command: {
      const command = CARD_COMMANDS[item];
      return command === undefined ? err('CARD_UNKNOWN') : ok({ kind: 'command', command });
    }
    case COMMON_CARD_KINDS.digit:
      return item > 9 ? err('CARD_UNKNOWN') : ok({ kind: 'digit', digit: item });
    case COMMON_CARD_KINDS.stop:
      return ok({ kind: 'stop', stop: serial });
    case COMMON_CARD_KINDS.start:
      return ok({ kind: 'start', stop: serial });
    default:
      return undefined;
  }
}

/** For pages of any game: a card that every game knows. */
export function readCommonCard(text: string): Result<CommonCard, CodeFault> {
  const fields = readCode(text);
  return fields.ok ? (commonCardOf(fields.value) ?? err('CARD_UNKNOWN')) : fields;
}
