import { t } from '../../lib/i18n/index.svelte.js';
import type { FileFault } from './files.js';

const WORD_MAX = 40;

/** Why a file was not taken, where in it, and what stands there. */
export function fileSentence(fault: FileFault): string {
  const messages = t.studio;
  const { line, column, path, word } = 'line' in fault || 'path' in fault ? fault : {};
  const place =
    line !== undefined
      ? messages.fileRow(line, column === undefined ? '' : columnName(column))
      : path && messages.filePlace(path);
  const read = word === undefined ? '' : shown(word);
  const found = place && read ? messages.fileWord(place, read) : place;
  return [messages.fileFaults[fault.code], found].filter(Boolean).join(' ');
}

/** As spreadsheets name it: A, B, …, Z, AA. */
function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : columnName(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** What a stranger wrote, short and with nothing in it that turns or hides text. */
function shown(word: string): string {
  const plain = word.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return plain.length > WORD_MAX ? `${plain.slice(0, WORD_MAX)}…` : plain;
}
