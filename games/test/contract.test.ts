import { contractSuite } from '@mister-x/engine/testing/contract/suite';
import { kits } from './manifest.js';

for (const kit of kits) contractSuite(kit);
