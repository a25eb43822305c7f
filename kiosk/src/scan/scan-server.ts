import type { Scanners, ScanPush, TableId } from '@mister-x/engine/protocol';
import type { ServerLine } from '../line/server-line.js';
import type { Unsubscribe } from './heard.js';

/** What the bus needs of the connection to the server; tests hand in their own. */
export interface ScanServer {
  /** `null` when this device may not listen, or the connection was lost over it. */
  listen(table: TableId | null): Promise<Scanners | null>;
  onScan(handler: (news: ScanPush) => void): Unsubscribe;
  /** A scanner that types was read for another kiosk; this one's page may hear it as well. */
  onElsewhere(handler: (text: string) => void): Unsubscribe;
  onScanners(handler: (scanners: Scanners) => void): Unsubscribe;
  /** Told at once where the connection stands, then on every change. */
  onOnline(handler: (online: boolean) => void): Unsubscribe;
}

export function scanServer(line: ServerLine): ScanServer {
  return {
    listen: async (table) => {
      const reply = await line.ask('scanner:listen', { table });
      return reply.ok ? reply.value : null;
    },
    onScan: (handler) => line.on('scan', handler),
    onElsewhere: (handler) => line.on('scan:elsewhere', ({ text }) => handler(text)),
    onScanners: (handler) => line.on('scanners', handler),
    onOnline: (handler) => line.onState((state) => handler(state === 'online')),
  };
}
