/**
 * Bytes, and characters, of a record. A long game has a tenth of a million, and no game that people play reaches it:
 * every seat may store its longest plan or page as often as it may (`CHANGES_PER_ROUND_MAX`), in each of twenty rounds at least,
 * beside everything else. The tests of the games whose seats can do that show it (`record-size.test.ts`).
 */
export const RECORD_BYTES_MAX = 128 * 1024 * 1024;

/** Objects, lists, members and elements of a record: each takes memory, however few bytes it has in the file. */
export const RECORD_VALUES_MAX = 4_000_000;

/** Members of one object, which cost more than elements of a list: more than any board, pack or position has. */
export const OBJECT_MEMBERS_MAX = 10_000;

/** Seats, shares, places and winners: more than any game has. */
export const RECORD_PEOPLE_MAX = 16;
