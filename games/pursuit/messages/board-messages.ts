/** What the boards of a game are made of, in words, by the names in board files. */
export type BoardMessages = {
  /** By name, one line of it, all its lines together. */
  readonly transports: Readonly<
    Record<string, { readonly name: string; readonly line: string; readonly network: string }>
  >;
  readonly decks: Readonly<Record<string, string>>;
  readonly missions: Readonly<Record<string, string>>;
  /** Of what is printed on tickets, what follows the stroke in a kind of ticket. */
  readonly symbols: Readonly<Record<string, string>>;
};
