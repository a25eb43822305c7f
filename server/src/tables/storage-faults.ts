import type { StorageFault, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';

/** Tables that could not be saved, and why, until they are. */
@Injectable()
export class StorageFaults {
  private readonly unsaved = new Map<TableId, StorageFault>();

  get tables(): readonly TableId[] {
    return [...this.unsaved.keys()];
  }

  of(table: TableId): StorageFault | null {
    return this.unsaved.get(table) ?? null;
  }

  /** @returns whether it is another than before */
  note(table: TableId, fault: StorageFault): boolean {
    const isNew = this.of(table) !== fault;
    this.unsaved.set(table, fault);
    return isNew;
  }

  /** @returns whether there was one */
  clear(table: TableId): boolean {
    return this.unsaved.delete(table);
  }
}
