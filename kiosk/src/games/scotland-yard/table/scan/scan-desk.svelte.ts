import type { Cue } from '../../../../lib/scan/tones.js';
import * as pursuit from '../../../pursuit/table/scan/scan-desk.svelte.js';
import { sendOrder, worldOf } from '../../../pursuit/table/scan/scan-host.js';
import type { Order } from '../../../pursuit/table/scan/scan-play.js';
import type { YardDesk } from '../yard-moves.js';
import type { YardTable } from '../yard-table.svelte.js';
import { NOTHING, type ScanEntry, takeScan } from './scan-play.js';

/** Scanned cards on the page of Scotland Yard. */
export class ScanDesk extends pursuit.ScanDesk<ScanEntry, Order> {
  constructor(table: YardTable, desk: YardDesk, sound: (cue: Cue) => void) {
    super(
      {
        nothing: NOTHING,
        get over() {
          return table.view.phase === 'over';
        },
        get pawns() {
          return desk.choices.length;
        },
        merge: (entry) => ({ ...entry, move: desk.entry }),
        put: ({ move }) => desk.put(move),
        drop: () => desk.drop(),
        isEmpty: () => true,
        take: (entry, card) => takeScan(entry, { ...worldOf(table, desk), view: table.view }, card),
        send: (order) => sendOrder(table, desk, order),
      },
      sound,
    );
    desk.ontouch = () => this.toTouch();
  }
}
