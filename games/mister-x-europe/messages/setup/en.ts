import type { FLAGS } from '../../rules/browser.js';
import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { FlagMessages } from '@mister-x/kiosk/screen/flag-messages.ts';
import { setup } from '../../../pursuit/messages/setup/en.js';

const plural = plurals('en');

/**
 * The set-up and the big screen's own words.
 * `ticket` is a ticket as in `theTicket`.
 */
export const messages = {
  ...setup,
  about: 'Europe by car, train and plane, on a mission',
  preset: 'The rules of the Europe box',
  huntersText: (n: number) =>
    plural(n, {
      one: 'One player has all five pawns.',
      other: `The ${n} players share five pawns.`,
    }),
  morePawns: (who: string) => `${who}: one more pawn`,
  devices: {
    question: 'Where do the detectives play?',
    phones: {
      name: 'Each on a phone',
      text: 'Everyone joins with a phone, which also shows all detectives’ tickets.',
    },
    kiosk: {
      name: 'All on this screen',
      text: 'Tickets stand on real racks. When you draw or play one, tap it here.',
    },
  },
  /** Computers are to play by rules that have people draw tickets; the changes, by where the detectives play. */
  noRealTickets: {
    text: 'Computers cannot draw from the real stack.',
    phones: 'Let the referee deal',
    kiosk: 'Play on phones, the referee deals',
  },
  play: {
    hands: 'Tickets in hand',
    due: (n: number) => `draws ${n}`,
    firstHands: 'First hands',
    drawHand: (who: string, n: number) =>
      plural(n, {
        one: `${who}: draw ${n} ticket and tap it here`,
        other: `${who}: draw ${n} tickets and tap them here`,
      }),
    blind: 'Only the number is shown, so Mister X learns nothing.',
    waitingFor: (who: string) => `Waiting for ${who}`,
    xChooses: 'He secretly chooses his mission and city on his phone.',
    xDraws: 'Mister X is drawing',
    xDrawsText: 'He discards and draws on his phone.',
    specialsText: 'Three, four or five tickets with the same symbol, from one or more players.',
    noSpecial: 'No special action',
    allOnPhones: 'Put a special action together on a phone, or continue there without one.',
    phonesGoOn: 'Continue on a phone.',
    chooseTarget: (by: string) => `Where to, ${by}?`,
    checkTitle: 'Position check',
    investigationTitle: 'The investigation shows',
    wasHere: (slot: number) => `Mister X was here on his move ${slot}.`,
    startedHere: 'Mister X started here.',
    pawnAppears: 'Mister X comes out of hiding',
    way: 'Mister X’s route',
    faceDownWere: 'Face-down tickets',
    ledger: (who: string, kind: string) => `${who}: entered a ticket that was somewhere else (${kind}).`,
  },
  theTicket: {
    car: 'the car ticket',
    train: 'the train ticket',
    plane: 'the plane ticket',
  },
  theColourCard: {
    red: 'the red colour card',
    blue: 'the blue colour card',
    green: 'the green colour card',
    yellow: 'the yellow colour card',
    orange: 'the orange colour card',
    purple: 'the purple colour card',
    black: 'the black colour card',
    white: 'the white colour card',
  } satisfies Record<PawnColour, string>,
  doWithPieces: {
    ...setup.doWithPieces,
    serverDraws: 'The referee has drawn. Put the pawns on these cities.',
    shuffleTickets: 'Shuffle all tickets face down into one stack.',
    drewHand: (who: string, n: number) =>
      plural(n, { one: `${who} has drawn ${n} ticket.`, other: `${who} has drawn ${n} tickets.` }),
    dealtHands: 'The referee deals the tickets to the phones. The printed ones stay in the box.',
    putPawnsBack: 'Put the pawns back as the screen shows.',
    layOnSlot: (slot: number, ticket: string) => `Mister X: lay ${ticket} face up on slot ${slot}.`,
    layFaceDown: (slot: number) => `Mister X: lay a ticket face down on slot ${slot}. Nobody may look at it.`,
    payFootprints: (n: number) =>
      plural(n, {
        one: `Mister X: put ${n} ticket with footprints into the box.`,
        other: `Mister X: put ${n} tickets with footprints into the box.`,
      }),
    paySilhouettes: (n: number) =>
      plural(n, {
        one: `Mister X: put ${n} ticket with a silhouette into the box.`,
        other: `Mister X: put ${n} tickets with a silhouette into the box.`,
      }),
    giveMagnifiers: (who: string, n: number) =>
      plural(n, {
        one: `${who}: put ${n} ticket with a magnifier into the box.`,
        other: `${who}: put ${n} tickets with a magnifier into the box.`,
      }),
    giveBeacons: (who: string, n: number) =>
      plural(n, {
        one: `${who}: put ${n} ticket with a beacon into the box.`,
        other: `${who}: put ${n} tickets with a beacon into the box.`,
      }),
    layOnColourCard: (ticket: string, card: string) => `Lay ${ticket} on ${card}.`,
    takeFromColourCard: (who: string, ticket: string) => `${who}: take ${ticket} back from your colour card.`,
    clearColourCards: 'Put the tickets from the colour cards on the discard pile.',
    throwsOff: (who: string, ticket: string) => `${who}: put ${ticket} on the discard pile.`,
    xDiscardsUnseen: 'Mister X: put a ticket face down on the discard pile.',
    discard: (who: string, n: number) =>
      plural(n, {
        one: `${who}: put ${n} ticket face down on the discard pile.`,
        other: `${who}: put ${n} tickets face down on the discard pile.`,
      }),
    takeRings: (pair: number, stop: number, slot: number) =>
      `Take ring pair ${pair} from city ${stop} and slot ${slot}.`,
    takeRing: (pair: number, stop: number) => `Take ring pair ${pair} from city ${stop}.`,
    /** Where lines about it were missed. */
    takeRingsOff: (pair: number) => `Take ring pair ${pair} from the board.`,
    putRings: (pair: number, stop: number, slot: number) =>
      `Ring pair ${pair}: one ring on city ${stop}, the other on slot ${slot}.`,
    putRing: (pair: number, stop: number) => `Ring pair ${pair}: one ring on city ${stop}.`,
    removeDiscs: 'Take all discs off the board.',
  },
  flags: {
    ...setup.flags,
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Counted by kind', unique: 'Each by its printed number' },
    },
    hand_source: {
      name: 'Who draws the tickets',
      values: { registered: 'You, from the real stack', server: 'The referee' },
    },
    hunter_hands: {
      name: 'Detectives’ tickets',
      values: { shared: 'All detectives see them', private: 'Each sees only their own' },
    },
    x_start_choice: {
      name: 'Mister X chooses his start',
      values: {
        after_detectives: 'After the detectives',
        before_detectives: 'Before the detectives',
      },
    },
    x_start_on_detective: {
      name: 'Mister X starts where a detective stands',
      values: { reject: 'Not possible', allow: 'Allowed' },
    },
    x_swap_condition: {
      name: 'Mister X swaps his hand',
      values: {
        no_move_and_no_special: 'If he can do nothing at all',
        no_move: 'If he cannot move',
      },
    },
    x_swap_then: {
      name: 'After the swap',
      values: { same_turn: 'He continues his turn', lose_turn: 'His turn is over' },
    },
    forced_moves: {
      name: 'Tickets for all pawns',
      values: { greedy: 'Play them as you like', maximum: 'As many pawns as possible move' },
    },
    detective_specials_per_round: {
      name: 'Detectives’ special actions per round',
      values: { '1': 'One', unlimited: 'As many as you like' },
    },
    first_special: {
      name: 'Detectives’ special actions from',
      values: { round5: 'Round 5', round6: 'Round 6', leg5: 'Mister X’s 5th move' },
    },
    special_op_exact: {
      name: 'Beacons for a special operation',
      values: { true: 'Only the matching transport', false: 'A cheaper one, too' },
    },
    special_op_needs_travel_ticket: {
      name: 'Travel ticket for a special operation',
      values: { false: 'Not needed', true: 'Needed' },
    },
    capture_timing: {
      name: 'Mister X is caught',
      values: { immediate: 'At once', position_check: 'At the position check' },
    },
    check_depth: {
      name: 'The position check looks back',
      values: { '5': 'Five moves', '4': 'Four moves' },
    },
    check_arrivals: {
      name: 'Cities that are checked',
      values: { all: 'All that detectives moved to', final: 'Only where they stand' },
    },
    check_includes_start: {
      name: 'Is the start checked?',
      values: { false: 'No', true: 'Yes' },
    },
    check_duplicates: {
      name: 'Several visits to one city',
      values: { latest: 'The latest is marked', all: 'All are marked' },
    },
    ring_reuse: {
      name: 'When the rings run out',
      values: { oldest_slot: 'Take the lowest slot', oldest_placed: 'Take the first placed' },
    },
    secret_moves: {
      name: 'Mister X moves in secret',
      values: { leg24: '24 moves', round24: '24 rounds' },
    },
    discard_view: {
      name: 'Discarded tickets',
      values: { count: 'Only their number is known', open: 'Lie face up' },
    },
    supply_order: {
      name: 'When the stack is empty',
      values: {
        discard_then_box: 'First the discard pile, then the box',
        both_together: 'Discard pile and box together',
      },
    },
  } satisfies FlagMessages<typeof FLAGS>,
};
