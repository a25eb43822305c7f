import { Injectable } from '@nestjs/common';
import { Connection, type Statement } from '../../database/connection.js';

/** A screen that may act as the host's. */
export type HostSession = {
  /** SHA-256 of its key, in hex: the key itself is on the screen only. */
  readonly hash: string;
  readonly name: string;
  /** By the clock on the wall, for people to read and for nothing else. */
  readonly pairedAt: number;
};

type Row = { readonly hash: string; readonly name: string; readonly paired_at: number };

@Injectable()
export class HostSessionsRepository {
  constructor(private readonly connection: Connection) {}

  /** The one that paired first comes first, whatever the clock said. */
  async all(): Promise<readonly HostSession[]> {
    const rows = await this.connection.all<Row>('SELECT * FROM host_sessions ORDER BY number');
    return rows.map(({ hash, name, paired_at }) => ({ hash, name, pairedAt: paired_at }));
  }

  async add({ hash, name, pairedAt }: HostSession): Promise<void> {
    await this.connection.write('INSERT INTO host_sessions (hash, name, paired_at) VALUES (?, ?, ?)', [
      hash,
      name,
      pairedAt,
    ]);
  }

  async remove(hash: string): Promise<void> {
    await this.connection.write('DELETE FROM host_sessions WHERE hash = ?', [hash]);
  }

  /** To be written with what else changes then. */
  removingAllBut(hash: string): Statement {
    return { sql: 'DELETE FROM host_sessions WHERE hash <> ?', values: [hash] };
  }
}
