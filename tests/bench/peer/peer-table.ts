export { openYardTables as openPeerTables } from '../wire/yard-table.js';
