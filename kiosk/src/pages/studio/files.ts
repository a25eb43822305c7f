import type { BoardFile } from '@mister-x/games/pursuit/rules';
import type { StudioSpec } from '../../games/game-ui.js';
import { EXCHANGE_BYTES_MAX, type ExchangeFault, isCsvTable, readAnyBoard } from './exchange/index.js';
import { emptyBoard } from './model/edit.js';
import { t } from '../../messages/index.svelte.js';

export type FileFault = ExchangeFault | { readonly code: 'UNREAD' | 'GAME_UNKNOWN' | 'TABLE_ALONE' };
type TakenFile =
  | {
      readonly ok: true;
      readonly board: BoardFile;
      readonly spec: StudioSpec;
      /** Only lines, which were put onto the board that lay there. */
      readonly isTable: boolean;
    }
  | { readonly ok: false; readonly fault: FileFault };

/**
 * A file of unknown origin as a board; a table of lines goes onto `board`, where one is open.
 * @param spec the game of a file that names none
 * @param specs of all games that have boards
 */
export async function readFile(
  file: Blob,
  board: BoardFile | undefined,
  spec: StudioSpec,
  specs: readonly StudioSpec[],
): Promise<TakenFile> {
  if (file.size > EXCHANGE_BYTES_MAX) return { ok: false, fault: { code: 'FILE_TOO_LARGE' } };
  let text: string;
  try {
    text = decodeText(await file.arrayBuffer());
  } catch {
    return { ok: false, fault: { code: 'UNREAD' } };
  }
  const table = isCsvTable(text);
  if (table && board === undefined) return { ok: false, fault: { code: 'TABLE_ALONE' } };
  const ground = board ?? emptyBoard(spec.game, spec.transports);
  const read = readAnyBoard(text, ground, spec, specs);
  if (!read.ok) return { ok: false, fault: read.error };
  const own = specs.find(({ game }) => game === read.value.game);
  if (own === undefined) return { ok: false, fault: { code: 'GAME_UNKNOWN' } };
  return { ok: true, board: read.value, spec: own, isTable: table };
}

/** What a file says, if it is JSON and no larger than such a file can be. */
export async function parsedFile(file: Blob): Promise<unknown> {
  if (file.size > EXCHANGE_BYTES_MAX) return undefined;
  try {
    return JSON.parse(decodeText(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}

/** By what the browser makes of it, or by its name where it makes nothing of it. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|heic|gif|avif)$/i.test(name);
}

/** Has the browser save a file that this page made. */
export function saveText(name: string, ending: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(name)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Letters and digits of any script; everything that a file system might mind becomes a hyphen. */
function fileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return safe === '' ? 'board' : safe;
}

/**
 * The text of a file in the encodings of spreadsheets: UTF-8, UTF-16 with its mark, and those of Windows.
 * Cyrillic letters stand side by side in words; accents of western languages hardly ever do.
 */
function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes);
    const isCyrillic = /[\u00c0-\u00ff]{3}/.test(western);
    return isCyrillic ? new TextDecoder('windows-1251').decode(bytes) : western;
  }
}

const WORD_CHARACTERS_MAX = 40;

/** Why a file was not taken, where in it, and what stands there. */
export function fileSentence(fault: FileFault): string {
  const messages = t.studio;
  const { line, column, path, word } = 'line' in fault || 'path' in fault ? fault : {};
  const place =
    line !== undefined
      ? messages.fileRow(line, column === undefined ? '' : columnName(column))
      : path && messages.filePlace(path);
  const read = word === undefined ? '' : shortened(word);
  const found = place && read ? messages.fileWord(place, read) : place;
  return [messages.fileFaults[fault.code], found].filter(Boolean).join(' ');
}

/** As spreadsheets name it: A, B, …, Z, AA. */
function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before === 0 ? '' : columnName(before)}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

/** What a stranger wrote, short and with nothing in it that turns or hides text. */
function shortened(word: string): string {
  const plain = word.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return plain.length > WORD_CHARACTERS_MAX ? `${plain.slice(0, WORD_CHARACTERS_MAX)}…` : plain;
}
