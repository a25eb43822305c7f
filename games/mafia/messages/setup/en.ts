import type { FLAGS } from '../../rules/browser.js';
import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { FlagMessages } from '@mister-x/kiosk/screen/flag-messages.ts';
import { setup } from '@mister-x/kiosk/messages/setup/en.ts';

const plural = plurals('en');
const seconds = (n: number) => `${n} seconds`;
const minutes = (n: number) => plural(n, { one: `${n} minute`, other: `${n} minutes` });
const hours = (n: number) => plural(n, { one: `${n} hour`, other: `${n} hours` });
const days = (n: number) => plural(n, { one: `${n} day`, other: `${n} days` });
const YES_NO = { true: 'Yes', false: 'No' };
const TIMES = {
  '30': seconds(30),
  '60': minutes(1),
  '90': seconds(90),
  '120': minutes(2),
  '180': minutes(3),
  '300': minutes(5),
  '600': minutes(10),
};
const DEADLINES = {
  '60': hours(1),
  '360': hours(6),
  '720': hours(12),
  '1440': days(1),
  '2880': days(2),
  '4320': days(3),
  '10080': days(7),
};

/** The set-up of a table. */
export const messages = {
  ...setup,
  about: 'Four clans, sixteen quarters, cards face down',
  edition: 'Which rules?',
  people: 'Partners sit opposite each other. Type names, or leave them empty. Everyone needs a phone.',
  noRealCards: {
    text: 'Computers cannot draw from the real deck.',
    change: 'Let the referee deal',
  },
  cards: 'Which cards do you play with?',
  pacing: 'At one table, or by correspondence?',
  noPrinted: 'Printed cards are for one table: by correspondence nobody can draw from the same deck.',
  /** Parts of the house rules. */
  groups: { table: 'At the table', money: 'Money', prison: 'Prison', cards: 'Cards' },
  editions: {
    online2015: {
      name: 'Online version, 2015',
      text: 'The richer team wins. Own cards may be looked at again; anyone may pay any ransom.',
    },
    authors1992: {
      name: 'Authors’ rules, 1992',
      text: 'The richest clan wins. Laid cards stay hidden; ransoms within a team.',
    },
  },
  sources: {
    server_deal: {
      name: 'Cards on phones',
      text: 'The referee deals; on the table blank cards mark the quarters.',
    },
    printed_cards: {
      name: 'Printed cards',
      text: 'You hold real cards, scan what you draw, and lay them face down.',
    },
  },
  paces: {
    live: { name: 'At this table', text: 'You all sit together and play round after round.' },
    forum: { name: 'By correspondence', text: 'Over days or weeks. Moves can be planned ahead.' },
  },
  pack: {
    question: 'Which box?',
    own: 'The game’s own',
    quarters: (n: number) => `${n} quarters`,
  },
  flags: {
    first_player: {
      name: 'Who begins',
      values: {
        blue: 'Blue',
        yellow: 'Yellow',
        red: 'Red',
        green: 'Green',
        lot: 'By lot',
      },
    },
    layout_order: {
      name: 'Laying cards out',
      values: {
        free: 'All at once, shown in turn',
        strict: 'One after the other',
      },
    },
    peek_own_laid: {
      name: 'Own laid cards on the phone',
      values: {
        true: 'Stay visible',
        false: 'Hidden until opened',
      },
    },
    cell_labels: {
      name: 'Numbers of cells',
      values: {
        tens: '30, 25, 20 …',
        dollars: '300, 250, 200 …',
      },
    },
    wait_for_prison_moves: {
      name: 'A round waits for prison moves',
      values: YES_NO,
    },
    reveal_unopened: {
      name: 'Unopened cards are shown at the end of a round',
      values: YES_NO,
    },
    reveal_killed: {
      name: 'A closed card that is shot is shown',
      values: YES_NO,
    },
    prostitute_timing: {
      name: 'The Courtesan takes her fee',
      values: {
        on_open: 'When she is opened',
        continuous: 'Later too, once from each card',
      },
    },
    shoot_arrested: {
      name: 'Pistols may shoot arrested cards',
      values: YES_NO,
    },
    witness_prosecutor_scope: {
      name: 'With a Witness the Prosecutor imprisons',
      values: {
        newly_arrested: 'Those just arrested',
        all_arrested: 'Everyone under arrest',
      },
    },
    pistol_crime_at: {
      name: 'A murder happens where',
      values: {
        pistol: 'The Pistol lies',
        victim: 'The victim lay',
      },
    },
    escape_from_death_row: {
      name: 'Escape from death row',
      values: {
        true: 'Possible',
        false: 'Not possible',
      },
    },
    escape_arrest_figure: {
      name: 'An arrested Escape card',
      values: {
        true: 'Costs its owner a figure',
        false: 'Leaves the board',
      },
    },
    prison_collision: {
      name: 'Figures in prison push each other',
      values: YES_NO,
    },
    collision_chain: {
      name: 'If the next cell is taken too',
      values: {
        mover: 'The mover goes on',
        none: 'They share it',
        full: 'Everyone goes on pushing',
      },
    },
    death_row_ransom: {
      name: 'Ransom from death row',
      values: {
        '100': '$100',
        '200': '$200',
        '300': '$300',
        '400': '$400',
        '500': '$500',
      },
    },
    ransom_direction: {
      name: 'Ransoms go to',
      values: {
        next: 'The next clan clockwise',
        previous: 'The previous clan',
      },
    },
    ransom_payee_of: {
      name: 'Paying for another’s figure: next clan of',
      values: {
        payer: 'Whoever pays',
        figure_owner: 'The figure’s owner',
      },
    },
    ransom_for: {
      name: 'Who may pay a ransom',
      values: {
        anyone: 'Anyone, for anyone',
        team: 'Owner and partner',
        owner: 'Only the owner',
      },
    },
    shortfall_direction: {
      name: 'When the bank is empty, cards are paid by',
      values: {
        next: 'The next clan clockwise',
        previous: 'The previous clan',
      },
    },
    partial_bank: {
      name: 'The bank holds too little',
      values: {
        split: 'It gives what it has',
        payer_all: 'The clan pays it all',
      },
    },
    insolvency: {
      name: 'Paying without money',
      values: {
        negative: 'Into the red',
        team_then_negative: 'Partner first, then the red',
      },
    },
    last_round_ransom: {
      name: 'Ransoms in the last round',
      values: {
        true: 'As in any round',
        false: 'Only those that must be paid',
      },
    },
    final_settlement: {
      name: 'Final ransoms are paid',
      values: {
        simultaneous: 'All at once',
        turn_order: 'In turn order',
      },
    },
    scoring: {
      name: 'Who wins',
      values: {
        team: 'The richer team',
        individual: 'The richest clan',
      },
    },
    pacing: {
      name: 'Where you play',
      values: {
        live: 'At one table',
        forum: 'By correspondence',
      },
    },
    masks: {
      name: 'Who plays which clan',
      values: {
        true: 'Secret until the end',
        false: 'Known to all',
      },
    },
    exchange_presubmit: {
      name: 'Exchange can be planned ahead',
      values: YES_NO,
    },
    blitz: {
      name: 'Length',
      values: {
        true: 'Blitz: half the bank',
        false: 'Full: the whole bank',
      },
    },
    deadline_minutes: {
      name: 'Deadline for each answer',
      values: { none: 'No limit', ...DEADLINES },
    },
    card_source: {
      name: 'Cards',
      values: {
        server_deal: 'On phones',
        printed_cards: 'Printed',
      },
    },
    turn_seconds: {
      name: 'Time for each answer',
      values: { none: 'No limit', ...TIMES },
    },
    replace_player: {
      name: 'If a player is gone for good',
      values: {
        agreed: 'Someone new, if the other three agree',
        none: 'The host answers for them',
      },
    },
    early_end: {
      name: 'Stopping early',
      values: {
        unanimous: 'If all four agree',
        none: 'Not possible',
      },
    },
  } satisfies FlagMessages<typeof FLAGS>,
  /** What only the host is refused. */
  refusals: {
    CARD_MISMATCH: 'This is not the card that was laid there. Correct it below.',
    COLOUR_TAKEN: 'This colour is taken.',
    OPTION_LOCKED: 'This can no longer be changed.',
    PACK_INVALID: 'Something is wrong with this box.',
    SCAN_WOULD_EXPOSE: 'Keep this card hidden: nobody may see it now.',
    SEAT_FULL: 'All seats are taken.',
    TOO_FEW_PLAYERS: 'This takes four players.',
  },
};
