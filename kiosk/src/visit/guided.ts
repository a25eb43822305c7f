import type { TableInfo } from '@mister-x/engine/protocol';
import { recall, remember } from '../browser/store.js';

const GUIDE_LEFT_KEY = 'guide-left';

/**
 * One person among computers is shown round: on his phone if he has secrets, if not on the table's screen,
 * where his moves can be made as well. Anyone who leaves the guide has left it for good on that screen.
 */
export function isGuided(info: TableInfo, where: 'screen' | 'phone'): boolean {
  const people = info.seats.filter(({ computer }) => computer === null);
  const [person] = people;
  if (person === undefined || people.length > 1 || recall(GUIDE_LEFT_KEY) === true) return false;
  return person.secret === (where === 'phone');
}

/** It is not shown again on this screen. */
export function leaveGuide(): void {
  remember(GUIDE_LEFT_KEY, true);
}
