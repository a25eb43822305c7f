import { createReadStream, readdirSync, watch } from 'node:fs';
import { sendEvent } from './link.js';

/**
 * Reads every raw HID node beside the adapter, and says what came. A node is taken as soon as the
 * kernel makes it.
 */
export function logRawReports(): void {
  const tapped = new Set<string>();
  const look = () => {
    const names = readdirSync('/dev').filter((name) => name.startsWith('hidraw'));
    const nodes = names.map((name) => `/dev/${name}`);
    for (const node of tapped) if (!nodes.includes(node)) tapped.delete(node);
    for (const node of nodes.filter((one) => !tapped.has(one))) {
      tapped.add(node);
      logReportsOf(node);
    }
  };
  watch('/dev', look);
  look();
}

function logReportsOf(node: string): void {
  createReadStream(node)
    .on('open', () => sendEvent({ event: 'tap', node }))
    .on('data', (data) => sendEvent({ event: 'report', node, data: data.toString('hex') }))
    // The device was pulled out.
    .on('error', () => {});
}
