import { t } from '../../../lib/i18n/index.svelte.js';

/** The board's own word for a mission, in the reader's language where it is one of the usual three. */
export function missionName(mission: string): string {
  const names: Readonly<Record<string, string>> = t['mister-x-europe'].missions;
  return names[mission] ?? mission;
}

/** A colour of the page; missions that no printed board knows are grey. */
export function missionColour(mission: string): string {
  return mission in t['mister-x-europe'].missions
    ? `var(--mission-${mission})`
    : 'var(--text-muted)';
}
