import type { Json } from '@mister-x/engine/protocol';
import type { DetectiveId } from '../../rules/index.js';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import { isMovedByKiosk } from '../cast.js';
import type { MoveInput } from '../screen/move-input.svelte.js';
import type { PursuitTable, PursuitView } from '../screen/pursuit-table.svelte.js';
import type { AnyScanEntry, ScanOrder, ScanWorld } from './scan-play.js';

/** What every hunt's table tells the input of scans, and does for it. */

type Table<V extends ScanWorld<string>['view']> = Pick<
  PursuitTable<V & PursuitView, Json>,
  'view' | 'cast' | 'standing' | 'asked' | 'asker' | 'visit' | 'speaker' | 'send' | 'sendStart'
> & { readonly deck: readonly number[] };

export function worldOf<V extends ScanWorld<string>['view'], T extends string, C extends Json>(
  table: Table<V>,
  moveInput: MoveInput<T, C>,
): Omit<ScanWorld<T>, 'view'> {
  const { cast } = table;
  return {
    choices: moveInput.choices,
    still: table.standing !== null || table.asked,
    deck: table.deck,
    asker: table.asker?.seat ?? null,
    hunterOf: (pawn: DetectiveId) => cast.pawn(pawn)?.seat.seat,
    onPhone: (pawn: DetectiveId) => !isMovedByKiosk(cast.pawn(pawn)),
  };
}

/** Sends what was confirmed; `null` when it was sent by touch in the same moment. */
export async function sendScanOrder<V extends ScanWorld<string>['view'], T extends string, C extends Json>(
  table: Table<V>,
  moveInput: MoveInput<T, C>,
  order: ScanOrder,
): Promise<RequestReply<'command'> | null> {
  const { visit, speaker } = table;
  switch (order.type) {
    case 'move':
      return moveInput.commit();
    case 'start': {
      const { pawn, stop } = order;
      return table.sendStart(pawn, stop);
    }
    case 'takeback':
      return visit.command(order.seat, { kind: 'takeback' });
    case 'audit':
      return speaker === undefined
        ? { ok: false, refusal: { code: 'SEAT_ON_PHONE' } }
        : table.send(speaker, { type: 'audit' });
  }
}

/** Nothing of a move, a start card or a request was entered; of one pawn alone nobody had to choose. */
export function isEntryEmpty({ move, start, request, digits }: AnyScanEntry, pawns: number): boolean {
  if (start !== null || request !== null || digits !== '') return false;
  const moves = move.ticket !== null || move.stop !== null;
  return !moves && (move.pawn === null || pawns === 1);
}
