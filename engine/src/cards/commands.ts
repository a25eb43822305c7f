import { err, ok, type Result } from '../core/result.js';
import { type CardFields, type CodeFault, readCode, writeCode } from './code.js';

/** Cards that are the same in every game. */

/** Commands to the referee; the place in the list is on the printed cards and never changes. */
export const COMMANDS = [
  'confirm',
  'cancel',
  /** Mister X's double move. */
  'double',
  'pass',
  'takeback',
  /** Check Mister X's log. */
  'audit',
  /** Say again where things stand. */
  'repeat',
] as const;
export type CardCommand = (typeof COMMANDS)[number];

export type CommonCard =
  | { readonly kind: 'command'; readonly command: CardCommand }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'start'; readonly stop: number };

export function writeCommonCard(card: CommonCard): string {
  switch (card.kind) {
    case 'command':
      return writeCode({
        kind: card.kind,
        owner: 0,
        item: COMMANDS.indexOf(card.command),
        serial: 0,
      });
    case 'digit':
      return writeCode({ kind: card.kind, owner: 0, item: card.digit, serial: 0 });
    case 'stop':
    case 'start':
      return writeCode({ kind: card.kind, owner: 0, item: 0, serial: card.stop });
  }
}

/** `undefined` when the card belongs to one game alone. */
export function commonCard({
  kind,
  item,
  serial,
}: CardFields): Result<CommonCard, CodeFault> | undefined {
  switch (kind) {
    case 'command': {
      const command = COMMANDS[item];
      return command === undefined ? err('CARD_UNKNOWN') : ok({ kind, command });
    }
    case 'digit':
      return item > 9 ? err('CARD_UNKNOWN') : ok({ kind, digit: item });
    case 'stop':
    case 'start':
      return ok({ kind, stop: serial });
    default:
      return undefined;
  }
}

/** For pages of any game: a card that every game knows. */
export function readCommonCard(text: string): Result<CommonCard, CodeFault> {
  const fields = readCode(text);
  return fields.ok ? (commonCard(fields.value) ?? err('CARD_UNKNOWN')) : fields;
}
