import { contractSuite } from '../../contract/suite.js';
import { blindPotsKit } from './kit.js';

contractSuite(blindPotsKit, { firstSeed: 1, games: 12 });
