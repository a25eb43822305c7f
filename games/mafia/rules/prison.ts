import type { Pack } from './pack.js';
import { figuresIn, placeOf } from './position.js';
import type { MafiaDecision } from './decision.js';
import type { Clan, FigureId } from './seats.js';
import type { RefusalCode, State, ThrownFigure } from './types.js';

/** Why a prisoner may not be moved by this seat (MF-66 to MF-71), the first reason that applies. */
export function prisonerFault(state: State, pack: Pack, seat: Clan, figure: string): RefusalCode | undefined {
  if (!pack.clanOf.has(figure)) return 'PRISONER_UNKNOWN';
  if (pack.clanOf.get(figure) !== seat) return 'PRISONER_NOT_YOURS';
  const place = placeOf(state, figure);
  if (place.at === 'death-row') return 'DEATH_ROW_LOCKED';
  if (place.at === 'escaping') return 'ESCAPEE_LOCKED';
  if (place.at !== 'cell') return 'PRISONER_UNKNOWN';
  switch (place.stays) {
    case 'escapee':
      return 'ESCAPEE_LOCKED';
    case 'new':
      return 'PRISONER_NEW';
    case 'moved':
      return 'PRISONER_MOVED';
    case null:
      return undefined;
  }
}

/** One cell towards freedom, and what a collision adds (MF-66, MF-68 to MF-70). */
export function movePrisoner(decision: MafiaDecision, seat: Clan, figure: FigureId): void {
  const { state, pack, flags } = decision;
  const place = placeOf(state, figure);
  if (place.at !== 'cell') throw new Error(`${figure} is in no cell`);
  const { track } = pack.file.prison;
  const occupants = new Map(track.map((cell) => [cell, figuresIn(state, pack, cell).filter((one) => one !== figure)]));
  const thrown = new Map<FigureId, ThrownFigure>();
  const at = (cell: number) => occupants.get(cell) ?? [];
  const above = (cell: number) => track[Math.max(0, track.indexOf(cell) - 1)] ?? cell;
  const below = (cell: number): number | null => track[track.indexOf(cell) + 1] ?? null;

  /** Everybody in this cell goes one up, and with `full` pushes on any card there. */
  const throwBack = (cell: number): void => {
    const to = above(cell);
    const group = at(cell);
    if (to === cell || group.length === 0) return;
    if (flags.collision_chain === 'full') throwBack(to);
    occupants.set(cell, []);
    occupants.set(to, [...at(to), ...group]);
    for (const one of group) {
      thrown.set(one, { figure: one, from: thrown.get(one)?.from ?? cell, to });
    }
  };

  let to = below(place.cell);
  let collisions = 0;
  while (to !== null && flags.prison_collision && at(to).length > 0) {
    if (collisions > 0 && flags.collision_chain === 'none') break;
    collisions += 1;
    const met = to;
    to = below(met);
    throwBack(met);
  }
  const order = (one: ThrownFigure) => pack.figures.indexOf(one.figure);
  decision.emit({
    ...{ type: 'prisonerMoved', seat, figure, from: place.cell, to },
    thrown: [...thrown.values()].sort((a, b) => order(a) - order(b)),
  });
}
