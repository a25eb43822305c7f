import { contractSuite } from '@mister-x/engine/testing/contract/suite';
import { kits } from './kits.js';

for (const kit of kits) contractSuite(kit);
