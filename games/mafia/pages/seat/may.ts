import {
  type PrisonCell,
  CLANS,
  type Clan,
  cardOf,
  clanOf,
  type FigureId,
  flagsOf,
  isAdjacent,
  ownerOf,
  type Pack,
  type QuarterId,
  type View,
} from '../../rules/browser.js';
import type { OwnClan } from './seats.js';

/** What a seat may do, as far as its view tells; the referee checks all of it again. */

/** Own closed cards. */
export function openableQuarters(pack: Pack, { city }: View, { seat }: OwnClan): readonly QuarterId[] {
  return city
    .filter(({ quarter, state }) => state === 'closed' && ownerOf(pack, quarter) === seat)
    .map(({ quarter }) => quarter);
}

/** Own figures that may make their move in prison (MF-66, MF-67). */
export function movableFigures(
  pack: Pack,
  { figures }: View,
  seat: Clan,
): readonly { readonly figure: FigureId; readonly from: number; readonly to: number | null }[] {
  const { track } = pack.file.prison;
  return Object.entries(figures).flatMap(([figure, place]) => {
    if (clanOf(pack, figure) !== seat || place.at !== 'cell' || place.stays !== null) return [];
    return [{ figure, from: place.cell, to: track[track.indexOf(place.cell) + 1] ?? null }];
  });
}

/** Open Buyers beside a Good (MF-35). */
export function buyerQuarters(pack: Pack, { city }: View, good: QuarterId): readonly QuarterId[] {
  return city.flatMap(({ quarter, state, card }) =>
    state === 'open' && card !== null && cardOf(pack, card).type === 'buyer' && isAdjacent(pack, good, quarter)
      ? [quarter]
      : [],
  );
}

/** Cards beside a Pistol that may be shot (MF-53). */
export function targetQuarters(pack: Pack, view: View, pistol: QuarterId): readonly QuarterId[] {
  const arrested = flagsOf(view).shoot_arrested;
  return view.city.flatMap(({ quarter, state }) =>
    isAdjacent(pack, pistol, quarter) && (arrested || state !== 'arrested') ? [quarter] : [],
  );
}

type Prisoner = { readonly figure: FigureId; readonly cell: PrisonCell };

/** Everybody in a cell, the highest first; a figure on the run is in none. */
export function prisoners({ figures }: View): readonly Prisoner[] {
  return Object.entries(figures)
    .flatMap(([figure, place]): readonly Prisoner[] => {
      if (place.at === 'death-row') return [{ figure, cell: 'death-row' }];
      return place.at === 'cell' ? [{ figure, cell: place.cell }] : [];
    })
    .sort((a, b) => rank(b.cell) - rank(a.cell));
}

function rank(cell: PrisonCell): number {
  return cell === 'death-row' ? Number.POSITIVE_INFINITY : cell;
}

/** Who may be freed by an Escape (MF-57). */
export function escapees(view: View): readonly Prisoner[] {
  const { escape_from_death_row: all } = flagsOf(view);
  return prisoners(view).filter(({ cell }) => all || cell !== 'death-row');
}

export type PossibleRansom = Prisoner & {
  readonly price: number;
  readonly payee: Clan;
  readonly affordable: boolean;
};

/** Whom this seat may buy out, and what for (MF-74 to MF-77). */
export function possibleRansoms(pack: Pack, view: View, { seat, clan }: OwnClan): readonly PossibleRansom[] {
  const flags = flagsOf(view);
  const step = flags.ransom_direction === 'next' ? 1 : CLANS.length - 1;
  const payeeOf = (of: Clan) => CLANS[(CLANS.indexOf(of) + step) % CLANS.length] ?? of;
  return prisoners(view).flatMap(({ figure, cell }) => {
    const owner = clanOf(pack, figure);
    const may =
      owner === seat || flags.ransom_for === 'anyone' || (flags.ransom_for === 'team' && pack.mate[seat] === owner);
    const payee = payeeOf(flags.ransom_payee_of === 'payer' ? seat : owner);
    if (!may || payee === seat) return [];
    const price = cell === 'death-row' ? flags.death_row_ransom : cell;
    return [{ figure, cell, price, payee, affordable: clan.balance >= price }];
  });
}
