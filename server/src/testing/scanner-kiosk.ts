import type { ScanPush, ScannerInfo } from '@mister-x/engine/protocol';
import type { TestClient } from './test-client.js';

/** The scans that a client was told of, in order. */
export function scansOf({ pushes }: TestClient): readonly ScanPush[] {
  return pushes.flatMap((push) => (push.name === 'scan' ? [push.body] : []));
}

/** What it was told last of the scanners. */
export function scannersOf({ pushes }: TestClient): readonly ScannerInfo[] | undefined {
  const told = pushes.flatMap((push) => (push.name === 'scanners' ? [push.body] : []));
  return told.at(-1)?.scanners;
}
