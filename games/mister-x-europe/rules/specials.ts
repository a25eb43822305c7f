import { type Flags, type TicketSymbol, TRANSPORTS, type Transport, type XSpecial } from './types.js';

/** How many tickets make a special of the detectives (MX-41, MX-43). */
export const TICKETS_GIVEN_CHOICES = [3, 4, 5] as const;
export const TICKETS_GIVEN_MIN = TICKETS_GIVEN_CHOICES[0];
export const TICKETS_GIVEN_MAX = TICKETS_GIVEN_CHOICES[2];
type TicketsGiven = (typeof TICKETS_GIVEN_CHOICES)[number];

/** So many tickets with one symbol, and what they buy. */
export type Price = {
  readonly symbol: TicketSymbol;
  readonly cost: number;
  /** The leg that X tells, counted back from his last (MX-41). */
  readonly legsBack?: number;
  /** How the detective goes on (MX-43). */
  readonly transport?: Transport;
};

type Special = {
  readonly by: 'x' | 'hunters';
  /** Legs that are made with it. */
  readonly legs: 0 | 1 | 2;
  /** Its travel ticket lies face down, and any ticket does for any line (MX-26). */
  readonly faceDown: boolean;
  /** By the flags in force, the lowest first. */
  readonly prices: (flags: Flags) => readonly Price[];
};

/** What the hunters give together, by what so many tickets buy. */
const jointSpecial = <Named extends keyof Flags, Bought>(
  symbol: TicketSymbol,
  buys: (flags: Pick<Flags, Named>, cost: TicketsGiven) => Bought,
) => ({
  ...({ by: 'hunters', faceDown: false, symbol } as const),
  prices: (flags: Pick<Flags, Named>) => TICKETS_GIVEN_CHOICES.map((cost) => ({ symbol, cost, ...buys(flags, cost) })),
});

/** Every special: who plays it, how many legs it has, what it costs and does. Legality, costs and descriptions follow. */
export const SPECIALS = {
  double: {
    ...({ by: 'x', legs: 2, faceDown: false } as const),
    prices: (flags: Pick<Flags, 'x_double'>) => [flags.x_double] as const,
  },
  secret: {
    ...({ by: 'x', legs: 1, faceDown: true } as const),
    prices: (flags: Pick<Flags, 'x_secret'>) => [flags.x_secret] as const,
  },
  investigate: {
    legs: 0,
    ...jointSpecial('magnifier', (flags: Pick<Flags, 'investigation'>, cost) => ({
      legsBack: flags.investigation[cost],
    })),
  },
  operate: {
    legs: 1,
    ...jointSpecial('beacon', (flags: Pick<Flags, 'special_op'>, cost) => ({
      transport: flags.special_op[cost],
    })),
  },
} as const satisfies Readonly<Record<string, Special>>;

export type SpecialName = keyof typeof SPECIALS;

/** Those that hunters play together. */
export const JOINT_SPECIALS = ['investigate', 'operate'] as const;
export type JointSpecial = (typeof JOINT_SPECIALS)[number];

/** What X pays (MX-23, MX-25). */
export function priceOf(flags: Pick<Flags, 'x_double' | 'x_secret'>, special: XSpecial): Price {
  return SPECIALS[special].prices(flags)[0];
}

/** How many legs back so many magnifiers look; `null`: so many buy nothing (MX-41). */
export function legsLookedBack(flags: Pick<Flags, 'investigation'>, magnifiers: number): number | null {
  const bought = SPECIALS.investigate.prices(flags).find(({ cost }) => cost === magnifiers);
  return bought?.legsBack ?? null;
}

/** A detective may be sent on by this many beacons: by the very transport, or one that costs less (MX-43, MX-Q14). */
export function transportsForBeacons(
  flags: Pick<Flags, 'special_op' | 'special_op_exact'>,
  beacons: number,
): readonly Transport[] {
  if (beacons > TICKETS_GIVEN_MAX) return [];
  const bought = SPECIALS.operate
    .prices(flags)
    .filter(({ cost }) => (flags.special_op_exact ? cost === beacons : cost <= beacons));
  return TRANSPORTS.filter((each) => bought.some(({ transport }) => transport === each));
}
