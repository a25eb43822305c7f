import type { Pack } from './pack.js';
import { CLANS, type Clan } from './seats.js';
import type { RankingRow, State } from './types.js';

/** Who has which place (MF-87 to MF-89), the best first. */
export function placesOf({ clans, options }: State, pack: Pack): readonly RankingRow[] {
  const balance = (seat: Clan) => clans[seat].balance;
  const team = (seat: Clan) => balance(seat) + balance(pack.mate[seat]);
  const [one, two] = [
    CLANS[0],
    CLANS.find((seat) => seat !== pack.mate[CLANS[0]] && seat !== CLANS[0]),
  ];
  // Equal teams are ranked as if each played for himself (MF-88).
  const isByTeam = options.flags.scoring === 'team' && two !== undefined && team(one) !== team(two);
  const isBefore = (a: Clan, b: Clan): boolean => {
    if (isByTeam && team(a) !== team(b)) return team(a) > team(b);
    return balance(a) > balance(b);
  };
  return [...CLANS]
    .sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))
    .map((seat) => ({
      seat,
      balance: balance(seat),
      team: team(seat),
      place: 1 + CLANS.filter((other) => isBefore(other, seat)).length,
    }));
}
