import { plurals } from '@mister-x/kiosk/messages/plural.ts';

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
    lead: 'Everyone learns its colour, nobody your city.',
    start: (mission: string) => `${mission} mission: where do you start?`,
    ask: (stop: number) => `Start in city ${stop}?`,
    yes: 'Start here',
    wait: 'First the detectives place their pawns. Then you choose your mission and city.',
    others: 'All set. The game starts when the others are ready.',
    shown: (mission: string) => `Mission: ${mission}`,
  },
  count: {
    heading: 'Which tickets did you draw?',
    of: (n: number, of: number) => `${n} of ${of}`,
    add: (kind: string) => `One more: ${kind}`,
    remove: (kind: string) => `One fewer: ${kind}`,
    go: 'These are my tickets',
  },
  special: {
    choose: {
      double: (n: number) =>
        plural(n, {
          one: `Double move: tap ${n} more ticket with footprints.`,
          other: `Double move: tap ${n} tickets with footprints.`,
        }),
      secret: (n: number) =>
        plural(n, {
          one: `Secret trip: tap ${n} more ticket with a silhouette.`,
          other: `Secret trip: tap ${n} tickets with a silhouette.`,
        }),
    },
    anyLine: 'Secret trip: any line',
    faceDown: (stop: number) => `To ${stop}. Which ticket goes face down?`,
    box: 'Into the box:',
    down: 'The ticket is face down.',
    open: 'Everyone sees this move.',
    forAll: 'One of you enters who gives which tickets, here or on the big screen.',
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
    mixed: 'You cannot mix magnifiers and beacons.',
    shows: (n: number) => `Shows where Mister X was ${n} moves ago.`,
    known: 'Everyone already knows that city.',
    travels: (by: string) => `One detective travels again, ${by}.`,
    back: (n: number) => `${n} moves ago`,
    which: (by: string) => `Which detective travels ${by}?`,
    nobody: (by: string) => `No detective can travel ${by} right now.`,
    unpaid: (by: string) => `You have no ticket left to travel ${by}. Another player may have one.`,
  },
  swap: {
    label: 'Swap all',
    stuck: 'None of your tickets takes you anywhere.',
    may: 'You may draw a new hand.',
    ask: 'Discard your hand and draw a new one?',
  },
  refill: {
    heading: 'Discard and draw',
    lead: 'Tap the tickets you do not want. Then draw.',
    redraw: 'Your hand is discarded. Draw a new one.',
    which: 'Which tickets do you discard?',
    discard: (n: number) => `Discard (${n})`,
    discardSome: 'Discard …',
    draw: (n: number) => `Draw ${n}`,
    done: 'Done',
    drawn: 'Everyone has drawn.',
    waiting: (who: string) => `Still to draw: ${who}`,
  },
  warnings: {
    LAST_SECRET_LEG: 'Your next move is your last secret one.',
    MOVES_OPEN: 'From now on, everyone sees where you go.',
    SPECIAL_AT_HAND: 'You can pay for a special action: use it early.',
  },
  hunter: {
    tickets: (n: number) => plural(n, { one: `${n} ticket`, other: `${n} tickets` }),
    close: 'Moves done',
    closeAsk: 'Whoever has not moved stays put. Continue?',
    endTurn: 'End the turn',
  },
  discs: {
    open: 'Marker discs',
    lead: (n: number, of: number) => `Tap a city to mark it: ${n} of ${of} discs`,
    close: 'Done',
    lie: (n: number) => plural(n, { one: `${n} disc is on the board.`, other: `${n} discs are on the board.` }),
    removed: 'Discs are off the board',
  },
};
