/**
 * Why a device does not believe the referee. The first group contradicts what this device knows;
 * the second is a check that could not be made, which is no better: a server must not get past a
 * check by staying silent.
 */
export const REASONS = [
  /** Its past does not lead on from what this device saw. */
  'past',
  /** It said two things about one step, or published something outside of the chain. */
  'split',
  /** It published another receipt than the one that this phone made, or than it had published. */
  'receipt',
  /** It published a receipt for a move that this phone never sent. */
  'receipt-unsent',
  /** A move that it opened or shows is not the one that was committed to. */
  'opening',
  /** Chance did not come from what both sides had committed to. */
  'seed',
  /** The record of the finished game is not the game that this device followed. */
  'record',
  /** It does not say where the chain of a running game stands. */
  'chain-missing',
  /** The receipt of a move that it had accepted never came. */
  'receipt-missing',
  /** At the end a receipt was not opened. */
  'opening-missing',
  /** At the end it did not open what chance came from. */
  'seed-missing',
  /** It does not give out the record of the finished game. */
  'record-missing',
  /** The code with which this page checks did not load. */
  'code-missing',
] as const;
export type Reason = (typeof REASONS)[number];

export type Alarm = {
  readonly what: Reason;
  /** The row of the log that it is about; empty where it is about the whole game. */
  readonly window: string;
};

/** What is checked, each as one piece: that the code is there, the chain, what is due, the finished game. */
export type Check = 'code' | 'chain' | 'due' | 'end';

/**
 * The check whose later success takes the alarm back. Whoever has once said two different things
 * stays caught until the owner of the device decides. Not so `past` and `record`: a host may have
 * started on an old copy of his data by mistake. That the right one is back is proved by the chain
 * that leads on from what this device saw, and by the record that has its head.
 */
const TAKEN_BACK_BY: Readonly<Record<Reason, Check | null>> = {
  past: 'chain',
  split: null,
  receipt: null,
  'receipt-unsent': null,
  opening: null,
  seed: null,
  record: 'end',
  'chain-missing': 'chain',
  'receipt-missing': 'due',
  'opening-missing': 'end',
  'seed-missing': 'end',
  'record-missing': 'end',
  'code-missing': 'code',
};

export const takenBackBy = ({ what }: Alarm, check: Check): boolean =>
  TAKEN_BACK_BY[what] === check;

/** Nothing contradicts anything yet: it may help to ask again. */
export const mayAskAgain = ({ what }: Alarm): boolean => TAKEN_BACK_BY[what] !== null;

export const sameAlarm = (a: Alarm, b: Alarm): boolean =>
  a.what === b.what && a.window === b.window;

export function parseAlarms(input: unknown): readonly Alarm[] {
  if (!Array.isArray(input)) return [];
  return input.flatMap((entry: unknown): readonly Alarm[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { what, window } = entry as Record<string, unknown>;
    const reason = REASONS.find((each) => each === what);
    return reason !== undefined && typeof window === 'string' ? [{ what: reason, window }] : [];
  });
}
