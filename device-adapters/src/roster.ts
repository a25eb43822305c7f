import { type Device, type DeviceId, Listeners, type PlugEvent, type Timers, type Unsubscribe } from './scanner.js';

/** A device as its driver sees it: `key` may be shared by twins. */
export type SightedDevice = Device;

/**
 * Who is plugged in, for drivers that can be asked and do not tell. All questions are put one after
 * the other, so that everybody sees the same changes in the same order. The driver is asked at
 * intervals as long as someone watches.
 */
export class PluggedDevices {
  private readonly present = new Map<DeviceId, { device: Device; sighting: SightedDevice }>();
  /** Those that stopped answering. The system names them a moment longer, as does a look under way. */
  private readonly fading = new Map<DeviceId, Unsubscribe>();
  private readonly watchers = new Listeners<PlugEvent>();
  private watching = 0;
  private stopTimer: Unsubscribe = () => {};
  private queue: Promise<void> | undefined;

  /** `look` names all that is plugged in, in a lasting order; when it fails, nothing has changed. */
  constructor(
    private readonly look: () => Promise<readonly SightedDevice[]>,
    private readonly timers: Timers,
    private readonly intervalMs: number,
    /** Told before the watchers of a device that is there no more. */
    private readonly gone: (device: Device) => void,
  ) {}

  async list(): Promise<readonly Device[]> {
    await this.refresh();
    return [...this.present.values()].map(({ device }) => device);
  }

  find(id: DeviceId): Device | undefined {
    return this.present.get(id)?.device;
  }

  watch(listener: (change: PlugEvent) => void): Unsubscribe {
    let stopped = false;
    let leave: Unsubscribe = () => {};
    this.watching += 1;
    void this.refresh().then(() => {
      if (stopped) return;
      leave = this.watchers.add(listener);
      this.schedule();
    });
    return () => {
      if (stopped) return;
      stopped = true;
      leave();
      this.watching -= 1;
      if (this.watching === 0) this.stopTimer();
    };
  }

  /** Looks now rather than at the next interval. */
  refresh(): Promise<void> {
    const turn = this.queue === undefined ? this.compare() : this.queue.then(() => this.compare());
    this.queue = turn;
    void turn.then(() => {
      if (this.queue === turn) this.queue = undefined;
    });
    return turn;
  }

  /**
   * The device stopped answering. Should it still be there an interval later, it is plugged in
   * again; one that was put back after a look without it comes back at once.
   */
  forget(id: DeviceId): void {
    if (!this.present.has(id)) return;
    this.fading.get(id)?.();
    this.fading.set(
      id,
      this.timers.after(this.intervalMs, () => this.fading.delete(id)),
    );
    this.remove(id);
  }

  private remove(id: DeviceId): void {
    const entry = this.present.get(id);
    if (entry === undefined) return;
    this.present.delete(id);
    this.gone(entry.device);
    this.watchers.tell({ what: 'unplugged', device: entry.device });
  }

  private async compare(): Promise<void> {
    let seen: readonly SightedDevice[];
    try {
      seen = await this.look();
    } catch {
      return;
    }
    const now = new Map(seen.map((sighting) => [sighting.id, sighting]));
    for (const [id, { sighting }] of [...this.present]) {
      const still = now.get(id);
      if (still === undefined || !isSameDevice(still, sighting)) this.remove(id);
    }
    for (const [id, stop] of this.fading) {
      if (now.has(id)) continue;
      stop();
      this.fading.delete(id);
    }
    for (const sighting of now.values()) {
      if (this.present.has(sighting.id) || this.fading.has(sighting.id)) continue;
      const { id, kind, label } = sighting;
      const device = { id, kind, key: this.freeKey(sighting.key), label };
      this.present.set(id, { device, sighting });
      this.watchers.tell({ what: 'plugged', device });
    }
  }

  /** Twins share what the driver knows of them; one that is put back gets its old number. */
  private freeKey(key: string): string {
    const taken = new Set([...this.present.values()].map(({ device }) => device.key));
    let free = key;
    for (let number = 2; taken.has(free); number += 1) free = `${key}#${number}`;
    return free;
  }

  private schedule(): void {
    this.stopTimer();
    if (this.watching === 0) return;
    this.stopTimer = this.timers.after(this.intervalMs, () => {
      void this.refresh().then(() => this.schedule());
    });
  }
}

function isSameDevice(one: SightedDevice, other: SightedDevice): boolean {
  return one.kind === other.kind && one.key === other.key && one.label === other.label;
}

/** What people call a device: maker and model, as far as it names them. */
export function labelOf(maker: string, model: string, otherwise: string): string {
  const [by, what] = [printable(maker), printable(model)];
  const label = what.toLowerCase().startsWith(by.toLowerCase()) ? what : `${by} ${what}`;
  return label.trim() || otherwise;
}

/** Devices say of themselves what they like; this much of it is shown and stored. */
export function printable(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
    .trim()
    .slice(0, 60);
}
