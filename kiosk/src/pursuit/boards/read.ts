/** The strict reader and the hash are large; a phone fetches them only for a board that somebody brought along. */
export { boardId, readBoardText } from '@mister-x/engine/pursuit';
