import { plurals } from '@mister-x/kiosk/messages/plural.ts';

const plural = plurals('en');
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });

/** What only phones say. `who` begins a sentence. */
export const messages = {
  tabs: { label: 'Pages', do: 'Turn', map: 'Map', book: 'Notebook', log: 'Log' },
  back: 'Back',
  waitOthers: 'Waiting for the others.',
  /** Seen by everybody. */
  cover: {
    before: {
      setup: 'The table is being set up',
      cards: 'The printed cards are being read in',
    },
    you: 'Your turn',
    other: (who: string) => `${who}’s turn`,
    round: (n: number) => `Round ${n}`,
    deck: (n: number) => `Deck: ${cards(n)}`,
    signal: 'Sound and vibration',
  },
  todo: {
    move: 'Walk one or two locations, stay put, or take a cab.',
    investigate: 'What do you do? Drawing cards ends your turn.',
    hand: 'Read in your first hand.',
    answer: 'Play a Lestrade card to look too.',
    note: 'Holmes has shown a token to everyone.',
    decide: {
      mine: 'Pay with cards that show its symbol, or leave it.',
      foreign: 'It stays where it is.',
    },
    decided: {
      take: 'You take the token as soon as the others have answered.',
      leave: 'You leave the token as soon as the others have answered.',
    },
    watch: 'A token is being looked at. Waiting for the others.',
    wait: 'Waiting for the table.',
    waitFor: (who: string) => `${who}’s turn.`,
    out: 'You are out until the scoring.',
    over: 'The game is over.',
    aims: {
      search: 'Play a card with this symbol to look at the token.',
      look: 'Choose a Holmes card for the secret look.',
      lookWhere: 'Which token do you want to see?',
      cab: 'Choose a cab card.',
      cabWhere: 'Where to?',
      arrest: 'Where is the criminal hiding?',
    },
  },
  hand: {
    heading: (n: number) => `Your hand: ${cards(n)}`,
    empty: 'No cards',
  },
  pile: (n: number) => plural(n, { one: `${n} token collected`, other: `${n} tokens collected` }),
  move: {
    steps: (n: number) => plural(n, { one: `${n} step`, other: `${n} steps` }),
    stay: (n: number) => (n === 0 ? 'Stay put' : `Stay put and draw ${n}`),
    go: (place: string) => `Walk to ${place}`,
    cab: 'Take a cab',
    cabMeans: 'Discard a cab card and go anywhere.',
    anywhere: 'Anywhere',
    ride: (place: string) => `Cab to ${place}`,
    takeBack: 'Take the move back',
  },
  search: {
    offer: 'Search here',
    means: 'Play a card with this symbol and look at the token.',
    noCard: (type: string) => `None of your cards has the symbol: ${type}`,
    go: 'Look at the token',
  },
  look: {
    offer: 'Secret look with Holmes',
    means: 'Discard a Holmes card and look at a token anywhere.',
    where: (type: string) => `Tokens with the symbol: ${type}`,
    go: 'Look at this token',
  },
  seen: {
    mine: (n: number) => `This token belongs to your case. Symbols needed: ${n}`,
    foreign: 'This token belongs to another case.',
    close: 'Close',
    putAway: 'Put it away for good',
  },
  decide: {
    leave: 'Leave it',
    take: (sum: number, of: number) => `Take it (${sum}/${of})`,
  },
  window: {
    asks: (who: string) => `${who} is looking at a token. Play Lestrade to look too?`,
    how: 'Hold the button below to choose the card.',
    no: 'No',
    go: 'Look too',
    none: 'No Lestrade card',
    used: 'Lestrade already played this turn',
  },
  reveal: {
    lead: (place: string) => `Holmes shows everyone: ${place}`,
    noted: 'Noted',
  },
  draw: {
    offer: 'Draw cards',
    lead: (n: number) =>
      n === 0 ? 'No more cards to draw: end your turn.' : `Draw ${cards(n)}, from the line or the deck in any mix.`,
    line: 'Line',
    position: (at: number, card: string) => `Line ${at}: ${card}`,
    deck: 'From the deck',
    below: (n: number) => `${cards(n)} left`,
    shuffles: 'Empty: the discard pile is shuffled first.',
    fewer: 'One fewer from the deck',
    more: 'One more from the deck',
    extra: 'Discard a Holmes card for one card more: tap it.',
    fresh: 'Use it right away',
    help: 'Discard Holmes for one card more',
    go: 'Draw',
    end: 'End the turn',
  },
  arrest: {
    offer: 'Make an arrest',
    lead: 'Costs a Lestrade card. You then wait for the scoring.',
    means: 'After an arrest you are out until the scoring. It cannot be taken back.',
    needs: {
      tokens: 'You need more tokens of your case.',
      yard: 'Only at Scotland Yard.',
      lestrade: 'You need a Lestrade card.',
    },
    go: (place: string) => `Arrest: ${place}`,
  },
  printed: {
    lead: 'Which cards did you draw?',
    of: (n: number, of: number) => `${n} of ${of}`,
    scan: 'Scan with this phone',
    remove: (card: string) => `Remove: ${card}`,
    type: 'Symbol',
    go: 'These are my cards',
  },
  stop: {
    wanted: (who: string) => `For stopping now: ${who}`,
    means: 'If everyone agrees, the game ends without arrest points.',
    too: 'Stop too',
    playOn: 'Play on after all',
  },
};
