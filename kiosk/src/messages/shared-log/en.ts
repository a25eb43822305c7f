/** What is told of every game, whatever is played: of take-backs, of giving up, of seats. */
export const messages = {
  takebackAsked: (who: string) => `${who} wants to take back the move.`,
  takebackDeclined: (who: string) => `${who}: the move stands, the answer was no.`,
  takebackTimedOut: (who: string) => `${who}: the move stands, nobody answered.`,
  takebackWithdrawn: (who: string) => `${who}: the move stands, the request was withdrawn.`,
  takenBack: (who: string) => `${who}: the move was taken back.`,
  concedeAsked: (who: string) => `${who} wants to give up.`,
  concedeAgreed: (who: string) => `${who} wants to give up too.`,
  concedeDeclined: (who: string) => `${who} wants to play on. The game continues.`,
  concedeTimedOut: 'Not everyone answered. The game continues.',
  seats: {
    claimed: (who: string) => `${who} has joined on a phone.`,
    'taken-over': (who: string) => `${who}: the seat moved to another phone.`,
    released: (who: string) => `${who} plays on the big screen again.`,
    reopened: (who: string) => `${who}: the seat is open for another phone.`,
    replaced: (who: string) => `${who}: all others agreed on a new player.`,
    computer: (who: string) => `A computer plays for ${who} from now on.`,
  },
};
