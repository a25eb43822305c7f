import { registry } from '@mister-x/engine/core/registry';
import { MANIFEST } from './manifest.js';

export * from './custom.js';

/** Every game the referee knows. */
export const games = registry(...MANIFEST.map(({ game }) => game));
