import type { Cue } from '@mister-x/kiosk/lib/scan/tones.ts';
import * as play from '@mister-x/kiosk/play/scan/scan-input.svelte.ts';
import { flagsOf, startCardsDue } from '../../../rules/browser.js';
import { isNothing, sendOrder, worldOf } from '../../../../pursuit/pages/scan/scan-host.js';
import { NO_SPECIAL } from '../../shared/special-entry.js';
import type { EuropeMoveInput, EuropeTable } from '../europe-table.svelte.js';
import type { KioskSteps } from '../kiosk-steps.svelte.js';
import { takeScan } from './scan-play.js';
import { NOTHING, type Order, type ScanEntry, type ScanWorld } from './scan-world.js';

/** Scanned cards on the page of Mister X across Europe: moves and specials share their entries with touch. */
export class ScanInput extends play.ScanInput<ScanEntry, Order> {
  constructor(
    table: EuropeTable,
    desk: EuropeMoveInput,
    steps: KioskSteps,
    sound: (cue: Cue) => void,
  ) {
    super(
      {
        nothing: NOTHING,
        get over() {
          return table.over;
        },
        merge: (entry) => ({ ...entry, move: desk.draft, special: steps.entry }),
        put: ({ move, special }) => {
          desk.put(move);
          steps.put(special);
        },
        drop: () => {
          desk.drop();
          steps.put(NO_SPECIAL);
        },
        isEmpty: (entry) => {
          const { special, giver, none } = entry;
          const isSpecial = special.special !== null || giver !== null || none;
          return !isSpecial && isNothing(entry, desk.choices.length);
        },
        take: (entry, card) => takeScan(entry, scanWorld(table, desk), card),
        send: (order) => send(table, desk, steps, order),
      },
      sound,
    );
    desk.ontouch = () => this.toTouch();
    steps.ontouch = () => this.toTouch();
  }
}

function scanWorld(table: EuropeTable, desk: EuropeMoveInput): ScanWorld {
  const { view } = table;
  const world = worldOf(table, desk);
  return {
    ...world,
    view,
    flags: flagsOf(view),
    startsDue: startCardsDue(view),
    here: table.here,
    // Start cards the host registers for hunters with phones as well (MX-8).
    onPhone: (pawn) =>
      view.phase === 'registration'
        ? !table.mayRegister(table.cast.pawn(pawn))
        : world.onPhone(pawn),
  };
}

async function send(table: EuropeTable, desk: EuropeMoveInput, steps: KioskSteps, order: Order) {
  switch (order.type) {
    case 'special':
      return steps.commit();
    case 'noSpecial': {
      const [seat] = table.here;
      return seat === undefined ? null : table.session.send(seat, { type: 'noSpecial' });
    }
    case 'start':
      return table.sendStart(order.pawn, order.stop);
    default:
      return sendOrder(table, desk, order);
  }
}
