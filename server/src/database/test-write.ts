/**
 * The smallest write there is, to see whether anything can be saved. A page is written only where something
 * changes: an update of no row never reaches the disk.
 */
export const TEST_WRITE =
  'INSERT INTO probe (id, writes) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET writes = writes + 1';
