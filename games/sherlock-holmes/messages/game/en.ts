import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';

const plural = plurals('en');

/** What lies on the table and what is told of it, on phones and on the big screen. `who` begins a sentence. */
export const messages = {
  game: 'Sherlock Holmes',
  role: 'Detective',
  yard: 'Scotland Yard',
  yardSign: 'SY',
  place: (name: string, number: number) => `${name} (${number})`,
  /** Types of tokens; a custom pack may have others, which are named by its own words. */
  types: {
    weapon: 'Murder weapon',
    fingerprints: 'Fingerprints',
    forensics: 'Forensic report',
    witness: 'Witness',
    evidence: 'Evidence',
  } as Record<string, string>,
  characters: {
    holmes: 'Sherlock Holmes',
    watson: 'Doctor Watson',
    lestrade: 'Inspector Lestrade',
    cab: 'Cabman',
  },
  /** Short, where a card has little room. */
  shortNames: { holmes: 'Holmes', watson: 'Watson', lestrade: 'Lestrade', cab: 'Cab' },
  /** Of cases, by the pack's own words. */
  colours: {
    crimson: 'Crimson',
    amber: 'Amber',
    emerald: 'Emerald',
    azure: 'Azure',
    violet: 'Violet',
    ivory: 'Ivory',
  } as Record<string, string>,
  /** Of cases, by the title in the pack. */
  titles: {
    'The Silent Carillon': 'The Silent Carillon',
    'The Forged Tide Table': 'The Forged Tide Table',
    'The Second Lamplighter': 'The Second Lamplighter',
    'The Empty Barge': 'The Empty Barge',
    "The Glovemaker's Debt": 'The Glovemaker’s Debt',
    'The Unwound Clock': 'The Unwound Clock',
  } as Record<string, string>,
  /** How a type or a colour is written in the middle of a sentence. */
  inSentence: (word: string) => `${word}`.replace(/^./u, (first) => first.toLowerCase()),
  case: 'Case',
  token: 'Investigation token',
  tokenOf: (colour: string, type: string, number: number) => `${type} ${number}, ${colour}`,
  faceDown: (type: string) => `Token face down: ${type}`,
  card: (character: string, symbols: string) => `${character}, ${symbols}`,
  symbols: (type: string, pips: number) => `${type} × ${pips}`,
  links: (pairs: number) =>
    plural(pairs, { one: `${pairs} linked pair`, other: `${pairs} linked pairs` }),
  link: (a: string, b: string) => `${a} and ${b}: +1`,
  refusals: {
    ABILITY_USED: 'This ability has already been used this turn.',
    ALREADY_MOVED: 'The move of this turn has been made.',
    ALREADY_SEARCHED: 'There is no search left this turn.',
    ARREST_TARGET: 'Nobody can hide there.',
    BAD_REQUEST: 'That did not work. Please try again.',
    CARD_MISMATCH: 'This card does not belong there now.',
    CARD_NOT_IN_HAND: 'This card is not in the hand.',
    CARD_USED_TWICE: 'Each card counts only once.',
    CHOICE_REQUIRED: 'Symbol or ability? Please choose.',
    DRAW_CAP: 'No more cards than that in one turn.',
    DRAW_COUNT: 'That is not the right number of cards.',
    FORBIDDEN_VIEW: 'That is not for these eyes.',
    GAME_NOT_STARTED: 'The game has not begun yet.',
    GAME_OVER: 'The game is over.',
    HAND_LIMIT: 'The hand may not hold that many cards.',
    LINE_POSITION: 'There is no card in this place of the line.',
    NOT_ADJACENT: 'No road leads there.',
    NOT_AT_YARD: 'Arrests are made at Scotland Yard.',
    NOT_ENOUGH_SYMBOLS: 'These cards do not show enough symbols.',
    NOT_YOUR_LOCATION: 'A search is only possible where the pawn stands.',
    NOT_YOUR_TURN: 'It is somebody else’s turn.',
    NO_TOKEN_HERE: 'There is no token here.',
    NO_WINDOW: 'Too late: the look is over. No card was spent.',
    ONE_OPENING_CARD: 'A search opens with exactly one card.',
    OWN_LOOK: 'This is your own look.',
    PHASE_WRONG: 'This is not possible now.',
    SAME_LOCATION: 'The pawn is already there.',
    SEAT_OUT: 'Out until the scoring.',
    SYMBOL_MISMATCH: 'The symbol does not match.',
    TOKEN_NOT_YOUR_CASE: 'This token belongs to another case.',
    TOO_FAR: 'That is too far to walk.',
    TOO_FEW_TOKENS: 'An arrest takes more tokens of your own case.',
    UNKNOWN_CODE: 'This code belongs to nothing in the box.',
    UNKNOWN_LOCATION: 'There is no such location.',
    WRONG_CHARACTER: 'This takes a card of somebody else.',
  },
};
