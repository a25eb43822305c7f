/** The strict reader is large; a phone fetches it only for a board that somebody brought along. */
export { readBoardText } from '@mister-x/engine/pursuit';
