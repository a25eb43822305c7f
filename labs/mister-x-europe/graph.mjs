/** @typedef {[number, number]} Pair */

/**
 * @param {number} count
 * @param {readonly (readonly [number, number])[]} pairs
 * @returns {number[][]} neighbours by place, ascending
 */
export function neighboursOf(count, pairs) {
  const sets = Array.from({ length: count }, () => /** @type {Set<number>} */ (new Set()));
  for (const [a, b] of pairs) {
    sets[a]?.add(b);
    sets[b]?.add(a);
  }
  return sets.map((set) => [...set].sort((a, b) => a - b));
}

/**
 * @param {readonly (readonly number[])[]} neighbours
 * @param {readonly number[]} from
 * @returns {number[]} moves by place, infinity where there is no way
 */
export function movesFrom(neighbours, from) {
  const moves = neighbours.map(() => Number.POSITIVE_INFINITY);
  for (const start of from) moves[start] = 0;
  const queue = [...from];
  for (const place of queue) {
    for (const next of neighbours[place] ?? []) {
      if (moves[next] !== Number.POSITIVE_INFINITY) continue;
      moves[next] = (moves[place] ?? 0) + 1;
      queue.push(next);
    }
  }
  return moves;
}

/** @param {readonly (readonly number[])[]} neighbours */
export function allMoves(neighbours) {
  return neighbours.map((_, place) => movesFrom(neighbours, [place]));
}

/**
 * Places that hang together, the biggest part first; places without a line are left out.
 * @param {readonly (readonly number[])[]} neighbours
 */
export function connectedPartsOf(neighbours) {
  /** @type {Set<number>} */
  const seen = new Set();
  /** @type {number[][]} */
  const parts = [];
  for (const [place, lines] of neighbours.entries()) {
    if (seen.has(place) || lines.length === 0) continue;
    const part = movesFrom(neighbours, [place]).flatMap((moves, i) => (Number.isFinite(moves) ? [i] : []));
    for (const member of part) seen.add(member);
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
}
