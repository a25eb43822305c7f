import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { ClanMessages } from '../game/en.js';

const plural = plurals('en');
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });

/** What happened, on phones and on the big screen. Quarters, cards and sums come as they are written. */
export const messages = {
  configured: 'The rules are agreed.',
  firstDrawn: (who: ClanMessages, lot: boolean) =>
    lot ? `The lot falls ${who.to}: they begin.` : `${who.name} begins.`,
  roundBegan: (n: number, who: ClanMessages) => `Round ${n}. ${who.name} begins.`,
  dealt: (who: ClanMessages, n: number) => `${who.name} gets ${cards(n)}.`,
  youGot: (names: string) => `You get: ${names}.`,
  cardsAwaited: (who: ClanMessages, n: number) => `${who.name} scans ${cards(n)}.`,
  cardsRead: (who: ClanMessages, n: number) => `${who.name} has scanned ${cards(n)}.`,
  youRead: (names: string) => `You scanned: ${names}.`,
  exchangeBegan: 'Now cards are swapped.',
  exchanged: (who: ClanMessages, n: number) =>
    n === 0 ? `${who.name} swaps nothing.` : `${who.name} swaps ${cards(n)}.`,
  youSwapped: (gave: string) => `You swap: ${gave}.`,
  layoutBegan: 'Now cards are laid out.',
  laidOut: (who: ClanMessages, quarters: string) => `${who.name} lays cards on ${quarters}.`,
  youLaid: (list: string) => `You lay ${list}.`,
  playBegan: 'Now cards are opened.',
  turnBegan: (who: ClanMessages) => `${who.name}’s turn.`,
  turning: (who: ClanMessages, at: string) => `${who.name} opens ${at}.`,
  opened: (who: ClanMessages, at: string, card: string) => `${who.name} opens ${at}: ${card}.`,
  corrected: 'It was another card than had been entered.',
  asked: {
    buyer: (who: ClanMessages) => `${who.name} chooses a Buyer.`,
    target: (who: ClanMessages) => `${who.name} chooses: shoot, or fire into the air?`,
    prisoner: (who: ClanMessages) => `${who.name} chooses who escapes.`,
  },
  traded: (good: string, at: string, buyerAt: string, price: string) =>
    `${good} on ${at} goes to the Buyer on ${buyerAt}. Each gets ${price}.`,
  paid: (at: string, sum: string, from: string) => `${sum} onto ${at}: ${from}.`,
  fromBank: (sum: string) => `${sum} from the bank`,
  fromClan: (who: ClanMessages, sum: string) => `${sum} from ${who.name}, as the bank is empty`,
  frozen: 'What the bank has left belongs to nobody any more.',
  feePaid: (from: string, to: string, sum: string) => `The Courtesan on ${to} takes ${sum} from ${from}.`,
  law: {
    police: 'The Police',
    commissioner: 'The Commissioner',
    prosecutor: 'The Prosecutor',
    witness: 'The Witness',
    other: 'The law',
  },
  arrested: (law: string, lawAt: string, who: ClanMessages, card: string, at: string) =>
    `${law} on ${lawAt} arrests ${who.of} ${card} on ${at}.`,
  seized: (sum: string, lawAt: string) => `Its ${sum} go onto ${lawAt}.`,
  figureOn: (who: ClanMessages, at: string) => `A ${who.name} figure stands on ${at} now.`,
  figureFrom: (who: ClanMessages, from: string, at: string) => `The ${who.name} figure goes from ${from} to ${at}.`,
  cardGone: (at: string) => `The card on ${at} leaves the board.`,
  jailed: (who: ClanMessages, at: string, cell: string) =>
    `${who.of} figure goes from ${at} to ${cell}. The card leaves the board.`,
  released: (who: ClanMessages, at: string, card: string) =>
    `The Lawyer frees ${who.of} figure on ${at}. ${card} leaves the board.`,
  bribed: (from: string, to: string, sum: string) => `The Lawyer on ${to} takes the ${sum} that lie on ${from}.`,
  shotInAir: (at: string) => `The Pistol on ${at} is fired into the air. It is legal for good.`,
  killed: (at: string, victim: string, card: string | null) =>
    card === null
      ? `The Pistol on ${at} shoots the card on ${victim}. It leaves the board unseen.`
      : `The Pistol on ${at} shoots ${card} on ${victim}. The card leaves the board.`,
  loot: (sum: string, at: string) => `Its ${sum} go onto ${at}.`,
  freed: (who: ClanMessages) => `${who.of} figure under arrest goes home.`,
  escapeBegan: (who: ClanMessages, cell: string, at: string) =>
    `${who.of} figure from ${cell} tries to escape. It is free if ${at} is left alone until the round ends.`,
  escapeFoiled: (who: ClanMessages, cell: string) => `The escape has failed: ${who.of} figure goes back to ${cell}.`,
  nobodyEscaped: (at: string) => `Nobody escapes. The card on ${at} leaves the board.`,
  prisonerMoved: (who: ClanMessages, from: string, to: string) => `${who.name} moves a figure from ${from} to ${to}.`,
  prisonerFreed: (who: ClanMessages, from: string) => `${who.name} moves a figure from ${from} to freedom.`,
  thrown: (who: ClanMessages, from: string, to: string) => `${who.of} figure is thrown back from ${from} to ${to}.`,
  passed: (who: ClanMessages) => `${who.name} passes.`,
  lastRoundBegan: 'The bank is empty: this is the last round.',
  playEnded: 'Nobody can or wants to open anything more.',
  escaped: (who: ClanMessages, cell: string) => `${who.of} figure has escaped from ${cell} and goes home.`,
  collected: (who: ClanMessages, at: string, sum: string) => `${who.name} takes ${sum} from ${at}.`,
  figureHome: (who: ClanMessages, at: string) => `${who.of} figure goes home from ${at}.`,
  cardsReturned: 'All cards go back into the deck.',
  neverOpened: (list: string) => `Never opened: ${list}.`,
  ransomBegan: 'Now ransoms are paid.',
  ransomed: (payer: ClanMessages, who: ClanMessages, cell: string, sum: string, payee: ClanMessages) =>
    `${payer.name} pays ${sum} ${payee.to}: ${who.of} figure from ${cell} goes home.`,
  confirmed: (who: ClanMessages) => `${who.name} is done with this round.`,
  withdrawn: (who: ClanMessages) => `${who.name} is not done after all.`,
  roundClosed: 'The round is over.',
  votedStop: (who: ClanMessages) => `${who.name} wants to stop after this round.`,
  votedOn: (who: ClanMessages) => `${who.name} wants to play on.`,
  stopAsked: 'Nobody opened a card. Do you want to stop?',
  stopping: 'You all agree: the game ends with this round.',
  stoodIn: {
    host: {
      exchange: (who: ClanMessages) => `The host swaps nothing for ${who.name}.`,
      layout: (who: ClanMessages) => `The host has cards laid at random for ${who.name}.`,
      turn: (who: ClanMessages) => `The host passes for ${who.name}.`,
      choice: (who: ClanMessages) => `The host has the choice made for ${who.name}.`,
      ransom: (who: ClanMessages) => `The host confirms the round for ${who.name}.`,
    },
    time: {
      exchange: (who: ClanMessages) => `Time is up: ${who.name} swaps nothing.`,
      layout: (who: ClanMessages) => `Time is up: cards are laid at random for ${who.name}.`,
      turn: (who: ClanMessages) => `Time is up: ${who.name} passes.`,
      choice: (who: ClanMessages) => `Time is up: the choice is made for ${who.name}.`,
      ransom: (who: ClanMessages) => `Time is up: ${who.name} confirms the round.`,
    },
  },
  boughtOut: (who: ClanMessages, n: number, sum: string, payee: ClanMessages) =>
    plural(n, {
      one: `${who.name} must buy out ${n} figure and owes ${sum} ${payee.to}.`,
      other: `${who.name} must buy out ${n} figures and owes ${sum} ${payee.to}.`,
    }),
  covered: (by: ClanMessages, who: ClanMessages, sum: string) => `${by.name} pays the ${sum} that ${who.name} lacks.`,
  ranked: 'The money is counted.',
  planned: (round: number) => `Your plan for round ${round} is stored.`,
  dropped: 'A part of your plan was not possible:',
  outcomes: {
    BANK_EMPTY: 'The bank is empty',
    STOPPED: 'You agreed to stop',
    ABANDONED: 'The game was ended early',
  },
  winner: (who: string, n: number) => (n === 1 ? `${who} wins!` : `${who} win!`),
  nobodyWins: 'Nobody wins.',
};
