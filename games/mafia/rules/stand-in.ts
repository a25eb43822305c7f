import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import { chosenPack } from './chosen-pack.js';
import { layAtRandom, swapCards } from './cards-in-hand.js';
import { choiceOnQuarter } from './effects.js';
import { playAutomaticSteps } from './go-on.js';
import { choose, endTurn } from './play.js';
import { confirm } from './ransom.js';
import type { MafiaFault, ActionOf, MafiaDecision } from './decision.js';
import type { Clan } from './seats.js';
import { type Action, TARGET_AIR, type Choice, ESCAPEE_NOBODY, type StandInFor, type State } from './types.js';
import { clansStoodInFor, deadlineMs } from './waiting.js';

/** What stands in for the answer of a seat whose time has run out, or that is absent (MF-109). */

/** Time has run out for all who were waited for in this step. */
export function expire(decision: MafiaDecision, seat: Seat, { step }: ActionOf<'expire'>): MafiaFault {
  if (seat !== REFEREE) return 'NOT_YOUR_TURN';
  const { phase } = decision.state;
  // Where no time was agreed on, none runs out.
  if (deadlineMs(decision.flags) === null) return 'PHASE_WRONG';
  if (decision.state.step !== step || clansStoodInFor(decision.state).length === 0) return 'PHASE_WRONG';
  for (const one of clansStoodInFor(decision.state)) {
    // What was stored may have been carried out meanwhile, and the phase be over.
    if (decision.state.phase !== phase || !clansStoodInFor(decision.state).includes(one)) continue;
    answerFor(decision, one, false);
    if (phase === 'play') return undefined;
    playAutomaticSteps(decision);
  }
  return undefined;
}

/** The host acts for an absent seat, which is the next one that all wait for. */
export function standIn(decision: MafiaDecision, by: Seat, { seat, step }: ActionOf<'standIn'>): MafiaFault {
  if (by !== REFEREE) return 'NOT_YOUR_TURN';
  if (decision.state.step !== step) return 'PHASE_WRONG';
  const waiting = clansStoodInFor(decision.state);
  // In RANSOM no order binds them; elsewhere a seat that is not next may have stored an answer.
  const next = decision.state.phase === 'ransom' ? waiting : waiting.slice(0, 1);
  const one = next.find((each) => each === seat);
  if (one === undefined) return 'NOT_YOUR_TURN';
  answerFor(decision, one, true);
  return undefined;
}

/**
 * For whom the host would act. A quarter that the table's scanner reads is opened for the seat on turn, and
 * nothing takes that back; a face that it reads, or that the host names, lies there no matter who says so.
 */
export function seatsStoodInFor({ options, turn }: State, action: Action): readonly Seat[] {
  if (action.type === 'standIn') return [action.seat];
  const isQuarter = action.type === 'scan' && chosenPack(options).owner.has(action.code);
  return isQuarter && turn !== null ? [turn] : [];
}

function answerFor(decision: MafiaDecision, seat: Clan, host: boolean): void {
  const { phase, choice } = decision.state;
  const tell = (what: StandInFor) => decision.emit({ type: 'stoodIn', seat, what, host });
  switch (phase) {
    case 'exchange':
      tell('exchange');
      swapCards(decision, seat, [], 'referee');
      return;
    case 'layout':
      tell('layout');
      layAtRandom(decision, seat);
      return;
    case 'play':
      if (choice !== null) {
        tell('choice');
        void choose(decision, seat, { type: 'choose', choice: defaultChoiceFor(decision, choice) });
        return;
      }
      tell('turn');
      decision.emit({ type: 'passed', seat });
      endTurn(decision);
      return;
    case 'ransom':
      tell('ransom');
      void confirm(decision, seat);
      return;
    case 'deal':
    case 'cards':
    case 'over':
      throw new Error(`nobody is waited for in ${phase}`);
  }
}

/** The first Buyer in reading order, a shot in the air, nobody. */
function defaultChoiceFor({ state, pack }: MafiaDecision, { quarter, kind }: Choice): string {
  if (kind === 'target') return TARGET_AIR;
  if (kind === 'prisoner') return ESCAPEE_NOBODY;
  return choiceOnQuarter(state, pack, quarter)?.among[0] ?? '';
}
