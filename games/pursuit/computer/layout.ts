/**
 * The times of `CaptureTimes` in another order: for each stop of X those of all groups. Groups whose numbers are
 * next to each other stand nearly alike, so that a quarter less is left of them when they are compressed.
 *
 * @param size stops of the board
 */
export function timesByStop(times: Uint8Array, size: number): Uint8Array {
  return transposed(times, times.length / size, size);
}

/** Back again: for each group the times of all stops of X. */
export function timesByGroup(times: Uint8Array, size: number): Uint8Array {
  return transposed(times, size, times.length / size);
}

/** Rows become columns. */
function transposed(table: Uint8Array, rows: number, columns: number): Uint8Array {
  const made = new Uint8Array(table.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      made[column * rows + row] = table[row * columns + column] as number;
    }
  }
  return made;
}
