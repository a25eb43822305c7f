import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '../../project.js';

/** The folder of the repository. */
export const ROOT = fileURLToPath(PROJECT);

/** The built pages, without which no server starts. */
export const PAGES = join(ROOT, 'kiosk', 'dist');
