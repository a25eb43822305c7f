/** The codes on printed cards: written by the printing kit, read wherever someone scans. */

export {
  type CardFields,
  CODE_FAULTS,
  COMMON_KINDS,
  type CodeFault,
  readCode,
  writeCode,
} from './code.js';
export {
  type CardCommand,
  COMMANDS,
  type CommonCard,
  commonCard,
  readCommonCard,
  writeCommonCard,
} from './commands.js';
