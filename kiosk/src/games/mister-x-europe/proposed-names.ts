export { PROPOSED } from '../../pursuit/proposed-names.js';
