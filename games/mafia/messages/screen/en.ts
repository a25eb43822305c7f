import { plurals } from '@mister-x/kiosk/lib/i18n/plural.ts';
import type { ClanMessages } from '../game/en.js';

const plural = plurals('en');
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });

/** What only the big screen says. Quarters and sums come as they are written. */
export const messages = {
  before: 'Before the game',
  round: (n: number) => `Round ${n}`,
  lastRound: 'Last round',
  bank: (sum: string) => `Bank: ${sum}`,
  /** How a round began, above its log in a post. */
  head: {
    clan: (who: ClanMessages, sum: string, free: number) =>
      `${who.name}: ${sum}, ${plural(free, { one: `${free} figure free`, other: `${free} figures free` })}`,
    prison: (list: string) => `In prison: ${list || 'nobody'}`,
  },
  deck: (n: number) => `Deck: ${n}`,
  phases: { exchange: 'Exchange', layout: 'Layout', play: 'Play', ransom: 'Ransom' },
  turn: (who: ClanMessages) => `${who.of} turn`,
  todo: {
    deal: 'The cards are dealt.',
    cards: 'Scan your cards',
    exchange: 'Which cards to swap? Everyone answers on the phone, one after the other.',
    layout: 'Lay each card face down in one of your quarters, on your phone.',
    play: 'Open a card, move in prison, or pass.',
    ransom: 'Who wants to pay a ransom?',
    ransomHow: 'Pay for prisoners on your phone, and confirm there when you are done.',
  },
  waiting: (names: string) => `Waiting for ${names}`,
  choice: {
    buyer: (who: ClanMessages) => `${who.name} chooses a Buyer`,
    target: (who: ClanMessages) => `${who.name}: shoot, or fire into the air?`,
    prisoner: (who: ClanMessages) => `${who.name} chooses who escapes`,
    how: 'The card is open. The choice is made on the phone.',
  },
  clan: {
    hand: (n: number) => `${n} in hand`,
    closed: (n: number) => `${n} face down`,
    unread: (n: number) => `${cards(n)} to scan`,
    swapped: (n: number) => (n === 0 ? 'swaps nothing' : `swapped ${n}`),
    passed: 'passed',
    done: 'nothing left',
    confirmed: 'done',
    away: 'phone away',
    begins: 'began the round',
    /** Where there is no room for their names. */
    votes: (n: number) => `Stop after this round: ${n} of 4`,
    team: (sum: string) => `Team: ${sum}`,
    atHome: (n: number) => plural(n, { one: `${n} figure at home`, other: `${n} figures at home` }),
  },
  step: {
    next: 'Next',
    skip: 'Show all',
    faster: 'Faster',
    slower: 'Slower',
    hold: 'Pause',
    play: 'Continue by itself',
    rule: 'Which rule?',
    of: (n: number, of: number) => `${n} of ${of}`,
  },
  collection: {
    title: (n: number) => `End of round ${n}`,
    earned: 'Earned',
    balance: 'Money',
    prison: 'In prison now',
    none: '–',
    neverOpened: (list: string) => `Never opened: ${list}`,
    free: 'Escaped',
  },
  settlement: 'All figures are bought out',
  printed: {
    deal: (n: string) => `Shuffle all 32 cards and deal, face down: ${n}.`,
    read: 'Everyone scans their cards with their own phone.',
    more: 'Draw as many new cards as you swapped, and scan them with your phone.',
    open: (at: string) => `Turn up the card on ${at} and scan it.`,
    code: 'Code on the card',
    enter: 'Enter',
    wrong: 'Another card lies there?',
    which: (at: string) => `Which card lies on ${at}?`,
    correct: 'This card lies there',
    notDue: 'No card has to be scanned here now.',
    quarter: 'City quarter',
    card: 'Game card',
  },
  pieces: {
    layBlank: (who: ClanMessages, list: string) => `${who.name}: lay a card face down on ${list}.`,
    turnUp: (at: string) => `Turn up the card on ${at}.`,
    coinsOnto: (sum: string, at: string) => `Put ${sum} onto ${at}.`,
    coinsMove: (sum: string, from: string, to: string) => `Move ${sum} from ${from} to ${to}.`,
    coinsFrom: (sum: string, who: ClanMessages, at: string) =>
      `${who.name}: put ${sum} of your own onto ${at}.`,
    figureTo: (who: ClanMessages, at: string) => `Stand a ${who.name} figure on ${at}.`,
    figureMove: (who: ClanMessages, from: string, to: string) =>
      `Move the ${who.name} figure from ${from} to ${to}.`,
    figureBeside: (who: ClanMessages, cell: string) =>
      `Stand the ${who.name} figure beside ${cell}.`,
    figureHome: (who: ClanMessages, from: string) =>
      `${who.name}: take your figure back from ${from}.`,
    cardOff: (at: string) => `Take the card off ${at}.`,
    cardOffUnseen: (at: string) => `Take the card off ${at} without looking at it.`,
    takeMoney: (who: ClanMessages, sum: string) => `${who.name}: take your ${sum} from the city.`,
    cardsBack: 'All cards go back into the deck.',
    pay: (who: ClanMessages, sum: string, payee: ClanMessages) =>
      `${who.name}: pay ${sum} ${payee.to}.`,
    putBack: 'Put the pieces back as the screen shows.',
  },
  votes: {
    some: (names: string) => `For stopping after this round: ${names}`,
    ask: 'If all four agree, this round is the last.',
    all: 'All four agree: this round is the last.',
    asked: 'Nobody opened a card. Do you want to stop? Vote on your phones.',
  },
  absent: {
    gone: (who: ClanMessages) => `${who.of} phone is away.`,
    silent: (who: ClanMessages) => `No answer from ${who.name} yet.`,
    warn: (who: ClanMessages) =>
      `${who.name} has not answered. What you do instead cannot be taken back: give them a little more time first.`,
    mayObject: 'They get one minute to object first.',
    exchange: 'Swap nothing for them',
    layout: 'Lay their cards at random',
    turn: 'Pass for them',
    choice: 'Choose for them',
    ransom: 'Confirm for them',
  },
  noTalk: 'Please don’t talk about the game in private until it is over.',
  end: {
    columns: { place: 'Place', who: 'Clan', money: 'Money', team: 'Team' },
    replay: 'Watch the replay',
    result: 'Result',
    byTeam: 'The richer team wins.',
    byClan: 'The richest clan wins.',
  },
};
