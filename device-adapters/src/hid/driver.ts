/** What the adapter needs of a HID library; `node-hid.ts` has the real one. */
export interface HidDriver {
  /** One entry for each usage of each interface. Fails when the system cannot be asked. */
  devices(): Promise<readonly HidInfo[]>;
  /** Fails with the library's own message. */
  open(path: string): Promise<HidHandle>;
  /** Of an interface, where the system shows it. */
  descriptor(path: string): Promise<Uint8Array | undefined>;
  /** The same for all interfaces of one device: where it is plugged in. */
  place(path: string): Promise<string | undefined>;
}

export type HidInfo = {
  readonly path: string;
  readonly vendor: number;
  readonly product: number;
  readonly serial: string;
  /** Maker and model, as the device names them. */
  readonly maker: string;
  readonly model: string;
  readonly interface: number;
  readonly usagePage: number;
  readonly usage: number;
};

export interface HidHandle {
  /** Input reports as they come, with their number in front where they have one. */
  onReport(listener: (report: Uint8Array) => void): void;
  /** Told once, when no more reports will come. */
  onError(listener: () => void): void;
  close(): Promise<void>;
}
