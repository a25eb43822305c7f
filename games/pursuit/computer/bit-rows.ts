/** Sets of small numbers, one for each row, all of the same size: what is done to a row is done to 32 numbers at once. */
export class BitRows {
  private readonly bits: Uint32Array;
  private readonly words: number;

  /** @param size one more than the largest number */
  constructor(rows: number, size: number) {
    this.words = Math.ceil(size / 32);
    this.bits = new Uint32Array(rows * this.words);
  }

  static of(rows: number, size: number, members: (row: number) => readonly number[]): BitRows {
    const made = new BitRows(rows, size);
    for (let row = 0; row < rows; row++) for (const member of members(row)) made.add(row, member);
    return made;
  }

  has(row: number, member: number): boolean {
    return ((this.bits[row * this.words + (member >> 5)] ?? 0) & (1 << (member & 31))) !== 0;
  }

  add(row: number, member: number): void {
    const at = row * this.words + (member >> 5);
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (member & 31));
  }

  /** Puts all of a row of other sets, of the same size, into a row of these. */
  join(row: number, other: BitRows, from: number): void {
    const { bits, words } = this;
    const [to, source] = [row * words, from * words];
    for (let w = 0; w < words; w++) {
      bits[to + w] = (bits[to + w] ?? 0) | (other.bits[source + w] ?? 0);
    }
  }
}
