import type { Cue } from '@mister-x/kiosk/lib/scan/tones.ts';
import * as play from '@mister-x/kiosk/play/scan/scan-input.svelte.ts';
import { isNothing, sendOrder, worldOf } from '../../../../pursuit/pages/scan/scan-host.js';
import type { Order } from '../../../../pursuit/pages/scan/scan-play.js';
import type { YardMoveInput, YardTable } from '../yard-table.svelte.js';
import { NOTHING, type ScanEntry, takeScan } from './scan-play.js';

/** Scanned cards on the page of Scotland Yard. */
export class ScanInput extends play.ScanInput<ScanEntry, Order> {
  constructor(table: YardTable, desk: YardMoveInput, sound: (cue: Cue) => void) {
    super(
      {
        nothing: NOTHING,
        get over() {
          return table.over;
        },
        merge: (entry) => ({ ...entry, move: desk.draft }),
        put: ({ move }) => desk.put(move),
        drop: () => desk.drop(),
        isEmpty: (entry) => isNothing(entry, desk.choices.length),
        take: (entry, card) => takeScan(entry, { ...worldOf(table, desk), view: table.view }, card),
        send: (order) => sendOrder(table, desk, order),
      },
      sound,
    );
    desk.ontouch = () => this.toTouch();
  }
}
