import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import * as play from '@mister-x/kiosk/screen/scan/scan-input.svelte.ts';
import { flagsOf, startCardsDue } from '../../../rules/browser.js';
import { isEntryEmpty, sendScanOrder, worldOf } from '../../../../pursuit/pages/scan/scan-host.js';
import { NO_SPECIAL } from '../../shared/special-entry.js';
import type { EuropeMoveInput, EuropeTable } from '../europe-table.svelte.js';
import type { KioskSteps } from '../kiosk-steps.svelte.js';
import { takeScan } from './scan-play.js';
import { NOTHING_SCANNED, type ScanOrder, type ScanEntry, type ScanWorld } from './scan-world.js';

/** Scanned cards on the page of Mister X across Europe: moves and specials share their entries with touch. */
export class ScanInput extends play.ScanInput<ScanEntry, ScanOrder> {
  constructor(table: EuropeTable, moveInput: EuropeMoveInput, steps: KioskSteps, sound: (cue: SoundCue) => void) {
    super(
      {
        nothing: NOTHING_SCANNED,
        get over() {
          return table.over;
        },
        merge: (entry) => ({ ...entry, move: moveInput.draft, special: steps.entry }),
        put: ({ move, special }) => {
          moveInput.put(move);
          steps.put(special);
        },
        drop: () => {
          moveInput.drop();
          steps.put(NO_SPECIAL);
        },
        isEmpty: (entry) => {
          const { special, giver, none } = entry;
          const isSpecial = special.special !== null || giver !== null || none;
          return !isSpecial && isEntryEmpty(entry, moveInput.choices.length);
        },
        take: (entry, card) => takeScan(entry, scanWorld(table, moveInput), card),
        send: (order) => sendEuropeScanOrder(table, moveInput, steps, order),
      },
      sound,
    );
    moveInput.ontouch = () => this.toTouch();
    steps.ontouch = () => this.toTouch();
  }
}

function scanWorld(table: EuropeTable, moveInput: EuropeMoveInput): ScanWorld {
  const { view } = table;
  const world = worldOf(table, moveInput);
  return {
    ...world,
    view,
    flags: flagsOf(view),
    startsDue: startCardsDue(view),
    here: table.here,
    // Start cards the host registers for hunters with phones as well (MX-8).
    onPhone: (pawn) =>
      view.phase === 'registration' ? !table.mayRegister(table.cast.pawn(pawn)) : world.onPhone(pawn),
  };
}

async function sendEuropeScanOrder(
  table: EuropeTable,
  moveInput: EuropeMoveInput,
  steps: KioskSteps,
  order: ScanOrder,
) {
  switch (order.type) {
    case 'special':
      return steps.commit();
    case 'noSpecial': {
      const [seat] = table.here;
      return seat === undefined ? null : table.visit.send(seat, { type: 'noSpecial' });
    }
    case 'start':
      return table.sendStart(order.pawn, order.stop);
    default:
      return sendScanOrder(table, moveInput, order);
  }
}
