import type { Areas } from '../../lib/i18n/areas.js';
import { lookUp } from '../../lib/i18n/look-up.js';

/** A mission by its colour; one that only a board of somebody's own has keeps its name. */
export function missionWords({ missions }: Areas['mister-x-europe'], mission: string): string {
  return lookUp<string>(missions, mission) ?? mission;
}

/** A colour of the page; missions that no printed board knows are grey. */
export function missionColour({ missions }: Areas['mister-x-europe'], mission: string): string {
  return lookUp<string>(missions, mission) === undefined
    ? 'var(--text-muted)'
    : `var(--mission-${mission})`;
}
