import { defend, endEscape, arrestCrimesInSight, prosecute, testify } from './law.js';
import { payToCard } from './money.js';
import type { Pack } from './pack.js';
import { cardOf, isAdjacent, ownerOf } from './pack.js';
import type { QuarterId } from './pack-file.js';
import {
  cellOf,
  figureOn,
  freeFigure,
  AT_HOME,
  isOpenCard,
  isUnsoldGood,
  openQuartersWith,
  placeOf,
} from './position.js';
import type { MafiaDecision } from './decision.js';
import { TARGET_AIR, type ChoiceKind, ESCAPEE_NOBODY, type RefusalCode, type State } from './types.js';

/** What a card does when it is opened (section 3), and the choices of Good, Pistol and Escape. */

/** Effects of the card that has just been opened, as far as its owner chooses nothing. */
export function takeEffect(decision: MafiaDecision, quarter: QuarterId): void {
  const laid = decision.state.city[quarter];
  if (laid === undefined) throw new Error(`no card on ${quarter}`);
  const { amounts } = decision.pack.file;
  const { type } = cardOf(decision.pack, laid.card);
  switch (type) {
    case 'buyer':
      buy(decision, quarter);
      return;
    case 'theft':
      payToCard(decision, quarter, amounts.theft);
      return;
    case 'robbery':
      payToCard(decision, quarter, amounts.robbery);
      return;
    case 'prostitute':
      collectFees(decision, quarter);
      return;
    case 'police':
    case 'commissioner':
      arrestCrimesInSight(decision, quarter, type);
      return;
    case 'prosecutor':
      prosecute(decision, quarter);
      return;
    case 'witness':
      testify(decision, quarter);
      return;
    case 'lawyer':
      defend(decision, quarter);
      return;
    case 'good':
    case 'pistol':
    case 'escape':
      return;
  }
}

/** The choice that this card's owner has to make, and what it may be (MF-27). */
export function choiceOnQuarter(
  state: State,
  pack: Pack,
  quarter: QuarterId,
): { readonly kind: ChoiceKind; readonly among: readonly string[] } | undefined {
  const laid = state.city[quarter];
  if (laid === undefined) return undefined;
  switch (cardOf(pack, laid.card).type) {
    case 'good':
      return { kind: 'buyer', among: buyersNear(state, pack, quarter) };
    case 'pistol':
      return { kind: 'target', among: [...targetsNear(state, pack, quarter), TARGET_AIR] };
    case 'escape':
      return { kind: 'prisoner', among: [...escapees(state, pack), ESCAPEE_NOBODY] };
    default:
      return undefined;
  }
}

/** The one choice that is left, so that nobody is asked (MF-35, MF-52, MF-62); `null`: the Good waits. */
export function onlyChoice(among: readonly string[], kind: ChoiceKind): string | null | undefined {
  if (kind === 'buyer' && among.length === 0) return null;
  return among.length === 1 ? among[0] : undefined;
}

/** What is wrong with a choice. */
export function choiceFault(
  state: State,
  pack: Pack,
  quarter: QuarterId,
  kind: ChoiceKind,
  choice: string,
): RefusalCode | undefined {
  switch (kind) {
    case 'buyer':
      return buyersNear(state, pack, quarter).includes(choice) ? undefined : 'BUYER_NOT_ELIGIBLE';
    case 'target':
      return targetFault(state, pack, quarter, choice);
    case 'prisoner':
      return choice === ESCAPEE_NOBODY ? undefined : escapeeFault(state, pack, choice);
  }
}

export function carryOutChoice(decision: MafiaDecision, quarter: QuarterId, kind: ChoiceKind, choice: string): void {
  switch (kind) {
    case 'buyer':
      trade(decision, quarter, choice);
      return;
    case 'target':
      choice === TARGET_AIR || choice === quarter
        ? decision.emit({ type: 'shotInAir', quarter })
        : kill(decision, quarter, choice);
      return;
    case 'prisoner':
      escapeWith(decision, quarter, choice);
      return;
  }
}

/** A Buyer deals with every Good beside it (MF-34). */
function buy(decision: MafiaDecision, buyer: QuarterId): void {
  const { pack, state } = decision;
  for (const good of pack.quarters) {
    if (isAdjacent(pack, buyer, good) && isUnsoldGood(pack, state.city[good])) {
      trade(decision, good, buyer);
    }
  }
}

/** Both sides are paid in full, the Good first (MF-35, MF-36). */
function trade(decision: MafiaDecision, good: QuarterId, buyer: QuarterId): void {
  const { price = 0 } = cardOf(decision.pack, decision.state.city[good]?.card ?? '');
  decision.emit({ type: 'traded', good, buyer, price });
  payToCard(decision, good, price);
  payToCard(decision, buyer, price);
}

function buyersNear(state: State, pack: Pack, good: QuarterId): readonly QuarterId[] {
  return openQuartersWith(state, pack, 'buyer').filter((buyer) => isAdjacent(pack, good, buyer));
}

/** Fees of every open card beside her that holds enough (MF-40). */
function collectFees(decision: MafiaDecision, quarter: QuarterId): void {
  for (const from of feesDue(decision.state, decision.pack, quarter)) payFee(decision, from, quarter);
}

function feesDue(state: State, pack: Pack, to: QuarterId): readonly QuarterId[] {
  const { prostitute_threshold: threshold } = pack.file.amounts;
  const payers = state.city[to]?.payers ?? [];
  return pack.quarters.filter((from) => {
    const laid = state.city[from];
    return isAdjacent(pack, from, to) && isOpenCard(laid) && laid.money > threshold && !payers.includes(from);
  });
}

function payFee(decision: MafiaDecision, from: QuarterId, to: QuarterId): void {
  decision.emit({ type: 'feePaid', from, to, sum: decision.pack.file.amounts.prostitute_fee });
}

/** With `prostitute_timing: continuous`, once an opening and its choice are over (MF-40). */
export function continueFees(decision: MafiaDecision): void {
  if (decision.flags.prostitute_timing !== 'continuous') return;
  for (;;) {
    const { state, pack } = decision;
    const due = openQuartersWith(state, pack, 'prostitute').flatMap((to) =>
      feesDue(state, pack, to).map((from) => [from, to] as const),
    );
    const [next] = due;
    if (next === undefined) return;
    payFee(decision, ...next);
  }
}

function targetsNear(state: State, pack: Pack, pistol: QuarterId): readonly QuarterId[] {
  return pack.quarters.filter(
    (quarter) => quarter !== pistol && targetFault(state, pack, pistol, quarter) === undefined,
  );
}

function targetFault(state: State, pack: Pack, pistol: QuarterId, target: string): RefusalCode | undefined {
  if (target === TARGET_AIR || target === pistol) return undefined;
  if (!isAdjacent(pack, pistol, target)) return 'TARGET_NOT_ADJACENT';
  const laid = state.city[target];
  if (laid === undefined) return 'TARGET_EMPTY';
  const isProtected = laid.state === 'arrested' && !state.options.flags.shoot_arrested;
  return isProtected ? 'TARGET_ARRESTED' : undefined;
}

/** Money to the Pistol, the card away, a figure of the shooter's there (MF-53). */
function kill(decision: MafiaDecision, quarter: QuarterId, victim: QuarterId): void {
  endEscape(decision, victim);
  const { state, pack, flags } = decision;
  const laid = state.city[victim];
  if (laid === undefined) throw new Error(`no card on ${victim}`);
  const open = laid.state !== 'closed';
  const freed = laid.state === 'arrested' ? (figureOn(state, pack, victim) ?? null) : null;
  // The figure of an arrested card is home before the shooter's is chosen: it may be the same one.
  const figures = freed === null ? state.figures : { ...state.figures, [freed]: AT_HOME };
  decision.emit({
    ...{ type: 'killed', quarter, victim, money: laid.money },
    figure: freeFigure({ figures }, pack, ownerOf(pack, quarter)),
    open,
    card: open || flags.reveal_killed ? laid.card : null,
    freed,
  });
}

function escapees(state: State, pack: Pack): readonly string[] {
  return pack.figures.filter((figure) => escapeeFault(state, pack, figure) === undefined);
}

function escapeeFault(state: State, pack: Pack, figure: string): RefusalCode | undefined {
  if (!pack.clanOf.has(figure)) return 'PRISONER_UNKNOWN';
  const { at } = placeOf(state, figure);
  if (at === 'cell') return undefined;
  if (at !== 'death-row') return 'PRISONER_UNKNOWN';
  return state.options.flags.escape_from_death_row ? undefined : 'DEATH_ROW_LOCKED';
}

function escapeWith(decision: MafiaDecision, quarter: QuarterId, figure: string): void {
  if (figure === ESCAPEE_NOBODY) {
    const card = decision.state.city[quarter]?.card ?? '';
    decision.emit({ type: 'nobodyEscaped', quarter, card });
    return;
  }
  const cell = cellOf(placeOf(decision.state, figure));
  if (cell === null) throw new Error(`${figure} is not in prison`);
  decision.emit({ type: 'escapeBegan', quarter, figure, cell });
}
