import { registry } from '../core/registry.js';
import { MANIFEST } from './manifest.js';

export * from './brought.js';

/** Every game the referee knows. */
export const games = registry(...MANIFEST.map(({ game }) => game));
