import type { PURSUIT_FLAGS } from '../../rules/index.js';
import { plurals } from '@mister-x/kiosk/messages/plural.ts';
import type { FlagMessages } from '@mister-x/kiosk/screen/flag-messages.ts';
import { setup as every } from '@mister-x/kiosk/messages/setup/en.ts';

const plural = plurals('en');

/** The set-up of every hunt. */
export const setup = {
  ...every,
  hunters: 'How many detective players?',
  people: 'Type names, or leave them empty. Tap a pawn to change its colour. Whoever plays Mister X needs a phone.',
  misterXName: 'Mister X',
  hunterName: (n: number) => `Detective ${n}`,
  board: {
    question: 'Which board?',
    stations: (n: number) => plural(n, { one: `${n} station`, other: `${n} stations` }),
  },
  colour: (n: number) => `Colour of pawn ${n}`,
  pawnColours: {
    clear: 'clear',
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    orange: 'orange',
    purple: 'purple',
    black: 'black',
    white: 'white',
  },
  doWithPieces: {
    putPawn: (pawn: string, stop: number) => `Put ${pawn} on ${stop}.`,
    pawnBack: (pawn: string, stop: number) => `Put ${pawn} back on ${stop}.`,
    putBack: 'Put pawns and tickets back as the screen shows.',
    drawCards: 'Shuffle the start cards face down. Everyone draws one for each pawn.',
  },
  flags: {
    whereabouts_shown: {
      name: 'Where Mister X can be',
      values: { false: 'The detectives work it out', true: 'The big screen shows it' },
    },
    start_source: {
      name: 'Who draws the start cards',
      values: { registered: 'You, from the real cards', server: 'The referee' },
    },
    detective_pass: {
      name: 'May a detective pass?',
      values: { forbidden: 'No, whoever can move must', allowed: 'Yes' },
    },
    x_onto_detective: {
      name: 'Mister X steps onto a detective',
      values: { reject: 'Not possible', caught: 'Possible, and he is caught' },
    },
    x_no_free_stop: {
      name: 'Mister X is surrounded',
      values: { detectives_win: 'The detectives win', x_skips: 'He skips his turn' },
    },
    takeback: {
      name: 'Taking a move back',
      values: {
        x_consents: 'If Mister X agrees',
        public_only: 'Only if it reveals nothing',
        none: 'Never',
      },
    },
    ticket_ids: {
      name: 'Tickets',
      values: { by_type: 'Counted by kind', unique: 'Each has its own code' },
    },
  } satisfies FlagMessages<typeof PURSUIT_FLAGS>,
};
export type SetupMessages = typeof setup;
