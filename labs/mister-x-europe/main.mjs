import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/project.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { design } from './design.mjs';
import { boardText, groundText } from './write.mjs';

/** `npm run board:design -- mister-x-europe`: writes the board's data into the engine. */

const DATA = join(ROOT, 'games/mister-x-europe/rules/data');

const { board, ground } = design();
writeFileSync(join(DATA, 'europe.ts'), boardText(board));
writeFileSync(join(DATA, 'europe-coast.ts'), groundText(ground));
log(`${board.stations.length} cities written to ${DATA}`);
