import {
  type ScannerConnection,
  type Device,
  Listeners,
  type Scan,
  type ScannerFailure,
  type Unsubscribe,
} from './scanner.js';

/** An open device as every adapter hands it out; the adapter feeds it. */
export class LiveConnection implements ScannerConnection {
  readonly ended: Promise<ScannerFailure | undefined>;
  private readonly scans = new Listeners<Scan>();
  private readonly failures = new Listeners<ScannerFailure>();
  private over = false;
  private settle: (failure: ScannerFailure | undefined) => void = () => {};

  /** `release` gives the device back, once; until it is done, `close` and `ended` wait. */
  constructor(
    readonly device: Device,
    private readonly release: () => void | Promise<void>,
  ) {
    this.ended = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  onScan(listener: (scan: Scan) => void): Unsubscribe {
    return this.scans.add(listener);
  }

  onFailure(listener: (failure: ScannerFailure) => void): Unsubscribe {
    return this.failures.add(listener);
  }

  async close(): Promise<void> {
    await this.end(undefined);
    await this.ended;
  }

  /** The device read something; after the end nobody hears it. */
  read(text: string, at: number): void {
    if (!this.over) this.scans.tell({ text, device: this.device.id, at });
  }

  /** One reading went wrong. */
  spoil(): void {
    if (!this.over) this.failures.tell({ code: 'GARBLED', device: this.device.id });
  }

  /** The first end counts. */
  async end(failure: ScannerFailure | undefined): Promise<void> {
    if (this.over) return;
    this.over = true;
    this.scans.clear();
    this.failures.clear();
    try {
      await this.release();
    } finally {
      this.settle(failure);
    }
  }
}
