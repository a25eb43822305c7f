import type { ChanceWeights } from './chances.js';
import type { Field } from './field.js';

/** What a game reckons chances with. */
export type Scales = { readonly field: Field; readonly weights: ChanceWeights };
