/** The item that costs least, the first of equals. */
export function itemOfLeastCost<T>(items: Iterable<T>, cost: (item: T) => number): T | undefined {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = cost(item);
    if (own < lowest) [best, lowest] = [item, own];
  }
  return best;
}
