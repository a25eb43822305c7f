import { type BoardFile, isBoardId } from '../../rules/index.js';
import { CustomFiles } from '@mister-x/kiosk/visit/custom/custom-files.ts';

/** Custom boards. */
export const boards = new CustomFiles<BoardFile>('board', isBoardId, async () => (await import('./read.js')).readBoard);
