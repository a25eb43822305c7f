import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { boxOf } from './box.js';
import { layAtRandom, swap } from './cards-in-hand.js';
import { choicesOf } from './effects.js';
import { goOn } from './go-on.js';
import { choose, endTurn } from './play.js';
import { confirm } from './ransom.js';
import type { Fault, Of, Run } from './run.js';
import type { Clan } from './seats.js';
import { type Action, AIR, type Choice, NOBODY, type StandIn, type State } from './types.js';
import { awaited, waitMs } from './waiting.js';

/** What stands in for the answer of a seat whose time has run out, or that is absent (MF-109). */

/** Time has run out for all who were waited for in this step. */
export function expire(run: Run, seat: Seat, { step }: Of<'expire'>): Fault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { phase } = run.state;
  // Where no time was agreed on, none runs out.
  if (waitMs(run.flags) === null) return 'PHASE_WRONG';
  if (run.state.step !== step || awaited(run.state).length === 0) return 'PHASE_WRONG';
  for (const one of awaited(run.state)) {
    // What was stored may have been carried out meanwhile, and the phase be over.
    if (run.state.phase !== phase || !awaited(run.state).includes(one)) continue;
    answerFor(run, one, false);
    if (phase === 'play') return undefined;
    goOn(run);
  }
  return undefined;
}

/** The host acts for an absent seat, which is the next one that all wait for. */
export function standIn(run: Run, by: Seat, { seat, step }: Of<'standIn'>): Fault {
  if (by !== REFEREE) return 'NOT_YOUR_TURN';
  if (run.state.step !== step) return 'PHASE_WRONG';
  const waiting = awaited(run.state);
  // In RANSOM no order binds them; elsewhere a seat that is not next may have stored an answer.
  const next = run.state.phase === 'ransom' ? waiting : waiting.slice(0, 1);
  const one = next.find((each) => each === seat);
  if (one === undefined) return 'NOT_YOUR_TURN';
  answerFor(run, one, true);
  return undefined;
}

/**
 * For whom the host would act. A quarter that the table's scanner reads is opened for the seat on turn, and
 * nothing takes that back; a face that it reads, or that the host names, lies there no matter who says so.
 */
export function standsInFor({ options, turn }: State, action: Action): readonly Seat[] {
  if (action.type === 'standIn') return [action.seat];
  const isQuarter = action.type === 'scan' && boxOf(options).owner.has(action.code);
  return isQuarter && turn !== null ? [turn] : [];
}

function answerFor(run: Run, seat: Clan, host: boolean): void {
  const { phase, choice } = run.state;
  const tell = (what: StandIn) => run.emit({ type: 'stoodIn', seat, what, host });
  switch (phase) {
    case 'exchange':
      tell('exchange');
      swap(run, seat, [], 'referee');
      return;
    case 'layout':
      tell('layout');
      layAtRandom(run, seat);
      return;
    case 'play':
      if (choice !== null) {
        tell('choice');
        void choose(run, seat, { type: 'choose', choice: answerTo(run, choice) });
        return;
      }
      tell('turn');
      run.emit({ type: 'passed', seat });
      endTurn(run);
      return;
    case 'ransom':
      tell('ransom');
      void confirm(run, seat);
      return;
    case 'deal':
    case 'cards':
    case 'over':
      throw new Error(`nobody is waited for in ${phase}`);
  }
}

/** The first Buyer in reading order, a shot in the air, nobody. */
function answerTo({ state, pack }: Run, { quarter, kind }: Choice): string {
  if (kind === 'target') return AIR;
  if (kind === 'prisoner') return NOBODY;
  return choicesOf(state, pack, quarter)?.among[0] ?? '';
}
