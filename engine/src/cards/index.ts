/** The codes on printed cards: written by the printing kit, read wherever someone scans. */

export {
  type CardFields,
  CODE_FAULTS,
  COMMON_CARD_KINDS,
  type CodeFault,
  readCode,
  writeCode,
} from './code.js';
export {
  type CardCommand,
  CARD_COMMANDS,
  type CommonCard,
  commonCardOf,
  readCommonCard,
  writeCommonCard,
} from './commands.js';
