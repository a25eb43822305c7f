/** What a bot takes out of the answer to `describe`, and of views. Nothing here comes from the referee's sources. */

export type Description = {
  readonly game: string;
  readonly tickets: readonly { readonly ticket: string; readonly rides: readonly string[] }[];
  readonly roles: readonly { readonly role: string }[];
  readonly phases: readonly { readonly phase: string; readonly actors: readonly string[] }[];
  readonly schemas: Readonly<Record<string, { readonly $id: string }>>;
  readonly replies: Readonly<Record<string, string>>;
  readonly boards: readonly { readonly data: BoardData }[];
};

export type BoardData = {
  readonly stations: readonly { readonly id: number }[];
  readonly links: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly starts: Readonly<Record<string, readonly number[]>>;
  readonly missions?: Readonly<Record<string, { readonly goals: readonly number[] }>>;
};

export type Action = { readonly type: string; readonly [member: string]: unknown };
export type Outcome = { readonly code: string; readonly winners: readonly string[] };
export type Standing = { readonly toAct: readonly string[]; readonly outcome: Outcome | null };
export type Legal = {
  readonly actions: readonly Action[];
  readonly commands: readonly { readonly kind: string }[];
};

/** Draws a whole number below `bound`. */
export type Random = (bound: number) => number;
