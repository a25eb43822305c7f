import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';

type Heard = (table: TableId) => void;

/** Tells other parts of the server that nothing more is played at a table. */
@Injectable()
export class TableEnds {
  private readonly listeners: Heard[] = [];

  onEnd(listener: Heard): void {
    this.listeners.push(listener);
  }

  tell(table: TableId): void {
    for (const listener of this.listeners) listener(table);
  }
}
