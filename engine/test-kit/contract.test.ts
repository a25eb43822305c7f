import { contractSuite } from './contract/suite.js';
import { kits } from './kits.js';

for (const kit of kits) contractSuite(kit);
