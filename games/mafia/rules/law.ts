import { cardOf, isAdjacent, isKnightAway, ownerOf } from './pack.js';
import type { CardType, QuarterId } from './pack-file.js';
import { cellOf, crimeQuarterOf, figureOn, freeFigure, isOpenCrime, openQuartersWith, placeOf } from './position.js';
import type { MafiaDecision } from './decision.js';
import type { PrisonCell } from './types.js';

/** Arrests, sentences and releases (MF-41 to MF-51, MF-55, MF-56, MF-60, MF-64). */

/** Crimes that a law card of this type sees from its quarter, in reading order. */
function crimesInSightOf(decision: MafiaDecision, law: QuarterId, type: CardType): readonly QuarterId[] {
  const sees = type === 'commissioner' ? isKnightAway : isAdjacent;
  return decision.pack.quarters.filter(
    (quarter) =>
      isOpenCrime(decision.pack, decision.state.city[quarter]) &&
      sees(decision.pack, law, crimeQuarterOf(decision.state, quarter)),
  );
}

/** Police and Commissioner (MF-41, MF-42). */
export function arrestCrimesInSight(decision: MafiaDecision, law: QuarterId, type: CardType): void {
  for (const quarter of crimesInSightOf(decision, law, type)) arrest(decision, quarter, law);
}

/** Arrests, and everybody under arrest goes to prison at once (MF-43). */
export function prosecute(decision: MafiaDecision, law: QuarterId): void {
  arrestCrimesInSight(decision, law, 'prosecutor');
  jailAll(decision, arrestedQuarters(decision));
}

const LAW_CARD_TYPES: readonly CardType[] = ['police', 'commissioner', 'prosecutor'];

/** Every open law card looks again; all money goes to the Witness (MF-47 to MF-49). */
export function testify(decision: MafiaDecision, witness: QuarterId): void {
  const { pack, state, flags } = decision;
  const owner = ownerOf(pack, witness);
  const seen = new Set(
    LAW_CARD_TYPES.flatMap((type) =>
      openQuartersWith(state, pack, type).flatMap((law) => crimesInSightOf(decision, law, type)),
    ),
  );
  // The card's own quarter decides who is exempt, wherever its crime was committed (MF-48).
  const found = pack.quarters.filter((id) => seen.has(id) && ownerOf(pack, id) !== owner);
  for (const quarter of found) arrest(decision, quarter, witness);
  if (openQuartersWith(state, pack, 'prosecutor').length === 0) return;
  const isAll = flags.witness_prosecutor_scope === 'all_arrested';
  jailAll(
    decision,
    arrestedQuarters(decision).filter((id) => isAll || found.includes(id)),
  );
}

/** Everybody under arrest goes free; Police and Commissioner lose what lies on them (MF-50, MF-51). */
export function defend(decision: MafiaDecision, lawyer: QuarterId): void {
  const { pack } = decision;
  for (const from of pack.quarters) {
    const laid = decision.state.city[from];
    if (laid?.state !== 'open' || laid.money === 0) continue;
    const { type } = cardOf(pack, laid.card);
    if (type !== 'police' && type !== 'commissioner') continue;
    decision.emit({ type: 'bribed', from, to: lawyer, sum: laid.money });
  }
  for (const quarter of arrestedQuarters(decision)) {
    const { card } = cardAt(decision, quarter);
    decision.emit({ type: 'released', quarter, card, figure: figureAt(decision, quarter) });
  }
}

/** All money goes to the taker, and a figure of the card's owner under arrest onto it (MF-44). */
function arrest(decision: MafiaDecision, quarter: QuarterId, by: QuarterId): void {
  endEscape(decision, quarter);
  const { pack, state, flags } = decision;
  const { card, money, shot } = cardAt(decision, quarter);
  const { type } = cardOf(pack, card);
  const told = { type: 'arrested', quarter, card, by, money } as const;
  if (type === 'pistol' && shot !== null) {
    decision.emit({ ...told, figure: figureAt(decision, shot), from: shot });
  } else if (type === 'escape' && !flags.escape_arrest_figure) {
    decision.emit({ ...told, figure: null, from: null });
  } else {
    decision.emit({ ...told, figure: freeFigure(state, pack, ownerOf(pack, quarter)), from: null });
  }
}

/** An escape that is arrested or killed is over: back to the same cell, without a collision (MF-59). */
export function endEscape(decision: MafiaDecision, quarter: QuarterId): void {
  const escapee = decision.state.city[quarter]?.escapee ?? null;
  if (escapee === null) return;
  const cell = cellOf(placeOf(decision.state, escapee));
  if (cell === null) throw new Error(`${escapee} is not in prison`);
  decision.emit({ type: 'escapeFoiled', quarter, figure: escapee, cell });
}

export function arrestedQuarters({ pack, state }: MafiaDecision): readonly QuarterId[] {
  return pack.quarters.filter((quarter) => state.city[quarter]?.state === 'arrested');
}

/** Figures under arrest go to prison, their cards leave the board (MF-64). */
export function jailAll(decision: MafiaDecision, quarters: readonly QuarterId[]): void {
  // Those who are sentenced together are judged by the board as it was.
  const cells = quarters.map((quarter) => [quarter, freeCellFor(decision, quarter)] as const);
  for (const [quarter, cell] of cells) {
    const { card } = cardAt(decision, quarter);
    decision.emit({ type: 'jailed', quarter, card, figure: figureAt(decision, quarter), cell });
  }
}

/** The cell of the card's severity; for murder beside an open Prosecutor, death row (MF-56). */
function freeCellFor({ pack, state }: MafiaDecision, quarter: QuarterId): PrisonCell {
  const laid = state.city[quarter];
  const { type, severity } = cardOf(pack, laid?.card ?? '');
  const scene = crimeQuarterOf(state, quarter);
  const near = openQuartersWith(state, pack, 'prosecutor').some((law) => isAdjacent(pack, law, scene));
  if (type === 'pistol' && near) return 'death-row';
  if (severity === undefined) throw new Error(`no cell for ${laid?.card}`);
  return severity;
}

function cardAt({ state }: MafiaDecision, quarter: QuarterId) {
  const laid = state.city[quarter];
  if (laid === undefined) throw new Error(`no card on ${quarter}`);
  return laid;
}

function figureAt({ state, pack }: MafiaDecision, quarter: QuarterId): string {
  const figure = figureOn(state, pack, quarter);
  if (figure === undefined) throw new Error(`no figure on ${quarter}`);
  return figure;
}
