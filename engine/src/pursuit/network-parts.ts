/** Which of the first `size` numbers hang together by pairs (union-find with path halving). */
export class NetworkParts {
  private readonly above: Int32Array;

  constructor(size: number) {
    this.above = Int32Array.from({ length: size }, (_, i) => i);
  }

  join(a: number, b: number): void {
    this.above[this.root(a)] = this.root(b);
  }

  /** The parts that the numbers of `members` lie in, the smallest first. */
  of(members: Iterable<number>): readonly (readonly number[])[] {
    const parts = new Map<number, number[]>();
    for (const member of members) {
      const root = this.root(member);
      const part = parts.get(root);
      if (part === undefined) parts.set(root, [member]);
      else part.push(member);
    }
    return [...parts.values()].sort((a, b) => a.length - b.length);
  }

  private root(of: number): number {
    const { above } = this;
    let at = of;
    for (;;) {
      const next = above[at] ?? at;
      if (next === at) return at;
      at = above[at] = above[next] ?? next;
    }
  }
}
