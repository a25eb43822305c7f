import type { HostedDescriber } from '@mister-x/engine/describe';
import type { PrintKit } from '../print/kit.js';
import { europeKit } from '../print/mister-x-europe/kit.js';
import { yardKit } from '../print/scotland-yard/kit.js';
import { described } from './described.js';

type Listed = {
  readonly game: string;
  /** Loaded when a program plays, or when a report is written: most servers never need it. */
  readonly describer: () => Promise<HostedDescriber>;
  /** Nothing can be printed for a game without one. */
  readonly kit?: PrintKit;
};

/** Every game of the server, in the order of the engine's. Nothing else in the server names one. */
export const MANIFEST: readonly Listed[] = [
  {
    game: 'scotland-yard',
    describer: described(() => import('@mister-x/engine/scotland-yard/describe')),
    kit: yardKit,
  },
  {
    game: 'mister-x-europe',
    describer: described(() => import('@mister-x/engine/mister-x-europe/describe')),
    kit: europeKit,
  },
];
