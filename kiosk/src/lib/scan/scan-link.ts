import type { ScanPush, Scanners, TableId } from '@mister-x/engine/protocol';
import type { Link } from '../client/link.js';
import type { Stop } from './heard.js';

/** What the bus needs of the connection to the server; tests hand in their own. */
export interface ScanLink {
  /** `null` when this device may not listen, or the connection was lost over it. */
  listen(table: TableId | null): Promise<Scanners | null>;
  onScan(handler: (news: ScanPush) => void): Stop;
  /** A scanner that types was read for another kiosk; this one's page may hear it as well. */
  onElsewhere(handler: (text: string) => void): Stop;
  onScanners(handler: (scanners: Scanners) => void): Stop;
  /** Told at once where the connection stands, then on every change. */
  onOnline(handler: (online: boolean) => void): Stop;
}

export function scanLink(link: Link): ScanLink {
  return {
    listen: async (table) => {
      const reply = await link.ask('scanner:listen', { table });
      return reply.ok ? reply.value : null;
    },
    onScan: (handler) => link.on('scan', handler),
    onElsewhere: (handler) => link.on('scan:elsewhere', ({ text }) => handler(text)),
    onScanners: (handler) => link.on('scanners', handler),
    onOnline: (handler) => link.onState((state) => handler(state === 'online')),
  };
}
