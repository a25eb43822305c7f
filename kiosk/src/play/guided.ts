import type { TableInfo } from '@mister-x/engine/protocol';
import { recall, remember } from '../lib/store.js';

const LEFT = 'guide-left';

/** One person among computers, on whose screen nobody has left the guide yet. */
export function isGuided(info: TableInfo | null): boolean {
  const people = info?.seats.filter(({ computer }) => computer === null);
  return people?.length === 1 && recall(LEFT) !== true;
}

/** It is not shown again on this screen. */
export function leaveGuide(): void {
  remember(LEFT, true);
}
