import { lookUp } from '@mister-x/kiosk/messages/look-up.ts';
import type { GameMessages } from '../../messages/phone-messages.js';

/** A mission by its colour; one that only a board of someone's own has keeps its name. */
export function missionName({ missions }: GameMessages, mission: string): string {
  return lookUp<string>(missions, mission) ?? mission;
}

/** A colour of the page; missions that no printed board knows are grey. */
export function missionColour({ missions }: GameMessages, mission: string): string {
  return lookUp<string>(missions, mission) === undefined ? 'var(--text-muted)' : `var(--mission-${mission})`;
}
