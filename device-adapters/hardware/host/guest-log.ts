import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { GuestEvent } from '../talk.js';

type Waiter = { readonly look: () => void; readonly fail: (error: Error) => void };

/** All that the guest has said so far, and waiting for what it has yet to say. */
export class GuestLog {
  readonly events: GuestEvent[] = [];
  private readonly waiters = new Set<Waiter>();
  private ended: Error | undefined;

  constructor(lines: Readable) {
    createInterface({ input: lines }).on('line', (line) => {
      const event = JSON.parse(line) as GuestEvent;
      if (event.event === 'error') return this.end(new Error(`In the guest: ${event.message}`));
      this.events.push(event);
      for (const { look } of [...this.waiters]) look();
    });
    lines.on('close', () => this.end(new Error('The guest is gone.')));
    lines.on('error', () => {});
  }

  /**
   * Waits until `found` gives something for the events so far.
   * @param what for the message, should it not come within `limitMs`
   */
  until<T>(what: string, found: () => T | undefined, limitMs = 60_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
      };
      const fail = (error: Error) => {
        done();
        reject(error);
      };
      const look = () => {
        const value = found();
        if (value === undefined) return;
        done();
        resolve(value);
      };
      const waiter = { look, fail };
      const timer = setTimeout(() => fail(new Error(this.complaint(what, limitMs))), limitMs);
      this.waiters.add(waiter);
      if (this.ended === undefined) look();
      else fail(this.ended);
    });
  }

  of<E extends GuestEvent['event']>(event: E): Extract<GuestEvent, { event: E }>[] {
    return this.events.filter(
      (one): one is Extract<GuestEvent, { event: E }> => one.event === event,
    );
  }

  /** Nothing more will come. */
  private end(why: Error): void {
    this.ended ??= why;
    for (const { fail } of [...this.waiters]) fail(this.ended);
  }

  private complaint(what: string, limitMs: number): string {
    const last = this.events.slice(-20).map((event) => JSON.stringify(event));
    return [`Waited ${limitMs / 1000} s for ${what}. The guest said last:`, ...last].join('\n');
  }
}
