import type { DetectiveId, PursuitEnd } from './pawns.js';

/** How it ended, and where X began and stands: open to all the moment an outcome exists (CM-12). */
export type Disclosure<Code extends string> = {
  readonly code: Code;
  readonly winner: PursuitEnd<Code>['winner'];
  readonly detective: DetectiveId | null;
  readonly start: number | null;
  readonly stop: number | null;
};

/** `null` while the game goes on, whatever it holds of X. */
export function disclosed<Code extends string>({
  end,
  x,
}: {
  readonly end: PursuitEnd<Code> | null;
  readonly x: { readonly start: number | null; readonly stop: number | null };
}): Disclosure<Code> | null {
  if (end === null) return null;
  const { code, winner, detective = null } = end;
  return { code, winner, detective, start: x.start, stop: x.stop };
}
