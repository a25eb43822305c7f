export { PROPOSED_NAMES } from '../../pursuit/pages/proposed-names.js';
