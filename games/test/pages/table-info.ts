import type { SeatSpec } from '@mister-x/engine';
import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { PAWN_COLOURS } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { commitmentOf } from '@mister-x/kiosk/testing/page-ledger.ts';

/** A seat whose person is called `name`; `here`: with a phone that is connected. */
export function seatInfo(spec: SeatSpec, index: number, name: string, here = true): SeatInfo {
  const { seat, role, secret } = spec;
  return {
    ...{ seat, role, secret, name, claimed: here, connected: here },
    colour: role === 'misterX' ? 'clear' : (PAWN_COLOURS[index % PAWN_COLOURS.length] ?? 'red'),
    ...{ awayIn: null, computer: null, onScreen: false },
  };
}

/** A table at which a match is played. */
export function tableInfo(game: string, seats: readonly SeatInfo[] = [], table = 't'): TableInfo {
  return {
    ...{ table, game, language: 'en', status: 'playing', seats, next: null },
    ...{ seal: 'phones', waiting: [], lost: false, announced: null, correspondence: null },
    ...{ storageFault: null, seedCommitment: commitmentOf(table) },
  };
}

let tableCount = 0;

/** Of a table that no page has seen. */
export const newTableId = (): string => `table-${++tableCount}`;
