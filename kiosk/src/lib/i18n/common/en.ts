export const messages = {
  appName: 'Mister X',
  /** Between a word and what belongs to it. */
  colon: ': ',
  language: 'Language',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  yes: 'Yes',
  retry: 'Try again',
  loading: 'One moment …',
  saveRecord: 'Save the record',
  unknownRefusal: (code: string) => `That did not work (${code}).`,
  board: {
    loading: 'One moment: the board is being fetched …',
    missing: 'The board could not be fetched from the referee.',
    foreign:
      'What the referee sent is not the board of this game. Something on the way, or on the server, has changed it.',
  },
  connection: {
    connecting: 'Connecting …',
    offline: 'Connection lost. Trying again …',
    silent: 'The referee does not answer …',
  },
  refusals: {
    MALFORMED: 'The referee did not understand that. Please reload this page.',
    FORBIDDEN: 'This device may not do that.',
    TABLE_UNKNOWN: 'This table does not exist any more.',
    SEAT_UNKNOWN: 'There is no such seat at this table.',
    SCANNER_UNKNOWN: 'That scanner is not plugged in any more.',
    SEAT_TAKEN: 'Somebody has already taken this seat.',
    SEATS_UNCLAIMED: 'Mister X has not joined with a phone yet.',
    NAMES_ALIKE:
      'Two people have the same name. Give one of them another, so that everybody knows who is meant.',
    CODE_UNKNOWN: 'This code is not valid, or it was already used.',
    WORDS_UNKNOWN:
      'These words do not fit any seat. Are they in the right order? Only the newest words of a seat work.',
    STALE_STATE: 'Something else happened at the same moment. Please look again.',
    DUPLICATE_COMMAND: 'This was already sent.',
    GAME_NOT_STARTED: 'The game has not started yet.',
    GAME_NOT_OVER: 'The game is not over yet.',
    SEALED:
      'Part of the key is on a phone that is not connected yet. Mister X, please open the page on your phone.',
    SHARE_WRONG: 'This phone has a different part of the key from the one this game started with.',
    CHAIN_BROKEN: 'The record of this game was changed or damaged. The game cannot continue.',
    LINE_OPEN_NEEDED:
      'The referee accepts this only over an encrypted line. Please reload the page.',
    LINE_KEY_WRONG:
      'This is not the referee whose key you were shown: another server, or somebody in between. Nothing secret was sent. Scan the code on the big screen again.',
    GAME_OVER: 'The game is over.',
    FULL: 'There is no room for more.',
    BUSY: 'The referee is busy. Please try again.',
    INTERNAL: 'Something went wrong in the referee. Nothing was changed.',
    PHASE_WRONG: 'That is not possible at this moment.',
    NOT_YOUR_TURN: 'It is not your turn.',
    TAKEBACK_DISABLED: 'This table plays without take-backs.',
    TAKEBACK_NOT_NOW: 'There is nothing to take back now.',
    TAKEBACK_DECLINED: 'The take-back was refused.',
    CONCEDE_NOT_NOW: 'You cannot give up now. After a refusal you may ask again next round.',
    CONNECTION_LOST: 'The connection was lost. Please try again.',
  },
};
