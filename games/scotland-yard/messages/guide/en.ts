/** What somebody is told in the first round who tries the game alone. */
export const messages = {
  title: 'Your first round',
  leave: 'Leave the guide',
  done: 'Got it',
  hidden: 'Mister X moves in secret. All you see is the ticket he pays with. It goes on the log at the bottom.',
  ticket:
    'Mister X has moved in secret: all you see is his ticket, on the log at the bottom. Now it is your turn, and you pay with a ticket, too. Taxis go by yellow lines, buses by green ones, the underground by red ones.',
  stop: 'Now touch one of the bright stops on the map. Go where Mister X may be soon.',
  confirm: 'Look at your move once more, then confirm it.',
  others: 'The other detectives are computers. They move by themselves, one after another.',
  after: (moves: string) =>
    `That was a round. On moves ${moves} Mister X has to show himself. Land on his stop and you have caught him. With a double card he moves twice; a black ticket hides how he went.`,
  cover: 'You are Mister X. What only you may know lies under the cover: open it below.',
  own: 'Choose a ticket and a stop, then confirm. Stay out of the detectives’ reach. They see your ticket, not your stop.',
  hunted: 'The detectives are computers. They move by themselves, and they think about where you can be.',
  afterX: (moves: string) =>
    `That was a round. On moves ${moves} everyone sees where you are. Keep your black tickets for then: nobody can tell how you went on.`,
};
