import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { design } from './design.mjs';
import { boardText, groundText } from './write.mjs';

/** `npm run board:design -- mister-x-europe`: writes the board's data into the engine. */

const DATA = join(ROOT, 'engine/src/games/mister-x-europe/data');

const { board, ground } = design();
writeFileSync(join(DATA, 'europe.ts'), boardText(board));
writeFileSync(join(DATA, 'europe-coast.ts'), groundText(ground));
say(`${board.stations.length} cities written to ${DATA}`);
