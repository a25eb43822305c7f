/** `b-` and 128 bits and more of the hash: nobody finds another board of the same id. */
const BOARD_ID_PATTERN = /^b-[A-Za-z0-9_-]{22}$/;

/**
 * Whether a text has the form of a custom board's id; no built-in board has. Pages that ask this
 * need nothing of the format of files, so it stands alone.
 */
export function isBoardId(text: string): boolean {
  return BOARD_ID_PATTERN.test(text);
}
