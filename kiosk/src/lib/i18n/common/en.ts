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
    loading: 'Loading the board …',
    missing: 'The referee did not send the board.',
    foreign:
      'This is not the board of your game. Something changed it, on the server or on its way here.',
  },
  connection: {
    connecting: 'Connecting …',
    offline: 'Connection lost. Trying again …',
    silent: 'The referee is not answering …',
  },
  /** While a game cannot be saved. */
  unsaved: {
    DISK_FULL:
      'The disk of the referee’s computer is full. Free some space: the game continues by itself.',
    FILES_GONE:
      'The referee’s saved games were moved or deleted. Put the files back: the game continues by itself.',
  },
  refusals: {
    MALFORMED: 'The referee did not understand that. Please reload this page.',
    UNKNOWN_REQUEST: 'This page and the referee are different versions. Please reload the page.',
    FORBIDDEN: 'This device may not do that.',
    TABLE_UNKNOWN: 'This table no longer exists.',
    SEAT_UNKNOWN: 'There is no such seat at this table.',
    SCANNER_UNKNOWN: 'That scanner is no longer plugged in.',
    SEAT_TAKEN: 'Someone has already taken this seat.',
    SEATS_UNCLAIMED: 'Someone who needs a phone has not joined yet.',
    NO_COMPUTER: 'No computer plays this game by these rules.',
    SEAT_NOT_AWAY:
      'This is possible only while the phone is away: it is connected, or was a moment ago.',
    NAMES_ALIKE:
      'Two names are the same or look alike. Change one of them, so everyone knows who is who.',
    CODE_UNKNOWN: 'This code is wrong, or has already been used.',
    RECOVERY_CODE_UNKNOWN:
      'No seat has this recovery code. Are all digits right? Only a seat’s latest code works.',
    STALE_STATE: 'Something else happened at the same time. Please look again.',
    DUPLICATE_COMMAND: 'This has already been sent.',
    GAME_NOT_STARTED: 'The game has not started yet.',
    GAME_NOT_OVER: 'The game is not over yet.',
    SEALED: 'Part of the key is on a phone that is not connected yet. Open the page on that phone.',
    SHARE_WRONG: 'This phone’s part of the key is not the one this game started with.',
    CHAIN_BROKEN: 'The record of this game was changed or damaged. The game cannot continue.',
    CHANNEL_NEEDED:
      'The referee accepts this only over an encrypted connection. Please reload the page.',
    CHANNEL_KEY_WRONG:
      'This is not the referee you scanned: another server answered, or someone is tampering with the connection. Nothing secret was sent. Scan the code on the big screen again.',
    GAME_OVER: 'The game is over.',
    FULL: 'There is no room for more.',
    BUSY: 'The referee is busy. Please try again.',
    DISK_FULL: 'The disk of the referee’s computer is full. Free some space, then try again.',
    FILES_GONE:
      'The referee’s saved games were moved or deleted. Put the files back, then try again.',
    INTERNAL: 'Something went wrong on the referee’s side. Nothing was changed.',
    PHASE_WRONG: 'That is not possible right now.',
    NOT_YOUR_TURN: 'It is not your turn.',
    TAKEBACK_DISABLED: 'This table plays without take-backs.',
    TAKEBACK_NOT_NOW: 'There is nothing to take back.',
    TAKEBACK_DECLINED: 'The take-back was refused.',
    CONCEDE_NOT_NOW: 'You cannot give up now. If the others said no, ask again next round.',
    CHANGE_LIMIT:
      'You have made too many changes in this round. You can make more in the next one.',
    CONNECTION_LOST: 'The connection was lost. Please try again.',
  },
  /** How well a computer plays. */
  levels: { easy: 'Computer: easy', medium: 'Computer: medium', hard: 'Computer: hard' },
};
