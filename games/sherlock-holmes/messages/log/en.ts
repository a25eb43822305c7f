import { plurals } from '@mister-x/kiosk/messages/plural.ts';

const plural = plurals('en');

/** Lines of the log, on phones and on the big screen. `who` begins a sentence. */
export const messages = {
  configured: 'The rules are agreed.',
  firstNamed: (who: string) => `${who} begins.`,
  symbolEntered: (place: string, type: string) => `${place}: ${type}.`,
  codesLoaded: 'The list of codes has been read in.',
  tokenBound: (place: string, type: string) => `${place}: ${type}.`,
  unbound: (place: string) => `${place}: empty again.`,
  tableLaid: 'The table is laid.',
  tokensLaid: 'The tokens lie on the map.',
  cardsAwaited: 'The printed cards are being read in.',
  caseDealt: (who: string) => `${who} gets a case.`,
  yourCase: (title: string) => `Your case: ${title}.`,
  handDealt: (who: string, count: number) =>
    plural(count, { one: `${who} gets ${count} card.`, other: `${who} gets ${count} cards.` }),
  turnBegan: (who: string) => `${who}’s turn.`,
  stayed: (who: string) => `${who} stays put.`,
  walked: (who: string, place: string) => `${who} walks to ${place}.`,
  rode: (who: string, place: string, card: string) => `${who} takes a cab to ${place}: ${card}.`,
  searched: (who: string, place: string, card: string) => `${who} searches at ${place}: ${card}.`,
  holmesLook: (who: string, place: string, card: string) =>
    `${who} takes a secret look at the token at ${place}: ${card}.`,
  seen: (place: string, token: string) => `You saw at ${place}: ${token}.`,
  reacted: (who: string, place: string, card: string) => `${who} looks too at ${place}: ${card}.`,
  passed: 'You did not look.',
  decided: { take: 'You take the token.', leave: 'You leave the token.' },
  windowClosed: 'Everyone who wanted to has looked.',
  took: (who: string, type: string, place: string, paid: string) =>
    `${who} takes a token: ${type}, ${place}${paid === '' ? '' : `; paid with ${paid}`}.`,
  left: (who: string, place: string) => `${who} leaves the token where it is: ${place}.`,
  lapsed: (who: string) => `${who}: time is up.`,
  lookEnded: 'The secret look is over.',
  extraPlayed: (who: string, card: string) => `${who} gets one more card for ${card}.`,
  lineTaken: (who: string, position: number, card: string) => `${who} takes card ${position} of the line: ${card}.`,
  deckDrawn: (who: string) => `${who} draws a card from the deck.`,
  youDrew: (card: string) => `You drew ${card}.`,
  reshuffled: (count: number) =>
    plural(count, {
      one: `The discard pile is shuffled into a new deck: ${count} card.`,
      other: `The discard pile is shuffled into a new deck: ${count} cards.`,
    }),
  drawEnded: (who: string) => `${who} is done drawing.`,
  lineAwaited: (positions: string) => `To be laid in the line: ${positions}.`,
  lineFilled: (position: number, card: string) => `Card ${position} of the line: ${card}.`,
  holmesMoved: (place: string) => `Holmes moves on to ${place}.`,
  /** Back to where he stood: there was no other such token. */
  holmesRound: (place: string) => `Holmes goes all the way round, back to ${place}.`,
  holmesStayed: (type: string) => `Holmes stays: there is no such token on his route (${type}).`,
  /** Instead, where it is not to be looked up. */
  shown: (place: string) => `Holmes shows everyone the token at ${place}.`,
  revealed: (place: string, token: string) => `Shown to everyone at ${place}: ${token}.`,
  noted: (who: string) => `${who} has noted it.`,
  revealClosed: 'The token is face down again.',
  penalised: (who: string, marker: string) => `${who} loses a point: ${marker}.`,
  eliminated: (who: string) => `${who} is eliminated.`,
  arrested: (who: string, place: string) => `${who} makes an arrest: ${place}.`,
  votedStop: (who: string) => `${who} wants to stop.`,
  votedOn: (who: string) => `${who} wants to play on.`,
  /** On a phone, below the log. */
  stop: {
    offer: 'Suggest stopping',
    ask: 'Suggest ending the game now, without arrests?',
  },
  outcomes: {
    ALL_OUT: 'The investigation is over',
    STOPPED: 'You agreed to stop',
    ROUND_CAP: 'The last round has been played',
    ABANDONED: 'The game was ended early',
  },
  winner: (who: string, n: number) => (n === 1 ? `${who} wins!` : `${who} win!`),
  nobodyWins: 'Nobody wins.',
};
