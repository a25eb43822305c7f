import type { Seat } from '@mister-x/engine';
import type { ScannerKind, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';

/** What the host wants of one scanner, remembered under the device's lasting name. */
export type ScannerSetting = {
  readonly on: boolean;
  /** Whose scans these are; `null`: the one table that is played. */
  readonly table: TableId | null;
  /** Whose hand it lies in; `null`: it is passed round. */
  readonly seat: Seat | null;
};

/**
 * A device that says of itself that it is a scanner is listened to; a keyboard may be a person's
 * own, and behind a serial port may be anything.
 */
export function usualSetting(kind: ScannerKind): ScannerSetting {
  return { on: kind === 'pos' || kind === 'mock', table: null, seat: null };
}

/** Scanners that are remembered; the one set longest ago is forgotten first. */
export const SETTINGS_KEPT_MAX = 200;

type Row = {
  readonly key: string;
  readonly is_on: number;
  readonly table_id: string | null;
  readonly seat: string | null;
};

@Injectable()
export class ScannersRepository {
  constructor(private readonly connection: Connection) {}

  /** By the lasting name of the device. */
  async all(): Promise<Map<string, ScannerSetting>> {
    const rows = await this.connection.all<Row>('SELECT * FROM scanners ORDER BY number');
    return new Map(rows.map(({ key, is_on, table_id, seat }) => [key, { on: is_on === 1, table: table_id, seat }]));
  }

  save(key: string, { on, table, seat }: ScannerSetting): Promise<void> {
    return this.connection.transaction(async () => {
      await this.connection.run('DELETE FROM scanners WHERE key = ?', [key]);
      await this.connection.run('INSERT INTO scanners (key, is_on, table_id, seat) VALUES (?, ?, ?, ?)', [
        key,
        on ? 1 : 0,
        table,
        seat,
      ]);
      await this.connection.run(
        `DELETE FROM scanners WHERE number NOT IN
          (SELECT number FROM scanners ORDER BY number DESC LIMIT ?)`,
        [SETTINGS_KEPT_MAX],
      );
    });
  }
}
