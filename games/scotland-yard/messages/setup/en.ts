import type { FLAGS } from '../../rules/browser.js';
import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { FlagMessages } from '@mister-x/kiosk/screen/flag-messages.ts';
import { setup } from '../../../pursuit/messages/setup/en.js';

const plural = plurals('en');

export const messages = {
  ...setup,
  about: 'London by taxi, bus and Underground',
  variant: 'Which rules?',
  variants: {
    modern: {
      name: 'Standard',
      text: 'Mister X uses his own tickets and those the detectives hand him.',
    },
    'classic-1983': {
      name: 'Classic 1983',
      text: 'First edition: Mister X never runs out of taxi, bus or Underground.',
    },
    newer: {
      name: 'Since 2013',
      text: 'As in boxes since about 2013: 24 moves, detectives in any order.',
    },
  },
  notFromTexts: 'unofficial',
  huntersText: (n: number) =>
    n < 3
      ? plural(n, {
          one: 'One plays four detectives.',
          other: `Each of the ${n} plays two detectives.`,
        })
      : 'Everyone plays one detective.',
  yellowLine: {
    question: 'Look at your board: does a yellow line join stations 13 and 14?',
    yes: 'Yes',
    no: 'No',
  },
  doWithPieces: {
    ...setup.doWithPieces,
    ticketBack: (ticket: string) => `Mister X: give ${ticket} back.`,
    layTicket: (slot: number, ticket: string) => `Lay ${ticket} on move ${slot} of the log.`,
    substitute: (slot: number, ticket: string) => `Lay a substitute on move ${slot} of the log: ${ticket}.`,
    fromBox: (slot: number, ticket: string) => `Take ${ticket} from the box for move ${slot}.`,
    removeX: 'Take Mister X’s pawn off the board.',
    doubleAside: 'Put the double card aside.',
    doubleLeft: 'Mister X: give the double card to the player on your left.',
    confiscatedToX: (who: string, ticket: string) => `${who}: hand ${ticket} to Mister X.`,
    confiscatedToBox: (who: string, ticket: string) => `${who}: put ${ticket} into the box.`,
    openStartCard: 'Mister X: turn your start card face up.',
    serverDraws: 'The referee has drawn. Put the pawns on these stations.',
  },
  flags: {
    ...setup.flags,
    players: {
      name: 'Fewest players against Mister X',
      values: { '1-5': 'One', '2-5': 'Two' },
    },
    board_edition: {
      name: 'Edition of the board',
      values: { first: 'Yellow line between 13 and 14', later: 'No line between 13 and 14' },
    },
    start_deck: {
      name: 'Start cards',
      values: { common: 'One deck of 18 for all', separate: 'Mister X has a deck of his own' },
    },
    two_hunter_order: {
      name: 'Order with two players',
      values: { consecutive: 'Each moves both pawns in a row', alternating: 'They take turns' },
    },
    detective_order: {
      name: 'Order of the detectives',
      values: { clockwise_fixed: 'Clockwise, always the same', free: 'Any order in each round' },
    },
    double_transit_through_detective: {
      name: 'Double move through a detective',
      values: {
        reject: 'Not possible',
        caught: 'Possible, and he is caught',
        allow: 'Allowed',
      },
    },
    double_entry: {
      name: 'Entering a double move',
      values: { atomic: 'Both moves at once', stepwise: 'One move after the other' },
    },
    reveal_slots: {
      name: 'Mister X appears on moves',
      values: { '3-8-13-18': '3, 8, 13, 18', '3-8-13-18-24': '3, 8, 13, 18, 24' },
    },
    limit: {
      name: 'Mister X escapes after',
      values: { round22: '22 rounds', slot22: '22 moves', slot24: '24 moves' },
    },
    final_round_replies: {
      name: 'Detectives’ reply to the last move',
      values: { true: 'They move once more', false: 'The game ends at once' },
    },
    log_slots: {
      name: 'Moves on the travel log',
      values: { '22': '22', '24': '24' },
    },
    stuck_check: {
      name: 'All detectives stuck',
      values: { immediate: 'Ends the game at once', full_idle_round: 'After a whole idle round' },
    },
    x_no_ticket: {
      name: 'Mister X cannot pay',
      values: {
        detectives_win: 'The detectives win',
        borrow_from_box: 'He borrows from the box',
        x_skips: 'He skips his turn',
      },
    },
    x_ordinary_tickets: {
      name: 'Mister X’s ordinary tickets',
      values: { finite: 'Are counted', unlimited: 'Never run out' },
    },
    x_ticket_counts_public: {
      name: 'Mister X’s ticket counts',
      values: { true: 'Everyone sees them', false: 'Hidden, except black and double' },
    },
    double_card_goes_to: {
      name: 'A used double card',
      values: { aside: 'Is put aside', left_neighbour: 'Goes to his left neighbour' },
    },
    voluntary_reveal: {
      name: 'Mister X may show himself freely',
      values: { false: 'No', true: 'Yes, and takes a ticket from each' },
    },
    voluntary_reveal_max: {
      name: 'How often he may do so',
      values: { none: 'No limit', '1': 'Once', '2': 'Twice', '3': 'Three times' },
    },
    voluntary_ticket_to: {
      name: 'Tickets he takes for it',
      values: { x: 'Become his', box: 'Go to the box' },
    },
    audit_violation: {
      name: 'Mistake in a log kept on paper',
      values: { report_only: 'Is only reported', detectives_win: 'The detectives win' },
    },
  } satisfies FlagMessages<typeof FLAGS>,
};
