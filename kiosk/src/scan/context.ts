import { createContext } from 'svelte';
import type { ScanBus } from './bus.svelte.js';

const [get, provide, isProvided] = createContext<ScanBus>();

export const provideScanBus = provide;

/** The scans of this kiosk, for components at their start; nothing where nobody may scan. */
export function scanBusInContext(): ScanBus | undefined {
  return isProvided() ? get() : undefined;
}
