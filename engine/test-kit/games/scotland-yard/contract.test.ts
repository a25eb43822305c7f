import { contractSuite } from '../../contract/suite.js';
import { scotlandYardKit } from './kit.js';

contractSuite(scotlandYardKit, { firstSeed: 1, games: 3 });
