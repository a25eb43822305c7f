import { plurals } from '../../../../lib/i18n/plural.js';

const plural = plurals('en');

/** Words of the phones alone: `kind` is a ticket's two halves, `by` a way to travel. */
export const messages = {
  display: {
    label: 'Your last cities',
    ago: (n: number) => plural(n, { one: `${n} move ago`, other: `${n} moves ago` }),
    now: 'Now',
  },
  rack: { label: 'Tickets on the rack', paid: '✓' },
  mission: {
    choose: 'Choose your mission',
    lead: 'Everybody will learn its colour, nobody your city.',
    start: (mission: string) => `${mission} mission: where do you start?`,
    ask: (stop: number) => `Start in city ${stop}?`,
    yes: 'Start here',
    wait: 'First the detectives put down their pawns. Then you choose mission and city.',
    others: 'All set. The game begins when the others are ready.',
    shown: (mission: string) => `Mission: ${mission}`,
  },
  count: {
    heading: 'Which tickets did you draw?',
    of: (n: number, of: number) => `${n} of ${of}`,
    add: (kind: string) => `One more: ${kind}`,
    remove: (kind: string) => `One less: ${kind}`,
    go: 'These are my tickets',
  },
  special: {
    choose: {
      double: (n: number) =>
        plural(n, {
          one: `Double move: touch ${n} more ticket with footprints.`,
          other: `Double move: touch ${n} tickets with footprints.`,
        }),
      secret: (n: number) =>
        plural(n, {
          one: `Secret trip: touch ${n} more ticket with a silhouette.`,
          other: `Secret trip: touch ${n} tickets with a silhouette.`,
        }),
    },
    anyLine: 'Secret trip: any line',
    faceDown: (stop: number) => `To ${stop}. Which ticket goes face down?`,
    box: 'Into the box:',
    down: 'The ticket lies face down.',
    open: 'Everybody sees this trip.',
    forAll: 'One of you enters for all who gives which tickets, here or at the big screen.',
    givesWhat: 'Who gives which tickets?',
    undo: 'Take the last one back',
    goOn: 'Continue',
    none: 'None',
    noneAsk: 'Continue without a special action?',
    give: (n: number) =>
      plural(n, {
        one: `You may give ${n} ticket with a magnifier or a beacon.`,
        other: `You may give ${n} tickets with a magnifier or with a beacon.`,
      }),
    upTo: (n: number) => `up to ${n}`,
    offer: (n: number) => `Offer (${n})`,
    takeBack: 'Take my tickets back',
    mixed: 'Magnifiers and beacons do not go together.',
    shows: (n: number) => `Shows where Mister X was ${n} moves ago.`,
    known: 'Everybody knows that city already.',
    travels: (by: string) => `One detective travels once more, ${by}.`,
    back: (n: number) => `${n} moves ago`,
    which: (by: string) => `Which detective travels ${by}?`,
    nobody: (by: string) => `No detective can travel ${by} from where he stands.`,
    unpaid: (by: string) =>
      `You have no ticket left for a trip ${by}. Another player may have one.`,
  },
  swap: {
    label: 'Swap all',
    stuck: 'None of your tickets takes you anywhere.',
    may: 'You may draw a new hand.',
    ask: 'Discard your hand and draw a new one?',
  },
  refill: {
    heading: 'Discard and draw',
    lead: 'Touch the tickets that you do not want. Then draw.',
    redraw: 'Your hand is discarded. Draw a new one.',
    which: 'Which tickets do you discard?',
    discard: (n: number) => `Discard (${n})`,
    discardSome: 'Discard …',
    draw: (n: number) => `Draw ${n}`,
    done: 'Done',
    drawn: 'Everybody has drawn.',
    waiting: (who: string) => `Still to draw: ${who}`,
  },
  warnings: {
    LAST_SECRET_LEG: 'Your next move is the last secret one.',
    MOVES_OPEN: 'From now on everybody sees where you go.',
    SPECIAL_AT_HAND: 'You can pay for a special: use it early.',
  },
  hunter: {
    tickets: (n: number) => plural(n, { one: `${n} ticket`, other: `${n} tickets` }),
    close: 'Moves done',
    closeAsk: 'Whoever has not moved stays put. Continue?',
    endTurn: 'End the turn',
  },
  discs: {
    open: 'Marker discs',
    lead: (n: number, of: number) => `Touch a city to mark it: ${n} of ${of} discs`,
    close: 'Done',
    lie: (n: number) =>
      plural(n, { one: `${n} disc lies on the board.`, other: `${n} discs lie on the board.` }),
    removed: 'Discs are off the board',
  },
};
