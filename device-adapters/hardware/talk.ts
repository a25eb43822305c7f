import type { Device, DeviceId, ScannerCode } from '../src/scanner.js';

/** What guest and host say to each other over the second serial port: one JSON object a line. */

export const DRIVERS = [
  /** The native library, as it is meant to be. */
  'node-hid',
  /** What takes its place where it does not load. */
  'plain',
] as const;
export type Driver = (typeof DRIVERS)[number];

/** What an adapter said. */
export type AdapterEvent =
  /** The adapter is watching; what was plugged in before. */
  | { readonly event: 'ready'; readonly devices: readonly Device[] }
  | { readonly event: 'plugged'; readonly device: Device }
  | { readonly event: 'unplugged'; readonly device: Device }
  /** The guest opens whatever is plugged in, and listens. */
  | { readonly event: 'opened'; readonly device: DeviceId }
  | { readonly event: 'refused'; readonly device: DeviceId; readonly code: ScannerCode }
  | { readonly event: 'scan'; readonly device: DeviceId; readonly text: string }
  | { readonly event: 'failure'; readonly device: DeviceId; readonly code: ScannerCode }
  | { readonly event: 'ended'; readonly device: DeviceId; readonly code: ScannerCode | null };

export type GuestEvent =
  | (AdapterEvent & { readonly driver: Driver })
  /** A reader beside the adapters: what the kernel delivered, so that the host can wait. */
  | { readonly event: 'tap'; readonly node: DeviceId }
  | { readonly event: 'report'; readonly node: DeviceId; readonly data: string }
  /** A mistake in the guest's program, which ends then. */
  | { readonly event: 'error'; readonly message: string };

export type GuestCommand =
  /** Makes a point-of-sale scanner out of nothing, with the kernel's uhid. */
  | { readonly order: 'create'; readonly scanner: string }
  | { readonly order: 'destroy'; readonly scanner: string }
  /** Lets it send one input report, in hexadecimal digits. */
  | { readonly order: 'report'; readonly scanner: string; readonly data: string };
