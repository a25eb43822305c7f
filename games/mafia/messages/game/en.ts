import { plurals } from '@mister-x/kiosk/messages/plural.ts';

const plural = plurals('en');

/** A clan by its colour: as a sentence begins with it, whose something is, and to whom something goes. */
export type ClanMessages = { readonly name: string; readonly of: string; readonly to: string };

function clan(name: string): ClanMessages {
  return { name, of: `${name}’s`, to: `to ${name}` };
}

/** What lies on the table, on phones and on the big screen. */
export const messages = {
  game: 'Mafia',
  role: 'Clan',
  /** By colour; a custom pack may have others, which are named by its own words. */
  clans: {
    blue: clan('Blue'),
    yellow: clan('Yellow'),
    red: clan('Red'),
    green: clan('Green'),
    orange: clan('Orange'),
    purple: clan('Purple'),
    black: clan('Black'),
    white: clan('White'),
  } as Record<string, ClanMessages>,
  clan,
  figure: (of: ClanMessages, number: string) => `${of.of} figure ${number}`,
  cards: {
    buyer: 'Buyer',
    good: 'Goods',
    witness: 'Witness',
    lawyer: 'Lawyer',
    prostitute: 'Courtesan',
    theft: 'Theft',
    robbery: 'Robbery',
    escape: 'Escape',
    police: 'Police',
    commissioner: 'Commissioner',
    prosecutor: 'Prosecutor',
    pistol: 'Pistol',
  },
  /** Goods, by the name in the pack. */
  goods: {
    'Good: Tinned food': 'Tinned food',
    'Good: Cloth': 'Cloth',
    'Good: Machine parts': 'Machine parts',
    'Good: Moonshine': 'Moonshine',
    'Good: Smuggled arms': 'Smuggled arms',
  } as Record<string, string>,
  suits: { law: 'law', legal: 'legal', criminal: 'criminal', neutral: 'neutral' },
  priced: (name: string, price: string) => `${name}, ${price}`,
  money: (n: number) => (n < 0 ? `−$${-n}` : `$${n}`),
  /** Until a deadline, by the unit in which people think of it. */
  left: {
    seconds: (n: number) => plural(n, { one: `${n} second left`, other: `${n} seconds left` }),
    minutes: (n: number) => plural(n, { one: `${n} minute left`, other: `${n} minutes left` }),
    hours: (n: number) => plural(n, { one: `${n} hour left`, other: `${n} hours left` }),
    days: (n: number) => plural(n, { one: `${n} day left`, other: `${n} days left` }),
  },
  faceDown: 'Card face down',
  empty: 'No card',
  cell: (label: string) => `cell ${label}`,
  deathRow: 'death row',
  bank: 'Bank',
  city: 'City',
  prison: 'Prison',
  freedom: 'free',
  refusals: {
    ALREADY_OPEN: 'This card has been opened before.',
    BAD_REQUEST: 'That did not work. Please try again.',
    BUYER_NOT_ELIGIBLE: 'This Buyer is not open next to it.',
    CARDS_LEFT: 'Every card has to be laid.',
    CARD_FIXED: 'The cards lie, and stay where they are.',
    CARD_NOT_IN_HAND: 'This card is not in your hand.',
    CARD_USED_TWICE: 'Each card counts only once.',
    CHOICE_REQUIRED: 'The open card is waiting for your choice.',
    DEATH_ROW_LOCKED: 'Only a ransom gets anyone out of death row.',
    ESCAPEE_LOCKED: 'This figure has lost its move: it tried to escape.',
    EXCHANGE_DONE: 'You have swapped in this round.',
    EXCHANGE_ORDER: 'Others swap before you.',
    FORBIDDEN_VIEW: 'That is not for your eyes.',
    GAME_NOT_STARTED: 'The game has not begun yet.',
    GAME_OVER: 'The game is over.',
    INSUFFICIENT_FUNDS: 'There is not enough money for that.',
    LAYOUT_ORDER: 'Others lay their cards before you.',
    NOT_YOUR_CARD: 'This card belongs to another clan.',
    NOT_YOUR_QUARTER: 'This quarter belongs to another clan.',
    NOT_YOUR_TURN: 'It is another clan’s turn.',
    NO_ACTION_LEFT: 'You have nothing left to do in this round.',
    NO_CARD_THERE: 'There is no card.',
    PASSED: 'You have passed in this round.',
    PEEK_FORBIDDEN: 'Cards that lie may not be looked at.',
    PHASE_WRONG: 'This is not possible now.',
    PRISONER_MOVED: 'This figure has moved in this round.',
    PRISONER_NEW: 'This figure came to prison in this round and has to wait.',
    PRISONER_NOT_YOURS: 'This figure belongs to another clan.',
    PRISONER_UNKNOWN: 'This figure is not in prison.',
    QUARTER_TAKEN: 'One card per quarter.',
    QUEUE_STALE: 'A planned move was no longer possible. The rest of your plan waits.',
    RANSOM_CLOSED: 'Ransoms are paid at the end of the round.',
    RANSOM_NOT_ALLOWED: 'You may not pay for this figure.',
    ROUND_CONFIRMED: 'You have confirmed the round. Withdraw that first.',
    SCAN_INCOMPLETE: 'Not all of these cards have been scanned.',
    TARGET_ARRESTED: 'This card is under arrest.',
    TARGET_EMPTY: 'There is no card to shoot at.',
    TARGET_NOT_ADJACENT: 'That is too far away.',
    TRANSFER_FORBIDDEN: 'Money moves only by the rules.',
    TURN_SPENT: 'One thing per turn.',
    UNKNOWN_CODE: 'This code belongs to nothing in the box.',
  },
};
