import { type Chord, chordOf } from './chords.js';
import { COMMANDS, type Command, type Studio } from './commands.js';

const BY_KEY = new Map<Chord, readonly Command[]>();
for (const command of Object.values(COMMANDS) as readonly Command[]) {
  for (const key of command.keys) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), command]);
}

/**
 * What a key does on the board.
 * @returns whether it did anything, so that the browser does nothing
 */
export function pressKey(event: KeyboardEvent, studio: Studio): boolean {
  if (isElsewhere(event)) return false;
  const key = chordOf(event);
  if (isPressed(event, key)) return false;
  const command = BY_KEY.get(key)?.find(({ can }) => can?.(studio.editor, key) ?? true);
  command?.run(studio, key);
  return command !== undefined;
}

/** Buttons are pressed by keys, and of several choices another one is chosen. */
function isPressed({ target }: KeyboardEvent, key: Chord): boolean {
  if (target instanceof HTMLButtonElement) return key === 'Enter' || key === 'Space';
  return target instanceof HTMLInputElement && (key === 'Space' || key.startsWith('Arrow'));
}

/** Fields and dialogs have their keys for themselves. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    (target instanceof HTMLInputElement && target.type !== 'radio') ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
