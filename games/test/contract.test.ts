import { contractSuite } from '@mister-x/engine/testing/contract/suite';
import { gameKits } from './manifest.js';

for (const kit of gameKits) contractSuite(kit);
