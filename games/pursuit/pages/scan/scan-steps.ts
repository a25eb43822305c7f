import type { DetectiveId } from '../../rules/index.js';
import { scanStepsInOrder, type ScanStep as StepNamed } from '@mister-x/kiosk/screen/scan/steps.ts';
import type { AnyScanEntry as ScanEntry, ScanWorld } from './scan-play.js';

export type ScanStep = StepNamed<'ticket' | 'stop' | 'confirm'>;
export type AwaitedScan = 'pawn' | 'ticket' | 'stop' | 'confirm' | 'start' | 'digits';

export function stepsOf(phase: string, { move, start, digits }: ScanEntry): readonly ScanStep[] {
  if (phase === 'registration') {
    return scanStepsInOrder([
      ['stop', typeof start?.stop === 'number' && digits === ''],
      ['confirm', false],
    ]);
  }
  const passes = move.ticket === 'pass';
  return scanStepsInOrder([
    ['ticket', move.ticket !== null],
    ...(passes ? [] : ([['stop', move.stop !== null && digits === '']] as const)),
    ['confirm', false],
  ]);
}

/** What the table is asked for next. */
export function awaitedScan(steps: readonly ScanStep[], { move, digits }: ScanEntry, free: boolean): AwaitedScan {
  if (digits !== '') return 'digits';
  const now = steps.find(({ state }) => state === 'now')?.name ?? 'confirm';
  if (now === 'ticket' && free && move.step === 'pawn') return 'pawn';
  return now === 'stop' && steps.length === 2 ? 'start' : now;
}

/** Only the confirm card is missing. */
export function mayConfirm(steps: readonly ScanStep[], { request, digits }: ScanEntry): boolean {
  if (digits !== '') return false;
  return request !== null || steps.every(({ state }) => state !== 'todo');
}

/** Whose cards are awaited; `null` where several may be. */
export function pawnOf(
  { move, start }: ScanEntry,
  view: Pick<ScanWorld<string>['view'], 'phase' | 'detectives'> & {
    /** Who may move now. */
    readonly next: readonly (DetectiveId | 'x')[];
  },
): DetectiveId | null {
  if (view.phase === 'registration') {
    const open = view.detectives.find(({ stop }) => stop === null)?.id;
    return start?.pawn ?? open ?? null;
  }
  const [only] = view.next;
  if (move.pawn !== null) return move.pawn;
  return view.next.length === 1 && only !== undefined && only !== 'x' ? only : null;
}
