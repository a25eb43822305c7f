/** Seats clockwise; which colour each plays, the pack says (MF-1). */
export const CLANS = ['clan-1', 'clan-2', 'clan-3', 'clan-4'] as const;
export type Clan = (typeof CLANS)[number];
export const CLAN_ROLE = 'clan';

/** Colour and number: `blue-1` (MF-8). */
export type FigureId = string;

export function isClan(seat: string): seat is Clan {
  return CLANS.some((one) => one === seat);
}

/** The next seat clockwise, or the one `steps` further. */
export function clanAfter(seat: Clan, steps = 1): Clan {
  const at = (CLANS.indexOf(seat) + steps) % CLANS.length;
  return CLANS[(at + CLANS.length) % CLANS.length] as Clan;
}

/** All four, clockwise from this one. */
export function clansFrom(first: Clan): readonly Clan[] {
  return CLANS.map((_, at) => clanAfter(first, at));
}
