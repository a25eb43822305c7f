import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { GuestEvent, GuestCommand } from '../talk.js';

/** One line at a time, whole: writing to a serial port blocks until it is out. */
export function sendEvent(event: GuestEvent): void {
  const line = Buffer.from(`${JSON.stringify(event)}\n`);
  for (let sent = 0; sent < line.length; ) {
    try {
      sent += writeSync(1, line, sent);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

export function onCommand(listener: (order: GuestCommand) => void): void {
  createInterface({ input: process.stdin, terminal: false }).on('line', (line) => {
    if (line.trim() !== '') listener(JSON.parse(line));
  });
}
