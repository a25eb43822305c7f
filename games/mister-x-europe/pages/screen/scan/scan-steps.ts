import type { DetectiveId } from '../../../rules/browser.js';
import { scanStepsInOrder, type ScanStep } from '@mister-x/kiosk/screen/scan/steps.ts';
import {
  awaitedScan as askOfMove,
  type ScanStep as MoveStep,
  type AwaitedScan as PursuitAsk,
  stepsOf as stepsOfMove,
} from '../../../../pursuit/pages/scan/scan-steps.js';
import * as special from '../../shared/special-entry.js';
import type { ScanEntry, ScanWorld } from './scan-world.js';

/** The steps as the stage shows them; a special has steps of its own. */
export type StepName = 'ticket' | 'stop' | 'confirm' | 'given' | 'detective';
type EuropeAwaitedScan = PursuitAsk | 'giver' | 'give' | 'more' | 'who' | 'fare';

type WorldOfSteps = Pick<ScanWorld, 'view' | 'flags'>;

export function stepsOf(entry: ScanEntry, { view, flags }: WorldOfSteps): readonly ScanStep<StepName>[] {
  if (view.phase !== 'specials') return stepsOfMove(view.phase, entry);
  if (entry.none) return scanStepsInOrder([['confirm', false]]);
  if (!entry.sends)
    return scanStepsInOrder([
      ['given', areEnoughTicketsGiven(entry, { view, flags })],
      ['confirm', false],
    ]);
  const { detective, stop, ticket } = entry.special;
  return scanStepsInOrder<StepName>([
    ['detective', detective !== null],
    ['stop', stop !== null && entry.digits === ''],
    ...(flags.special_op_needs_travel_ticket ? ([['ticket', ticket !== null]] as const) : []),
    ['confirm', false],
  ]);
}

/** So many tickets buy something. */
function areEnoughTicketsGiven({ special: put }: ScanEntry, { view, flags }: WorldOfSteps): boolean {
  return special.legsLookedBackOf(put, flags) !== null || special.chosenTransportOf(put, view, flags) !== null;
}

/** What the table is asked for next. */
export function awaitedScanOf(
  steps: readonly ScanStep<StepName>[],
  entry: ScanEntry,
  { phase, free, giver }: { phase: string; free: boolean; giver: string | null },
): EuropeAwaitedScan {
  if (phase !== 'specials') return askOfMove(steps as readonly MoveStep[], entry, free);
  if (entry.digits !== '') return 'digits';
  const now = steps.find(({ state }) => state === 'now')?.name ?? 'confirm';
  if (entry.none) return 'confirm';
  if (entry.sends) {
    return ({ detective: 'who', ticket: 'fare', stop: 'stop', confirm: 'confirm' } as const)[now as 'stop'];
  }
  if (giver === null) return 'giver';
  return now === 'confirm' ? 'more' : 'give';
}

/** Whose cards are awaited; `null` where several may be. */
export function pawnOf(
  { special: put, move, start }: ScanEntry,
  { view }: Pick<ScanWorld, 'view'>,
): DetectiveId | null {
  if (view.phase === 'specials') return put.detective;
  if (view.phase === 'registration') {
    return start?.pawn ?? view.detectives.find(({ stop }) => stop === null)?.id ?? null;
  }
  const [only, ...others] = view.moves;
  return move.pawn ?? (others.length === 0 ? (only?.detective ?? null) : null);
}
