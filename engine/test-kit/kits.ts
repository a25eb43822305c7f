import type { AnyKit } from './contract/kit.js';
import { MANIFEST } from './manifest.js';

export const kits: readonly AnyKit[] = MANIFEST.map(({ kit }) => kit);
