export { PROPOSED } from '../../pursuit/pages/proposed-names.js';
