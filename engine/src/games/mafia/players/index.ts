export { opener } from './opener.js';
