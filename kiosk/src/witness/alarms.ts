import { fieldsOfEach } from '../browser/fields.js';

/** What is checked, each as one piece: that the code is there, the chain, what is due, the finished game. */
export type TrustCheck = 'code' | 'chain' | 'due' | 'end';

/**
 * Why a device does not believe the referee. The first group contradicts what this device knows;
 * the second is a check that could not be made, which is no better: a server must not get past a
 * check by staying silent.
 *
 * Each with the check whose later success takes the alarm back. A server that has once said two different
 * things stays caught until the owner of the device decides. Not so `past` and `record`: a host may
 * have started on an old copy of his data by mistake. That the right one is back is proved by the
 * chain that leads on from what this device saw, and by the record that has its head.
 */
const CLEARING_CHECK_BY_REASON = {
  /** Its past does not lead on from what this device saw. */
  past: 'chain',
  /** It said two things about one step, or published something outside of the chain. */
  split: null,
  /** It published another receipt than the one that this phone made, or than it had published before. */
  receipt: null,
  /** It published a receipt for a move that this phone never sent. */
  'receipt-unsent': null,
  /** A move that it opened or shows is not the one that was committed to. */
  opening: null,
  /** Chance did not come from what both sides had committed to. */
  seed: null,
  /** The record of the finished game is not the game that this device followed. */
  record: 'end',
  /** It does not say where the chain of a running game stands. */
  'chain-missing': 'chain',
  /** The receipt of a move that it had accepted, or shows as made, never came. */
  'receipt-missing': 'due',
  /** At the end a receipt was not opened. */
  'opening-missing': 'end',
  /** At the end it did not open what chance came from. */
  'seed-missing': 'end',
  /** It does not give out the record of the finished game. */
  'record-missing': 'end',
  /** The code with which this page checks did not load. */
  'code-missing': 'code',
} as const satisfies Record<string, TrustCheck | null>;
export type AlarmReason = keyof typeof CLEARING_CHECK_BY_REASON;
export const ALARM_REASONS = Object.keys(CLEARING_CHECK_BY_REASON) as readonly AlarmReason[];

export type Alarm = {
  readonly what: AlarmReason;
  /** The row of the log that it is about; empty where it is about the whole game. */
  readonly slot: string;
};

export function alarm(what: AlarmReason, slot = ''): Alarm {
  return { what, slot };
}

export const isClearedBy = ({ what }: Alarm, check: TrustCheck): boolean => CLEARING_CHECK_BY_REASON[what] === check;

/** Nothing contradicts anything yet: it may help to ask again. */
export const mayBeCleared = ({ what }: Alarm): boolean => CLEARING_CHECK_BY_REASON[what] !== null;

export const areSameAlarm = (a: Alarm, b: Alarm): boolean => a.what === b.what && a.slot === b.slot;

export function parseAlarms(input: unknown): readonly Alarm[] {
  return fieldsOfEach(input).flatMap(({ what, slot }) => {
    const reason = ALARM_REASONS.find((each) => each === what);
    return reason !== undefined && typeof slot === 'string' ? [alarm(reason, slot)] : [];
  });
}
