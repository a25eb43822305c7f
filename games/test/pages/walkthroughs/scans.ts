import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import { t } from '@mister-x/kiosk/messages/index.svelte.ts';
import {
  type OrdinaryTicket,
  type TicketCode,
  writeYardCard,
  type YardCard,
} from '../../../scotland-yard/rules/index.js';
import { scotlandYardKit } from '../../../scotland-yard/test/kit.js';
import { paperMessages } from '../../../scotland-yard/messages/screen-messages.js';
import { gameMessages } from '../../../scotland-yard/messages/phone-messages.js';
import { screenAt } from './at-table.js';

/** Scotland Yard at the big screen alone, with cards that are scanned, and its end on paper. */

const YARD_OPTIONS = { variant: 'modern', hunters: 5 };

/** As a scanner that types: all keys are made before the first is heard, as a key's time is that of its making. */
export function scan(card: YardCard): void {
  const keys = [...writeYardCard(card)].map((sign) => [sign, `${/\d/.test(sign) ? 'Digit' : 'Key'}${sign}`]);
  const events = [...keys, ['Enter', 'Enter']].flatMap(([key = '', code = '']) =>
    ['keydown', 'keyup'].map((name) => new KeyboardEvent(name, { key, code, bubbles: true, cancelable: true })),
  );
  for (const event of events) document.body.dispatchEvent(event);
}

/** A detective's move that is about to be made. */
type Move = {
  readonly detective: NonNullable<TicketCode['owner']>;
  readonly ticket: OrdinaryTicket;
  readonly stop: number;
};
let move: Move;

export const SCAN_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = {
  'a start card that is scanned': {
    kind: 'kiosk',
    open: async () => (await screenAt(scotlandYardKit, YARD_OPTIONS, ({ phase }) => phase === 'registration')).page,
    steps: {
      'to be confirmed': () => scan({ kind: 'start', stop: 103 }),
      'dropped again': () => scan({ kind: 'command', command: 'cancel' }),
    },
  },
  'a move that is scanned': {
    kind: 'kiosk',
    open: async () => {
      const { page, next } = await screenAt(scotlandYardKit, YARD_OPTIONS, ({ phase }, { command }) => {
        const action = command?.kind === 'act' ? (command.action as { type: string }) : undefined;
        return phase === 'detectives' && action?.type === 'move';
      });
      const { command } = next;
      if (command?.kind === 'act') move = command.action as Move;
      return page;
    },
    steps: {
      'a station first': () => scan({ kind: 'stop', stop: move.stop }),
      'a ticket': () => scan({ kind: 'ticket', owner: move.detective, piece: move.ticket, serial: 1 }),
      'a digit': () => scan({ kind: 'digit', digit: 1 }),
      'a station': () => scan({ kind: 'stop', stop: move.stop }),
      'a request': () => scan({ kind: 'command', command: 'audit' }),
      'dropped again': () => scan({ kind: 'command', command: 'cancel' }),
      made: () => {
        scan({ kind: 'ticket', owner: move.detective, piece: move.ticket, serial: 2 });
        scan({ kind: 'stop', stop: move.stop });
        scan({ kind: 'command', command: 'confirm' });
      },
    },
  },
  'an evening that ends on paper': {
    kind: 'kiosk',
    open: async () => {
      const { page } = await screenAt(
        scotlandYardKit,
        YARD_OPTIONS,
        ({ phase, round }) => phase === 'x_turn' && round === 2,
      );
      await pressButton(() => t.screen.play.menu)();
      await pressButton(() => paperMessages.t.log.menu)();
      return page;
    },
    steps: {
      'its rows': async () => {
        await pressButton(() => paperMessages.t.log.begin)();
        for (const [ticket, stop] of [
          ['bus', '74'],
          ['taxi', '58'],
          ['black', '400'],
          ['underground', '46'],
        ] as const) {
          await pressButton(() => gameMessages.t.pieces[ticket])();
          for (const digit of stop) await pressButton(() => digit)();
          await pressButton(() => paperMessages.t.log.put)();
        }
      },
      'a row that shows him': async () => {
        await pressButton(() => `${gameMessages.t.slot(3)}:`)();
        await pressButton(() => paperMessages.t.log.detectives)();
      },
      'how it ended': pressButton(() => paperMessages.t.log.next),
      'a capture': pressButton(() => gameMessages.t.outcomes.CAUGHT),
    },
  },
};
