import { canonicalBytes, taggedHash, toBase64Url } from '../trust/bytes.js';
import type { BoardFile } from './board-file.js';

/**
 * The id of a board out of its content, as `readBoardFile` gave it: `b-` and the first 22 characters
 * (132 bits) of the hash of its RFC 8785 form under the tag `mister-x/board/1`, base64url.
 */
export function boardId(file: BoardFile): string {
  return `b-${toBase64Url(taggedHash('mister-x/board/1', canonicalBytes(file))).slice(0, 22)}`;
}
