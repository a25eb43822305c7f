import type { Device } from '../../src/scanner.js';
import type { AdapterEvent, Driver, GuestEvent } from '../talk.js';

/**
 * What the adapter over one driver said, a line an event, as `scan A XT2M…`. A device is called by the serial number
 * at the end of its key, since its name changes when it is put back.
 */
export function transcript(events: readonly GuestEvent[], driver: Driver): string[] {
  const names = new Map<string, string>();
  const name = (id: string) => names.get(id) ?? `unknown ${id}`;
  const meet = ({ id, kind, key }: Device) => {
    const called = `${kind} ${key.slice(key.lastIndexOf(':') + 1)}`;
    names.set(id, called);
    return called;
  };
  const lines = (event: AdapterEvent): string[] => {
    switch (event.event) {
      case 'ready':
        return ['ready', ...event.devices.map((device) => `there ${meet(device)}`)];
      case 'plugged':
      case 'unplugged':
        return [`${event.event} ${meet(event.device)}`];
      case 'opened':
        return [`opened ${name(event.device)}`];
      case 'scan':
        return [`scan ${name(event.device)} ${event.text}`];
      case 'refused':
      case 'failure':
      case 'ended':
        return [`${event.event} ${name(event.device)} ${event.code}`];
    }
  };
  return events.flatMap((event) => ('driver' in event && event.driver === driver ? lines(event) : []));
}
