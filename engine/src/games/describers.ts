import { type HostedDescriber, hostDescriber } from '../core/describe/describer.js';
import { games } from './index.js';
import { europeDescriber } from './mister-x-europe/describe/describer.js';
import { yardDescriber } from './scotland-yard/describe/describer.js';

/** What programs are told of every game, in the order of the registry. */
export const describers: readonly HostedDescriber[] = [
  hostDescriber(yardDescriber, games),
  hostDescriber(europeDescriber, games),
];
