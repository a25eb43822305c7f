import type { SoundCue } from '@mister-x/kiosk/scan/tones.ts';
import * as play from '@mister-x/kiosk/screen/scan/scan-input.svelte.ts';
import { isEntryEmpty, sendScanOrder, worldOf } from '../../../../pursuit/pages/scan/scan-host.js';
import type { ScanOrder } from '../../../../pursuit/pages/scan/scan-play.js';
import type { YardMoveInput, YardTable } from '../yard-table.svelte.js';
import { NOTHING_SCANNED, type ScanEntry, takeScan } from './scan-play.js';

/** Scanned cards on the page of Scotland Yard. */
export class ScanInput extends play.ScanInput<ScanEntry, ScanOrder> {
  constructor(table: YardTable, moveInput: YardMoveInput, sound: (cue: SoundCue) => void) {
    super(
      {
        nothing: NOTHING_SCANNED,
        get over() {
          return table.over;
        },
        merge: (entry) => ({ ...entry, move: moveInput.draft }),
        put: ({ move }) => moveInput.put(move),
        drop: () => moveInput.drop(),
        isEmpty: (entry) => isEntryEmpty(entry, moveInput.choices.length),
        take: (entry, card) => takeScan(entry, { ...worldOf(table, moveInput), view: table.view }, card),
        send: (order) => sendScanOrder(table, moveInput, order),
      },
      sound,
    );
    moveInput.ontouch = () => this.toTouch();
  }
}
