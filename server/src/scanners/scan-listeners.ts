import type { TableId } from '@mister-x/engine/protocol';

export type Listener<Device> = {
  readonly device: Device;
  /** The table that it plays; `null` where it plays none. */
  readonly table: TableId | null;
};

/**
 * Which kiosk a scan is for. Two screens may show the same table, and only one of them may act on
 * a scan: the one that listened last.
 */
export class ScanListeners<Device extends { readonly id: string }> {
  /** In the order in which they listened. */
  private readonly listeners = new Map<string, Listener<Device>>();

  listen(device: Device, table: TableId | null): void {
    this.leave(device.id);
    this.listeners.set(device.id, { device, table });
  }

  leave(id: string): void {
    this.listeners.delete(id);
  }

  /** Nothing is played there any more; its kiosks go on listening for whatever comes. */
  over(table: TableId): void {
    for (const [id, listener] of this.listeners) {
      if (listener.table === table) this.listeners.set(id, { ...listener, table: null });
    }
  }

  get devices(): readonly Device[] {
    return [...this.listeners.values()].map(({ device }) => device);
  }

  /**
   * Who is told of a scan, and as a scan for which table.
   * @param table whose scanner it is; `null` where nobody said so. While several tables are
   *   played such a scan is for none of them, and each is told so.
   */
  route(table: TableId | null): readonly Listener<Device>[] {
    const last = new Map<TableId | null, Listener<Device>>();
    let youngest: Listener<Device> | undefined;
    for (const listener of this.listeners.values()) {
      last.set(listener.table, listener);
      youngest = listener;
    }
    if (table !== null) {
      const listener = last.get(table) ?? last.get(null);
      return listener === undefined ? [] : [{ ...listener, table }];
    }
    last.delete(null);
    if (last.size > 1) return [...last.values()].map(({ device }) => ({ device, table: null }));
    return youngest === undefined ? [] : [youngest];
  }
}
