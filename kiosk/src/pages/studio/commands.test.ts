import { LANGUAGES } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import { TEST_BOARD_SPEC } from '../../testing/board-spec.js';
import { ariaKeys, sayChords } from './chords.js';
import { STUDIO_COMMANDS, type StudioCommand, keysInHelp, type Messages } from './commands.js';

const ALL = Object.entries(STUDIO_COMMANDS) as readonly (readonly [string, StudioCommand])[];
/** Documents have other spaces than screens. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const messagesIn = async (language: string): Promise<Messages> =>
  (await import(`../../messages/studio/${language}.ts`)).messages;

describe('commands', () => {
  it('can each be reached: of those with the same key only the last may act at any time', () => {
    const chords = new Set(ALL.flatMap(([, { keys }]) => keys));
    for (const chord of chords) {
      const sharing = ALL.filter(([, { keys }]) => keys.includes(chord));
      const always = sharing.slice(0, -1).filter(([, { can }]) => can === undefined);
      expect(always, chord).toEqual([]);
    }
  });

  it.each(LANGUAGES)('have names and keys in %s, each its own', async (language) => {
    const messages = await messagesIn(language);
    const rows = keysInHelp(TEST_BOARD_SPEC).map(
      ({ name, keys }) => `${name(messages)}: ${sayChords(keys, messages.keyNames)}`,
    );
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows) expect(row).toMatch(/^[^:]+.*: \S/u);
    // No key is shown by its name in the code.
    expect(rows.join('\n')).not.toMatch(/Arrow|Page[UD]|Escape|Backspace/);
  });

  it('all stand in the document, with their keys', async () => {
    const messages = await messagesIn('en');
    const { default: text } = await import('../../../../docs/studio.md?raw');
    const missing = keysInHelp(TEST_BOARD_SPEC)
      .map(({ keys }) => plain(sayChords(keys, messages.keyNames)))
      .filter((keys) => !text.includes(keys));
    expect(missing).toEqual([]);
  });
});

describe('chords', () => {
  const names = {
    ...{ Ctrl: 'Strg', Shift: 'Umschalt', Alt: 'Alt', Enter: 'Enter', Escape: 'Esc' },
    ...{
      Delete: 'Entf',
      Space: 'Leertaste',
      PageUp: 'Bild auf',
      PageDown: 'Bild ab',
      Home: 'Pos1',
    },
  };

  it('are said as they are printed on the keys', () => {
    expect(plain(sayChords(['Ctrl+Y', 'Ctrl+Shift+Z'], names))).toBe('Strg + Y, Strg + Umschalt + Z');
    expect(plain(sayChords(['1', '2', '3', '4'], names))).toBe('1 – 4');
    expect(plain(sayChords(['1', '2'], names))).toBe('1, 2');
    expect(plain(sayChords(STUDIO_COMMANDS.cross.keys, names))).toBe('← ↑ → ↓');
    expect(plain(sayChords(STUDIO_COMMANDS.nudge.keys, names))).toBe('Alt + ← ↑ → ↓');
    expect(plain(sayChords(['+'], names))).toBe('+');
  });

  it('are told to screen readers in their terms', () => {
    expect(ariaKeys(['Ctrl+Y', 'Ctrl+Shift+Z'])).toBe('Control+Y Control+Shift+Z');
    expect(ariaKeys(['+'])).toBe('Plus');
    expect(ariaKeys([])).toBeUndefined();
  });
});
