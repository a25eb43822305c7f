import { cardOf, isAdjacent, isKnightAway, ownerOf } from './pack.js';
import type { CardType, QuarterId } from './pack-file.js';
import { cellOf, crimeScene, figureOn, freeFigure, isCrime, openOf, placeOf } from './position.js';
import type { Run } from './run.js';
import type { Cell } from './types.js';

/** Arrests, sentences and releases (MF-41 to MF-51, MF-55, MF-56, MF-60, MF-64). */

/** Crimes that a law card of this type sees from its quarter, in reading order. */
function crimesSeen(run: Run, law: QuarterId, type: CardType): readonly QuarterId[] {
  const sees = type === 'commissioner' ? isKnightAway : isAdjacent;
  return run.pack.quarters.filter(
    (quarter) =>
      isCrime(run.pack, run.state.city[quarter]) &&
      sees(run.pack, law, crimeScene(run.state, quarter)),
  );
}

/** Police and Commissioner (MF-41, MF-42). */
export function lawLooks(run: Run, law: QuarterId, type: CardType): void {
  for (const quarter of crimesSeen(run, law, type)) arrest(run, quarter, law);
}

/** Arrests, and everybody under arrest goes to prison at once (MF-43). */
export function prosecute(run: Run, law: QuarterId): void {
  lawLooks(run, law, 'prosecutor');
  jailAll(run, arrestedQuarters(run));
}

const LAW: readonly CardType[] = ['police', 'commissioner', 'prosecutor'];

/** Every open law card looks again; all money goes to the Witness (MF-47 to MF-49). */
export function testify(run: Run, witness: QuarterId): void {
  const { pack, state, flags } = run;
  const owner = ownerOf(pack, witness);
  const seen = new Set(
    LAW.flatMap((type) => openOf(state, pack, type).flatMap((law) => crimesSeen(run, law, type))),
  );
  // The card's own quarter decides who is exempt, wherever its crime was committed (MF-48).
  const found = pack.quarters.filter((id) => seen.has(id) && ownerOf(pack, id) !== owner);
  for (const quarter of found) arrest(run, quarter, witness);
  if (openOf(state, pack, 'prosecutor').length === 0) return;
  const isAll = flags.witness_prosecutor_scope === 'all_arrested';
  jailAll(
    run,
    arrestedQuarters(run).filter((id) => isAll || found.includes(id)),
  );
}

/** Everybody under arrest goes free; Police and Commissioner lose what lies on them (MF-50, MF-51). */
export function defend(run: Run, lawyer: QuarterId): void {
  const { pack } = run;
  for (const from of pack.quarters) {
    const laid = run.state.city[from];
    if (laid?.state !== 'open' || laid.money === 0) continue;
    const { type } = cardOf(pack, laid.card);
    if (type !== 'police' && type !== 'commissioner') continue;
    run.emit({ type: 'bribed', from, to: lawyer, sum: laid.money });
  }
  for (const quarter of arrestedQuarters(run)) {
    const { card } = cardAt(run, quarter);
    run.emit({ type: 'released', quarter, card, figure: figureAt(run, quarter) });
  }
}

/** All money goes to the taker, and a figure of the card's owner under arrest onto it (MF-44). */
function arrest(run: Run, quarter: QuarterId, by: QuarterId): void {
  foil(run, quarter);
  const { pack, state, flags } = run;
  const { card, money, shot } = cardAt(run, quarter);
  const { type } = cardOf(pack, card);
  const told = { type: 'arrested', quarter, card, by, money } as const;
  if (type === 'pistol' && shot !== null) {
    run.emit({ ...told, figure: figureAt(run, shot), from: shot });
  } else if (type === 'escape' && !flags.escape_arrest_figure) {
    run.emit({ ...told, figure: null, from: null });
  } else {
    run.emit({ ...told, figure: freeFigure(state, pack, ownerOf(pack, quarter)), from: null });
  }
}

/** An escape that is arrested or killed is over: back to the same cell, without a collision (MF-59). */
export function foil(run: Run, quarter: QuarterId): void {
  const escapee = run.state.city[quarter]?.escapee ?? null;
  if (escapee === null) return;
  const cell = cellOf(placeOf(run.state, escapee));
  if (cell === null) throw new Error(`${escapee} is not in prison`);
  run.emit({ type: 'escapeFoiled', quarter, figure: escapee, cell });
}

export function arrestedQuarters({ pack, state }: Run): readonly QuarterId[] {
  return pack.quarters.filter((quarter) => state.city[quarter]?.state === 'arrested');
}

/** Figures under arrest go to prison, their cards leave the board (MF-64). */
export function jailAll(run: Run, quarters: readonly QuarterId[]): void {
  // Those who are sentenced together are judged by the board as it was.
  const cells = quarters.map((quarter) => [quarter, cellFor(run, quarter)] as const);
  for (const [quarter, cell] of cells) {
    const { card } = cardAt(run, quarter);
    run.emit({ type: 'jailed', quarter, card, figure: figureAt(run, quarter), cell });
  }
}

/** The cell of the card's severity; for murder beside an open Prosecutor, death row (MF-56). */
function cellFor({ pack, state }: Run, quarter: QuarterId): Cell {
  const laid = state.city[quarter];
  const { type, severity } = cardOf(pack, laid?.card ?? '');
  const scene = crimeScene(state, quarter);
  const near = openOf(state, pack, 'prosecutor').some((law) => isAdjacent(pack, law, scene));
  if (type === 'pistol' && near) return 'death-row';
  if (severity === undefined) throw new Error(`no cell for ${laid?.card}`);
  return severity;
}

function cardAt({ state }: Run, quarter: QuarterId) {
  const laid = state.city[quarter];
  if (laid === undefined) throw new Error(`no card on ${quarter}`);
  return laid;
}

function figureAt({ state, pack }: Run, quarter: QuarterId): string {
  const figure = figureOn(state, pack, quarter);
  if (figure === undefined) throw new Error(`no figure on ${quarter}`);
  return figure;
}
