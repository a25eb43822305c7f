/** `b-` and 128 bits and more of the hash: nobody finds another board of the same id. */
const ID = /^b-[A-Za-z0-9_-]{22}$/;

/** Whether a text has the form of a brought-along board's id; no built-in board has. */
export function isBoardId(text: string): boolean {
  return ID.test(text);
}
