import type { AnyKit } from '@mister-x/engine/testing/contract/kit';
import { MANIFEST } from './manifest.js';

export const kits: readonly AnyKit[] = MANIFEST.map(({ kit }) => kit);
