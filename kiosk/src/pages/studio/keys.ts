import { type Chord, chordOf } from './chords.js';
import { STUDIO_COMMANDS, type StudioCommand, type StudioContext } from './commands.js';

const COMMANDS_BY_KEY = new Map<Chord, readonly StudioCommand[]>();
for (const command of Object.values(STUDIO_COMMANDS) as readonly StudioCommand[]) {
  for (const key of command.keys) COMMANDS_BY_KEY.set(key, [...(COMMANDS_BY_KEY.get(key) ?? []), command]);
}

/**
 * What a key does on the board.
 * @returns whether it did anything, so that the browser does nothing
 */
export function pressKey(event: KeyboardEvent, studio: StudioContext): boolean {
  if (isKeyForOtherElement(event)) return false;
  const key = chordOf(event);
  if (isPressed(event, key)) return false;
  const command = COMMANDS_BY_KEY.get(key)?.find(({ can }) => can?.(studio.editor, key) ?? true);
  command?.run(studio, key);
  return command !== undefined;
}

/** Buttons are pressed by keys, and of several choices another one is chosen. */
function isPressed({ target }: KeyboardEvent, key: Chord): boolean {
  if (target instanceof HTMLButtonElement) return key === 'Enter' || key === 'Space';
  return target instanceof HTMLInputElement && (key === 'Space' || key.startsWith('Arrow'));
}

/** Fields and dialogs have their keys for themselves. */
function isKeyForOtherElement({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    (target instanceof HTMLInputElement && target.type !== 'radio') ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
