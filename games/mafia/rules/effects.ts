import { defend, foil, lawLooks, prosecute, testify } from './law.js';
import { payCard } from './money.js';
import type { Pack } from './pack.js';
import { cardOf, isAdjacent, ownerOf } from './pack.js';
import type { QuarterId } from './pack-file.js';
import {
  cellOf,
  figureOn,
  freeFigure,
  HOME,
  isOpen,
  isUnsoldGood,
  openOf,
  placeOf,
} from './position.js';
import type { Run } from './run.js';
import { AIR, type ChoiceKind, NOBODY, type Reason, type State } from './types.js';

/** What a card does when it is opened (section 3), and the choices of Good, Pistol and Escape. */

/** Effects of the card that has just been opened, as far as its owner chooses nothing. */
export function takeEffect(run: Run, quarter: QuarterId): void {
  const laid = run.state.city[quarter];
  if (laid === undefined) throw new Error(`no card on ${quarter}`);
  const { amounts } = run.pack.file;
  const { type } = cardOf(run.pack, laid.card);
  switch (type) {
    case 'buyer':
      buy(run, quarter);
      return;
    case 'theft':
      payCard(run, quarter, amounts.theft);
      return;
    case 'robbery':
      payCard(run, quarter, amounts.robbery);
      return;
    case 'prostitute':
      collectFees(run, quarter);
      return;
    case 'police':
    case 'commissioner':
      lawLooks(run, quarter, type);
      return;
    case 'prosecutor':
      prosecute(run, quarter);
      return;
    case 'witness':
      testify(run, quarter);
      return;
    case 'lawyer':
      defend(run, quarter);
      return;
    case 'good':
    case 'pistol':
    case 'escape':
      return;
  }
}

/** The choice that this card's owner has to make, and what it may be (MF-27). */
export function choicesOf(
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
      return { kind: 'target', among: [...targetsNear(state, pack, quarter), AIR] };
    case 'escape':
      return { kind: 'prisoner', among: [...escapees(state, pack), NOBODY] };
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
): Reason | undefined {
  switch (kind) {
    case 'buyer':
      return buyersNear(state, pack, quarter).includes(choice) ? undefined : 'BUYER_NOT_ELIGIBLE';
    case 'target':
      return targetFault(state, pack, quarter, choice);
    case 'prisoner':
      return choice === NOBODY ? undefined : escapeeFault(state, pack, choice);
  }
}

export function carryOut(run: Run, quarter: QuarterId, kind: ChoiceKind, choice: string): void {
  switch (kind) {
    case 'buyer':
      trade(run, quarter, choice);
      return;
    case 'target':
      choice === AIR || choice === quarter
        ? run.emit({ type: 'shotInAir', quarter })
        : kill(run, quarter, choice);
      return;
    case 'prisoner':
      escapeWith(run, quarter, choice);
      return;
  }
}

/** A Buyer deals with every Good beside it (MF-34). */
function buy(run: Run, buyer: QuarterId): void {
  const { pack, state } = run;
  for (const good of pack.quarters) {
    if (isAdjacent(pack, buyer, good) && isUnsoldGood(pack, state.city[good])) {
      trade(run, good, buyer);
    }
  }
}

/** Both sides are paid in full, the Good first (MF-35, MF-36). */
function trade(run: Run, good: QuarterId, buyer: QuarterId): void {
  const { price = 0 } = cardOf(run.pack, run.state.city[good]?.card ?? '');
  run.emit({ type: 'traded', good, buyer, price });
  payCard(run, good, price);
  payCard(run, buyer, price);
}

function buyersNear(state: State, pack: Pack, good: QuarterId): readonly QuarterId[] {
  return openOf(state, pack, 'buyer').filter((buyer) => isAdjacent(pack, good, buyer));
}

/** Fees of every open card beside her that holds enough (MF-40). */
function collectFees(run: Run, quarter: QuarterId): void {
  for (const from of feesDue(run.state, run.pack, quarter)) payFee(run, from, quarter);
}

function feesDue(state: State, pack: Pack, to: QuarterId): readonly QuarterId[] {
  const { prostitute_threshold: threshold } = pack.file.amounts;
  const payers = state.city[to]?.payers ?? [];
  return pack.quarters.filter((from) => {
    const laid = state.city[from];
    return (
      isAdjacent(pack, from, to) && isOpen(laid) && laid.money > threshold && !payers.includes(from)
    );
  });
}

function payFee(run: Run, from: QuarterId, to: QuarterId): void {
  run.emit({ type: 'feePaid', from, to, sum: run.pack.file.amounts.prostitute_fee });
}

/** With `prostitute_timing: continuous`, once an opening and its choice are over (MF-40). */
export function continueFees(run: Run): void {
  if (run.flags.prostitute_timing !== 'continuous') return;
  for (;;) {
    const { state, pack } = run;
    const due = openOf(state, pack, 'prostitute').flatMap((to) =>
      feesDue(state, pack, to).map((from) => [from, to] as const),
    );
    const [next] = due;
    if (next === undefined) return;
    payFee(run, ...next);
  }
}

function targetsNear(state: State, pack: Pack, pistol: QuarterId): readonly QuarterId[] {
  return pack.quarters.filter(
    (quarter) => quarter !== pistol && targetFault(state, pack, pistol, quarter) === undefined,
  );
}

function targetFault(
  state: State,
  pack: Pack,
  pistol: QuarterId,
  target: string,
): Reason | undefined {
  if (target === AIR || target === pistol) return undefined;
  if (!isAdjacent(pack, pistol, target)) return 'TARGET_NOT_ADJACENT';
  const laid = state.city[target];
  if (laid === undefined) return 'TARGET_EMPTY';
  const isProtected = laid.state === 'arrested' && !state.options.flags.shoot_arrested;
  return isProtected ? 'TARGET_ARRESTED' : undefined;
}

/** Money to the Pistol, the card away, a figure of the shooter's there (MF-53). */
function kill(run: Run, quarter: QuarterId, victim: QuarterId): void {
  foil(run, victim);
  const { state, pack, flags } = run;
  const laid = state.city[victim];
  if (laid === undefined) throw new Error(`no card on ${victim}`);
  const open = laid.state !== 'closed';
  const freed = laid.state === 'arrested' ? (figureOn(state, pack, victim) ?? null) : null;
  // The figure of an arrested card is home before the shooter's is chosen: it may be the same one.
  const figures = freed === null ? state.figures : { ...state.figures, [freed]: HOME };
  run.emit({
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

function escapeeFault(state: State, pack: Pack, figure: string): Reason | undefined {
  if (!pack.clanOf.has(figure)) return 'PRISONER_UNKNOWN';
  const { at } = placeOf(state, figure);
  if (at === 'cell') return undefined;
  if (at !== 'death-row') return 'PRISONER_UNKNOWN';
  return state.options.flags.escape_from_death_row ? undefined : 'DEATH_ROW_LOCKED';
}

function escapeWith(run: Run, quarter: QuarterId, figure: string): void {
  if (figure === NOBODY) {
    const card = run.state.city[quarter]?.card ?? '';
    run.emit({ type: 'nobodyEscaped', quarter, card });
    return;
  }
  const cell = cellOf(placeOf(run.state, figure));
  if (cell === null) throw new Error(`${figure} is not in prison`);
  run.emit({ type: 'escapeBegan', quarter, figure, cell });
}
