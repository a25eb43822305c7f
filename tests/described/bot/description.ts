/** What a bot takes out of the answer to `describe`, and of views. Nothing here comes from the referee's sources. */

export type Description = {
  readonly game: string;
  readonly tickets: readonly { readonly ticket: string; readonly rides: readonly string[] }[];
  readonly roles: readonly { readonly role: string }[];
  readonly phases: readonly { readonly phase: string; readonly actors: readonly string[] }[];
  readonly setUp: readonly SetUpStep[];
  readonly actions: readonly { readonly type: string }[];
  readonly timers: readonly Timer[];
  readonly schemas: Readonly<Record<string, { readonly $id: string }>>;
  readonly replies: Readonly<Record<string, string>>;
  readonly boards: readonly { readonly data: BoardData }[];
};

export type SetUpStep = {
  readonly actions?: readonly string[];
  readonly timer?: string;
  readonly when?: Readonly<Record<string, unknown>>;
  readonly times: 'once' | 'all' | 'optional';
};

/** As described: `id` has braces where it varies. */
export type Timer = {
  readonly id: string;
  readonly ms: number | null;
  readonly flags?: readonly string[];
};

export type BoardData = {
  readonly stations: readonly { readonly id: number }[];
  readonly edges: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly starts: Readonly<Record<string, readonly number[]>>;
  readonly missions?: Readonly<Record<string, { readonly goals: readonly number[] }>>;
};

export type Action = { readonly type: string; readonly [member: string]: unknown };
export type Outcome = { readonly code: string; readonly winners: readonly string[] };
export type MatchStatus = {
  readonly toAct: readonly string[];
  readonly canAct: readonly string[];
  readonly outcome: Outcome | null;
};
export type LegalActions = {
  readonly actions: readonly Action[];
  readonly commands: readonly { readonly kind: string }[];
};

/** A timer that runs. */
export type RunningTimer = {
  readonly id: string;
  readonly ms: number;
  readonly action: { readonly type: string } | null;
};
export type PlayedReply = MatchStatus & {
  readonly notices: Readonly<Record<string, readonly unknown[]>>;
};

/** Draws a whole number below `bound`. */
export type Random = (bound: number) => number;
