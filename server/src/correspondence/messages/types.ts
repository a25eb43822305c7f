/** Sentences of reminders. They know of no game, so that they can tell nothing that is secret in one. */
export type ReminderMessages = {
  readonly referee: string;
  readonly table: (names: string) => string;
  /** A seat's, by the name of its player. */
  readonly yourTable: (name: string, names: string) => string;
  readonly yourTurn: string;
  readonly begun: string;
  readonly moved: string;
  readonly over: string;
  readonly waitsFor: (names: string, many: boolean) => string;
  readonly host: string;
};
