/** What the adapter needs of a library for serial ports; `serialport.ts` has the real one. */
export interface SerialDriver {
  /** Ports of USB devices. Fails when the system cannot be asked. */
  ports(): Promise<readonly PortInfo[]>;
  /** Fails with the library's own message. */
  open(path: string): Promise<SerialHandle>;
}

export type PortInfo = {
  readonly path: string;
  /** A name that stays the same wherever it is plugged in, where the system gives one. */
  readonly byId: string | undefined;
  /** Four hexadecimal digits each; empty where unknown. */
  readonly vendor: string;
  readonly product: string;
  readonly serial: string;
  readonly maker: string;
  readonly model: string;
};

export interface SerialHandle {
  onBytes(listener: (bytes: Uint8Array) => void): void;
  /** Told when no more bytes will come. */
  onEnd(listener: () => void): void;
  close(): Promise<void>;
}
