/** Pawn colours: names on the wire, never a rule. `clear` is for a hidden player. */
export const PAWN_COLOURS = ['red', 'blue', 'green', 'yellow', 'orange', 'purple', 'black', 'white'] as const;
export type PawnColour = (typeof PAWN_COLOURS)[number];
export type AnyPawnColour = PawnColour | 'clear';

/** One shape per colour, so that nobody needs colour vision. Paths lie in a 24 × 24 box. */
export const PAWN_SHAPES: Readonly<Record<AnyPawnColour, string>> = {
  red: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z',
  blue: 'M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2Z',
  green: 'M12 1.2 23.3 22H.7Z',
  yellow: 'M12 .5 23.5 12 12 23.5.5 12Z',
  orange: 'M6.3 2h11.4L23.4 12l-5.7 10H6.3L.6 12Z',
  purple: 'M12 1 23.4 9.3 19 22.7H5L.6 9.3Z',
  black: 'M2 2h20v11c0 5.5-4.5 8.2-10 10.3C6.5 21.2 2 18.5 2 13Z',
  white: 'M8 1h8v7h7v8h-7v7H8v-7H1V8h7Z',
  clear: 'M12 1.5c5.8 0 10 4.5 10 10.5s-4.2 10.5-10 10.5S2 18 2 12 6.2 1.5 12 1.5Z',
};

/**
 * A seat with several pawns names a colour for each, in the order of play, by its first three
 * letters and joined by `+` (`red+blu`): the wire leaves little room. Unknown words fall back to
 * a colour that is free, so that every record shows.
 */
export function parseColours(colour: string, pawns: number): readonly PawnColour[] {
  const named = colour
    .split('+')
    .flatMap((word) => (word.length < 3 ? [] : (PAWN_COLOURS.find((each) => each.startsWith(word)) ?? [])));
  const spare = PAWN_COLOURS.filter((each) => !named.includes(each));
  return Array.from({ length: pawns }, (_, i) => named[i] ?? spare[i] ?? 'white');
}

/** Of the pawns of a seat: one that is hidden is clear. */
export function seatColours(colour: string): readonly AnyPawnColour[] {
  return colour === 'clear' ? ['clear'] : parseColours(colour, colour.split('+').length);
}

export function makeColours(colours: readonly PawnColour[]): string {
  return colours.length === 1 ? colours.join('') : colours.map((each) => each.slice(0, 3)).join('+');
}
