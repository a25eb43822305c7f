/** A dash in the words of SVG. */
export function dashOf(dash: readonly [number, number] | undefined): string | undefined {
  return dash?.join(' ');
}
