import { collect } from './collect.js';
import { carryOutChoice, choiceFault, choiceOnQuarter, continueFees, onlyChoice, takeEffect } from './effects.js';
import type { Pack } from './pack.js';
import type { CardId, QuarterId } from './pack-file.js';
import { hasClanFinished, isOpenCard, nextTurn } from './position.js';
import { movePrisoner as move, prisonerFault } from './prison.js';
import type { MafiaFault, ActionOf, MafiaDecision } from './decision.js';
import { type Clan, clanAfter } from './seats.js';
import type { PlannedMove, RefusalCode, State } from './types.js';

/** Turns of PLAY: opening a card, moving a prisoner, passing (MF-26 to MF-30). */

/** The first turn, or none where nobody can do anything. */
export function beginPlay(decision: MafiaDecision): void {
  decision.emit({ type: 'playBegan' });
  giveTurnFrom(decision, decision.state.first);
}

/** A turn is over, with all that its card did. */
export function endTurn(decision: MafiaDecision): void {
  const { turn } = decision.state;
  giveTurnFrom(decision, turn === null ? null : clanAfter(turn));
}

function giveTurnFrom(decision: MafiaDecision, from: Clan | null): void {
  const next = from === null ? undefined : nextTurn(decision.state, decision.pack, from);
  if (next === undefined) collect(decision);
  else decision.emit({ type: 'turnBegan', seat: next });
}

/** What keeps a seat from any turn of its own, in the order of MF-103. */
export function turnFault({ state, pack }: MafiaDecision, seat: Clan): RefusalCode | undefined {
  if (state.phase !== 'play') return 'PHASE_WRONG';
  if (state.clans[seat].passed) return 'PASSED';
  const isDue = state.choice?.seat === seat || state.opening?.seat === seat;
  if (!isDue && hasClanFinished(state, pack, seat)) return 'NO_ACTION_LEFT';
  if (state.turn !== seat) return 'NOT_YOUR_TURN';
  return undefined;
}

function actionFault(decision: MafiaDecision, seat: Clan): RefusalCode | undefined {
  const { choice, opening } = decision.state;
  const fault = turnFault(decision, seat);
  if (fault !== undefined) return fault;
  return choice === null && opening === null ? undefined : 'CHOICE_REQUIRED';
}

export function open(decision: MafiaDecision, seat: Clan, { quarter, choice }: ActionOf<'open'>): MafiaFault {
  const fault = actionFault(decision, seat) ?? openFault(decision.state, decision.pack, seat, quarter);
  if (fault !== undefined) return fault;
  turnCard(decision, seat, quarter, choice === undefined ? null : { choice, stored: false });
  return undefined;
}

function openFault(state: State, pack: Pack, seat: Clan, quarter: string): RefusalCode | undefined {
  const owner = pack.owner.get(quarter);
  if (owner !== undefined && owner !== seat) return 'NOT_YOUR_CARD';
  const laid = state.city[quarter];
  if (laid === undefined) return 'NO_CARD_THERE';
  return laid.state === 'closed' ? undefined : 'ALREADY_OPEN';
}

type PendingChoice = { readonly choice: string; readonly stored: boolean } | null;

/** The face of a printed card is read off the table before it acts (MF-105). */
function turnCard(decision: MafiaDecision, seat: Clan, quarter: QuarterId, pending: PendingChoice): void {
  if (decision.flags.card_source === 'printed_cards') {
    decision.emit({ type: 'turning', seat, quarter, secret: { pending } });
    return;
  }
  const card = decision.state.city[quarter]?.card ?? '';
  reveal(decision, { seat, quarter, card, corrected: false }, pending);
}

type OpenedCard = {
  readonly seat: Clan;
  readonly quarter: QuarterId;
  readonly card: CardId;
  readonly corrected: boolean;
};

/** A card acts in the moment in which its face is seen (MF-27, MF-32). */
export function reveal(decision: MafiaDecision, face: OpenedCard, pending: PendingChoice): void {
  decision.emit({ type: 'opened', ...face });
  const { seat, quarter } = face;
  takeEffect(decision, quarter);
  const choices = choiceOnQuarter(decision.state, decision.pack, quarter);
  if (choices === undefined) {
    finishOpening(decision);
    return;
  }
  const { kind, among } = choices;
  const wanted = legalChoice(decision, face, kind, pending);
  const only = wanted ?? onlyChoice(among, kind);
  if (only === undefined) {
    decision.emit({ type: 'choiceAsked', seat, quarter, kind });
    return;
  }
  if (only !== null) carryOutChoice(decision, quarter, kind, only);
  finishOpening(decision);
}

/** A choice that came along and may be made; of one that may not, its seat alone is told (MF-27, MF-98). */
function legalChoice(
  decision: MafiaDecision,
  { seat, quarter }: OpenedCard,
  kind: 'buyer' | 'target' | 'prisoner',
  pending: PendingChoice,
): string | undefined {
  if (pending === null) return undefined;
  const fault = choiceFault(decision.state, decision.pack, quarter, kind, pending.choice);
  if (fault === undefined) return pending.choice;
  const dropped = pending.stored ? { code: 'QUEUE_STALE' as const, inside: fault } : { code: fault, inside: null };
  decision.emit({ type: 'choiceDropped', seat, secret: { dropped } });
  return undefined;
}

/** An opening and its choice are over. */
function finishOpening(decision: MafiaDecision): void {
  continueFees(decision);
  endTurn(decision);
}

export function choose(decision: MafiaDecision, seat: Clan, { choice }: ActionOf<'choose'>): MafiaFault {
  const fault = turnFault(decision, seat);
  if (fault !== undefined) return fault;
  const due = decision.state.choice;
  if (due === null) return decision.state.opening === null ? 'ALREADY_OPEN' : 'CHOICE_REQUIRED';
  const { quarter, kind } = due;
  const wrong = choiceFault(decision.state, decision.pack, quarter, kind, choice);
  if (wrong !== undefined) return wrong;
  carryOutChoice(decision, quarter, kind, choice);
  finishOpening(decision);
  return undefined;
}

export function movePrisoner(decision: MafiaDecision, seat: Clan, { figure }: ActionOf<'movePrisoner'>): MafiaFault {
  const fault = actionFault(decision, seat) ?? prisonerFault(decision.state, decision.pack, seat, figure);
  if (fault !== undefined) return fault;
  move(decision, seat, figure);
  endTurn(decision);
  return undefined;
}

export function pass(decision: MafiaDecision, seat: Clan): MafiaFault {
  const fault = actionFault(decision, seat);
  if (fault !== undefined) return fault;
  decision.emit({ type: 'passed', seat });
  endTurn(decision);
  return undefined;
}

/** Two actions in one are none (MF-26). */
export function refuseSeveral(decision: MafiaDecision, seat: Clan): MafiaFault {
  return turnFault(decision, seat) ?? 'TURN_SPENT';
}

/** The head of the stored queue of the seat on turn (MF-97): done if it is legal, else dropped. */
export function runQueue(decision: MafiaDecision): void {
  const { state, pack } = decision;
  const { turn: seat, choice, opening } = state;
  if (seat === null || choice !== null || opening !== null) return;
  const { plan, halted } = state.clans[seat];
  const [head] = plan.moves;
  if (head === undefined || halted) return;
  const fault = firstMoveFault(state, pack, seat, head);
  const dropped =
    fault === undefined ? null : { code: 'QUEUE_STALE' as const, inside: fault === CONDITION_NOT_MET ? null : fault };
  decision.emit({ type: 'planMoved', seat, secret: { dropped } });
  if (dropped === null) carryOutFirstMove(decision, seat, head);
}

const CONDITION_NOT_MET = 'condition';

function firstMoveFault(
  state: State,
  pack: Pack,
  seat: Clan,
  head: PlannedMove,
): RefusalCode | typeof CONDITION_NOT_MET | undefined {
  const { if_open: place } = head;
  if (place !== undefined && !isOpenCard(state.city[place])) return CONDITION_NOT_MET;
  switch (head.do) {
    case 'open':
      return openFault(state, pack, seat, head.quarter) ?? targetFault(state, pack, head);
    case 'prison':
      return prisonerFault(state, pack, seat, head.figure);
    case 'pass':
      return undefined;
  }
}

/** `if_target_present`: the choice stored with a card must be legal before it is opened. */
function targetFault(
  state: State,
  pack: Pack,
  { quarter, choice, if_target_present: must }: Extract<PlannedMove, { do: 'open' }>,
): typeof CONDITION_NOT_MET | undefined {
  if (must !== true) return undefined;
  const choices = choiceOnQuarter(state, pack, quarter);
  if (choices === undefined) return undefined;
  if (choice === undefined) return CONDITION_NOT_MET;
  const fault = choiceFault(state, pack, quarter, choices.kind, choice);
  return fault === undefined ? undefined : CONDITION_NOT_MET;
}

function carryOutFirstMove(decision: MafiaDecision, seat: Clan, head: PlannedMove): void {
  switch (head.do) {
    case 'open': {
      const { quarter, choice } = head;
      turnCard(decision, seat, quarter, choice === undefined ? null : { choice, stored: true });
      return;
    }
    case 'prison':
      move(decision, seat, head.figure);
      endTurn(decision);
      return;
    case 'pass':
      decision.emit({ type: 'passed', seat });
      endTurn(decision);
      return;
  }
}
