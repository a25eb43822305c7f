import type { Notice } from '../../rules/browser.js';
import type { LogEntry } from '@mister-x/kiosk/visit/notices/queue.svelte.ts';
import type { FoundMoments } from '@mister-x/kiosk/screen/moments.svelte.ts';
import type { BoardShown } from './board.js';

/**
 * What is resolved before everybody’s eyes, one thing after the other: a `step` of an opening or a prison
 * move, all that a round’s end `collects`, all that is `settled` after the last, and the `end`.
 */
export type ResolutionPart = {
  readonly kind: 'step' | 'collection' | 'settlement' | 'end';
  readonly notices: readonly Notice[];
  /** The number of its first notice, and the number after its last one. */
  readonly from: number;
  readonly upTo: number;
};

/** A part, and the table as it is once that has happened. */
export type ResolutionStep = ResolutionPart & {
  readonly board: BoardShown;
  readonly next: () => void;
};

const STEP_NOTICES: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'opened',
  'traded',
  'feePaid',
  'arrested',
  'jailed',
  'released',
  'bribed',
  'shotInAir',
  'killed',
  'escapeBegan',
  'escapeFoiled',
  'nobodyEscaped',
  'prisonerMoved',
  'ransomed',
  'lastRoundBegan',
  'paid',
]);
const COLLECTION_NOTICES: ReadonlySet<Notice['type']> = new Set<Notice['type']>([
  'playEnded',
  'escaped',
  'collected',
  'jailed',
  'figureHome',
  'cardsReturned',
]);
const SETTLEMENT_NOTICES: ReadonlySet<Notice['type']> = new Set<Notice['type']>(['boughtOut', 'covered', 'ranked']);

/** Parts among notices, in their order. What comes later changes none: each is told in one arrival. */
export function resolutionPartsOf(notices: readonly LogEntry[]): readonly FoundMoments<ResolutionPart>[] {
  const parts: ResolutionPart[] = [];
  for (const { notice: line, at, arrival } of notices) {
    if (line.kind !== 'game') continue;
    const notice = line.notice as Notice;
    const open = parts.at(-1);
    const joins =
      open !== undefined && open.upTo === at && arrivalOf(notices, open.from) === arrival
        ? joinsTo(open, notice)
        : false;
    if (open !== undefined && joins) {
      parts[parts.length - 1] = { ...open, notices: [...open.notices, notice], upTo: at + 1 };
      continue;
    }
    const kind = kindOf(notice);
    if (kind !== undefined) parts.push({ kind, notices: [notice], from: at, upTo: at + 1 });
  }
  return parts.map((part) => ({ moments: [part], from: part.from, upTo: part.upTo }));
}

function arrivalOf(notices: readonly LogEntry[], at: number): number | undefined {
  return notices.find((each) => each.at === at)?.arrival;
}

function kindOf({ type }: Notice): ResolutionPart['kind'] | undefined {
  if (type === 'playEnded') return 'collection';
  if (SETTLEMENT_NOTICES.has(type)) return 'settlement';
  if (type === 'ended') return 'end';
  return STEP_NOTICES.has(type) ? 'step' : undefined;
}

/** A deal and both its payments are one step, and so is a crime and what it earns. */
function joinsTo({ kind, notices }: ResolutionPart, notice: Notice): boolean {
  const first = notices[0]?.type;
  switch (kind) {
    case 'collection':
      return COLLECTION_NOTICES.has(notice.type);
    case 'settlement':
      return SETTLEMENT_NOTICES.has(notice.type);
    case 'step':
      if (notice.type !== 'paid') return false;
      return first === 'traded' ? notices.length < 3 : first === 'opened' && notices.length < 2;
    case 'end':
      return false;
  }
}
