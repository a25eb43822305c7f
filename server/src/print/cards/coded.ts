import type { Job } from '../kit.js';
import type { Symbology } from '../shared/options.js';

/** What every sheet with codes needs to know. */
export type Coded = Job & { readonly code: Symbology };
